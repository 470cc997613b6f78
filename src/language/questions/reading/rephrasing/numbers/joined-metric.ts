import { type Piece, rewrite, silence } from '../../piece.ts';

/** One metric in the place of the pieces from `at` to `last`. */
export function joinedMetric(pieces: Piece[], at: number, last: number, metric: string): void {
  const said = pieces.slice(at, last + 1).map((one) => one.said);
  rewrite(pieces, at, { type: 'metric', metric, said: said.join(' '), used: false });
  silence(pieces, at + 1, last + 1);
}
