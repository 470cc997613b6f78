import { isKeyword, isLight, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

/** What kind of summary, or of advice: it is made of the same. */
const OF_REPORTS =
  /^(?:executive|comprehensive|concise|thorough|detailed|complete|full|quick|brief|short|high level|strategic|actionable|optimization|optimisation|practical|concrete|general|overall|simple|good|any)$/i;

/** How suddenly, or how lately, something moved is seen in the numbers. */
const OF_MOVES = /^(?:sudden|suddenly|abrupt|abruptly|recent|recently|lately|actually)$/i;

const SHOWN = /^(?:displayed|represented|illustrated|visuali[sz]ed|depicted|presented|rendered|drawn)$/i;

/** Words of manner that change nothing of what is told; "the most recent" and "more recently" say when. */
export function dropVagueWords(pieces: Piece[]): void {
  const moves = pieces.some((piece) =>
    isKeyword(piece, 'gain', 'loss', 'change', 'happened', 'trend', 'why'),
  );
  // "Week-by-week performance": of the usual number
  const isCourse =
    pieces.some(({ type }) => type === 'grain') && !pieces.some(({ type }) => type === 'metric');
  for (const [at, piece] of pieces.entries()) {
    if (isCourse && isKeyword(piece, 'overview') && /^performance$/i.test(piece.said)) silence(pieces, at);
    if (piece.type === 'noise' || piece.type === 'metric' || piece.type === 'members') continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const summed = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || one.type === 'metric')];
    if (OF_REPORTS.test(piece.said) && piece.type !== 'dimension' && (isReport(next) || isReport(summed)))
      silence(pieces, at);
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    // "Which specific queries", "the channel dimension"
    const isKind = /^(?:specific|particular|certain|exact)$/i.test(piece.said) && next?.type === 'dimension';
    const isLabel = /^dimensions?$/i.test(piece.said) && before?.type === 'dimension';
    if ((isKind || isLabel) && piece.type === 'unknown') silence(pieces, at);
    // "… is displayed in a bar chart"
    const shown = pieces[neighbour(pieces, at, 1, isLight)];
    if (SHOWN.test(piece.said) && isKeyword(shown, 'chart')) silence(pieces, at);
    const isWhen = /^(?:most|more)$/i.test(pieces[at - 1]?.said ?? '');
    if (moves && OF_MOVES.test(piece.said) && piece.type === 'unknown' && !isWhen) silence(pieces, at);
  }
}

/** "A concise traffic overview": what is summed up may stand between. */
const isReport = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'overview', 'advice', 'happened') && !/^(?:performance)$/i.test(piece?.said ?? '');
