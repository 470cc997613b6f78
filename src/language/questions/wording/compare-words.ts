import type { ReadLimit } from '../reading/reading.ts';

/** How a limit holds, before its number: "above 20", "at most 5 %". */
export const compareWords: Readonly<Record<ReadLimit['is'], string>> = {
  above: 'above',
  below: 'below',
  at_least: 'at least',
  at_most: 'at most',
  equal: 'exactly',
};
