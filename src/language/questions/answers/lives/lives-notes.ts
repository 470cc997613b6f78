import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { earlier, later } from '../../dates/period.ts';
import { dayPiece, listed, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { NamedLife } from './life-of.ts';
import { appears, firstAppears, lastAppears, namePiece } from './life-words.ts';
import { livesOfNames } from './lives-of.ts';

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
          sentence`${namePiece(name, `born${at}`, inquiry)} ${firstAppears(dayPiece(first, inquiry.keep(`bornOn${at}`, first)))}, ${first > end ? 'after these days' : sentence`after ${without(begin, addDays(first, -1), `unborn${at}`)}`}.`,
        ]),
    ...(last === null || last >= end
      ? []
      : [
          sentence`${namePiece(name, `gone${at}`, inquiry)} ${lastAppears(dayPiece(last, inquiry.keep(`goneOn${at}`, last)))}, ${last < begin ? 'before these days' : sentence`before ${without(addDays(last, 1), end, `goneDays${at}`)}`}.`,
        ]),
  ]);
  return notes.slice(0, MOST_TOLD);
}

/** Where what is named ended, a fall to nothing is that; where it began is told by `begunBetween`. */
export async function endedNotes(settled: Settled, inquiry: Inquiry): Promise<readonly BoundText[]> {
  const lives = await Promise.all(
    settled.reading.filters
      .filter(({ is }) => is === 'one_of')
      .map(({ dimension, members }) => livesOfNames(settled, dimension, members, inquiry)),
  );
  return livesNotes(
    settled,
    lives.flat().map((life) => ({ ...life, first: null })),
    inquiry,
  );
}

/** So many are named where all are told in one sentence; of more it is said that there are some. */
const MOST_NAMED = 5;

export const andOthers = (all: readonly unknown[]): string => (all.length > MOST_NAMED ? ', and others' : '');

export const namedAtMost = <One>(all: readonly One[]): readonly One[] => all.slice(0, MOST_NAMED);

/** Of names that begin or end within the period since or until when their days count. */
export function countedWithinLives(lives: readonly NamedLife[], inquiry: Inquiry): BoundText[] {
  const begun = lives.flatMap(({ name, first }) => (first === null ? [] : [{ name, day: first }]));
  const gone = lives.flatMap(({ name, last }) => (last === null ? [] : [{ name, day: last }]));
  const told = (some: typeof begun, key: string) =>
    listed(
      namedAtMost(some).map(
        ({ name, day }) =>
          sentence`${namePiece(name, 'countedName', inquiry)} on ${dayPiece(day, inquiry.keep(key, day))}`,
      ),
      ' and ',
    );
  return [
    ...(begun.length === 0
      ? []
      : [
          sentence`Some first appear within these days, and days before are missing, not zero: ${told(begun, 'countedFrom')}${andOthers(begun)}.`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          sentence`Some last appear within these days, and days after are missing, not zero: ${told(gone, 'countedTo')}${andOthers(gone)}.`,
        ]),
  ];
}

/** Of those that begin within the time before, how far they moved is not told. */
export function begunNote(begun: ReadonlyMap<string, Day>, inquiry: Inquiry): readonly BoundText[] {
  if (begun.size === 0) return [];
  const told = [...begun].map(([name, first], at) => {
    const named = namePiece(name, `begun${at}`, inquiry);
    const day = dayPiece(first, inquiry.keep(`begunOn${at}`, first));
    return at === 0 ? sentence`${named} ${firstAppears(day)}` : sentence`${named} on ${day}`;
  });
  return [
    sentence`${listed(told, ' and ')}, within the time before: how far ${begun.size === 1 ? 'it' : 'they'} moved is not told.`,
  ];
}

/** That the own days of what is asked about are told in place of those that were asked about. */
export function ownDaysNote({ period: asked }: Settled, { period }: Settled, inquiry: Inquiry): BoundText[] {
  const first = period.from > asked.from ? period.from : null;
  const last = period.to < asked.to ? period.to : null;
  if (first === null && last === null) return [];
  const keys = { first: 'firstRow', last: 'lastRow' };
  return [
    sentence`What is asked about ${appears({ first, last }, keys, inquiry)}: only its own days are counted.`,
  ];
}
