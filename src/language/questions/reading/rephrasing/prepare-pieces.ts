import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';

/** "As a shop owner I want to see …": who asks changes nothing of the question. */
export function dropPersona(pieces: Piece[]): void {
  const start = pieces.findIndex((piece) => piece.type !== 'noise' && !isKeyword(piece, 'politeness'));
  const opening = pieces.slice(0, 6).findIndex(({ said }) => /^as (?:an?|the)$|^as$/i.test(said));
  if (opening < 0 || opening > Math.max(0, start)) return;
  const end = pieces.findIndex(
    ({ said }, at) => at > opening + 1 && /^(?:i|we|my|our|,|can|could|show|please)$/i.test(said),
  );
  if (end < 0 || end - opening > 8) return;
  for (let at = opening; at < end; at++) pieces[at] = silent(pieces[at] as Piece);
}

/** "All channels but direct" leaves direct out. */
export function exceptBut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^but$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isName = next?.type === 'members' || next?.type === 'text' || next?.type === 'path';
    const isOfAll = pieces
      .slice(Math.max(0, at - 4), at)
      .some(({ said }) => /\b(?:all|every|any|everything|each)\b/i.test(said));
    if (isName && isOfAll) pieces[at] = { ...piece, type: 'keyword', keyword: 'without' } as Piece;
  }
}

/** "Conversion" in the singular is the rate; "a conversion", "per conversion" and "conversions" are counted. */
export function conversionAsRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'key_events' || !/^conversion$/i.test(piece.said))
      continue;
    const before = pieces[at - 1];
    const isCounted =
      /^(?:a|an|one|per|each|every)$/i.test(before?.said ?? '') || isKeyword(before, 'count', 'per', 'each');
    if (!isCounted) pieces[at] = { ...piece, metric: 'conversion_rate' } as Piece;
  }
}

/** "Pages under /products/" lie there: no number is meant. */
export function belowPaths(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (
      isKeyword(piece, 'less', 'more') &&
      next?.type === 'path' &&
      /^(?:under|below|beneath|above)$/i.test(piece.said)
    )
      pieces[at] = { ...piece, type: 'keyword', keyword: 'preposition', used: true } as Piece;
    else continue;
    // "sessions for pages under …" is one number, "pages under … by sessions" a list
    const place = neighbour(pieces, at, -1, isNoise);
    const kind = pieces[place];
    const joint = pieces[neighbour(pieces, place, -1, isNoise)];
    if (kind?.type === 'dimension' && isKeyword(joint, 'preposition')) kind.used = true;
  }
}

/** "Orders by country" are counted; "order by country" is how rows stand. */
export function ordersByWhat(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (!isKeyword(piece, 'ordered') || !/^orders by$/i.test(piece.said)) continue;
    pieces.splice(
      at,
      1,
      { ...piece, type: 'metric', metric: 'purchases', said: 'orders' } as Piece,
      { ...piece, type: 'keyword', keyword: 'by', said: 'by' } as Piece,
    );
  }
}

/** "The total revenue of all sources" is one number. */
export function totalOfAll(pieces: Piece[]): void {
  const isTotal = (piece: Piece): boolean =>
    (isKeyword(piece, 'total') || piece.type === 'metric') &&
    /^(?:total|overall|combined|sum|sum of|grand total|total of)/i.test(piece.said);
  if (!pieces.some(isTotal) || pieces.some((piece) => isKeyword(piece, 'each', 'which', 'per', 'top')))
    return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const all = pieces[at - 1];
    const joint =
      pieces[neighbour(pieces, at - 1, -1, (one) => one.type === 'noise' && /^the$/i.test(one.said))];
    const isAll =
      /^all$/i.test(all?.said ?? '') && /^(?:of|from|across|over|in|for)$/i.test(joint?.said ?? '');
    const isPhrase = /^(?:across all|for all)$/i.test(all?.said ?? '');
    if (!isAll && !isPhrase) continue;
    for (const one of isPhrase ? [all, piece] : [joint, all, piece])
      if (one) pieces[pieces.indexOf(one)] = silent(one);
  }
}

/** "Branded queries" are queries, which may be listed. */
export function brandedQueries(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const noun =
      isKeyword(piece, 'brand', 'non_brand') && / (queries|keywords|terms)$/i.exec(piece.said)?.[1];
    if (!noun) continue;
    pieces.splice(at, 1, { ...piece, said: piece.said.slice(0, -noun.length - 1) }, {
      ...piece,
      type: 'dimension',
      dimensions: ['query'],
      said: noun,
    } as Piece);
    at++;
  }
}

