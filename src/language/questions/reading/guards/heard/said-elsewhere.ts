import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isMove, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** Words that mean something in this place, of which the reading holds nothing: each is asked about. */
export const notHeardHere = (marks: readonly Mark[], reading: Reading, view: SourceView): readonly Mark[] => [
  ...perVisitor(marks, reading, view),
  ...denied(marks, reading),
  ...causes(marks, reading),
  ...ofBuyers(marks, reading),
  ...sameOfOther(marks),
  ...whose(marks, reading),
  ...whoWithin(marks, reading),
  ...outOfTop(marks),
  ...everyOne(marks, reading),
  ...eachOfCourse(marks, reading),
  ...lostTo(marks),
  ...beginnings(marks),
  ...versions(marks),
  ...meanOfRates(marks, reading),
  ...countedDays(marks, reading),
  ...chosenByAll(marks, reading),
  ...fromOneToOther(marks),
];

const isSaid = (mark: Mark | undefined, words: RegExp): boolean =>
  mark !== undefined && words.test(mark.said);

/** "Sessions per visitor" of a source that counts no people: visits per visit are one. */
const perVisitor = (marks: readonly Mark[], { metrics }: Reading, view: SourceView): readonly Mark[] =>
  metrics.some((id) => /^ratio:(?:sessions:visitors|visitors:sessions)$/.test(id)) &&
  view.columnOf('visitors') === undefined &&
  view.columnOf('users') === undefined
    ? marks.filter((mark) => mark.type === 'metric' && mark.metric === 'visitors')
    : [];

