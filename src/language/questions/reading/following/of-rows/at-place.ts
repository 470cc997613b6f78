import { numberWord, ordinalWord } from '../../../text/number-words.ts';
import { demandsOf } from '../../demands.ts';
import type { Reading } from '../../reading.ts';
import { askedFor } from '../in-whole-words/lead-and-tail.ts';
import { ROWS } from './rows-as-they-are.ts';

const END = askedFor('(?<end>first|last)(?: (?:one|time|day|week|month))?');
/** What a ranking by how far each one moved has besides. */
const OF_MOVES: ReadonlySet<string> = new Set(['versus', 'moves', 'periods']);
const PLACE = askedFor(
  `(?<nth>second|third|fourth|fifth|2nd|3rd|4th|5th)(?:[ -](?:(?<side>most|highest|largest|biggest)|place|one))?|runners?[ -]?up|next(?: one)?|number (?<number>two|three|four|five|2|3|4|5)`,
);

/** "And the last?" behind "the first day above 200" */
export function atOtherEnd(text: string, before: Reading): Reading | undefined {
  const end = END.exec(text)?.groups?.['end']?.toLowerCase();
  if (before.endOfTime === null || (end !== 'first' && end !== 'last')) return undefined;
  return { ...before, endOfTime: end };
}

/** "Second", "2nd", "number two"; undefined of "the runner-up", "next". */
function placeNamed(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const said = word.toLowerCase();
  return ordinalWord(said) ?? numberWord(said) ?? Number.parseInt(said, 10);
}

/** "And the second?", "the runner-up": the row at that place of the ranking before. */
export function atPlace(text: string, before: Reading): Reading | undefined {
  const found = PLACE.exec(text);
  if (found === null || before.shape !== 'value') return undefined;
  const { nth, number, side } = found.groups ?? {};
  // "The second highest" behind the lowest is none of its places
  if (side !== undefined && before.rank?.direction === 'bottom') return undefined;
  const place = placeNamed(nth ?? number) ?? before.place + 1;
  const { rank, dimensions } = before;
  // "The second most" behind who lost the most is the second in losing
  const by = rank?.by ?? byOfMove(before.moves);
  const isOfMoves = rank?.of !== 'time' && by !== 'value';
  const isPlain =
    (rank === null || (rank.by !== 'both_ends' && rank.within === null)) &&
    demandsOf(before).every(
      (demand) =>
        ROWS.has(demand) || demand === 'place' || demand === 'limits' || (isOfMoves && OF_MOVES.has(demand)),
    );
  if (!isPlain) return undefined;
  if (rank !== null) return { ...before, place, rank: { ...rank, count: 1 } };
  const isList = dimensions.length === 1 && before.grain === null;
  return isList && before.order !== 'up' && before.orderBy === null
    ? { ...before, place, rank: { of: 'members', count: 1, direction: 'top', by, within: null } }
    : undefined;
}

/** "Sources that fell" stand by how far they did. */
const byOfMove = ([move, ...others]: Reading['moves']): 'value' | 'gain' | 'loss' =>
  move === undefined || others.length > 0 || move.direction === 'either'
    ? 'value'
    : move.direction === 'up'
      ? 'gain'
      : 'loss';
