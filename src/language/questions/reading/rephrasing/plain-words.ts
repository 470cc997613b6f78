import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';

const UNITS =
  /^(?:dollars?|usd|euros?|eur|pounds?|gbp|bucks|cents?|francs?|chf|yen|jpy|\$|€|£|¥|secs?|seconds?|mins?|minutes?|pp)$/i;

const PERSONS = /^(?:users?|visitors?|customers?|people|shoppers?|buyers?|audience|traffic|visits?)$/i;

/** Those that narrow nothing: who is a customer the data do not tell. */
const NEUTRAL = /^(?:users?|visitors?|people|traffic|visits?|sessions?)$/i;

/** Words that say again what stands beside them: the unit of a number, the persons of a name, "between" behind "split". */
export function dropPlainWords(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const next = pieces[at + 1];
    // "over 100 dollars", "above $100"
    const isUnit = UNITS.test(piece.said) && (before?.type === 'number' || next?.type === 'number');
    if (isUnit && (piece.type === 'unknown' || piece.type === 'metric' || piece.type === 'topic')) {
      pieces[at] = silent(piece);
      continue;
    }
    // "the news section"
    const isSection =
      before?.type === 'path' ||
      (before?.type === 'members' && before.candidates.some(({ prefix }) => prefix !== undefined));
    if (
      isSection &&
      /^(?:sections?|folders?|director(?:y|ies)|areas?|categor(?:y|ies)|subfolders?)$/i.test(piece.said) &&
      piece.type !== 'dimension'
    ) {
      pieces[at] = silent(piece);
      continue;
    }
    // "website sessions", "site conversion rate"
    if (/^(?:website|site|web)$/i.test(piece.said) && next?.type === 'metric' && piece.type !== 'metric') {
      pieces[at] = silent(piece);
      continue;
    }
    // "purchases from Safari users": the users are those of Safari, the purchases what is counted
    const isPersons = piece.type === 'metric' && PERSONS.test(piece.said);
    const isOther = pieces.some((one) => one.type === 'metric' && one !== piece && !PERSONS.test(one.said));
    // "bounce rate for users in Europe"
    const isAmong =
      isKeyword(before, 'preposition') && /^(?:for|of|among|amongst|from|with)$/i.test(before?.said ?? '');
    const isTold =
      isAmong && pieces.slice(0, at).some((one) => one.type === 'metric' && !PERSONS.test(one.said));
    if (isTold && NEUTRAL.test(piece.said)) {
      pieces[at] = silent(piece);
      continue;
    }
    if (isPersons && before?.type === 'members' && isOther) {
      pieces[at] = silent(piece);
      continue;
    }
    // "Do mobile users bounce more": the verb is about the rate
    const isVerb = piece.type === 'metric' && piece.metric === 'bounces' && /^bounce$/i.test(piece.said);
    if (isVerb && !isKeyword(before, 'count', 'per') && !/^(?:a|one|of)$/i.test(before?.said ?? ''))
      pieces[at] = { ...piece, metric: 'bounce_rate' } as Piece;
    // "the split between new and returning"
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(piece, 'between') && isKeyword(joint, 'breakdown', 'share', 'ratio', 'compare'))
      piece.used = true;
  }
}

/** "Which region returned the most items": what is counted is named already, the items are its objects. */
export function dropObjects(pieces: Piece[]): void {
  const asked = pieces.findIndex(({ type }) => type === 'dimension');
  const isAsked = isKeyword(pieces[neighbour(pieces, asked, -1, isNoise)], 'which');
  if (!isAsked || !pieces.some(({ type }) => type === 'metric')) return;
  for (const [at, piece] of pieces.entries())
    if (
      at > asked &&
      piece.type === 'dimension' &&
      /^(?:items|products|pieces|goods|articles)$/i.test(piece.said) &&
      isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'top', 'bottom')
    )
      pieces[at] = silent(piece);
}

/** "Boots related queries" are those that hold the word. */
export function readRelated(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^related$/i.test(piece.said) || piece.type === 'metric') continue;
    const before = pieces[at - 1];
    const next = pieces[at + 1];
    const isQuery =
      next?.type === 'dimension' && next.dimensions.some((name) => name === 'query' || name === 'page');
    if (!before || !isQuery || !/^(?:members|unknown|noise|dimension)$/.test(before.type)) continue;
    pieces[at - 1] = { ...before, type: 'text', text: before.said, used: false } as Piece;
    pieces[at] = silent(piece);
    const joint = pieces[neighbour(pieces, at - 1, -1, isNoise)];
    if (isKeyword(joint, 'preposition') && next) pieces[at + 1] = silent(next);
  }
}

/** "Total spend for Meta campaigns", "impressions for queries containing shoes": one number, of those that are described. */
export function useDescribed(pieces: Piece[]): void {
  const first = pieces.findIndex(
    (piece) => piece.type !== 'noise' && !isKeyword(piece, 'count', 'total', 'average'),
  );
  if (pieces[first]?.type !== 'metric') return;
  const lists = pieces.some(
    (piece) =>
      isKeyword(
        piece,
        'by',
        'per',
        'each',
        'which',
        'top',
        'bottom',
        'best',
        'worst',
        'breakdown',
        'compare',
        'gain',
        'loss',
        'change',
        'ordered',
      ) || piece.type === 'number',
  );
  if (lists) return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const before = pieces[at - 1];
    const lead = before?.type === 'members' ? at - 1 : at;
    const joint = pieces[neighbour(pieces, lead, -1, (one) => isNoise(one) || one.type === 'members')];
    const isOf =
      isKeyword(joint, 'preposition') && /^(?:of|for|from|in|on|through|via)$/i.test(joint?.said ?? '');
    const next = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'without'))];
    if (isOf && (lead !== at || isKeyword(next, 'containing', 'starting_with'))) piece.used = true;
  }
}

const PER_SESSION = /_per_session$|_rate$|^ctr$|^average_order_value$/;

/** "Time on site per session" is one by itself already. */
export function dropSecondPer(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !PER_SESSION.test(piece.metric)) continue;
    const place = pieces.findIndex((one, i) => i > at && isKeyword(one, 'per'));
    const under = pieces[neighbour(pieces, place, 1, isNoise)];
    const isBetween =
      place >= 0 && pieces.slice(at + 1, place).every((one) => isNoise(one) || isKeyword(one, 'preposition'));
    if (!isBetween || under?.type !== 'metric' || !/^(?:sessions|visitors|purchases)$/.test(under.metric))
      continue;
    const isOrder = piece.metric === 'average_order_value';
    if (isOrder !== (under.metric === 'purchases')) continue;
    pieces[place] = silent(pieces[place] as Piece);
    pieces[pieces.indexOf(under)] = silent(under);
  }
}
