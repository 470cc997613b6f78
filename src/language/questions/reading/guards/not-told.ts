import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { About } from '../about.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';

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
  { rank, gap, periods }: Reading,
): About | undefined {
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

/** "The best class in each studio in May, and its revenue in April": two times are not told within each one. */
export function withinTwoTimes({ rank, periods, versus }: Reading): About | undefined {
  const isWithin = rank?.of === 'members' && rank.by === 'value' && rank.within !== null;
  return isWithin && (periods.length > 1 || versus !== null) ? 'two_rankings' : undefined;
}

/** "The first ten days of each month" are the ones it begins with, and not its best. */
export function firstAsBest(marks: readonly Mark[], { rank, rankPer }: Reading): About | undefined {
  if (rank?.of !== 'time' || rankPer === null) return undefined;
  const spoken = marks.filter(({ type }) => type !== 'noise');
  const isFirst = spoken.some((mark, at) => {
    const next = spoken[at + 1]?.type === 'number' ? spoken[at + 2] : spoken[at + 1];
    return /^(?:the )?(?:first|last)$/i.test(mark.said) && next?.type === 'unit';
  });
  return isFirst ? 'which_period' : undefined;
}

/** "Tips by channel in cities with fewer than 1,500 orders": the limit is of the cities, and would be laid on pairs. */
export function limitOfOtherKind(marks: readonly Mark[], { limits, dimensions }: Reading): About | undefined {
  const isOfOuter = limits.some(({ of }) => of !== undefined);
  if (limits.length === 0 || isOfOuter || dimensions.length < 2) return undefined;
  const spoken = marks.filter(({ type }) => type !== 'noise');
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
