import { isKeyword, type Piece, rewrite } from '../../../piece.ts';

const UNIT =
  /^(?:kgs?|kilos?|kilograms?|grams?|tonn?es?|lbs?|km|kms|kilomet(?:er|re)s?|miles?|lit(?:er|re)s?|minutes?|mins?|hours?|kwh|gb)$/i;

/** "Waste in kg": another column that is counted so is no answer; in which unit it is to be told is asked about. */
export function otherUnit(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const [of, joint] = [pieces[at - 2], pieces[at - 1]];
    if (piece.type !== 'metric' || of?.type !== 'metric' || !UNIT.test(piece.said)) continue;
    if (piece.metric === of.metric || !isKeyword(joint, 'preposition') || !/^in$/i.test(joint?.said ?? ''))
      continue;
    rewrite(pieces, at, { type: 'unknown' });
  }
}
