import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { silence } from './behind-it.ts';

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

/** "Conversion %", "bounce percentage": the rate, and no share of a whole. */
export function percentOfRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isPercent =
      isKeyword(next, 'share') && /^(?:%|percent|percentage|percentages|pct)$/i.test(next?.said ?? '');
    if (piece.type !== 'metric' || !isPercent || /^of$/i.test(pieces[at + 2]?.said ?? '')) continue;
    const rate = /^(?:bounce|bounces)$/i.test(piece.said)
      ? 'bounce_rate'
      : /^conversion$/i.test(piece.said)
        ? 'conversion_rate'
        : /^click$/i.test(piece.said)
          ? 'ctr'
          : /rate$|^ctr$/.test(piece.metric)
            ? piece.metric
            : undefined;
    if (rate === undefined) continue;
    pieces[at] = { ...piece, metric: rate } as Piece;
    silence(pieces, at + 1, at + 2);
  }
}

/** "Sessions divided by device", "between the devices": a dimension divides nothing. */
export function dividedByParts(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (isKeyword(piece, 'ratio') && /^divided by$/i.test(piece.said) && next?.type === 'dimension')
      pieces[at] = { ...piece, type: 'keyword', keyword: 'by' } as Piece;
  }
}

const COMING_FROM =
  /^(?:stems?|stemmed|stemming|originat(?:es?|ed|ing)|deriv(?:es?|ed|ing)|result(?:s|ed|ing)?|aris(?:es|e|ing)|arose|hail(?:s|ed|ing)?|emanat(?:es?|ed)|sourced|obtained|acquired|earned|gained|attributable|owed|belong(?:s|ed|ing)?|traced|traceable|goes|trac(?:es?))$/i;

/** "Revenue that stems from email", "belongs to mobile", "derived from": came from, by another word. */
export function comingFrom(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isVerb =
      (piece.type === 'unknown' || (piece.type === 'metric' && /^earned$/i.test(piece.said))) &&
      COMING_FROM.test(piece.said);
    if (!isVerb) continue;
    const joint = neighbour(pieces, at, 1, (one) => isNoise(one) && !/^(?:from|to)$/i.test(one.said));
    const place = neighbour(pieces, joint, 1, (one) => isNoise(one) || isKeyword(one, 'preposition'));
    const isName = /^(?:members|dimension|text|path)$/.test(pieces[place]?.type ?? '');
    if (!/^(?:from|to|through|via|by|back to)$/i.test(pieces[joint]?.said ?? '') || !isName) continue;
    silence(pieces, at, at + 1);
    if (isKeyword(pieces[joint], 'by'))
      pieces[joint] = {
        ...(pieces[joint] as Piece),
        type: 'keyword',
        keyword: 'preposition',
        said: 'from',
      } as Piece;
  }
}

/** "What share is made up of mobile", "falls on weekends", "is down to email": nothing went up or down. */
export function partsNotMoves(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  if (share < 0) return;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]?.said ?? '';
    const next = pieces[at + 1]?.said ?? '';
    const isUp =
      isKeyword(piece, 'gain') &&
      /^up$/i.test(piece.said) &&
      /^(?:made|make|makes|take|takes|took|taken|add|adds|sum|sums)$/i.test(before);
    const isDown =
      isKeyword(piece, 'loss') &&
      /^down$/i.test(piece.said) &&
      /^(?:is|are|was|were|comes|came)$/i.test(before) &&
      /^to$/i.test(next);
    const isOn =
      isKeyword(piece, 'loss') &&
      /^(?:falls?|fell|fallen)$/i.test(piece.said) &&
      /^(?:on|to|in|into|within|under)$/i.test(next);
    if (isUp || isDown || isOn) silence(pieces, at, at + 1);
  }
}

const BUSY = /^(?:busier|livelier)$/i;
const QUIET = /^(?:quieter|calmer|slower)$/i;

/** "Was last week busier?", "are weekends quieter than weekdays": more or fewer visits, or of what is named. */
export function busierDays(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isBusy = BUSY.test(piece.said);
    if (piece.type !== 'unknown' || !(isBusy || QUIET.test(piece.said))) continue;
    const keyword = isBusy ? 'gain' : 'loss';
    pieces[at] = { ...piece, type: 'keyword', keyword, said: isBusy ? 'more' : 'fewer' } as Piece;
    if (!pieces.some(({ type }) => type === 'metric'))
      pieces.splice(at + 1, 0, { ...piece, type: 'metric', metric: 'sessions', said: 'sessions' } as Piece);
    return;
  }
}

/** "What are my quick wins right now?" asks for what to do, and for no visits of this moment. */
export function winsOfNow(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'advice', 'happened', 'striking', 'cannibal'))) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'topic' &&
      piece.topic.topic === 'this_moment' &&
      /^(?:right now|at the moment|at this moment)$/i.test(piece.said)
    )
      silence(pieces, at, at + 1);
}
