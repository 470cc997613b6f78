import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNamed, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';
import { metricsOf } from '../two-sides.ts';

/** "Bookings minus cancellations", "revenue plus tips", "opened but not solved": what two numbers make together is not counted. */
export function sumOrDifference(marks: readonly Mark[]): About | undefined {
  // "Their clicks, plus their position" are two numbers side by side
  const spoken = marks.filter((mark) => mark.type !== 'noise' || /^(?:plus|their|its)$/i.test(mark.said));
  const isMade = spoken.some((mark, at) => {
    const [before, after] = [spoken[at - 1], spoken[at + 1]];
    const isBetween = before?.type === 'metric' && after?.type === 'metric' && before.metric !== after.metric;
    return isBetween && /^(?:minus|less|plus|but not|not|without|net of)$/i.test(mark.said);
  });
  return isMade ? 'two_numbers' : undefined;
}

/** "Which routes earned more from spend on board than from fares": one number against another, and no change. */
export function oneNumberAboveOther(
  marks: readonly Mark[],
  { rank, gap, periods, metrics, grain, limits }: Reading,
): About | undefined {
  // "How many weeks did we solve more tickets than we opened"
  if (gap === null && limits.length === 0 && metrics.length > 1 && grain !== null && isMoreThanOther(marks))
    return 'two_numbers';
  const isOfChange = rank !== null && /^(?:gain|loss)$/.test(rank.by);
  if (!isOfChange || gap !== null || periods.length > 1) return undefined;
  const spoken = marks.filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isAgainst = spoken.some((mark, at) => {
    const [before, after] = [spoken[at - 1], spoken[at + 1]];
    return (
      isKeyword(mark, 'versus') &&
      before?.type === 'metric' &&
      after?.type === 'metric' &&
      before.metric !== after.metric
    );
  });
  return isAgainst ? 'two_numbers' : undefined;
}

/** "More tickets than we opened", with numbers on both sides that are not the same. */
function isMoreThanOther(marks: readonly Mark[]): boolean {
  const than = marks.findIndex((mark) => isKeyword(mark, 'versus') && /^than$/i.test(mark.said));
  const before = marks.slice(0, Math.max(0, than));
  // "Than the week before, plus their late returns": a time is what it is held against
  const [other] = metricsOf(
    marks
      .slice(than + 1)
      .filter(({ type }) => type !== 'noise')
      .slice(0, 1),
  );
  return (
    than > 0 &&
    before.some((mark) => isKeyword(mark, 'gain', 'loss', 'more', 'less')) &&
    other !== undefined &&
    metricsOf(before).some((metric) => metric !== other)
  );
}

/** "The best class in each studio in May, and its revenue in April": two times are not told within each one. */
export function withinTwoTimes({ rank, periods, versus }: Reading): About | undefined {
  const isWithin = rank?.of === 'members' && rank.by === 'value' && rank.within !== null;
  return isWithin && (periods.length > 1 || versus !== null) ? 'two_rankings' : undefined;
}

/** "The first ten days of each month" are the ones it begins with, and not its best. */
export function firstAsBest(marks: readonly Mark[], { rank }: Reading): About | undefined {
  if (rank?.of !== 'time') return undefined;
  const spoken = withoutNoise(marks);
  const isFirst = spoken.some((mark, at) => {
    const next = spoken[at + 1]?.type === 'number' ? spoken[at + 2] : spoken[at + 1];
    const isOfUnit =
      next?.type === 'unit' || (/^of$/i.test(next?.said ?? '') && spoken[at + 2]?.type === 'unit');
    return /^(?:the )?(?:first|last)$/i.test(mark.said) && isOfUnit;
  });
  return isFirst ? 'which_period' : undefined;
}

const VERB =
  /^(?:seen|see|sees|saw|bring|brings|brought|give|gives|gave|send|sends|sent|get|gets|got|have|has|had|sell|sells|sold|buy|buys|bought|make|makes|made|earn|earned|reach|reached|hit|pass|passed|appear|appeared|show|showed|shown|use|used|come|came|go|went|start|started|record|recorded|visit|visited|open|opened|drive|drove|generate|generated|deliver|delivered|convert|converted|order|ordered|book|booked|to)$/i;

