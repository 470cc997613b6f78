import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { listed, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { MemberRow } from './member-rows.ts';
import { rowsInOrder, shownColumnOf } from './rows-in-order.ts';

/** So many are named; of more it is told how many there are. */
const MOST_NAMED = 3;

/** "The top 2 campaigns per city", of which a third one has as much as the second in Lyon. @param found all, cut nowhere */
export function tiedWithin(settled: Settled, found: readonly MemberRow[], inquiry: Inquiry): BoundText[] {
  const { rank, dimensions } = settled.reading;
  const within = rank?.within ?? null;
  if (rank === null || within === null || dimensions.length !== 2) return [];
  const count = rank.count ?? USUAL_COUNT;
  const outerAt = dimensions.indexOf(within);
  const whole = { ...settled, reading: { ...settled.reading, rank: { ...rank, count: found.length } } };
  const column = shownColumnOf(settled);
  const groups = Map.groupBy(rowsInOrder(whole, found), ({ members }) => members[outerAt] ?? '');
  const level = [...groups.values()].flatMap((group) => {
    const last = group[count - 1]?.values[column] ?? null;
    return last === null ? [] : group.slice(count).filter(({ values }) => values[column] === last);
  });
  if (level.length === 0) return [];
  const piece = (text: string) => ({ text, path: inquiry.keep('levelName', text), value: text });
  const who =
    level.length > MOST_NAMED
      ? sentence`${wholeNumber(level.length, inquiry.keep('levelWithin', level.length))} more`
      : listed(
          level.map(
            ({ members }) =>
              sentence`${piece(members[1 - outerAt] ?? '')} in ${piece(members[outerAt] ?? '')}`,
          ),
          ' and ',
        );
  return [sentence`Level with the last one that is listed there: ${who}.`];
}
