import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const DONE =
  /^(?:booked|ordered|bought|sold|paid|sent|made|placed|opened|given|hired|lent|borrowed|collected)$/i;

/** "That were not booked through the app": what is left out is the app, and the column that its verb names asks for no list. */
export function notDoneBy(pieces: Piece[]): void {
  for (const [at, without] of pieces.entries()) {
    if (!isKeyword(without, 'without')) continue;
    const done = neighbour(pieces, at, 1, isNoise);
    const kind = pieces[done];
    const lead = neighbour(pieces, done, 1, isNoise);
    const named = neighbour(pieces, lead, 1, isNoise);
    const name = pieces[named];
    if (kind?.type !== 'dimension' || name?.type !== 'members' || lead < 0 || named < 0) continue;
    const isOfKind = name.candidates.some(({ dimension }) => kind.dimensions.includes(dimension));
    const isLed = isKeyword(pieces[lead], 'preposition', 'by');
    if (DONE.test(kind.said) && isLed && isOfKind) silence(pieces, at + 1, named);
  }
}
