import type { SourceView } from '../../data/source-view.ts';
import { asKeyword, isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';

const ORDERS = [
  ['best', 'best_first'],
  ['worst', 'worst_first'],
  ['top', 'decreasing'],
  ['bottom', 'increasing'],
] as const;

/** "Longest first", "best day first": how the rows stand, and no ranking of their own. */
export function ordersOfRows(pieces: Piece[]): void {
  // Of what moved, the biggest first are those that moved most.
  const isMoving = pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'change'));
  if (isMoving) return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^first$/i.test(piece.said)) continue;
    const next = pieces[at + 1];
    if (next !== undefined && next.type !== 'stop' && !/^[,;)]$/.test(next.said)) continue;
    if (orderedByNamed(pieces, at)) continue;
    for (const [keyword, order] of ORDERS) {
      const lead = [at - 1, at - 2].find((place) => isKeyword(pieces[place], keyword));
      if (lead === undefined) continue;
      pieces[lead] = asKeyword(pieces[lead] as Piece, order);
      for (let place = lead + 1; place <= at; place++) pieces[place] = silent(pieces[place] as Piece);
      break;
    }
  }
}

/** "Best rate first", "highest CTR first": rows in order of that number. */
function orderedByNamed(pieces: Piece[], at: number): boolean {
  const named = pieces[at - 1];
  const lead = pieces[at - 2];
  const order = ORDERS.find(([keyword]) => isKeyword(lead, keyword))?.[1];
  if (order === undefined || lead === undefined || named === undefined) return false;
  const rates = pieces.filter((one) => one.type === 'metric' && /rate|ctr|_per_|ratio:/.test(one.metric));
  const meant = named.type === 'metric' ? named : /^rates?$/i.test(named.said) ? rates[0] : undefined;
  if (meant?.type !== 'metric') return false;
  pieces.splice(
    at - 2,
    3,
    asKeyword({ ...lead, said: 'sorted by' }, 'ordered'),
    { ...meant, said: named.said },
    { ...asKeyword(lead, order), used: true },
  );
  return true;
}

/** "Of all our visits, how much is direct?" asks for a share. */
export function shareOfAll(pieces: Piece[]): void {
  const said = pieces.filter(({ type, said: text }) => type !== 'noise' || /^of$/i.test(text));
  const isOfAll =
    /^of$/i.test(said[0]?.said ?? '') && isKeyword(said[1], 'total') && said[2]?.type === 'metric';
  if (!isOfAll && !(/^of all$/i.test(said[0]?.said ?? '') && said[1]?.type === 'metric')) return;
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'count') || /^how (?:much|many)$/i.test(piece.said),
  );
  const loose = pieces.findIndex(
    ({ said: text }, place) => /^how$/i.test(text) && /^(?:much|many)$/i.test(pieces[place + 1]?.said ?? ''),
  );
  const found = at >= 0 ? at : loose;
  if (found < 0) return;
  pieces[found] = { ...asKeyword(pieces[found] as Piece, 'share'), used: false };
  for (const piece of said.slice(0, 2))
    if (piece.type !== 'metric') pieces[pieces.indexOf(piece)] = silent(piece);
}

/** "The single biggest source" is the biggest. */
export function singleOut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries())
    if (/^single$/i.test(piece.said) && isKeyword(pieces[at + 1], 'top', 'bottom', 'best', 'worst'))
      pieces[at] = silent(piece);
}

