import { addDays, weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { lengthOf, type Period, unitAround } from '../../dates/period.ts';
import { once } from '../../text/pattern.ts';
import type { Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';

/** "The same day last week", "the same days last week" */
export function weekBack([named]: readonly Period[]): Period {
  if (named === undefined || lengthOf(named) > 7) throw askedBack('versus_what');
  const unit = lengthOf(named) === 1 ? 'day' : 'range';
  return { from: addDays(named.from, -7), to: addDays(named.to, -7), unit, count: 1 };
}

/** "Valentine's day against the Tuesday before", "28-30 November vs the Friday before": before those days, and not before today. */
export function weekdayBefore(piece: Piece, [named]: readonly Period[]): Period | undefined {
  if (piece.type !== 'time' || piece.time.type !== 'period' || named === undefined) return undefined;
  const { period } = piece.time;
  const isBefore = / (?:before|prior|earlier|preceding)$|^(?:the )?(?:previous|prior|preceding) /i.test(
    piece.said,
  );
  const isWeekday = weekdayNames.some((name) => once`\b${name.slice(0, 3)}`.test(piece.said));
  if (!isBefore || !isWeekday || lengthOf(period) > 1) return undefined;
  const back = (weekday(named.from) - weekday(period.from) + 7) % 7 || 7;
  const day = addDays(named.from, -back);
  return { from: day, to: day, unit: 'day', count: 1 };
}

const LONGEST_WEEKEND = 4;
const [SATURDAY, WEEK] = [5, 7];

/**
 * "The Black Friday weekend (28-30 November) compared to the weekend before": the same days of the week before, and of what is no
 * weekend the one that ends before it.
 */
export function weekendBefore(piece: Piece, [named]: readonly Period[]): Period | undefined {
  if (piece.type !== 'time' || named === undefined) return undefined;
  if (!/\b(?:previous|prior|preceding) weekend$/i.test(piece.said)) return undefined;
  const days = lengthOf(named);
  const saturday = (SATURDAY - weekday(named.from) + WEEK) % WEEK;
  const isOfWeekend = days <= LONGEST_WEEKEND && saturday + 1 < days;
  const from = addDays(
    named.from,
    isOfWeekend ? -WEEK : -((weekday(named.from) - SATURDAY + WEEK) % WEEK || WEEK),
  );
  // A Sunday is within the weekend that began the day before
  const start = !isOfWeekend && weekday(named.from) === SATURDAY + 1 ? addDays(from, -WEEK) : from;
  return { from: start, to: addDays(start, isOfWeekend ? days - 1 : 1), unit: 'range', count: 1 };
}

/** "April against the previous three months": before April, and not before today. */
export function unitsBefore(piece: Piece, [named]: readonly Period[]): Period | undefined {
  if (piece.type !== 'time' || piece.time.type !== 'period' || named === undefined) return undefined;
  const { unit, count } = piece.time.period;
  const isBefore = /^(?:the |its )?(?:previous|prior|preceding) /i.test(piece.said);
  if (!isBefore || count < 2 || (named.unit === unit && named.count === count)) return undefined;
  return soManyBefore({ unit, count }, named);
}

/** So many units right before a period; nothing where it has no whole units. */
export function soManyBefore(
  { unit, count }: Pick<Period, 'unit' | 'count'>,
  named: Pick<Period, 'from'>,
): Period | undefined {
  if (unit === 'range') return undefined;
  const from = unitAround(named.from, unit, -count).from;
  return from < named.from ? { from, to: addDays(named.from, -1), unit, count } : undefined;
}
