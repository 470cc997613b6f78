import { type Piece, silent } from '../../piece.ts';

/** "New conversions" are those that came, where no visitors are told apart. */
export function newEvents(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isEvent = next?.type === 'metric' && /^(?:key_events|leads|conversion_rate)$/.test(next.metric);
    if (/^new$/i.test(piece.said) && isEvent && /^(?:unknown|noise)$/.test(piece.type))
      pieces[at] = silent(piece);
  }
}
