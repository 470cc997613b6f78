import type { Reading } from '../../reading.ts';

const ITS = /\bits\b/iu;
const THEIRS = /\b(?:their|theirs|they|them|those|these)\b/iu;

/** "Its position" behind "pages by clicks, biggest loser" is that of the one that stands first, which the answer named; "their position" that of all. */
export function ofTheFirst(text: string, before: Reading): Reading {
  const { rank, found } = before;
  const isOfMoves = rank?.of === 'members' && rank.by !== 'value' && rank.by !== 'both_ends';
  const [first, second] = found?.members ?? [];
  if (!isOfMoves || rank.count !== null || found === null || first === undefined || second === undefined)
    return before;
  if (!ITS.test(text) || THEIRS.test(text)) return before;
  return { ...before, rank: { ...rank, count: 1 }, found: { ...found, members: [first] } };
}
