import { sentence } from '../../bound-text.ts';
import type { Period } from '../dates/period.ts';
import type { Reading } from '../reading/reading.ts';
import type { PartWords } from './read-as-context.ts';
import { dayPiece, listed, periodPhrase } from './say.ts';

/** The days that count, and those they are held against. */
export const whenWords = {
  periods: (reading, { other }) => {
    const periods = reading.periods;
    const told = againstOf(reading, other) === null ? periods : periods.slice(0, 1);
    const said = told.map((period, at) => periodPhrase(period, `reading.periods.${at}`));
    return said.length === 0 ? [] : [listed(said, ' and ')];
  },
  versus: (reading, { other, keep }) => {
    const against = againstOf(reading, other);
    if (against === null) return [];
    const { from, to } = against;
    const first = dayPiece(from, keep('against_from', from));
    return [
      from === to
        ? sentence`against ${first}`
        : sentence`against ${first} to ${dayPiece(to, keep('against_to', to))}`,
    ];
  },
  versusYear: ({ versusYear }) => (versusYear ? [sentence`and against a year before`] : []),
} satisfies PartWords;

/** Three periods and more stand side by side. */
const againstOf = ({ periods }: Reading, other: Period | null): Period | null =>
  periods.length > 2 ? null : other;
