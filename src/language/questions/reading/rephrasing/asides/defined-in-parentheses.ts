import { isKeyword, isNoise, type Piece, silence } from '../../piece.ts';

/** "Sign-up rate (key events per session)": the parenthesis says what is meant. */
export function definedInParentheses(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.said !== '(') continue;
    const end = pieces.findIndex(({ said }, place) => place > at && said === ')');
    const inside = pieces.slice(at + 1, end);
    const isMetric =
      inside.some(({ type }) => type === 'metric') &&
      inside.every(
        (one, place) =>
          one.type === 'metric' ||
          isNoise(one) ||
          isKeyword(one, 'per', 'ratio', 'and') ||
          (one.type === 'number' && isKeyword(inside[place - 1], 'per')),
      );
    if (end < 0 || !isMetric) continue;
    const isLabel = (one: Piece | undefined): boolean =>
      one?.type === 'topic' || one?.type === 'unknown' || (one?.type === 'noise' && /^rate$/i.test(one.said));
    for (let place = at - 1; isLabel(pieces[place]); place--) silence(pieces, place);
    // "What's our RPM this year? (revenue per 1,000 page views)"
    const isOnly = pieces.every((one, place) => (place > at && place < end) || one.type !== 'metric');
    const short = pieces.findIndex(({ type, said }) => type === 'unknown' && /^\p{Lu}{2,6}$/u.test(said));
    if (isOnly && short >= 0 && short < at) silence(pieces, short);
  }
}