/** "When was version 6.1 first seen", "which source first gave us revenue": in order of time, and not the one that had the most. */
export function firstAsMost(marks: readonly Mark[], { rank, endOfTime }: Reading): About | undefined {
  if (rank === null || endOfTime !== null) return undefined;
  const isInTime = marks.some(
    (mark, at) =>
      isKeyword(mark, 'top') && /^first$/i.test(mark.said) && VERB.test(marks[at + 1]?.said ?? ''),
  );
  return isInTime ? 'first_time' : undefined;
}

/** "Tips by channel in cities with fewer than 1,500 orders": the limit is of the cities, and would be laid on pairs. */
export function limitOfOtherKind(marks: readonly Mark[], { limits, dimensions }: Reading): About | undefined {
  const isOfOuter = limits.some(({ of }) => of !== undefined);
  if (limits.length === 0 || isOfOuter || dimensions.length < 2) return undefined;
  const spoken = withoutNoise(marks);
  const first = spoken.findIndex(({ type }) => type === 'dimension');
  const isLimited = spoken.some((mark, at) => {
    if (mark.type !== 'dimension' || at === first) return false;
    const [lead, next] = [spoken[at - 1], spoken[at + 1]];
    const isNarrowing =
      isKeyword(lead, 'only') ||
      (isKeyword(lead, 'preposition') &&
        /^(?:in|for|from|of|only|just|within|among|across)$/i.test(lead?.said ?? ''));
    const isBound =
      isKeyword(next, 'more', 'less', 'at_least', 'at_most', 'over') ||
      (isKeyword(next, 'preposition') && /^(?:with|that had|having|where|whose)$/i.test(next?.said ?? ''));
    return isNarrowing && isBound;
  });
  return isLimited ? 'limit_of_other_kind' : undefined;
}

/** "Conversion rate of the best 3 pages together": a ranking tells the rate of each, and none of them together. */
export function rateTogether(
  marks: readonly Mark[],
  { rank, metrics, chosen }: Reading,
  view: SourceView,
): About | undefined {
  const isOfTop = rank?.of === 'members' && rank.by === 'value' && chosen === null;
  const isRate = metrics.some((metric) => askMetric(view, metric)?.kind === 'quotient');
  const isTogether = marks.some(({ said }) =>
    /^(?:together|combined|altogether|taken together)$/i.test(said),
  );
  return isOfTop && isRate && isTogether ? 'not_at_once' : undefined;
}

/** "Revenue by channel in the week with the most revenue": the one best week of all, and not that of each channel. */
export function bestTimeOfAll(
  marks: readonly Mark[],
  { dimensions, grain, rank }: Reading,
): About | undefined {
  if (dimensions.length === 0 || grain === null || grain === 'weekday') return undefined;
  const spoken = withoutNoise(marks);
  const isChosen = spoken.some((mark, at) => {
    const [next, behind, third] = spoken.slice(at + 1);
    if (!/^(?:in|on|during|for)(?: the| our)?$/i.test(mark.said)) return false;
    const isWith =
      next?.type === 'unit' && /^(?:with|that had|having)$/i.test(behind?.said ?? '') && isRank(third);
    return isWith || (isRank(next) && behind?.type === 'unit');
  });
  const isOfEach = rank?.within !== null && spoken.some((mark) => isKeyword(mark, 'each', 'per'));
  return isChosen && !isOfEach ? 'chosen_days' : undefined;
}

/** "Average order value in the top 3 months by revenue": the months are chosen by the one, and would be ranked by the other. */
export function rankedByOther(marks: readonly Mark[], { rank, metrics }: Reading): About | undefined {
  if (rank?.of !== 'time') return undefined;
  const spoken = withoutNoise(marks);
  const isByOther = spoken.some((top, at) => {
    const [unit, by, metric] = spoken.slice(at + 1).filter(({ type }) => type !== 'number');
    return (
      isRank(top) &&
      unit?.type === 'unit' &&
      isKeyword(by, 'by') &&
      metric?.type === 'metric' &&
      metric.metric !== metrics[0]
    );
  });
  return isByOther ? 'not_at_once' : undefined;
}

