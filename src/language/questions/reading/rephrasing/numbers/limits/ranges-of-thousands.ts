import type { Piece } from '../../../piece.ts';

const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
};
const SCALED = /(?:\d|\s)(k|thousand|m|millions?)$/i;

const scaleOf = ({ said }: Piece): number => SCALES[SCALED.exec(said)?.[1]?.toLowerCase() ?? ''] ?? 1;

/** "Between 2 and 3 thousand", "5 to 10k", "50-80k": the thousands of the second number are those of the first. */
export function rangesOfThousands(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const [joint, end] = [pieces[at + 1], pieces[at + 2]];
    if (piece.type !== 'number' || piece.percent || piece.ordinal || end?.type !== 'number') continue;
    const isRange =
      /^(?:to|-|–|—)$/i.test(joint?.said ?? '') ||
      (/^and$/i.test(joint?.said ?? '') && /^between$/i.test(pieces[at - 1]?.said ?? ''));
    const scale = scaleOf(end);
    const isShared = isRange && scale > 1 && scaleOf(piece) === 1 && piece.value < end.value / scale;
    if (isShared) pieces[at] = { ...piece, value: piece.value * scale };
  }
}
