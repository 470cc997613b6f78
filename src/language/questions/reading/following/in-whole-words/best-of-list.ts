import type { Reading } from '../../reading.ts';
import { wholly } from './lead-and-tail.ts';

const BETTER = wholly(
  '(?:so |and )?which(?: one| of (?:them|these|those))? (?:is|was|are|were|looks) (?:the )?(?<how>better|worse)(?: one)?',
);

/** "Which one is better?" behind a ranking of one time is asked of its rows, and of none of them how it moved. */
export function bestOfList(text: string, before: Reading): string {
  const how = isRanking(before) ? BETTER.exec(text)?.groups?.['how']?.toLowerCase() : undefined;
  return how === undefined ? text : `which one is ${how === 'better' ? 'best' : 'worst'}?`;
}

const isRanking = ({ intent, shape, dimensions, periods, versus, each, gap, grain, moves }: Reading) =>
  intent === 'numbers' &&
  shape === 'value' &&
  dimensions.length === 1 &&
  periods.length < 2 &&
  versus === null &&
  each === null &&
  gap === null &&
  grain === null &&
  moves.length === 0;
