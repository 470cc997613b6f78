import { expect, it } from 'vitest';
import { steadyProgress } from './steady-progress.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('notes whole percents, forwards, one at a time, and survives a note that fails', async () => {
  const noted: number[] = [];
  let release = () => {};
  const progress = steadyProgress(async (percent) => {
    noted.push(percent);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    if (percent === 3) throw new Error('the database was away for a moment');
  });
  progress(0.4, 'reading');
  progress(1.2, 'reading');
  progress(2.9, 'reading');
  expect(noted).toEqual([1]);
  release();
  await settled();
  progress(1.9, 'reading');
  progress(3, 'reading');
  release();
  await settled();
  progress(7.5, 'reading');
  expect(noted).toEqual([1, 3, 7]);
});
