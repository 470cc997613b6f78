import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { earlier, later } from '../../dates/period.ts';
import { dayPiece, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { livesOf, type NamedLife } from './lives-of.ts';

/** Of so many at most it is told. */
const MOST_TOLD = 5;

/** Since when and until when each of them is there, where that is within these days. */
export function livesNotes(
  { period, view }: Settled,
  lives: readonly NamedLife[],
  inquiry: Inquiry,
): readonly BoundText[] {
  const begin = later(period.from, view.source.firstDay ?? period.from);
  const end = earlier(period.to, view.source.lastDay ?? period.to);
  const without = (from: Day, to: Day, key: string): BoundText => {
    const many = from > to ? 0 : daysFrom(from, to).length;
    return sentence`${wholeNumber(many, inquiry.keep(key, many))} of these days`;
  };
  const notes = lives.flatMap(({ name, first, last }, at) => [
    ...(first === null || first <= begin
      ? []
      : [
          sentence`${namePiece(name, `born${at}`, inquiry)} first appears on ${dayPiece(first, inquiry.keep(`bornOn${at}`, first))}, ${first > end ? 'after these days' : sentence`after ${without(begin, addDays(first, -1), `unborn${at}`)}`}.`,
        ]),
    ...(last === null || last >= end
      ? []
      : [
          sentence`${namePiece(name, `gone${at}`, inquiry)} last appears on ${dayPiece(last, inquiry.keep(`goneOn${at}`, last))}, ${last < begin ? 'before these days' : sentence`before ${without(addDays(last, 1), end, `goneDays${at}`)}`}.`,
        ]),
  ]);
  return notes.slice(0, MOST_TOLD);
}

/** Where what is named ended, a fall to nothing is that; where it began is told by `begunBetween`. */
export async function endedNotes(settled: Settled, inquiry: Inquiry): Promise<readonly BoundText[]> {
  const lives = await Promise.all(
    settled.reading.filters
      .filter(({ is }) => is === 'one_of')
      .map(({ dimension, members }) =>
        livesOf(settled, { dimension, members: members.map((name) => [name]), names: [...members] }, inquiry),
      ),
  );
  return livesNotes(
    settled,
    lives.flat().map((life) => ({ ...life, first: null })),
    inquiry,
  );
}

/** "Which station had no hires last month": one that was closed before has none, and that it was is told with it. */
export async function absentLives(
  settled: Settled,
  absent: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly BoundText[]> {
  const [dimension] = settled.reading.dimensions;
  if (dimension === undefined || absent.length === 0 || absent.length > MOST_TOLD) return [];
  const names = absent.map(({ members: [name = ''] }) => name);
  const members = names.map((name) => [name]);
  return livesNotes(settled, await livesOf(settled, { dimension, members, names }, inquiry), inquiry);
}

export const namePiece = (name: string, key: string, inquiry: Inquiry): Piece => ({
  text: `“${name}”`,
  path: inquiry.keep(key, name),
  value: name,
});
