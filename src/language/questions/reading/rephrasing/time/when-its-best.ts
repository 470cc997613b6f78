import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';

/** What stands between "when did" and the best of it is whose it is, and asks for no other number of times. */
const ENDS = new Set(['time', 'grain', 'stop', 'number']);
const ONE_OF_THEM = /^(?:a|one|any|a single|any one) (?=week|month|quarter|year)/i;

/**
 * "When did Vienna have its best week", "when was mobile's worst month for bookings": which week or month that was. By itself
 * "when" asks for a day; "the most bookings in a month" asks which month had the most of them.
 */
export function whenItsBest(marks: readonly Mark[]): readonly Mark[] {
  const when = marks.findIndex((mark) => mark.type === 'unit' && /^when\b/i.test(mark.said));
  const rank = marks.findIndex((mark, at) => at > when && isRank(mark));
  if (when < 0 || rank < 0 || marks.slice(when, rank).some(({ type }) => ENDS.has(type))) return marks;
  const own = marks[rank + 1];
  if (own?.type === 'unit') return own.unit === 'day' ? marks : marks.toSpliced(when, 1);
  const within = marks.findIndex(
    (mark, at) => at > rank && mark.type === 'grain' && ONE_OF_THEM.test(mark.said),
  );
  const grain = marks[within];
  if (grain?.type !== 'grain' || !isKeyword(marks[within - 1], 'preposition')) return marks;
  const which: Mark = { ...grain, type: 'unit', unit: grain.grain };
  return marks.toSpliced(within - 1, 2).with(when, which);
}
