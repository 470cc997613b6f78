import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { Day } from '#src/shared/week.ts';
import { merchandiseStoreFacts } from '../test/golden/load-merchandise-store.ts';
import { median, report } from './harness/figure.ts';

/** The engine alone on the last full week of the real shop: twelve weeks, four dimensions. */
const ROUNDS = 9;
const facts = merchandiseStoreFacts('2017-03-20' as Day);
const times = Array.from({ length: ROUNDS }, () => {
  const began = performance.now();
  analyzeWeek(facts, { seed: 1 });
  return performance.now() - began;
});
report({
  name: 'analyze-shop',
  value: median(times),
  unit: 'ms',
  reference: 'target 1000 ms',
  ratio: median(times) / 1000,
});
