import { addDays, weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { lengthOf, type Period, unitAround } from '../../dates/period.ts';
import { isKeyword, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { asCompared } from './as-compared.ts';
import { isBehindLimit, limitedThenMoved } from './limit-of-another-time.ts';
import { splitEnds } from './split-ends.ts';
import { stretchBefore } from './stretch-before.ts';
import { weekBeside } from './week-beside.ts';

export interface ReadPeriods {
  readonly periods: readonly Period[];
  readonly versus: Reading['versus'];
  /** "Month over month and year over year": the year before as well. */
  readonly versusYear: boolean;
  readonly versusUnit: Reading['versusUnit'];
  readonly weekdays: Reading['weekdays'];
  /** "… from February to March, with 300 sessions in February": the limit is about the earlier of the two. */
  readonly isLimitBefore: boolean;
  /** "over the last 8 weeks" asks for the course of them. */
  readonly isOver: boolean;
}

/** The periods in the order of the question, and what they are held against. */
export function readPeriods(pieces: Piece[]): ReadPeriods {
  const periods: Period[] = [];
  const weekdays: { days: number[]; words: string }[] = [];
  let versus: Reading['versus'] = null;
  let versusUnit: Reading['versusUnit'] = null;
  let isOver = false;
  let isLimitBefore = false;
  for (const [at, piece] of pieces.entries()) {
    if (isKeyword(piece, 'yoy')) versus = 'year_before';
    if (isKeyword(piece, 'yoy', 'mom')) versusUnit = 'month';
    if (isKeyword(piece, 'wow')) versusUnit = 'week';
    if (isKeyword(piece, 'dod')) versusUnit = 'day';
    if (isKeyword(piece, 'qoq')) versusUnit = 'quarter';
    if (isKeyword(piece, 'mom', 'wow', 'pop', 'dod', 'qoq')) versus ??= 'before';
    if (piece.type !== 'time') continue;
    piece.used = true;
    const { time } = piece;
    if (time.type === 'relative' && time.to === 'week_before') {
      // "This week against the same days last week" is the week before as it is.
      if (periods[0]?.unit === 'week' && periods[0].count === 1) versus = 'before';
      else periods.push(weekBack(periods));
      continue;
    }
    const stretch =
      time.type === 'relative' && time.to === 'before'
        ? stretchBefore(pieces, piece.said, periods)
        : undefined;
    if (stretch !== undefined) {
      periods.push(stretch);
      continue;
    }
    if (time.type === 'relative' && time.to !== 'week_before') {
      versus = time.to;
      isLimitBefore ||= time.to === 'before' && isBehindLimit(pieces, at);
    }
    // "Do we get fewer on weekends? Weekends vs weekdays": one that is named twice is one
    if (time.type === 'weekdays' && weekdays.every(({ words }) => words !== time.words))
      weekdays.push({ days: [...time.days], words: time.words });
    if (time.type !== 'period') continue;
    // "Last weekend against the previous weekend": the one before it
    const same = periods.find(({ from, to }) => from === time.period.from && to === time.period.to);
    if (same !== undefined && /\b(?:previous|prior|preceding) weekend$/i.test(piece.said)) {
      periods.push({ from: addDays(same.from, -7), to: addDays(same.to, -7), unit: 'range', count: 1 });
      continue;
    }
    const before = pieces[at - 1];
    if (
      (isKeyword(before, 'over') || /^(?:over|across|throughout)$/i.test(before?.said ?? '')) &&
      time.period.count > 1
    )
      isOver = true;
    if (isKeyword(before, 'over') && before) before.used = true;
    // "Weekends only, in 2025": of every week of another period
    if (isBareWeekend(piece) && pieces.some((one) => isOtherPeriod(one, piece))) {
      weekdays.push({ days: [5, 6], words: 'weekends' });
      continue;
    }
    const earlier =
      weekdayBefore(piece, periods) ?? unitsBefore(piece, periods) ?? weekBeside(pieces, at, periods);
    if (earlier !== undefined) {
      periods.push(earlier);
      continue;
    }
    const isSame = periods.some(({ from, to }) => from === time.period.from && to === time.period.to);
    // "last week vs the previous week": both are the same days, so the second is the one before.
    if (isSame) {
      if (/previou|prior|preceding|before/i.test(piece.said)) versus ??= 'before';
      // "This August vs last August": the one of the year before
      else if (/^last \p{L}+$/iu.test(piece.said) && pieces.some(isThisMonth)) versus ??= 'year_before';
      continue;
    }
    periods.push(isWholeSaid(pieces, at) ? { ...time.period, isWhole: true } : time.period);
  }
  const isBoth =
    pieces.some((piece) => isKeyword(piece, 'yoy')) &&
    pieces.some((piece) => isKeyword(piece, 'mom', 'wow', 'pop', 'dod', 'qoq')) &&
    periods.length < 2;
  if (isBoth) versus = 'before';
  if (isOfAnotherYear(pieces, periods))
    throw new NotAnswerable({ type: 'ambiguous', about: 'which_period', choices: [] });
  const named = withoutRepeatedEnds(periods);
  const moved = limitedThenMoved(pieces, named.periods);
  if (moved !== undefined)
    return { periods: moved, versus, versusYear: isBoth, versusUnit, weekdays, isOver, isLimitBefore: true };
  return {
    ...splitEnds(pieces, summed(pieces, asCompared(pieces, named.periods), versus), versus),
    versus,
    versusYear: isBoth,
    versusUnit,
    weekdays,
    isOver,
    isLimitBefore: isLimitBefore || named.isFirstRepeated,
  };
}

/** "Last December against the same month in 2025", where last December was in 2025 */
function isOfAnotherYear(pieces: readonly Piece[], [period]: readonly Period[]): boolean {
  return pieces.some((piece) => {
    const isBack = piece.type === 'time' && piece.time.type === 'relative' && piece.time.to === 'year_before';
    const year = isBack ? /\b20\d\d\b/.exec(piece.said)?.[0] : undefined;
    return year !== undefined && period !== undefined && Number(period.from.slice(0, 4)) - 1 !== Number(year);
  });
}

/** "The whole of last month", "full last month" */
function isWholeSaid(pieces: readonly Piece[], at: number): boolean {
  const before =
    pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise' || isKeyword(one, 'preposition'))];
  const isWhole =
    isKeyword(before, 'total') && /^(?:all|whole|full|entire|complete)\b/i.test(before?.said ?? '');
  return isWhole || /\b(?:whole|full|entire|complete)\b/i.test(pieces[at]?.said ?? '');
}

/** "The same day last week", "the same days last week" */
function weekBack([named]: readonly Period[]): Period {
  if (named === undefined || lengthOf(named) > 7)
    throw new NotAnswerable({ type: 'ambiguous', about: 'versus_what', choices: [] });
  const unit = lengthOf(named) === 1 ? 'day' : 'range';
  return { from: addDays(named.from, -7), to: addDays(named.to, -7), unit, count: 1 };
}

/** "Valentine's day against the Tuesday before": before that day, and not before today. */
function weekdayBefore(piece: Piece, [named]: readonly Period[]): Period | undefined {
  if (piece.type !== 'time' || piece.time.type !== 'period' || named === undefined || lengthOf(named) > 1)
    return undefined;
  const { period } = piece.time;
  const isBefore = / (?:before|prior|earlier|preceding)$|^(?:the )?(?:previous|prior|preceding) /i.test(
    piece.said,
  );
  const isWeekday = weekdayNames.some((name) => new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(piece.said));
  if (!isBefore || !isWeekday || lengthOf(period) > 1) return undefined;
  const back = (weekday(named.from) - weekday(period.from) + 7) % 7 || 7;
  const day = addDays(named.from, -back);
  return { from: day, to: day, unit: 'day', count: 1 };
}

/** "April against the previous three months": before April, and not before today. */
function unitsBefore(piece: Piece, [named]: readonly Period[]): Period | undefined {
  if (piece.type !== 'time' || piece.time.type !== 'period' || named === undefined) return undefined;
  const { unit, count } = piece.time.period;
  const isBefore = /^(?:the |its )?(?:previous|prior|preceding) /i.test(piece.said);
  if (!isBefore || count < 2 || unit === 'range' || (named.unit === unit && named.count === count))
    return undefined;
  const from = unitAround(named.from, unit, -count).from;
  return from < named.from ? { from, to: addDays(named.from, -1), unit, count } : undefined;
}

const isBareWeekend = (piece: Piece): boolean => /^(?:on |at |the |only )*weekends?$/i.test(piece.said);

const isOtherPeriod = (one: Piece, than: Piece): boolean =>
  one !== than && one.type === 'time' && one.time.type === 'period' && !isBareWeekend(one);

const isSaidToBeSum = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      isKeyword(piece, 'total') && /^(?:sum|sum of|combined|together|all together)$/i.test(piece.said),
  );

/** "Sessions per week in June and July" are the weeks of both, one after the other. */
const isOneCourse = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ type }) => type === 'grain') &&
  !pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change'));

