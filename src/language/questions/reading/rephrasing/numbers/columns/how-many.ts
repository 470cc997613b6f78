import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';

/** "How many pages does each session view on average": page views per session; no pages are counted. */
export function pagesPerSession(pieces: Piece[]): void {
  const count = pieces.findIndex((piece) => isKeyword(piece, 'count'));
  const pages = neighbour(pieces, count, 1, isNoise);
  const one = neighbour(pieces, pages, 1, isNoise);
  const isOne =
    isKeyword(pieces[one], 'each', 'per', 'average') || /^an?$/i.test(pieces[one - 1]?.said ?? '');
  const who =
    pieces[
      neighbour(pieces, pages, 1, (piece) => isNoise(piece) || isKeyword(piece, 'each', 'per', 'average'))
    ];
  const counted = pieces[pages];
  if (count < 0 || counted?.type !== 'dimension' || !/^pages?$/i.test(counted.said) || !isOne) return;
  if (who?.type !== 'metric' || !/^(?:sessions|visitors)$/.test(who.metric)) return;
  const end = pieces.indexOf(who);
  const verb = neighbour(pieces, end, 1, isNoise);
  const view = pieces[verb];
  const isView = view?.type === 'metric' && view.metric === 'page_views';
  silence(pieces, count, end + 1);
  if (isView) silence(pieces, verb);
  pieces[count] = {
    ...counted,
    type: 'metric',
    metric: 'pages_per_session',
    said: 'pages per session',
    used: false,
  };
  for (const [at, piece] of pieces.entries()) if (isKeyword(piece, 'average')) silence(pieces, at);
}

/** "How many new vs returning users": of each of the two, and not how many kinds of them there are. */
export function howManyOfNames(pieces: Piece[]): void {
  const count = pieces.findIndex((piece) => isKeyword(piece, 'count'));
  const next = pieces[neighbour(pieces, count, 1, isNoise)];
  if (count >= 0 && next?.type === 'dimension' && / (?:vs|versus|and|or|v) /i.test(next.said))
    silence(pieces, count);
}