/** "Pro vs Team plan": what is a name here and a dimension elsewhere is the name beside another one of its kind. */
export function preferMembers(pieces: Piece[]): void {
  preferNames(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const members = piece.others.find((other) => other.type === 'members');
    if (members?.type !== 'members') continue;
    const kinds = new Set(members.candidates.map(({ dimension }) => dimension));
    const isKind = (other: Piece | undefined): boolean =>
      (other?.type === 'dimension' && other.dimensions.some((name) => kinds.has(name))) ||
      (other?.type === 'members' && other.candidates.some(({ dimension }) => kinds.has(dimension)));
    const beside = [1, -1].map((step) =>
      neighbour(
        pieces,
        at,
        step as 1 | -1,
        (one) => one.type === 'noise' || isKeyword(one, 'versus', 'and', 'or', 'compare'),
      ),
    );
    if (beside.some((place) => isKind(pieces[place]))) pieces[at] = { ...piece, ...members } as Piece;
  }
}

/** "Clicks from customers" where an audience of the file is called so. */
function preferNames(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'visitors') continue;
    const members = piece.others.find((other) => other.type === 'members');
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const isOther = pieces.some((one) => one.type === 'metric' && one.metric !== 'visitors');
    const isBeside =
      isKeyword(before, 'and', 'or', 'versus') &&
      pieces.some(
        (one) =>
          one.type === 'members' &&
          members?.type === 'members' &&
          one.candidates.some(({ dimension }) =>
            members.candidates.some((candidate) => candidate.dimension === dimension),
          ),
      );
    if (
      members?.type === 'members' &&
      (isBeside || (isOther && isKeyword(before, 'preposition', 'without', 'only', 'versus')))
    )
      pieces[at] = { ...piece, ...members } as Piece;
  }
}

/** "Which queries bring us traffic": of queries it is clicks that are counted. */
export function dropTraffic(pieces: Piece[]): void {
  if (!pieces.some((piece) => piece.type === 'dimension' && piece.dimensions.includes('query'))) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      /^(?:traffic|visits?|visitors?|people|users?|customers?)$/i.test(piece.said)
    )
      pieces[at] = { ...piece, type: 'noise' } as Piece;
}

/** "What queries lead people to the page": nobody became a lead there. */
export function dropLeading(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'leads' || !/^leads?$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isVerb =
      (next?.type === 'metric' && (next.metric === 'visitors' || next.metric === 'sessions')) ||
      (isKeyword(next, 'preposition') && /^to$/i.test(next?.said ?? ''));
    if (isVerb) pieces[at] = silent(piece);
  }
}

/** "Rank the channels by revenue" asks for an order, not for a position in search. */
export function readRank(pieces: Piece[]): void {
  const ofSearch = ['position', 'clicks', 'impressions', 'ctr'];
  const isOther = pieces.some((piece) => piece.type === 'metric' && !ofSearch.includes(piece.metric));
  const first = pieces.findIndex((piece) => piece.type !== 'noise');
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      piece.metric === 'position' &&
      ((isOther && /^rank(?:ed|ing|s)?$/i.test(piece.said)) || (at === first && /^rank$/i.test(piece.said)))
    )
      pieces[at] = { ...piece, type: 'noise' } as Piece;
}

/** "Which products sell best?" asks for products, which the data lack, though there is a folder of that name. */
export function preferTopics(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const topic = piece.type === 'members' && piece.others.find((other) => other.type === 'topic');
    if (!topic || piece.type !== 'members' || !piece.candidates.every(({ prefix }) => prefix !== undefined))
      continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isPage =
      next?.type === 'dimension' &&
      next.dimensions.some((name) => name === 'page' || name === 'landing_page');
    if (!isPage) pieces[at] = { ...piece, ...topic } as Piece;
  }
}

/** "Average daily sessions by day of week": of each weekday its average day is told anyway. */
export function dailyOfWeekdays(pieces: Piece[]): void {
  const isMean = pieces.some((piece) => isKeyword(piece, 'average'));
  const isByWeekday = pieces.some((piece) => piece.type === 'grain' && piece.grain === 'weekday');
  if (!isMean || !isByWeekday) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'grain' && piece.grain === 'day') pieces[at] = silent(piece);
}

/** "Change in percentage points": shares change in no other unit; "by 2 percentage points" is a limit. */
export function unitOfShares(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isUnit = /^points?$/i.test(piece.said) && isKeyword(before, 'share');
    if (isUnit && piece.type === 'unknown' && pieces[at - 2]?.type !== 'number') pieces[at] = silent(piece);
  }
}
