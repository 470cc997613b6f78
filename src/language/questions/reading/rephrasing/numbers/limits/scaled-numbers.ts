import { type Piece, silent } from '../../../piece.ts';

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^hundred$/i, 100],
  [/^thousand$/i, 1_000],
  [/^(?:millions?|mio|mn)$/i, 1_000_000],
  [/^(?:billions?|bn)$/i, 1_000_000_000],
];

/** "Above 2 million", "more than 3 thousand": one number in two words. */
export function scaledNumbers(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (piece.type !== 'number' || piece.ordinal || piece.percent) continue;
    if (next === undefined || !/^(?:number|unknown)$/.test(next.type)) continue;
    const scale = SCALES.find(([words]) => words.test(next.said))?.[1];
    if (scale === undefined || piece.value >= scale) continue;
    pieces[at] = { ...piece, value: piece.value * scale, said: `${piece.said} ${next.said}` };
    pieces[at + 1] = silent(next);
  }
}
