import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { earlier, later } from '../../dates/period.ts';
import { capital, dayPiece, listed, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { isOutside } from '../settling/within-life.ts';
import { livesOf, type NamedLife } from './lives-of.ts';
import { namesOf } from './names-of.ts';
import { onlyPaused, recordsNone } from './records-none.ts';

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

export interface AbsentRows {
  /** With those that are not there any more: where nobody else had none, it is they who had. */
  readonly all: readonly FetchedRow[];
  /** Those that are there, and had none. */
  readonly there: readonly FetchedRow[];
  /** What is told of the others. */
  readonly notes: readonly BoundText[];
}

/**
 * "Which station had no damage reports last week": one that was closed before is none of those that had none, and is told apart, unless it
 * is asked about by name. One that ended or began within the days was there. Where what had none has a row, one without any did not run.
 */
export async function absentWithinLife(
  settled: Settled,
  absent: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<AbsentRows> {
  const [dimension] = settled.reading.dimensions;
  if (dimension === undefined || absent.length === 0) return { all: absent, there: absent, notes: [] };
  const names = absent.map(({ members: [name = ''] }) => name);
  const lives = await livesOf(settled, { dimension, members: names.map((name) => [name]), names }, inquiry);
  const isNamed = settled.reading.filters.some((one) => one.dimension === dimension && one.is === 'one_of');
  if (!isNamed && (await recordsNone(settled, inquiry))) {
    const paused = await onlyPaused(settled, inquiry);
    const there = absent.filter(({ members: [name = ''] }) => paused.has(name));
    const apart = names.filter((name) => !paused.has(name));
    const note = apart.length === 0 ? [] : [withoutRowNote(settled, apart, inquiry)];
    return { all: there, there, notes: [...note, ...livesNotes(settled, lives, inquiry)] };
  }
  const gone = new Set(lives.filter((life) => isOutside(settled.period, life)).map(({ name }) => name));
  return {
    all: absent,
    there: isNamed ? absent : absent.filter(({ members: [name = ''] }) => !gone.has(name)),
    notes: livesNotes(settled, lives, inquiry),
  };
}

/** "And 7 campaigns without any row then" */
function withoutRowNote(settled: Settled, names: readonly string[], inquiry: Inquiry): BoundText {
  const noun = namesOf(settled.reading.dimensions[0] ?? '', settled);
  const told = [...names].sort().slice(0, MOST_TOLD);
  const others = names.length - told.length;
  const pieces = [
    ...told.map((name, at) => namePiece(name, `withoutRow${at}`, inquiry)),
    ...(others > 0 ? [sentence`${wholeNumber(others, inquiry.keep('moreWithoutRow', others))} more`] : []),
  ];
  return capital(sentence`${noun} without any row then, and so not among them: ${listed(pieces, ' and ')}.`);
}

export const namePiece = (name: string, key: string, inquiry: Inquiry): Piece => ({
  text: `“${name}”`,
  path: inquiry.keep(key, name),
  value: name,
});
