import type { ReadLimit } from '../reading/limit.ts';

/** How a limit holds of what is counted one by one, before its number: "fewer than 300 days". */
export const soManyWords: Readonly<Record<ReadLimit['is'], string>> = {
  above: 'more than',
  below: 'fewer than',
  at_least: 'at least',
  at_most: 'at most',
  equal: 'exactly',
};
