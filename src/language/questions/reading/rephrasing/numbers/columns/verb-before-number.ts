import { isKeyword, isNoise, neighbour, type Piece, silence, silent } from '../../../piece.ts';

/** Verbs that are called like a number, or bring one of their own where nothing else is counted. */
const VERB =
  /^(?:view|order|purchase|click|visit|book|hit|download|donate|read|open|browse|earn)(?:s|d|ed|es)?$|^(?:spends?|spent|buys?|bought|pays?|paid|clicked on)$/i;

const READING = /^(?:reads?|opens?|opened|browses?|browsed|views?|viewed|visits?|visited)$/i;

/** Nobody spends revenue: "which channel spent the most revenue" is asked about. */
const SPEND = /^(?:spends?|spent|pays?|paid)$/i;
const EARNED = /^(?:(?:purchase |item |ad )?revenue|sales|income|turnover|takings)$/i;

const PER_VISIT = /^views? per (?:session|visit)$/i;

const isAmount = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'gain', 'loss', 'more', 'less', 'top', 'bottom') &&
  /^(?:more|fewer|less|most|fewest|least)$/i.test(piece?.said ?? '');

/**
 * "Do mobile users view more pages per session", "spend more time per session": how much of it there was stands behind, and
 * the verb is no second number that would be told in its place.
 */
export function verbBeforeNumber(pieces: Piece[]): void {
  for (const [at, verb] of pieces.entries()) {
    if (!VERB.test(verb.said) || !/^(?:metric|topic|unknown|noise)$/.test(verb.type)) continue;
    const amount = neighbour(pieces, at, 1, isArticle);
    if (!isAmount(pieces[amount])) continue;
    const behind = neighbour(pieces, amount, 1, isNoise);
    const counted = pieces[behind];
    const isRead = READING.test(verb.said);
    if (isRead && counted && isPages(counted)) pieces[behind] = asViews(counted);
    else if (SPEND.test(verb.said) && EARNED.test(counted?.said ?? '')) continue;
    else if (counted?.type !== 'metric' || (verb.type === 'unknown' && !isRead)) continue;
    silence(pieces, at);
  }
  pagesViewedPer(pieces);
}

/** "How many pages do mobile users view per session": no pages are counted, views of them are. */
function pagesViewedPer(pieces: Piece[]): void {
  const count = pieces.findIndex((piece) => isKeyword(piece, 'count'));
  const pages = neighbour(pieces, count, 1, isNoise);
  const view = pieces.findIndex(
    ({ type, said }, at) => at > pages && type === 'metric' && PER_VISIT.test(said),
  );
  if (count < 0 || view < 0 || !isPages(pieces[pages])) return;
  silence(pieces, count, pages + 1);
}

const isArticle = (piece: Piece): boolean => isNoise(piece) && /^the$/i.test(piece.said);

const isPages = (piece: Piece | undefined): boolean =>
  piece?.type === 'dimension' && /^pages?$/i.test(piece.said);

const asViews = (piece: Piece): Piece => ({
  ...silent(piece),
  type: 'metric',
  metric: 'page_views',
  said: 'page views',
  used: false,
});
