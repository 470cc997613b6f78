import type { Day } from '#src/shared/week.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Reading } from '../reading.ts';
import { allAgain } from './all-again.ts';
import { allButBefore } from './all-but-before.ts';
import { asShareOfTime } from './as-share-of-time.ts';
import { withoutDays } from './day-of-month.ts';
import { heldTogether } from './held-together.ts';
import { lastNamed } from './last-named.ts';
import { opening } from './lead-and-tail.ts';
import { mostOfRows } from './most-of-rows.ts';
import { changeInPercent, orderedByChange } from './ordered-by-change.ts';
import { replacedBy } from './replaced-by.ts';
import { stepped } from './stepped-back.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { RETURNED, withReturned } from './with-returned.ts';

interface Known {
  readonly today: Day;
  readonly views: readonly SourceView[];
  /** What other words would ask behind the same question; undefined where they cannot be answered. */
  readonly read: (text: string) => Reading | undefined;
}

/** What whole follow-ups ask by words that are none of any question of its own: "and the month before?", "lowest first", "both together". */
export function fromBefore(
  text: string,
  before: Reading,
  { today, views, read }: Known,
): Reading | undefined {
  const now =
    toldOtherwise(text, before) ??
    orderedByChange(text, before) ??
    changeInPercent(text, before) ??
    asShareOfTime(text, before, views) ??
    stepped(text, before, today) ??
    lastNamed(text, before, read, today) ??
    withoutDays(text, before) ??
    allAgain(text, before, views) ??
    allButBefore(text, before) ??
    heldTogether(text, before) ??
    mostOfRows(text, before, views, read) ??
    againstName(text, read) ??
    nameReturned(text, before, read);
  return now && { ...now, replaced: replacedBy(before, now) };
}

const AGAINST = opening(
  '(?:vs\\.?|versus|against|compared? (?:it )?(?:to|with)|(?:(?:is|was|were|are) (?:it |that |this )?)?(?:(?:more|less|fewer|higher|lower|better|worse|bigger|smaller) )?than(?: (?:from|on|in|at|for))?) (?=\\p{L})',
);

/** "Vs desktop?" behind the sessions on mobile: what "and desktop?" would tell, held against it. */
function againstName(text: string, read: Known['read']): Reading | undefined {
  const other = AGAINST.test(text) ? read(text.replace(AGAINST, '')) : undefined;
  return other?.replaced?.filters.length === 1 ? heldTogether('compare', other) : undefined;
}

/** "With Direct again?" behind those without Direct. */
function nameReturned(text: string, before: Reading, read: Known['read']): Reading | undefined {
  if (!before.filters.some(({ is }) => is === 'none_of') || text.search(RETURNED) !== 0) return undefined;
  const named = read(`and ${text.replace(RETURNED, '')}`);
  return named && withReturned(before, named);
}
