import { isCounted } from '../../../../data/is-counted.ts';
import { isNamedAsPersons } from '../../../../data/is-of-persons.ts';
import { inCoins } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, silence, silent } from '../../../piece.ts';

type Metric = Piece & { readonly type: 'metric' };

const BRINGING =
  /^(?:make|makes|made|take|takes|took|earn|earns|earned|bring|brings|brought|give|gives|gave|raise|raises|raised|pay|pays|paid)$/i;

/**
 * "Which package earns most per car", "do we waste more in Reading or at the Station per item": the number stands before the rank or
 * the names, and what it is told per behind them. "Revenue per user and per session" are two of them.
 */
export function perBehindRank(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, per] of pieces.entries()) {
    if (!isKeyword(per, 'per')) continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const under = pieces[place];
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (under?.type !== 'metric' || before === undefined || /^(?:metric|number|topic)$/.test(before.type))
      continue;
    // "No show rate per ticket" says its rate already
    if (before.type === 'unknown' && /^rates?$/i.test(before.said)) continue;
    if (isKeyword(before, 'and')) alsoPer(pieces, at, place, under);
    else joinBehind(pieces, { at, place, under }, views);
  }
}

/** "Revenue per user and per session" */
function alsoPer(pieces: Piece[], at: number, place: number, under: Metric): void {
  const and = neighbour(pieces, at, -1, isNoise);
  const first = neighbour(pieces, and, -1, isNoise);
  const per = neighbour(pieces, first, -1, isNoise);
  const over = pieces[neighbour(pieces, per, -1, isNoise)];
  if (pieces[first]?.type !== 'metric' || !isKeyword(pieces[per], 'per') || over?.type !== 'metric') return;
  const word = pieces[at];
  if (word !== undefined) pieces[at] = ratioOf(word, over.metric, over.said, under);
  pieces[place] = silent(under);
}

interface Per {
  readonly at: number;
  readonly place: number;
  readonly under: Metric;
}

function joinBehind(pieces: Piece[], { at, place, under }: Per, views: readonly SourceView[]): void {
  const start = pieces.slice(0, at).findLastIndex(({ type }) => type === 'stop') + 1;
  const within = pieces.slice(start, at);
  // A limit in between is one of something, and a topic is no number
  if (within.some(({ type }) => type === 'number' || type === 'topic')) return;
  const isGiven = BRINGING.test(within.at(-2)?.said ?? '') && isKeyword(within.at(-1), 'gain', 'loss');
  // "Do donors from Germany give more per visit": donors give, and are not what is given
  const named = within.filter(
    (piece): piece is Metric => piece.type === 'metric' && !(isGiven && isNamedAsPersons(piece.metric)),
  );
  const [only, second] = new Set(named.map(({ metric }) => metric));
  if (second !== undefined || only === under.metric || only === 'visitors') return;
  const last = pieces.slice(0, at).findLastIndex((piece, i) => i >= start && isOver(piece, only));
  const over = only !== undefined && isCounted(only, views) ? only : inCoins(views);
  const number = pieces[last];
  const isMoney = only === undefined || (only === 'revenue' && BRINGING.test(number?.said ?? ''));
  if (number === undefined || over === undefined || (over !== only && !isMoney)) return;
  const rank = neighbour(pieces, last, 1, isNoise);
  const ranked = pieces[rank];
  const isRanked = rank < at && isKeyword(ranked, 'top', 'bottom', 'best', 'worst', 'gain', 'loss');
  const ratio = ratioOf(number, over, number.said, under);
  for (let i = start; i < last; i++) if (pieces[i]?.type === 'metric') silence(pieces, i);
  if (ranked && isRanked) {
    pieces[last] = ranked;
    pieces[rank] = ratio;
  } else pieces[last] = ratio;
  for (const i of [at, place]) silence(pieces, i);
  if (isGiven) silenceGivers(pieces, place);
}

/** "… than donors from France" */
function silenceGivers(pieces: Piece[], from: number): void {
  for (const [at, piece] of pieces.entries())
    if (at > from && piece.type === 'metric' && isNamedAsPersons(piece.metric)) pieces[at] = silent(piece);
}

/** The number, or where none is named the verb of what brings money. */
const isOver = (piece: Piece, metric: string | undefined): boolean =>
  metric === undefined ? BRINGING.test(piece.said) : piece.type === 'metric';

const ratioOf = (piece: Piece, over: string, said: string, under: Metric): Piece => ({
  ...piece,
  type: 'metric',
  metric: `ratio:${over}:${under.metric}`,
  said: `${said} per ${under.said}`,
  used: false,
});