/** "How many orders did we get in January and February?" is one number over both, as long as nothing is compared. */
function isCountedOverBoth(pieces: readonly Piece[]): boolean {
  const times = pieces.flatMap((piece, at) =>
    piece.type === 'time' && piece.time.type === 'period' ? [at] : [],
  );
  const [first, second] = times;
  if (times.length !== 2 || first === undefined || second === undefined) return false;
  const isJoined = pieces
    .slice(first + 1, second)
    .every((piece) => piece.type === 'noise' || isKeyword(piece, 'and', 'preposition'));
  const isAmount = pieces.some(
    (piece) => isKeyword(piece, 'count', 'total') || /^how much$|^how many$/i.test(piece.said),
  );
  return (
    isJoined &&
    isAmount &&
    pieces.slice(first + 1, second).some((piece) => isKeyword(piece, 'and')) &&
    !pieces.some((piece) =>
      isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change', 'each', 'which'),
    ) &&
    !pieces.some(({ type }) => type === 'grain' || type === 'unit')
  );
}

/** "Jan+Feb 2026" */
const isAdded = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece, at) =>
      /^\+$/.test(piece.said) && pieces[at - 1]?.type === 'time' && pieces[at + 1]?.type === 'time',
  );

/** "From February to March … in February": what is said again of a stretch of time is no period of its own. */
function withoutRepeatedEnds(periods: readonly Period[]): {
  readonly periods: readonly Period[];
  readonly isFirstRepeated: boolean;
} {
  const span = periods.find(({ ends }) => ends !== undefined);
  const [first, last] = span?.ends ?? [];
  const isSame = (one: Period, other: Period | undefined): boolean =>
    one.from === other?.from && one.to === other.to;
  return {
    periods: periods.filter((one) => one === span || !(isSame(one, first) || isSame(one, last))),
    isFirstRepeated: periods.some((one) => one !== span && isSame(one, first)),
  };
}

