import type { Day } from '#src/shared/week.ts';
import { weekdayOf } from '../../dates/calendar-words.ts';
import type { Period } from '../../dates/period.ts';
import { shiftedBack } from '../../dates/shifted-back.ts';
import { isKeyword, isLight, isPeriod, neighbour, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { isAgainstAsManyBefore } from './against-as-many-before.ts';
import { isUnitBefore } from './against-unit-before.ts';
import { asCompared } from './as-compared.ts';
import { unitsBefore, weekBack, weekdayBefore, weekendBefore } from './days-before.ts';
import { isBehindLimit, limitedThenMoved } from './limit-of-another-time.ts';
import { summed } from './periods-together.ts';
import { refuseSeveralBefore } from './several-before.ts';
import { splitEnds } from './split-ends.ts';
import { stretchBefore } from './stretch-before.ts';
import { unitAgainst } from './unit-against.ts';
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
export function readPeriods(pieces: Piece[], intent: Reading['intent'] | undefined): ReadPeriods {
  const periods: Period[] = [];
  const weekdays: { days: number[]; words: string }[] = [];
  let versus: Reading['versus'] = null;
  let versusUnit: Reading['versusUnit'] = null;
  let isOver = false;
  let isLimitBefore = false;
  let isHeldTwice = false;
  for (const [at, piece] of pieces.entries()) {
    if (isKeyword(piece, 'yoy')) versus = 'year_before';
    if (isKeyword(piece, 'yoy', 'mom')) versusUnit = 'month';
    if (isKeyword(piece, 'wow')) versusUnit = 'week';
    if (isKeyword(piece, 'dod')) versusUnit = 'day';
    if (isKeyword(piece, 'qoq')) versusUnit = 'quarter';
    if (isKeyword(piece, 'mom', 'wow', 'pop', 'dod', 'qoq')) versus ??= 'before';
    if (piece.type !== 'time') continue;
    piece.used = true;
    refuseSeveralBefore(pieces, at, periods);
    const { time } = piece;
    if (time.type === 'relative' && time.to === 'week_before') {
      // "This week against the same days last week" is the week before as it is.
      if (periods[0]?.unit === 'week' && periods[0].count === 1) versus = 'before';
      else periods.push(weekBack(periods));
      continue;
    }
    if (time.type === 'shifted') {
      const [named] = periods;
      if (named === undefined) throw askedBack('versus_what');
      periods.push(shiftedBack(named, time.unit, time.count));
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
      versusUnit ??= unitAgainst(pieces, at) ?? null;
      isLimitBefore ||= time.to === 'before' && isBehindLimit(pieces, at);
    }
    // "Do we get fewer on weekends? Weekends vs weekdays": one that is named twice is one
    if (time.type === 'weekdays' && weekdays.every(({ words }) => words !== time.words))
      weekdays.push({ days: [...time.days], words: time.words });
    if (time.type !== 'period') continue;
    versusUnit ??= unitAgainst(pieces, at) ?? null;
    if (isUnitBefore(pieces, piece) || unitAgainst(pieces, at) !== undefined) {
      versus ??= 'before';
      continue;
    }
    const before = pieces[at - 1];
    if (
      (isKeyword(before, 'over') || /^(?:over|across|throughout)$/i.test(before?.said ?? '')) &&
      time.period.count > 1
    )
      isOver = true;
    if (isKeyword(before, 'over') && before) before.used = true;
    if (pieces.some((one) => isStartOf(piece, one))) continue;
    // "Weekends only, in 2025": of every week of another period
    if (isBareWeekend(piece) && pieces.some((one) => isOtherPeriod(one, piece))) {
      weekdays.push({ days: [5, 6], words: 'weekends' });
      continue;
    }
    const earlier =
      weekdayBefore(piece, periods) ??
      weekendBefore(piece, periods) ??
      unitsBefore(piece, periods) ??
      weekBeside(pieces, at, periods);
    if (earlier !== undefined) {
      periods.push(earlier);
      continue;
    }
    const isSame = periods.some(({ from, to }) => from === time.period.from && to === time.period.to);
    // "last week vs the previous week": both are the same days, so the second is the one before.
    if (isSame) {
      if (/previou|prior|preceding|before/i.test(piece.said)) versus ??= 'before';
      // "This August vs last August": the one of the year before
      else if (pieces.some(isLastMonth) && pieces.some(isThisMonth)) versus ??= 'year_before';
      isHeldTwice ||= isKeyword(pieces[neighbour(pieces, at, -1, isLight)], 'versus', 'compare');
      continue;
    }
    if (isAgainstAsManyBefore(pieces, at)) versus ??= 'before';
    periods.push(isWholeSaid(pieces, at) ? { ...time.period, isWhole: true } : asLastOne(piece, time.period));
  }
  const isBoth =
    pieces.some((piece) => isKeyword(piece, 'yoy')) &&
    pieces.some((piece) => isKeyword(piece, 'mom', 'wow', 'pop', 'dod', 'qoq')) &&
    periods.length < 2;
  if (isBoth) versus = 'before';
  // "Last August vs August 2026" are the same days
  if (isOfAnotherYear(pieces, periods) || (isHeldTwice && versus === null && periods.length === 1))
    throw askedBack('which_period');
  const named = withoutRepeatedEnds(periods);
  const moved = limitedThenMoved(pieces, named.periods);
  if (moved !== undefined)
    return { periods: moved, versus, versusYear: isBoth, versusUnit, weekdays, isOver, isLimitBefore: true };
  return {
    ...splitEnds(pieces, summed(pieces, asCompared(pieces, named.periods, intent), versus), versus),
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
  const before = pieces[neighbour(pieces, at, -1, isLight)];
  const isWhole =
    isKeyword(before, 'total') && /^(?:all|whole|full|entire|complete)\b/i.test(before?.said ?? '');
  return isWhole || /\b(?:whole|full|entire|complete)\b/i.test(pieces[at]?.said ?? '');
}

/** "Week by week in September (starting September 1)": that September begins there is no time of its own. */
const isStartOf = (piece: Piece, one: Piece): boolean =>
  /^starting\b/i.test(piece.said) &&
  isPeriod(piece) &&
  isPeriod(one) &&
  one !== piece &&
  fromOf(one) === fromOf(piece);

const fromOf = (piece: Piece): Day | undefined =>
  piece.type === 'time' && piece.time.type === 'period' ? piece.time.period.from : undefined;

const isBareWeekend = (piece: Piece): boolean => /^(?:on |at |the |only )*weekends?$/i.test(piece.said);

const isOtherPeriod = (one: Piece, than: Piece): boolean =>
  one !== than && one.type === 'time' && one.time.type === 'period' && !isBareWeekend(one);

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

/** "Monday" alone is the last one, and could be all of them: which day it is, is told. */
const asLastOne = ({ said }: Piece, period: Period): Period =>
  period.reading === 'most_recent' && weekdayOf(said.toLowerCase().replace(/^the /, '')) !== undefined
    ? { ...period, reading: 'last_weekday' }
    : period;

/** "Last August", of which "this August" is a year later where both would be the same. */
const isLastMonth = (piece: Piece): boolean =>
  piece.type === 'time' &&
  piece.time.type === 'period' &&
  piece.time.period.unit === 'month' &&
  /^last \p{L}+$/iu.test(piece.said) &&
  !/^last month$/i.test(piece.said);

/** "This August" and "August", behind which "last August" is a year older. */
const isThisMonth = (piece: Piece): boolean =>
  piece.type === 'time' &&
  piece.time.type === 'period' &&
  piece.time.period.unit === 'month' &&
  /^(?:this )?\p{L}+$/iu.test(piece.said) &&
  !/^this month$/i.test(piece.said);
