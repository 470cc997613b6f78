import { isKeyword, isPlural, type Piece, silence } from '../../piece.ts';

/**
 * "Is our hotel revenue growing?": what the business is, and no question about each hotel. Only of yes or no, where a list was not
 * asked for.
 */
export function kindOfBusiness(pieces: Piece[]): void {
  if (!ASKS.test(pieces[0]?.said ?? '')) return;
  const at = pieces.findIndex(
    ({ type, said }, place) =>
      type === 'dimension' &&
      !isPlural(said) &&
      pieces[place + 1]?.type === 'metric' &&
      OUR.test(pieces[place - 1]?.said ?? ''),
  );
  if (at < 0 || pieces.some((piece) => isKeyword(piece, 'each', 'which', 'top', 'bottom', 'best', 'worst')))
    return;
  silence(pieces, at);
}

const ASKS = /^(?:is|are|was|were|has|have|did|does|do)\b/i;
const OUR = /\b(?:our|my)$/i;
