import { asKeyword, isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const BETTERED = /^(?:improve|improved|improving|improvements?|increase|increased|grow|boost|boosted)$/i;
const NEEDED = /^(?:needs?|needing|requires?|deserves?)$/i;
const MODAL = /^(?:could|should|can|must)$/i;
const CHANCE = /^(?:ways?|chances?|room|potential|ideas?|places?|candidates?)$/i;

/** "Pages to improve", "pages that need improvement", "what could be improved": a wish, and nothing that moved. */
export function wishesAsAdvice(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'gain') || !BETTERED.test(piece.said) || !isWished(pieces, at)) continue;
    pieces[at] = asKeyword(piece, 'advice');
    // "The most", "first": where to begin is what is asked
    for (const place of [at - 1, at + 1]) if (isKeyword(pieces[place], 'top')) silence(pieces, place);
    const chance = neighbour(pieces, at - 1, -1, isPassedOver);
    if (isKeyword(pieces[chance], 'happened') || CHANCE.test(pieces[chance]?.said ?? ''))
      silence(pieces, chance, at);
  }
}

const isPassedOver = (piece: Piece): boolean => isNoise(piece) && !CHANCE.test(piece.said);

function isWished(pieces: readonly Piece[], at: number): boolean {
  const joint = pieces[at - 1];
  if (isKeyword(joint, 'preposition') && /^(?:to|for)$/i.test(joint?.said ?? '')) {
    const lead = pieces[neighbour(pieces, at - 1, -1, isPassedOver)];
    const isChance = isKeyword(lead, 'happened') || CHANCE.test(lead?.said ?? '');
    return isChance || (lead?.type === 'dimension' && /^to$/i.test(joint?.said ?? ''));
  }
  if (isKeyword(joint, 'advice')) return true;
  const lead = neighbour(
    pieces,
    at,
    -1,
    (one) =>
      isKeyword(one, 'top', 'more') ||
      /^(?:be|we|i|it|they|the|some|any|still|further|really)$/i.test(one.said),
  );
  const said = pieces[lead]?.said ?? '';
  return NEEDED.test(said) || MODAL.test(said);
}
