import { type BoundText, sentence } from '../../../bound-text.ts';
import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { capital, listed, wholeNumber } from '../../wording/say.ts';
import { isOutside } from '../lives/life-of.ts';
import { namePiece } from '../lives/life-words.ts';
import { livesNotes } from '../lives/lives-notes.ts';
import { livesOfNames } from '../lives/lives-of.ts';
import type { Settled } from '../settling/settled.ts';
import { namesOf } from './names-of.ts';
import { onlyPaused, recordsNone } from './records-none.ts';

/** Of so many at most it is told. */
const MOST_TOLD = 5;

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
  const lives = await livesOfNames(settled, dimension, names, inquiry);
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
export function withoutRowNote(settled: Settled, names: readonly string[], inquiry: Inquiry): BoundText {
  const noun = namesOf(settled.reading.dimensions[0] ?? '', settled);
  const told = [...names].sort().slice(0, MOST_TOLD);
  const others = names.length - told.length;
  const pieces = [
    ...told.map((name, at) => namePiece(name, `withoutRow${at}`, inquiry)),
    ...(others > 0 ? [sentence`${wholeNumber(others, inquiry.keep('moreWithoutRow', others))} more`] : []),
  ];
  return capital(sentence`${noun} without any row then, and so not among them: ${listed(pieces, ' and ')}.`);
}
