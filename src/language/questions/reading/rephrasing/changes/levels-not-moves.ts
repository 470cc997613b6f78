import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const LOW = /^(?:below|under|beneath|underneath|south of|short of)$/i;
const HIGH = /^(?:above|beyond|past|north of)$/i;

/** "Months in which orders fell below 400", "rose above 1,000": where the number stands, and by how far it moved is not said. */
export function levelsNotMoves(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isFall = isKeyword(piece, 'loss');
    if (!isFall && !isKeyword(piece, 'gain')) continue;
    const bound = pieces[at + 1];
    const isBound = isKeyword(bound, 'less', 'more') && (isFall ? LOW : HIGH).test(bound?.said ?? '');
    if (!isBound) continue;
    if (pieces[neighbour(pieces, at + 1, 1, isNoise)]?.type === 'number') silence(pieces, at);
  }
}
