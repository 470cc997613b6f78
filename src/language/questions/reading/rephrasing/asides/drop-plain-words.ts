import { isKeyword, isNoise, neighbour, type Piece, silent } from '../../piece.ts';

/** What money and stretches of time are counted in, and percentage points. */
const MEASURES =
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
    const isUnit = MEASURES.test(piece.said) && (before?.type === 'number' || next?.type === 'number');
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
    if (
      /^(?:website|site|web)$/i.test(piece.said) &&
      next?.type === 'metric' &&
      !/^(?:metric|members)$/.test(piece.type)
    ) {
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
    if (isTold && NEUTRAL.test(piece.said) && !isLimited(pieces, at)) {
      pieces[at] = silent(piece);
      continue;
    }
    if (
      isPersons &&
      before?.type === 'members' &&
      isOther &&
      !isListedFirst(pieces, at) &&
      !isMoved(pieces, at)
    ) {
      pieces[at] = silent(piece);
      continue;
    }
    // "Do mobile users bounce more": the verb is about the rate
    const isVerb = piece.type === 'metric' && piece.metric === 'bounces' && /^bounce$/i.test(piece.said);
    if (isVerb && !isKeyword(before, 'count', 'per') && !/^(?:a|one|of)$/i.test(before?.said ?? ''))
      pieces[at] = { ...piece, metric: 'bounce_rate' };
    // "the split between new and returning"
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(piece, 'between') && isKeyword(joint, 'breakdown', 'share', 'ratio', 'compare'))
      piece.used = true;
  }
}

/** "Mobile visits and mobile revenue": two numbers, of which the visits are the first. */
function isListedFirst(pieces: readonly Piece[], at: number): boolean {
  const isFirst = !pieces.slice(0, at).some(({ type }) => type === 'metric');
  const joint = neighbour(pieces, at, 1, isNoise);
  if (!isFirst || !isKeyword(pieces[joint], 'and')) return false;
  const next = pieces.slice(joint + 1).find(({ type }) => type !== 'noise' && type !== 'members');
  return next?.type === 'metric' && !PERSONS.test(next.said);
}

/** "Lost organic search visits": it is the visits that were lost. */
function isMoved(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[neighbour(pieces, at, -1, (one) => isNoise(one) || one.type === 'members')];
  return isKeyword(before, 'gain', 'loss');
}

/** "More than 10 % of revenue but less than 5 % of sessions": a part of them is what is held against the number. */
function isLimited(pieces: readonly Piece[], at: number): boolean {
  const number = pieces[at - 2];
  return number?.type === 'number' && number.percent;
}
