import { inWords } from '../../in-words.ts';
import { isKeyword, isNoise, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';

/**
 * "Excluding the homepage and the shop pages", where no page is called so: the homepage alone would be left out, and the pages become a
 * breakdown that nobody asked for.
 */
export function refuseLeftOutUnnamed(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without')) continue;
    const list = pieces.slice(at + 1, endOfList(pieces, at + 1));
    const joint = list.findLastIndex((one) => isKeyword(one, 'and', 'or'));
    const unnamed = list.slice(joint + 1);
    const kind = unnamed.at(-1);
    const isNamed = list.slice(0, joint).some(({ type }) => /^(?:members|path|text)$/.test(type));
    // "Excluding the homepage and pages …" says of which pages behind them, and not before
    if (joint < 0 || !isNamed || kind?.type !== 'dimension' || unnamed.every((one) => one === kind)) continue;
    if (unnamed.slice(0, -1).every((one) => /^(?:the|our|all|any)$/i.test(one.said) || one.said === ''))
      continue;
    throw new NotAnswerable({
      type: 'unknown_member',
      said: inWords(unnamed).replace(/^(?:the|our) /i, ''),
      dimension: kind.dimensions[0] ?? null,
      sourceId: null,
    });
  }
}

/** Names, what joins them, the words around them, and the kind that they are said to be of. */
function endOfList(pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex(
    (one, at) =>
      at >= from &&
      !/^(?:members|path|text|dimension|unknown)$/.test(one.type) &&
      !isNoise(one) &&
      !isKeyword(one, 'and', 'or'),
  );
  const last = end < 0 ? pieces.length : end;
  const kind = pieces.findIndex((one, at) => at >= from && at < last && one.type === 'dimension');
  return kind < 0 ? last : kind + 1;
}
