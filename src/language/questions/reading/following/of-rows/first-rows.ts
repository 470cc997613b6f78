import { numberWord } from '../../../text/number-words.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const FIRST = wholly(
  '(?:only |just )?(?:the )?(?<side>top|first|bottom|last) (?<count>\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:rows?|ones|of (?:them|these|those)))?(?: only)?',
);

/** "Top 3 only", "just the top one" behind a list in an order of its own, lowest first: its first three rows, and not the three that have most. */
export function firstRows(text: string, before: Reading): Reading | undefined {
  const { side, count } = FIRST.exec(text)?.groups ?? {};
  const { orderBy, order, rank, dimensions, grain, shape, intent, each } = before;
  const isList =
    intent === 'numbers' && shape === 'value' && dimensions.length === 1 && grain === null && each === null;
  if (side === undefined || count === undefined || orderBy === null || rank !== null || !isList)
    return undefined;
  const isFirst = /^(?:top|first)$/i.test(side);
  return toldAnew({
    ...before,
    // A ranking is by its first number
    metrics: [orderBy, ...before.metrics.filter((metric) => metric !== orderBy)],
    orderBy: null,
    order: null,
    place: 1,
    rank: {
      of: 'members',
      count: numberWord(count.toLowerCase()) ?? Number(count),
      direction: (order === 'up') === isFirst ? 'bottom' : 'top',
      by: 'value',
      within: null,
    },
  });
}
