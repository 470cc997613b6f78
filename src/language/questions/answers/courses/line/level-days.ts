import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { listed, wholeNumber } from '../../../wording/say.ts';
import { tiedBelow } from '../../members/tied-below.ts';
import type { Settled } from '../../settling/settled.ts';
import { timePiece } from '../../telling/time-piece.ts';
import type { Point } from './course-points.ts';

/** Of a ranking of days, those that its end parts from it by their dates alone. */
export function levelDays(
  { reading: { rank, place, dimensions } }: Settled,
  inOrder: readonly Point[],
  grain: UnitOfTime | 'weekday',
  inquiry: Inquiry,
): BoundText[] {
  if (rank?.of !== 'time' || rank.count === null || place > 1) return [];
  if (grain === 'weekday' || dimensions.length > 0) return [];
  return tiedBelow({
    values: inOrder.map(({ values }) => values[0] ?? null),
    count: rank.count,
    nameOf: (at) => {
      const time = inOrder[at]?.time as Day;
      return timePiece(time, grain, inquiry.keep('levelDay', time));
    },
    nounOf: (many) => (many === 1 ? grain : `${grain}s`),
    keep: (many) => inquiry.keep('levelWithLast', many),
  });
}

/** So many are named; of more it is told how many there are. */
const MOST_NAMED = 3;

/** "Which shop had the most in each month": who had as much as the last one that a month lists, and is cut off by the name alone. */
export function levelInEach(
  { reading: { rank, dimensions } }: Settled,
  { all, shown }: { readonly all: readonly Point[]; readonly shown: readonly Point[] },
  grain: UnitOfTime | 'weekday',
  inquiry: Inquiry,
): BoundText[] {
  if (rank?.of !== 'members' || rank.by !== 'value' || dimensions.length !== 1) return [];
  const listedOnes = new Set(shown);
  const lastOf = new Map(shown.map(({ time, values }) => [time, values[0]]));
  const tied = all.filter(
    (point) => !listedOnes.has(point) && point.values[0] && point.values[0] === lastOf.get(point.time),
  );
  if (tied.length === 0) return [];
  const said = tied.slice(0, MOST_NAMED).map(({ time, members: [name = ''] }) => {
    const who = { text: name === '' ? '(empty)' : name, path: inquiry.keep('levelName', name), value: name };
    const path = inquiry.keep('levelTime', time);
    return grain === 'weekday'
      ? sentence`${who} on ${{ text: time, path, value: time }}`
      : sentence`${who} (${timePiece(time as Day, grain, path)})`;
  });
  const others = tied.length - said.length;
  const more = others > 0 ? [sentence`${wholeNumber(others, inquiry.keep('moreLevel', others))} more`] : [];
  return [sentence`Level with the last one that is listed: ${listed([...said, ...more], ' and ')}.`];
}
