import { addDays } from '#src/shared/week.ts';
import { lengthOf, type Period, unitAround } from '../../dates/period.ts';
import { unitWords } from '../../dates/time-words.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { numberWord } from '../../text/number-words.ts';
import type { Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';

const NAMED = /^(?:the )?(?:(\S+) )?(\p{L}+?)(s?) (?:before|prior|earlier|preceding)$/iu;

/**
 * "Since March 6 compared to the week before": the seven days before March 6, and not as many days as there were since.
 * Undefined where the stretch before is as long as the one that is named, which the comparison finds by itself.
 */
export function stretchBefore(
  pieces: readonly Piece[],
  said: string,
  [named]: readonly Period[],
): Period | undefined {
  const [, number, word, many] = NAMED.exec(said) ?? [];
  // "The days before" are as many as were named, and not one.
  if (number === undefined && many === 's') return undefined;
  const unit = unitWords.get(word?.toLowerCase() ?? '');
  const count = number === undefined ? 1 : (numberWord(number.toLowerCase()) ?? Number(number));
  if (named === undefined || unit === undefined || !Number.isInteger(count) || count < 1) return undefined;
  const isEach = count === 1 && pieces.some((piece) => isOfEach(piece, unit));
  if (isAsLong(named, unit, count) || isEach) return undefined;
  // "Yesterday against the week before": the same weekday, or the seven days?
  if (lengthOf(named) === 1 && count === 1) throw askedBack('versus_what');
  const from = unit === 'week' ? addDays(named.from, -7 * count) : unitAround(named.from, unit, -count).from;
  const isWhole = unit !== 'week' && unit !== 'day';
  const to = isWhole ? unitAround(named.from, unit, -1).to : addDays(named.from, -1);
  return {
    from,
    to,
    unit: isWhole || unit === 'day' ? unit : 'range',
    count: isWhole || unit === 'day' ? count : 1,
  };
}

/** "Which month of 2025 had the biggest drop compared with the month before?" is of each of them. */
const isOfEach = (piece: Piece, unit: UnitOfTime): boolean =>
  (piece.type === 'unit' && piece.unit === unit) || (piece.type === 'grain' && piece.grain === unit);

const DAYS: Readonly<Record<UnitOfTime, readonly [number, number]>> = {
  day: [1, 1],
  week: [7, 7],
  month: [28, 31],
  quarter: [90, 92],
  year: [365, 366],
};

/** Units of the same name are as long, whatever their days: the month that runs, too. */
function isAsLong(period: Period, unit: UnitOfTime, count: number): boolean {
  const [least, most] = DAYS[unit];
  const days = lengthOf(period);
  return (
    (period.unit === unit && (period.count === count || period.isRunning === true)) ||
    (days >= least * count && days <= most * count)
  );
}
