import type { Mark } from '../../mark.ts';
import { isKeyword, isMove } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { isOfMetric, type Parted } from '../spoken.ts';

/** What stands beside a number of a question and is read beside another: its limit, its rank, its share, its mean. */
export function partedNumbers(
  marks: readonly Mark[],
  reading: Reading,
  isQuotient: (metric: string) => boolean,
): readonly Parted[] {
  const said = new Set(marks.flatMap((mark) => (mark.type === 'metric' ? [mark.metric] : [])));
  return [
    (spoken, at) => isLimitOfOther(spoken, at, reading, said),
    (spoken, at) => isRankOfOther(spoken, at, reading, said),
    (spoken, at) => isShareOfOther(spoken, at, reading, said),
    (spoken, at) => isMeanOfOther(spoken, at, reading, { said, isQuotient }),
    (spoken, at) => isNoneOfOther(spoken, at, reading),
    (spoken, at) => isMoveOfOther(spoken, at, reading),
    (spoken, at) => isNotCounted(spoken, at, reading),
  ];
}

const isComparator = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'more', 'less', 'at_least', 'at_most', 'equal', 'over');

/** "Impressions above 1,000", "more than 20 clicks": the limit is one of them. */
function isLimitOfOther(
  spoken: readonly Mark[],
  at: number,
  { limits }: Reading,
  said: ReadonlySet<string>,
): boolean {
  const [number, behind, before] = [spoken[at], spoken[at + 1], spoken[at - 2]];
  if (number?.type !== 'number' || number.ordinal || !isComparator(spoken[at - 1])) return false;
  const isOfParts = behind?.type === 'dimension' || behind?.type === 'unit';
  const metric = behind?.type === 'metric' ? behind : isOfParts ? undefined : before;
  if (metric?.type !== 'metric') return false;
  // As it was said, or as a percentage
  const own = limits.filter(({ value }) =>
    [1, 0.01, 100].some((factor) => Math.abs(number.value * factor - value) < 1e-9),
  );
  return (
    own.some(({ metric: id }) => said.has(id)) && !own.some(({ metric: id }) => isOfMetric(id, metric.metric))
  );
}

/** "The most revenue", "the biggest drop" */
function isRankOfOther(
  spoken: readonly Mark[],
  at: number,
  { rank, orderBy, metrics, isStepwise }: Reading,
  said: ReadonlySet<string>,
): boolean {
  const [mark, next] = [spoken[at], spoken[at + 1]];
  if (rank?.by !== 'value') return false;
  if (next?.type === 'metric' && isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'ordered')) {
    const by = orderBy ?? metrics[0] ?? '';
    return said.has(by) && !isOfMetric(by, next.metric);
  }
  return isKeyword(mark, 'top', 'bottom') && isMove(next) && !isStepwise;
}

/** "The share of revenue"; of a change there is none. */
function isShareOfOther(
  spoken: readonly Mark[],
  at: number,
  { shape, metrics, periods }: Reading,
  said: ReadonlySet<string>,
): boolean {
  const [mark, next] = [spoken[at], spoken[at + 1]];
  if (!isKeyword(mark, 'share') || shape !== 'share') return false;
  // "The share of the increase"; "mobile share growing" is a share that moves
  if (isMove(next)) return / of$/i.test(mark?.said ?? '') && !/%|percent|pct/i.test(mark?.said ?? '');
  // "As a percentage of January": one month over the other, and no part of either
  if (next?.type === 'time' && spoken[at + 2]?.type !== 'metric' && periods.length > 1) return true;
  return (
    next?.type === 'metric' &&
    !metrics.some((id) => isOfMetric(id, next.metric)) &&
    metrics.some((id) => said.has(id))
  );
}

/** "Average sessions and conversion rate": the rate is a mean by itself, sessions are not. */
function isMeanOfOther(
  spoken: readonly Mark[],
  at: number,
  reading: Reading,
  {
    said,
    isQuotient,
  }: { readonly said: ReadonlySet<string>; readonly isQuotient: (metric: string) => boolean },
): boolean {
  const [mark, next] = [spoken[at], spoken[at + 1]];
  if (!isKeyword(mark, 'average') || next?.type !== 'metric' || isQuotient(next.metric)) return false;
  const { isWithMean, shape, rolling, grain, limits, metrics } = reading;
  const isMean =
    isWithMean ||
    shape === 'average' ||
    rolling !== null ||
    grain === 'weekday' ||
    limits.some((limit) => limit.isMean === true) ||
    // "Average purchases per session": the one that is made of what was said
    metrics.some((id) => isQuotient(id) && !said.has(id));
  return !isMean;
}

/** "No orders", "without revenue" */
function isNoneOfOther(spoken: readonly Mark[], at: number, { limits, metrics, gap }: Reading): boolean {
  const [mark, next, behind] = [spoken[at], spoken[at + 1], spoken[at + 2]];
  if (!isKeyword(mark, 'none', 'without') || next?.type !== 'metric' || isKeyword(behind, 'by', 'per'))
    return false;
  // "Does not sell more than" is of the two
  if (gap?.isDenied === true) return false;
  const isZero = limits.some(
    ({ metric, value, is }) =>
      isOfMetric(metric, next.metric) && (value === 0 || (value === 1 && is === 'below')),
  );
  return !isZero && metrics.length + limits.length > 0;
}

/** "Fell by more than 200": how far it moved, and not where it stands. */
const isMoveOfOther = (spoken: readonly Mark[], at: number, { moves }: Reading): boolean =>
  spoken[at]?.type === 'number' &&
  isKeyword(spoken[at - 1], 'more', 'less', 'at_least', 'at_most') &&
  isKeyword(spoken[at - 2], 'by') &&
  moves.length === 0;

/** "How many countries": of which there is a number, unless "count" is what the asker is told to do. */
const isNotCounted = (
  spoken: readonly Mark[],
  at: number,
  { shape, isCountShare, ranges, upTo }: Reading,
): boolean =>
  isKeyword(spoken[at], 'count') &&
  spoken[at + 1]?.type === 'dimension' &&
  spoken[at + 2]?.type !== 'metric' &&
  !isKeyword(spoken[at - 1], 'only') &&
  shape !== 'count' &&
  !isCountShare &&
  ranges === null &&
  upTo === null;
