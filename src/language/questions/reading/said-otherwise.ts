import { silence } from './behind-it.ts';
import { isKeyword, neighbour, type Piece } from './piece.ts';

const isNoise = (piece: Piece): boolean => piece.type === 'noise';

/** "Do they convert worse? Give me the rates": those of the metric that was named. */
export function ratesNamed(pieces: Piece[]): void {
  const rate = pieces.findIndex((one) => one.type === 'metric' && /rate|ctr|ratio:|_per_/.test(one.metric));
  if (rate < 0) return;
  for (const [at, piece] of pieces.entries())
    if (
      at > rate &&
      (piece.type === 'unknown' || isNoise(piece)) &&
      /^(?:rates?|percentages?|figures?)$/i.test(piece.said) &&
      /^(?:the|both|these|those|their)$/i.test(pieces[at - 1]?.said ?? '')
    )
      silence(pieces, at, at + 1);
}

/** "The average time users spend on the site": time is spent there, and no money. */
export function timeSpent(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^(?:spend|spends|spent|spending)$/i.test(piece.said)) continue;
    const place = neighbour(pieces, at, -1, (one) =>
      isNoise(one) && !/^time$/i.test(one.said)
        ? true
        : one.type === 'metric' && /^(?:visitors|users)$/.test(one.metric),
    );
    const time = pieces[place];
    const isTime =
      /(?:^| )(?:time|minutes|seconds)$/i.test(time?.said ?? '') || /^long$/i.test(time?.said ?? '');
    if (time === undefined || !isTime) continue;
    if (time.type !== 'metric')
      pieces[place] = { ...time, type: 'metric', metric: 'engagement_per_session', used: false } as Piece;
    silence(pieces, place + 1, at + 1);
    const behind = neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'preposition'));
    if (/^site|^website/i.test(pieces[behind]?.said ?? '')) silence(pieces, at + 1, behind + 1);
  }
}

/** "Query and country combinations": one row for each pair, as two kinds of parts have anyway. */
export function dropPairs(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries())
    if (
      /^(?:combinations?|combos?|pairs?|pairings?)$/i.test(piece.said) &&
      pieces[neighbour(pieces, at, -1, isNoise)]?.type === 'dimension'
    )
      silence(pieces, at, at + 1);
}

/** "Only count pages with 500 sessions": that they are counted, shown or kept asks for no number of them. */
export function onlyThose(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isKept =
      isKeyword(piece, 'only') &&
      /^(?:count|include|consider|show|list|keep|use|take)$/i.test(next?.said ?? '') &&
      pieces[neighbour(pieces, at + 1, 1, isNoise)]?.type === 'dimension';
    if (isKept) silence(pieces, at + 1, at + 2);
  }
}

/** "RPM = revenue per 1,000 page views": the word stands for what it is said to be. */
export function definedTerms(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isSaid =
      isKeyword(pieces[at + 1], 'equal') || /^(?:is|means|being|=|:)$/i.test(pieces[at + 1]?.said ?? '');
    if (piece.type !== 'unknown' || !isSaid) continue;
    const open = pieces.findIndex(({ type, said }, place) => place > at && (type === 'stop' || said === ')'));
    const end = open < 0 ? pieces.length : open;
    const meaning = pieces.slice(at + 2, end);
    const isMetric =
      meaning.some(({ type }) => type === 'metric') &&
      meaning.every((one) => /^(?:metric|number|noise)$/.test(one.type) || isKeyword(one, 'per', 'ratio'));
    const first = pieces.findIndex(({ said }) => said.toLowerCase() === piece.said.toLowerCase());
    if (!isMetric || first === at) continue;
    silence(pieces, at, end);
    pieces.splice(first, 1, ...meaning);
    return;
  }
}
