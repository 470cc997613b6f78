import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

type Named = Piece & { type: 'members' };

/** "Facebook total (facebook.com + m.facebook.com)": what is spelled out in brackets is all that the word before them stands for. */
export function namesSpelledOut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'noise' || piece.said !== '(') continue;
    const end = pieces.findIndex(({ said }, place) => place > at && said === ')');
    const place = neighbour(pieces, at, -1, (one) => isNoise(one) || isKeyword(one, 'total'));
    const whole = pieces[place];
    if (end < 0 || whole?.type !== 'members') continue;
    const inside = pieces.slice(at + 1, end);
    const names = inside.filter((one): one is Named => one.type === 'members');
    const isList = inside.every((one) => one.type === 'members' || isJoint(one));
    if (isList && names.length > 0 && names.every((name) => isOneOf(name, whole))) silence(pieces, place);
  }
}

const isJoint = (piece: Piece): boolean => isNoise(piece) || isKeyword(piece, 'and', 'or');

/** One of those that the whole stands for, or one that is called like it: "google (google.com + mail.google.com)". */
const isOneOf = (name: Named, whole: Named): boolean =>
  whole.candidates.some(({ dimension, sourceId }) =>
    name.candidates.some(
      (one) =>
        one.dimension === dimension &&
        one.sourceId === sourceId &&
        one.members.every((member) => member.toLowerCase().includes(whole.said.toLowerCase())),
    ),
  );
