import { isKeyword, isNoise, isRank, type Piece, silence } from '../../piece.ts';
import { areOfOneKind } from './are-of-one-kind.ts';
import { rowsOfNames } from './rows-of-names.ts';

const OWN = /^(?:their(?: own)?|its(?: own)?|respective|each|both)$/i;

/** "When did Vienna and Graz each have their best month": the best one of each that is named, and not the one winner of both. */
export function bestOfEachName(pieces: Piece[]): void {
  const rank = pieces.findIndex(isRank);
  const isOfTime = pieces.some(({ type }) => type === 'unit');
  const isOwn = pieces.slice(0, rank).some(({ said }) => OWN.test(said));
  const isElse = pieces.some(
    (piece) =>
      /^(?:dimension|grain)$/.test(piece.type) ||
      isKeyword(piece, 'total', 'versus', 'compare', 'share', 'by'),
  );
  if (rank < 0 || !isOfTime || !isOwn || isElse) return;
  const [names, another] = rowsOfNames(pieces).filter((row) => row.length > 1);
  const [first = 0, ...others] = names ?? [];
  const lead = pieces[first];
  if (names === undefined || another !== undefined || lead?.type !== 'members') return;
  if (!others.every((at) => areOfOneKind(lead, pieces[at]))) return;
  const column = lead.candidates.find(({ dimension }) =>
    others.every((at) => {
      const other = pieces[at];
      return other?.type === 'members' && other.candidates.some((one) => one.dimension === dimension);
    }),
  )?.dimension;
  if (column === undefined) return;
  for (const [at, piece] of pieces.entries())
    if (at < rank && !isNoise(piece) && OWN.test(piece.said)) silence(pieces, at);
  const added = { others: [], proper: false, used: false };
  const end = pieces.findLastIndex(({ type }) => type !== 'stop') + 1;
  pieces.splice(
    end,
    0,
    { ...added, type: 'keyword', keyword: 'each', said: 'each' },
    { ...added, type: 'dimension', dimensions: [column], said: column.replaceAll('_', ' ') },
  );
}
