import { expect, it, vi } from 'vitest';
import { rehearseInFull } from '#src/language/questions/reading/rephrasing/in-full/in-full.ts';
import { rehearseReading } from './rehearse-reading.ts';

const question = 'Sessions by channel last week';

it('lets others run while it makes the reading of a question ready', async () => {
  const rules = [...rehearseInFull(question)].length;
  // Each rule takes as long as one that is compiled on a busy machine.
  let time = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 30;
    return time;
  });
  let served = 0;
  let isReady = false;
  const serve = () => {
    served += 1;
    if (!isReady) setImmediate(serve);
  };
  setImmediate(serve);
  await rehearseReading(question);
  isReady = true;
  slow.mockRestore();
  expect(rules).toBeGreaterThan(100);
  expect(served).toBeGreaterThanOrEqual(rules);
});
