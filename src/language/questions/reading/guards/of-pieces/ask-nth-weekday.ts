import { WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';
import { inWords } from '../../in-words.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const NTH = '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|final|penultimate)';
const NTH_WEEKDAY = new RegExp(
  `\\b${NTH} (${WEEKDAY_NAMES})s? (?:of|in) (?:each|every|the|a) (month|quarter|year)\\b`,
  'i',
);

/** "On the first Monday of each month": such days are not chosen, and all Mondays would be told. */
export function askNthWeekday(pieces: readonly Piece[]): void {
  const [, day, unit] = NTH_WEEKDAY.exec(inWords(pieces)) ?? [];
  const isEach = pieces.some((piece) => piece.type === 'grain' || isKeyword(piece, 'each'));
  if (day === undefined || unit === undefined || !isEach) return;
  const metric = pieces.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  throw askedBack('nth_weekday', [
    asChoice(`${metric} on ${day}s by day`),
    asChoice(`${metric} on ${day}s by ${unit}`),
  ]);
}