/** "Which channels don't convert": those that do are others. */
function denied(marks: readonly Mark[], { limits, filters, moves, gap }: Reading): readonly Mark[] {
  if (gap?.isDenied === true) return [];
  if (limits.length + moves.length > 0 || filters.some(({ is }) => /^(?:none_of|not_)/.test(is))) return [];
  return marks.filter((mark, at) => {
    if (!DENYING.test(mark.said)) return false;
    const next = marks.slice(at + 1).find(({ type }) => type !== 'noise');
    return (
      next?.type === 'metric' || isMove(next) || isSaid(next, /^(?:counts?|counted|counting|includ\p{L}+)$/iu)
    );
  });
}
const DENYING =
  /^(?:(?:do|does|did|have|has|had|is|are|was|were|should|must|can|could|would)(?:n['’]?t| not)|never|not)$/i;

/** "Is the fall due to Canada?": that it fell there as well makes it no cause. */
const causes = (marks: readonly Mark[], { isYesNo }: Reading): readonly Mark[] =>
  isYesNo ? marks.filter((mark) => isSaid(mark, CAUSING)) : [];
const CAUSING =
  /^(?:due to|because of|cause|causes|caused|caused by|causing|owing to|thanks to|driven by|down to)$/i;

/** "Pages per visit of buyers": who bought and who did not is in no row of visits. */
const ofBuyers = (marks: readonly Mark[], { metrics }: Reading): readonly Mark[] =>
  metrics.some((id) => id.includes('purchases'))
    ? []
    : marks.filter(
        (mark, at) =>
          isSaid(mark, /^(?:buyers|purchasers|paying customers)$/i) &&
          isSaid(marks[at - 1], /^(?:of|by|from|for|among|amongst)$/i),
      );

/** "Whose lessons grew fastest?" asks for somebody, and not for all of them together. */
const whose = (marks: readonly Mark[], { dimensions, each }: Reading): readonly Mark[] =>
  dimensions.length === 0 && each === null
    ? marks.slice(0, 1).filter((mark) => isSaid(mark, /^whose$/i))
    : [];

/** "Within each town, who gave most lessons?": somebody of each town, and not the town. */
const whoWithin = (marks: readonly Mark[], { dimensions }: Reading): readonly Mark[] => {
  const kind = marks.findIndex(({ type }) => type === 'dimension');
  const isWithin = marks
    .slice(Math.max(0, kind - 2), kind)
    .some((mark) => isSaid(mark, /^(?:for |in |within |per )?(?:each|every|per)$/i));
  return kind >= 0 && isWithin && dimensions.length === 1
    ? marks.filter((mark, at) => at > kind && isSaid(mark, /^who$/i))
    : [];
};

/** "Did any query fall out of the top 10?": who was among them before, and not who lost. */
const outOfTop = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(
    (mark, at) =>
      isSaid(mark, /^out of(?: the)?$/i) &&
      marks.slice(at + 1, at + 3).some((one) => isKeyword(one, 'top')) &&
      marks.slice(0, at).some((one) => isKeyword(one, 'loss')),
  );

/** "Did every channel grow?", "does every channel deliver tickets?": of each of them, which the one that leads does not tell. */
const everyOne = (
  marks: readonly Mark[],
  { isYesNo, shape, limits, moves, gap, always, rank, verdict }: Reading,
): readonly Mark[] =>
  isYesNo &&
  (shape === 'change' ||
    (shape === 'value' &&
      limits.length + moves.length === 0 &&
      gap === null &&
      always === null &&
      rank === null &&
      verdict === null))
    ? marks.filter((mark, at) => isSaid(mark, /^(?:each|every|all)$/i) && marks[at + 1]?.type === 'dimension')
    : [];

/** "The same week last month": which of its weeks? */
const sameOfOther = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(
    (mark, at) =>
      isSaid(mark, /^(?:the |in the )?same$/i) &&
      (marks[at + 1]?.type === 'unit' || marks[at + 1]?.type === 'grain') &&
      marks[at + 2]?.type === 'time',
  );

/** "Did revenue grow each month?": of every step, and not of the later half against the earlier. */
const eachOfCourse = (
  marks: readonly Mark[],
  { isYesNo, grain, rank, gap, always, shape }: Reading,
): readonly Mark[] =>
  isYesNo && grain !== null && rank === null && gap === null && always === null && shape === 'value'
    ? marks.filter((mark) => mark.type === 'grain' && isSaid(mark, /^(?:each|every|any) /i))
    : [];

/** "How much revenue do we lose to cancellations?": neither of both as it moved. */
function lostTo(marks: readonly Mark[]): readonly Mark[] {
  const spoken = withoutNoise(marks);
  return spoken.filter(
    (mark, at) =>
      isKeyword(mark, 'loss') &&
      isSaid(mark, /^(?:lose|loses|lost|losing)$/i) &&
      isSaid(spoken[at + 1], /^(?:to|through|from|by|via)$/i) &&
      spoken[at + 2]?.type === 'metric',
  );
}

/** "In its first 30 days": those it began with, and not its best; "the last day without one" is no yesterday. */
function beginnings(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter((mark, at) => {
    const [before, next, behind] = [marks[at - 1], marks[at + 1], marks[at + 2]];
    const unit = next?.type === 'number' ? behind : next;
    const isItsFirst =
      isSaid(mark, /^first$/i) &&
      isSaid(before, /^(?:its|their)$/i) &&
      (unit?.type === 'unit' || unit?.type === 'grain');
    const isLastWith =
      isSaid(mark, /^(?:(?:the |our )?last day|(?:the|our) last (?:week|month))$/i) &&
      (isKeyword(next, 'without', 'none') || isSaid(next, /^(?:without|on|with no|when|that|where)$/i)) &&
      (isKeyword(next, 'without', 'none') ||
        isSaid(behind, /^which$/i) ||
        isSaid(next, /^(?:when|that|where)$/i));
    return isItsFirst || isLastWith;
  });
}

/** "Sessions on versions below 6": of the versions, which have no order, and not of the sessions. */
function versions(marks: readonly Mark[]): readonly Mark[] {
  const spoken = withoutNoise(marks);
  return spoken.filter((mark, at) => {
    const [joint, kind, value, behind] = [spoken[at - 2], spoken[at - 1], spoken[at + 1], spoken[at + 2]];
    const isBound =
      isKeyword(mark, 'more', 'less', 'over', 'at_least', 'at_most') && value?.type === 'number';
    const isOfKind =
      kind?.type === 'dimension' &&
      isKeyword(joint, 'preposition') &&
      isSaid(joint, /^(?:on|in|from|for|of|with)$/i);
    return isBound && isOfKind && behind?.type !== 'metric';
  });
}

/** "The average of the daily conversion rates" is no course of them. */
const meanOfRates = (marks: readonly Mark[], { grain, shape }: Reading): readonly Mark[] => {
  if (grain === null || shape !== 'value') return [];
  return marks.filter(
    (mark, at) =>
      isKeyword(mark, 'average') &&
      isSaid(marks[at + 1], /^of(?: the)?$/i) &&
      marks
        .slice(at + 1, at + 5)
        .some((one) => one.type === 'grain' && isSaid(one, /^(?:daily|weekly|monthly)$/i)),
  );
};

/** "On how many days did sessions fall compared with the day before": a count, which no course is. */
function countedDays(marks: readonly Mark[], { shape, grain, versus, isStepwise }: Reading): readonly Mark[] {
  if (shape !== 'value' || grain === null || versus === null || isStepwise) return [];
  return marks.filter((mark, at) => {
    const next = marks[at + 1];
    return (
      isKeyword(mark, 'count') &&
      isSaid(mark, /^how many$/i) &&
      (next?.type === 'unit' || next?.type === 'grain')
    );
  });
}

/** "What did Canada do on our best day": the best of all, and not of Canada alone. */
function chosenByAll(marks: readonly Mark[], { rank, filters, grain }: Reading): readonly Mark[] {
  if (rank?.of !== 'time' || grain === null || !filters.some(({ is }) => is === 'one_of')) return [];
  return marks.filter(
    (mark, at) =>
      isRank(mark) &&
      isSaid(marks[at - 1], /^(?:our|the site['’]?s)$/i) &&
      marks.slice(0, at).some(({ type }) => type === 'members'),
  );
}

/** "Paywall to purchase conversion": from one step to another, and no rate of all. */
function fromOneToOther(marks: readonly Mark[]): readonly Mark[] {
  const spoken = withoutNoise(marks);
  return spoken.filter(
    (mark, at) =>
      isSaid(mark, /^to$/i) &&
      spoken[at - 1]?.type === 'members' &&
      spoken[at + 1]?.type === 'metric' &&
      isSaid(spoken[at + 2], /^conversions?(?: rates?)?$/i),
  );
}