/** "Days with more than 60 orders, and which channel led": the limit is of all of a day, and would be laid on parts of it. */
export function limitOfWholeUnit(
  marks: readonly Mark[],
  { limits, dimensions, grain, rank, always }: Reading,
): About | undefined {
  const isSplit = dimensions.length === 1 && grain !== null && rank?.of !== 'time' && always === null;
  if (!isSplit || limits.length === 0) return undefined;
  const spoken = withoutNoise(marks);
  const unit = spoken.findIndex(({ type }) => type === 'unit');
  const number = spoken.findIndex(({ type }, at) => type === 'number' && at > unit);
  const kind = spoken.findIndex(({ type }) => type === 'dimension');
  const isOfUnit = spoken
    .slice(unit + 1, unit + 3)
    .some(({ said }) => /^(?:with|where|when|which|on which|that had|that)$/i.test(said));
  return unit >= 0 && isOfUnit && number > unit && kind > number ? 'limit_of_other_kind' : undefined;
}

/** "Vienna direct bookings as a % of Vienna bookings": what is named behind it is the whole, and not all there is. */
export function shareOfNamed(marks: readonly Mark[], { shape, filters }: Reading): About | undefined {
  if (shape !== 'share' || filters.some(({ isWhole, isPart }) => isWhole === true || isPart === true))
    return undefined;
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex(
    (mark, place) => isKeyword(mark, 'share') && /^as\b/i.test(mark.said) && place > 0,
  );
  const hasWhole = at > 0 && spoken.slice(at + 1, at + 5).some(isNamed);
  return hasWhole ? 'not_at_once' : undefined;
}

/** "Which hotel had the most days with more than 50 bookings": days of each are not counted in a list of days. */
export function mostUnits(
  marks: readonly Mark[],
  { dimensions, grain, countPer }: Reading,
): About | undefined {
  if (dimensions.length === 0 || grain === null || countPer !== null) return undefined;
  const spoken = withoutNoise(marks);
  const isMost = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    return isKeyword(mark, 'top', 'bottom', 'count') && next?.type === 'unit' && /s$/i.test(next.said);
  });
  const isOfEach = spoken.some(
    (mark, at) => isKeyword(mark, 'which', 'each') && spoken[at + 1]?.type === 'dimension',
  );
  return isMost && isOfEach ? 'not_at_once' : undefined;
}

/** "… had the highest rate in each quarter": a first of each, and not the first of all quarters. */
export function bestOfEachUnit(marks: readonly Mark[], { rank, rankPer, each }: Reading): About | undefined {
  if (rank?.of !== 'time' || rank.within !== null || rankPer !== null || each === null) return undefined;
  const spoken = withoutNoise(marks);
  const isOfEach = spoken.some(
    ({ said }, at) => /\b(?:each|every)$/i.test(said) && /^(?:unit|grain)$/.test(spoken[at + 1]?.type ?? ''),
  );
  return isOfEach || spoken.some(({ type, said }) => type === 'grain' && /\b(?:each|every)\b/i.test(said))
    ? 'not_at_once'
    : undefined;
}

/** "Sessions, first and last date", "its rank by revenue each month", "in how many months was it first": heard, and in no table. */
export function unlistedDemand(
  marks: readonly Mark[],
  { endOfTime, shape, grain, filters, dimensions, always, gap, limits, moves, metrics }: Reading,
): About | undefined {
  const spoken = withoutNoise(marks);
  const isFirstAndLast = spoken.some(({ said }) => /^first and last (?:date|day)s?$/i.test(said));
  if (isFirstAndLast && endOfTime === null) return 'first_time';
  const isOfOne = filters.length > 0 && dimensions.length === 0 && grain !== null && shape === 'value';
  const isPlace = spoken.some(({ said }) => /^rank(?: by| of)?$/i.test(said));
  if (isOfOne && isPlace) return 'not_at_once';
  const isBare = always === null && gap === null && limits.length === 0 && moves.length === 0;
  // "How many weekends in September", "how many weeks were better than last week": the units, and no number of them
  const isCounted = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    const isTime =
      next?.type === 'unit' ||
      (next?.type === 'time' && /^(?:week(?:end|day)s|\p{L}+days)$/iu.test(next.said));
    return isKeyword(mark, 'count') && isTime;
  });
  const isOther = shape !== 'count' && metrics.length < 2;
  return isOther && isBare && isCounted ? 'not_at_once' : undefined;
}