/** "What did we take on Monday?", "How much did affiliates bring in?": money, where nothing else is named. */
export function takings(pieces: Piece[], hasRevenue: boolean): void {
  if (!hasRevenue || pieces.some(({ type }) => type === 'metric' || type === 'dimension' || type === 'topic'))
    return;
  const text = pieces.map(({ said }) => said.toLowerCase()).join(' ');
  const isTaking =
    /\bwe (?:make|made|earn|take) (?:more|less|over|under|at least|above|below)\b/.test(text) ||
    /^(?:so |and )?(?:what|how much)(?: money)? (?:did|do|have|had|has) .*\b(?:take|took|taken|make|made|bring in|brought in|take in|took in|rake in)\b/.test(
      text,
    );
  if (!isTaking || /\bmake (?:up|of)\b|\btake (?:place|long)\b/.test(text)) return;
  const at = pieces.findIndex(
    ({ said, type }) => type === 'noise' && /^(?:take|took|taken|make|made|bring|brought|rake)$/i.test(said),
  );
  if (at < 0) return;
  pieces[at] = { ...(pieces[at] as Piece), type: 'metric', metric: 'revenue', used: false } as Piece;
  const next = pieces[at + 1];
  if (next !== undefined && /^in$/i.test(next.said)) {
    const behind = pieces[at + 2];
    if (
      behind === undefined ||
      behind.type === 'stop' ||
      isKeyword(behind, 'preposition') ||
      behind.type === 'time'
    )
      pieces[at + 1] = silent(next);
  }
}

/** Named plans have limits of their own: where the question sets others, it is a list of queries within those. */
export function plansWithLimits(pieces: Piece[]): void {
  const isPlan = (piece: Piece): boolean =>
    isKeyword(piece, 'striking') || (isKeyword(piece, 'advice') && /low hanging|quick win/i.test(piece.said));
  const isLimited = pieces.some(
    (piece, at) =>
      piece.type === 'number' &&
      pieces
        .slice(Math.max(0, at - 5), at + 4)
        .some((one) => one.type === 'metric' && /^(?:position|ctr|clicks|impressions)$/.test(one.metric)),
  );
  if (!isLimited) return;
  const isListed = pieces.some((piece) => piece.type === 'dimension');
  for (const [at, piece] of pieces.entries())
    if (isPlan(piece))
      pieces[at] = isListed
        ? silent(piece)
        : ({ ...piece, type: 'dimension', dimensions: ['query'], said: 'queries', used: false } as Piece);
}

/** "Question keywords" are queries that begin like a question. */
export function questionQueries(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isOfQueries = next?.type === 'dimension' && next.dimensions.includes('query');
    if (/^questions?(?: based| style| type)?$/i.test(piece.said) && isOfQueries)
      pieces[at] = { ...asKeyword(piece, 'asking_queries'), used: false };
  }
}

/** "Growth by date monthly", "sessions over time by day, weekly": the dates are those of the other unit. */
export function datesByUnit(pieces: Piece[]): void {
  const isDate = (piece: Piece): boolean =>
    (piece.type === 'grain' || piece.type === 'unit') && /\bdates?$/i.test(piece.said);
  if (!pieces.some((piece) => piece.type === 'grain' && !isDate(piece))) return;
  for (const [at, piece] of pieces.entries()) if (isDate(piece)) pieces[at] = silent(piece);
}

/** "AI assistants (chatgpt.com + perplexity.ai)": what a parenthesis of names spells out needs no meaning of its own. */
export function labelsOfNames(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.said !== '(' || pieces[at - 1]?.type !== 'unknown') continue;
    const end = pieces.findIndex(({ said }, place) => place > at && said === ')');
    const inside = pieces.slice(at + 1, end);
    const isNames =
      inside.some(({ type }) => type === 'members') &&
      inside.every((one) => one.type === 'members' || one.type === 'noise' || isKeyword(one, 'and', 'or'));
    if (end < 0 || !isNames) continue;
    for (let place = at - 1; pieces[place]?.type === 'unknown'; place--)
      pieces[place] = silent(pieces[place] as Piece);
  }
}

