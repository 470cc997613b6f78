import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../piece.ts';
import { askedBack } from '../problem.ts';

const TOGETHER = /^(?:together|pareto|first|combined|collectively|jointly)$/i;
const MAKING =
  /^(?:make up|makes up|made up|account for|accounts for|accounted for|accounting for|(?:bring|drive|generate|deliver|contribute|cover|produce|represent|comprise|constitute|earn|send|yield|provide|make)(?:s|d)?(?: in| up)?|brought(?: in)?|drove|made|bringing(?: in)?|driving|generating|delivering|sent|reach|reaches|add up to|adds up to|responsible for)$/i;

/**
 * "Which countries make up the first 60 % of sessions", "cumulative share by country": the largest parts up to that share
 * of the whole, with what they make together so far. null where nothing of the kind is asked for.
 */
export function readUpTo(pieces: Piece[], isAdditive: (metric: string) => boolean): number | null {
  if (!pieces.some(({ type }) => type === 'dimension')) return null;
  if (pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'change', 'versus', 'compare'))) return null;
  if (pieces.some(({ type }) => type === 'grain')) return null;
  const at = pieces.findIndex((piece, place) => {
    if (piece.type !== 'number' || !piece.percent || piece.value <= 0 || piece.value >= 1) return false;
    const metric =
      pieces[
        neighbour(
          pieces,
          place,
          1,
          (one) => isNoise(one) || one.type === 'time' || isKeyword(one, 'total', 'preposition'),
        )
      ];
    const before = pieces[neighbour(pieces, place, -1, isNoise)];
    const isReached = /^reach/i.test(before?.said ?? '') && pieces.some(({ said }) => /^takes?$/i.test(said));
    const isLimit =
      !isReached && isKeyword(before, 'more', 'less', 'at_least', 'at_most', 'over', 'between', 'equal');
    return metric?.type === 'metric' && isAdditive(metric.metric) && !isLimit;
  });
  const isMade = pieces.some(
    (piece, place) =>
      MAKING.test(piece.said) ||
      TOGETHER.test(piece.said) ||
      // "How many does it take to get to 80 %"
      (/^get$/i.test(piece.said) && /^to$/i.test(pieces[place + 1]?.said ?? '')),
  );
  const isCumulative =
    pieces.some((piece) => isKeyword(piece, 'cumulative')) &&
    pieces.some((piece) => isKeyword(piece, 'share'));
  const number = pieces[at];
  const isOfPart = number?.type === 'number' && isMade;
  if (!isOfPart && !isCumulative) return null;
  // "The bottom 20 % of the orders": which of the smallest reach so much is not told
  if (isOfPart && pieces.some((piece) => isKeyword(piece, 'bottom', 'worst')))
    throw askedBack('share_of_what');
  for (const [place, piece] of pieces.entries())
    if (
      TOGETHER.test(piece.said) ||
      isKeyword(piece, 'cumulative', 'breakdown', 'top', 'count') ||
      (MAKING.test(piece.said) && !isKeyword(piece, 'share'))
    )
      silence(pieces, place);
  if (!isOfPart) return 1;
  rewrite(pieces, at, { type: 'keyword', keyword: 'share', used: true });
  return number.value;
}
