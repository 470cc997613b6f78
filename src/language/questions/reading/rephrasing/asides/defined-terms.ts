import { isKeyword, type Piece, silence } from '../../piece.ts';

/** "RPM = revenue per 1,000 page views": the word stands for what it is said to be. */
export function definedTerms(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isSaid =
      isKeyword(pieces[at + 1], 'equal') || /^(?:is|means|being|=|:)$/i.test(pieces[at + 1]?.said ?? '');
    if (piece.type !== 'unknown' || !isSaid) continue;
    const open = pieces.findIndex(({ type, said }, place) => place > at && (type === 'stop' || said === ')'));
    const end = open < 0 ? pieces.length : open;
    const meaning = pieces.slice(at + 2, end);
    const isMetric =
      meaning.some(({ type }) => type === 'metric') &&
      meaning.every((one) => /^(?:metric|number|noise)$/.test(one.type) || isKeyword(one, 'per', 'ratio'));
    const first = pieces.findIndex(({ said }) => said.toLowerCase() === piece.said.toLowerCase());
    if (!isMetric || first === at) continue;
    silence(pieces, at, end);
    pieces.splice(first, 1, ...meaning);
    return;
  }
}