/** "My traffic tanked!! Which pages lost the most clicks?": what is exclaimed before the question asks nothing itself. */
export function dropExclaimed(pieces: Piece[]): void {
  const end = pieces.findIndex(({ type }) => type === 'stop');
  if (end < 0 || !/^[!.]$/.test(pieces[end]?.said ?? '')) return;
  const behind = pieces.slice(end + 1);
  const isQuestion =
    behind.some((piece) => isKeyword(piece, 'which', 'count', 'top')) &&
    behind.some(({ type }) => type === 'metric');
  const isMood = pieces
    .slice(0, end)
    .every(
      (piece) =>
        piece.type === 'noise' || piece.type === 'metric' || isKeyword(piece, 'loss', 'gain', 'change'),
    );
  if (!isQuestion || !isMood) return;
  for (let at = 0; at < end; at++) pieces[at] = silent(pieces[at] as Piece);
  for (let at = end; pieces[at]?.type === 'stop'; at++) pieces[at] = silent(pieces[at] as Piece);
}

/** "The share of clicks from queries that contain moka": the kind of name is no breakdown, nor is one in a parenthesis. */
export function kindsOfPatterns(pieces: Piece[]): void {
  const isShare = pieces.some((piece) => isKeyword(piece, 'share'));
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    if (!isKeyword(pieces[neighbour(pieces, at, 1, isNoise)], 'containing', 'starting_with')) continue;
    if (pieces[at - 1]?.said === '(') {
      piece.used = true;
      const outer = pieces[neighbour(pieces, at, -1, isNoise)];
      const isSame =
        outer?.type === 'dimension' && outer.dimensions.some((name) => piece.dimensions.includes(name));
      if (isSame && isShare && outer) outer.used = true;
    } else if (
      isShare &&
      /^(?:from|of|for|on|to|with)$/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? '')
    )
      piece.used = true;
  }
}

/** "Referral sources", "referrers": sources of the medium, or channel, that is called so. */
export function referralSources(pieces: Piece[], views: readonly SourceView[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const said = piece.type === 'dimension' ? piece.said : '';
    const noun = /^referr(?:al|ing) (.+)$/i.exec(said)?.[1];
    const isListed = /^referrers$/i.test(said);
    if (noun === undefined && !isListed) continue;
    const candidates = views.flatMap((view) =>
      ['medium', 'channel'].flatMap((kind) => {
        const dimension = view.dimensionOf(kind);
        const referral =
          dimension && view.membersOf(dimension).find(({ name }) => /^referrals?$/i.test(name.trim()));
        return dimension && referral
          ? [
              {
                dimension,
                sourceId: view.source.id,
                members: [referral.name],
                how: 'name' as const,
                volume: referral.volume,
              },
            ]
          : [];
      }),
    );
    if (candidates.length === 0) continue;
    const referral = { ...piece, type: 'members', candidates, said: said.split(' ')[0] ?? '' } as Piece;
    const sources = { ...piece, said: noun ?? said } as Piece;
    // In the plural and alone they are listed; "the referral site google.de" is one.
    pieces.splice(at, 1, ...(isListed ? [sources, referral] : [referral, sources]));
    at++;
  }
}

/** "New conversions" are those that came, where no visitors are told apart. */
export function newEvents(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isEvent = next?.type === 'metric' && /^(?:key_events|leads|conversion_rate)$/.test(next.metric);
    if (/^new$/i.test(piece.said) && isEvent && /^(?:unknown|noise)$/.test(piece.type))
      pieces[at] = silent(piece);
  }
}

/** "The biggest spike": the day with the most. A spike of parts of the site is a gain. */
export function spikesAsDays(pieces: Piece[]): void {
  if (pieces.some(({ type }) => type === 'dimension' || type === 'unit' || type === 'grain')) return;
  if (!pieces.some(({ type }) => type === 'metric')) return;
  const at = pieces.findIndex(({ said }) => /^(?:spike|peak)s?$/i.test(said));
  const isLargest = pieces.slice(Math.max(0, at - 4), at).some((piece) => isKeyword(piece, 'top'));
  if (at >= 0 && isLargest) pieces[at] = { ...(pieces[at] as Piece), type: 'unit', unit: 'day' } as Piece;
}
