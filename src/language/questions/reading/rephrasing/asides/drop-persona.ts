import { isKeyword, type Piece, silence } from '../../piece.ts';

/** "As a shop owner I want to see …": who asks changes nothing of the question. */
export function dropPersona(pieces: Piece[]): void {
  const start = pieces.findIndex((piece) => piece.type !== 'noise' && !isKeyword(piece, 'politeness'));
  const opening = pieces.slice(0, 6).findIndex(({ said }) => /^as (?:an?|the)$|^as$/i.test(said));
  if (opening < 0 || opening > Math.max(0, start)) return;
  const end = pieces.findIndex(
    ({ said }, at) => at > opening + 1 && /^(?:i|we|my|our|,|can|could|show|please)$/i.test(said),
  );
  if (end < 0 || end - opening > 8) return;
  silence(pieces, opening, end);
}
