import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

const WORDS: Readonly<Record<NonNullable<Reading['asks']>, RegExp>> = {
  worse:
    /\b(?:problems?|issues?|wrong|red flags?|concern(?:s|ing)?|worry|worried|broken?|break|not working)\b/i,
  better: /\b(?:opportunit(?:y|ies)|well)\b/i,
  down: /\bdrops?\b/i,
  up: /\bspikes?\b/i,
};

/** "Any problems", "what went well": which of the changes that were found are asked for; several ways together are all. */
export function wayOfFindings(pieces: readonly Piece[]): Reading['asks'] {
  const said = pieces
    .filter((piece) => isKeyword(piece, 'happened'))
    .map((piece) => piece.said.replaceAll(/['’]/g, ''))
    .join(' ');
  const ways = (['worse', 'better', 'down', 'up'] as const).filter((way) => WORDS[way].test(said));
  return ways.length === 1 && !/\band\b/i.test(said) ? (ways[0] ?? null) : null;
}

const WHAT_HAPPENED =
  /^what(?:['’]s| is| was)? ?(?:happened|happening|going on|went wrong|changed|moved|broke|up)$/i;

/** "Sessions dropped. What happened?" takes the drop for a fact, "any unusual drops in sessions?" asks whether there was one. */
export const isMoveAskedFor = (pieces: readonly Piece[]): boolean =>
  !pieces.some((piece) => isKeyword(piece, 'happened') && WHAT_HAPPENED.test(piece.said));
