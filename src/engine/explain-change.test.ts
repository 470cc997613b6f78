import { expect, test } from 'vitest';
import { simulateSite } from '../../benchmarks/sites/simulate-site.ts';
import { explainChange } from './explain-change.ts';

const halved = simulateSite({
  seed: 3,
  cause: { segment: { channel: 'Paid Search', device: 'mobile' }, factor: 0.3 },
});

test('tells what was to be expected of a segment, that the loss is no chance, and where it sits', () => {
  const told = explainChange(halved, 'sessions', { channel: 'Paid Search' });
  expect(told?.effect.absolute).toBeLessThan(0);
  expect(told?.p).toBeLessThan(0.05);
  const byDevice = told?.attributions.find(({ dimension }) => dimension === 'device');
  const [largest] = [...(byDevice?.contributions ?? [])].sort((a, b) => a.change - b.change);
  expect(largest?.member).toBe('mobile');
  const sum = byDevice?.contributions.reduce((all, { change }) => all + change, 0) ?? 0;
  expect(sum).toBeCloseTo(told?.effect.absolute ?? Number.NaN, 6);
});

test('says nothing of what was never tested', () => {
  expect(explainChange(halved, 'clicks', {})).toBeNull();
  expect(explainChange(halved, 'sessions', { channel: 'Carrier Pigeon' })).toBeNull();
});
