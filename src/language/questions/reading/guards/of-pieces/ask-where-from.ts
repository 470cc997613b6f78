import { isKeyword, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

/** "Where do our visitors come from?" has several good answers. */
export function askWhereFrom(pieces: readonly Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'where_from'))) return;
  const when = pieces.find((piece) => piece.type === 'time')?.said ?? 'last week';
  const choices = ['channel', 'country', 'source'].map((name) => ({
    label: `By ${name}`,
    question: `sessions by ${name} ${when}`,
  }));
  throw askedBack('where_from', choices);
}
