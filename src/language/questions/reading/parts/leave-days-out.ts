import { type LeftOut, type Period, unitAround } from '../../dates/period.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { isKeyword, isLight, neighbour, type Piece, silent } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import { daysAndNamesLeftOut, weekdaysLeftOut } from './weekdays-left-out.ts';

/**
 * "Without the 14th of February", "excluding weekends": the stretches of time that do not count. Weekdays that do not
 * are turned into those that do.
 */
export function leaveDaysOut(pieces: Piece[]): NonNullable<Period['without']> {
  const left: LeftOut[] = [];
  daysAndNamesLeftOut(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without')) continue;
    const place = neighbour(pieces, at, 1, isLight);
    const said = pieces[place];
    if (said?.type !== 'time') continue;
    const { time } = said;
    if (time.type === 'weekdays') {
      weekdaysLeftOut(pieces, place);
    } else if (time.type === 'period') {
      const { from, to, reading } = time.period;
      left.push({ from, to, ...(reading === 'first_monday' && { isWeekOfMonth: true }) });
      pieces[place] = silent(said);
    } else continue;
    pieces[at] = silent(piece);
  }
  return left;
}

/** The period without them; each has to be a part of it. */
export function periodsWithout(
  periods: readonly Period[],
  left: NonNullable<Period['without']>,
  isPlain: boolean,
): Period[] {
  const [only] = periods;
  if (left.length === 0) return [...periods];
  const isPart = left.every(({ from, to }) => only !== undefined && from >= only.from && to <= only.to);
  const isAll = left.some(({ from, to }) => from === only?.from && to === only.to);
  if (only === undefined || periods.length > 1 || !isPart || isAll || !isPlain)
    throw askedBack('days_left_out', aroundLeftOut(left));
  return [{ ...only, without: left }];
}

/** "Revenue excluding Feb 14": of the month, the quarter or the year that holds the day, without it. */
function aroundLeftOut([first]: NonNullable<Period['without']>): { label: string; question: string }[] {
  if (first === undefined) return [];
  const day: Period = { ...first, unit: 'range', count: 1 };
  const left = periodAsked(day).replace(/^(?:on|in) /, '');
  return (['month', 'quarter', 'year'] as const)
    .map((unit): Period => ({ ...unitAround(first.from, unit), unit, count: 1 }))
    .filter(
      ({ from, to }) => from <= first.from && first.to <= to && (from !== first.from || to !== first.to),
    )
    .map((period) => `{metric} ${periodAsked(period)} without ${left}`)
    .map(asChoice);
}
