import { type BoundText, sentence } from '../../bound-text.ts';
import type { Period } from '../dates/period.ts';
import type { Reading } from '../reading/reading.ts';
import type { ReadAsContext } from './read-as-context.ts';
import { dayPiece, listed, periodPhrase } from './say.ts';

/** The days that count, and those they are held against. */
export function whenWords(reading: Reading, { other, keep }: ReadAsContext): BoundText[] {
  const periods = reading.periods as readonly Period[];
  // Three and more stand side by side.
  const against = periods.length > 2 ? null : other;
  const told = against === null ? periods : periods.slice(0, 1);
  const said = told.map((period, at) => periodPhrase(period, `reading.periods.${at}`));
  return [
    ...(said.length === 0 ? [] : [listed(said, ' and ')]),
    ...(against === null
      ? []
      : [
          against.from === against.to
            ? sentence`against ${dayPiece(against.from, keep('against_from', against.from))}`
            : sentence`against ${dayPiece(against.from, keep('against_from', against.from))} to ${dayPiece(against.to, keep('against_to', against.to))}`,
        ]),
    ...(reading.versusYear ? [sentence`and against a year before`] : []),
  ];
}
