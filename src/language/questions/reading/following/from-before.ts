import type { Day } from '#src/shared/week.ts';
import type { SourceView } from '../../data/source-view.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { asChart } from './as-chart.ts';
import { wholly } from './in-whole-words/lead-and-tail.ts';
import { differenceByParts } from './of-both/difference-by-parts.ts';
import { heldLikeBefore } from './of-both/held-like-before.ts';
import { heldTogether } from './of-both/held-together.ts';
import { movedMore } from './of-both/moved-more.ts';
import { againstName } from './of-names/against-name.ts';
import { allAgain } from './of-names/all-again.ts';
import { allButBefore } from './of-names/all-but-before.ts';
import { asksForWorker } from './of-names/asks-for-worker.ts';
import { leftOutToo } from './of-names/left-out-too.ts';
import { limitsLifted } from './of-names/limits-lifted.ts';
import { nameReturned } from './of-names/name-returned.ts';
import { asNumbers } from './of-rows/as-numbers.ts';
import { asPartOfWhole } from './of-rows/as-part-of-whole.ts';
import { asRate } from './of-rows/as-rate.ts';
import { byAskingWord } from './of-rows/by-asking-word.ts';
import { cheapestOfRows } from './of-rows/cheapest-of-rows.ts';
import { costOfMove } from './of-rows/cost-of-move.ts';
import { firstRows } from './of-rows/first-rows.ts';
import { howManyOfThem } from './of-rows/how-many-of-them.ts';
import { insteadOfNumber } from './of-rows/instead-of-number.ts';
import { mostOfRows } from './of-rows/most-of-rows.ts';
import { aboveInPercent, changeInPercent, orderedByChange } from './of-rows/ordered-by-change.ts';
import { otherEndOfEach } from './of-rows/other-end-of-each.ts';
import { shareTogether } from './of-rows/share-together.ts';
import { toldOtherwise } from './of-rows/told-otherwise.ts';
import { totalOfThem } from './of-rows/total-of-them.ts';
import { asShareOfTime } from './of-times/as-share-of-time.ts';
import { askedBeforeFound } from './of-times/asked-before-found.ts';
import { withoutDays } from './of-times/day-of-month.ts';
import { lastNamed } from './of-times/last-named.ts';
import { sameDaysBefore } from './of-times/same-days-before.ts';
import { stepped } from './of-times/stepped-back.ts';
import { unitAroundDay } from './of-times/unit-around-day.ts';
import { whenItBegan } from './of-times/when-it-began.ts';
import type { ReadOther } from './read-other.ts';
import { replacedBy } from './replaced-by.ts';

/** "From where?": by channel, by source or by country. */
const WHERE_FROM = wholly(
  '(?:from where|where(?: (?:are|were|is|was|do|did|does) (?:they|those|these|it|that))?(?: (?:come|coming|came))? from)(?: exactly)?',
);

interface Known {
  readonly today: Day;
  readonly views: readonly SourceView[];
  /** The words of the question before. */
  readonly question: string;
  /** What other words would ask behind the same question; undefined where they cannot be answered. */
  readonly read: (text: string) => Reading | undefined;
  /** The same behind another question. */
  readonly readOther: ReadOther;
}

/** What whole follow-ups ask by words that are none of any question of its own: "and the month before?", "lowest first", "both together". */
export function fromBefore(
  text: string,
  before: Reading,
  { today, views, question, read, readOther }: Known,
): Reading | undefined {
  if (WHERE_FROM.test(text) && before.intent === 'numbers') throw askedBack('where_from');
  const now =
    asChart(text, before) ??
    otherEndOfEach(text, before, views) ??
    firstRows(text, before) ??
    shareTogether(text, before) ??
    asNumbers(text, before) ??
    howManyOfThem(text, before, { views, question, read }) ??
    costOfMove(text, before, read) ??
    insteadOfNumber(text, before, read) ??
    sameDaysBefore(text, before) ??
    totalOfThem(text, before, { views, read }) ??
    toldOtherwise(text, before, views) ??
    orderedByChange(text, before) ??
    changeInPercent(text, before, question) ??
    aboveInPercent(text, before) ??
    asPartOfWhole(text, before, views, read) ??
    asRate(text, before, { views, read }) ??
    asShareOfTime(text, before, views) ??
    stepped(text, before, today) ??
    askedBeforeFound(text, before, today, read) ??
    whenItBegan(text, before) ??
    lastNamed(text, before, read, today) ??
    unitAroundDay(text, before, today) ??
    withoutDays(text, before) ??
    allAgain(text, before, views) ??
    limitsLifted(text, before, views) ??
    allButBefore(text, before) ??
    leftOutToo(text, before, read) ??
    movedMore(text, before) ??
    differenceByParts(text, before, read) ??
    heldLikeBefore(text, before, read) ??
    (asksForWorker(text, before, views) ? undefined : heldTogether(text, before)) ??
    mostOfRows(text, before, views, read) ??
    cheapestOfRows(text, before, views, read) ??
    byAskingWord(text, before, views, read) ??
    againstName(text, before, read) ??
    nameReturned(text, before, readOther);
  return now && { ...now, replaced: replacedBy(before, now) };
}