/** "The sum of April and May" is one number over both. */
function summed(
  pieces: readonly Piece[],
  periods: readonly Period[],
  versus: Reading['versus'],
): readonly Period[] {
  const isSum =
    isSaidToBeSum(pieces) ||
    pieces.some(isOfBoth) ||
    isCountedOverBoth(pieces) ||
    isOneCourse(pieces) ||
    isAdded(pieces) ||
    // Both against the year before
    (versus === 'year_before' && !pieces.some((piece) => isKeyword(piece, 'versus')));
  // Which of three are added up before they are held against the other is not read
  if (periods.length > 2 && pieces.some(isOfBoth) && pieces.some((piece) => isKeyword(piece, 'versus')))
    throw new NotAnswerable({ type: 'ambiguous', about: 'sum_of_periods', choices: [] });
  if (!isSum || periods.length < 2 || pieces.some((piece) => isKeyword(piece, 'versus', 'compare')))
    return periods;
  const inOrder = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const isJoined = inOrder.every(
    (one, at) => at === 0 || addDays((inOrder[at - 1] as Period).to, 1) === one.from,
  );
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const words = pieces.filter(isOfBoth);
  if (!isJoined && words.length > 0 && first !== undefined && last !== undefined) {
    for (const word of words) word.used = true;
    const without = inOrder.slice(1).flatMap(({ from }, at) => {
      const to = (inOrder[at] as Period).to;
      return addDays(to, 1) < from ? [{ from: addDays(to, 1), to: addDays(from, -1) }] : [];
    });
    return [{ from: first.from, to: last.to, unit: 'range', count: 1, without }];
  }
  if ((!isJoined || first === undefined || last === undefined) && !isSaidToBeSum(pieces)) return periods;
  if (!isJoined || first === undefined || last === undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'sum_of_periods', choices: [] });
  return [{ from: first.from, to: last.to, unit: 'range', count: 1 }];
}

/** "March 3 and March 10 together", "January and March and their sum": one number of all of them, whatever lies between. */
const isOfBoth = (piece: Piece): boolean =>
  (piece.type === 'unknown' && /^(?:together|combined|jointly)$/i.test(piece.said)) ||
  (isKeyword(piece, 'total') &&
    /^(?:sum|sum of|combined|altogether|taken together|all together)$/i.test(piece.said));

/** "This August", behind which "last August" is a year older. */
const isThisMonth = (piece: Piece): boolean =>
  piece.type === 'time' &&
  piece.time.type === 'period' &&
  piece.time.period.unit === 'month' &&
  /^this \p{L}+$/iu.test(piece.said) &&
  !/^this month$/i.test(piece.said);
