import type { Piece } from '../../piece.ts';

const IT = /^(?:it|that|this|they|these|those|them)$/i;

/** The place behind "how did that", "and where did they": undefined where no such words stand here. */
export function behindIt(pieces: readonly Piece[], at: number): number | undefined {
  // "how has" is one phrase
  const verb = / /.test(pieces[at]?.said ?? '') ? at : at + 1;
  const isAsked =
    /(?:did|do|does|has|have|is|are|was|were)$/i.test(pieces[verb]?.said ?? '') &&
    IT.test(pieces[verb + 1]?.said ?? '');
  return isAsked ? verb + 2 : undefined;
}
