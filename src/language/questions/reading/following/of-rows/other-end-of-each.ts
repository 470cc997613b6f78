import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { isBetterLow } from './in-order.ts';

const EACH = '(?: (?:in|of|for|per|at) (?:each|every)(?: one)?(?: of them)?)?';
const LEAST = wholly(`the (?:lowest|smallest|least|fewest|bottom)(?: ones?)?${EACH}`);
const MOST = wholly(`the (?:highest|largest|biggest|most|top)(?: ones?)?${EACH}`);
const WORST = wholly(`the (?:worst|weakest|poorest)(?: ones?)?${EACH}`);
const BEST = wholly(`the (?:best|strongest)(?: ones?)?${EACH}`);

/** "And the worst one?" behind the top country of each hotel: the other end of the ranking within each of them. */
export function otherEndOfEach(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  const { rank } = before;
  if (rank?.of !== 'members' || rank.by !== 'value' || rank.within === null) return undefined;
  const [worst, best] = isBetterLow(before, views)
    ? (['top', 'bottom'] as const)
    : (['bottom', 'top'] as const);
  const direction = LEAST.test(text)
    ? 'bottom'
    : MOST.test(text)
      ? 'top'
      : WORST.test(text)
        ? worst
        : BEST.test(text)
          ? best
          : undefined;
  const { of, by, within, count } = rank;
  return direction && { ...before, place: 1, rank: { of, by, within, count, direction } };
}
