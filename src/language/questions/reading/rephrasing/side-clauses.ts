import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';
import { behindIt, silence } from './behind-it.ts';

const MAKING =
  /^(?:create|build|generate|prepare|produce|compile|run|pull|export|print|write|draft|assemble|make|render|deliver|return|put together|draw up)$/i;
const REPORT =
  /^(?:pivot|pivots|crosstab|crosstabs|cross tab|matrix|reports?|dashboard|analysis|query|overview|summary|view|tables?|list|(?:(?:line|bar|pie) )?(?:chart|graph|plot|diagram))$/i;
/** How long or for whom it is to be: "a 5-bullet summary". */
const FORM =
  /^(?:bullets?|bullet points?|points?|sentences?|paragraphs?|lines?|slides?|short|brief|quick|simple|seo|executive|-)$/i;

/** "Create a pivot report of …", "run an analysis of …": that something is to be made of it says nothing of what. */
export function dropMaking(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => !isNoise(piece) || MAKING.test(piece.said));
  let at = MAKING.test(pieces[first]?.said ?? '') ? first + 1 : Math.max(0, first);
  let isReport = false;
  for (; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (REPORT.test(piece.said) && /^(?:unknown|noise|keyword)$/.test(piece.type)) isReport = true;
    else if (/^query$/i.test(piece.said) && /^(?:a|an|the)$/i.test(pieces[at - 1]?.said ?? ''))
      isReport = true;
    else if (
      MAKING.test(pieces[first]?.said ?? '') &&
      !isReport &&
      (FORM.test(piece.said) || (piece.type === 'number' && FORM.test(pieces[at + 1]?.said ?? '')))
    )
      continue;
    else if (!isNoise(piece) || /^(?:how|what|where|when|which)$/i.test(piece.said)) break;
  }
  if (!isReport) return;
  const shown = pieces
    .slice(0, at)
    .find((piece) => isKeyword(piece, 'chart') || /^pivot/i.test(piece.said))?.said;
  const joint = pieces[at];
  if (isKeyword(joint, 'preposition') && joint) joint.used = true;
  const place = pieces.findIndex(({ said }) => REPORT.test(said));
  const said = pieces[place];
  silence(pieces, Math.max(0, first), at);
  const isSummary = /^(?:overview|summary)$/i.test(said?.said ?? '');
  if (isSummary && said && !pieces.some(({ type }) => type === 'metric'))
    pieces[place] = { ...said, type: 'keyword', keyword: 'overview' } as Piece;
  if (shown !== undefined && said)
    pieces[place] = {
      ...said,
      type: 'keyword',
      keyword: 'chart',
      said: /chart|graph|plot|diagram/i.test(shown) ? shown : 'table',
      used: true,
    } as Piece;
}

const MODAL = /^(?:can|could|should|might|may)$/i;

/** "… that I could push to page 1": what is hoped for limits nothing. */
export function dropPurpose(pieces: Piece[]): void {
  for (let at = 1; at < pieces.length; at++) {
    if (!MODAL.test(pieces[at]?.said ?? '')) continue;
    const lead = neighbour(
      pieces,
      at,
      -1,
      (one) => isNoise(one) && /^(?:i|we|you|one|it|they)$/i.test(one.said),
    );
    if (!/^(?:that|which|to|so)$/i.test(pieces[lead]?.said ?? '')) continue;
    let end = pieces.findIndex(
      ({ type, said }, place) => place > at && (type === 'stop' || /^[,;)]$/.test(said)),
    );
    if (end < 0) end = pieces.length;
    const inside = pieces.slice(at + 1, end);
    const isWish = inside.every(
      (one) =>
        isNoise(one) ||
        one.type === 'unknown' ||
        isKeyword(one, 'preposition', 'page_one', 'gain', 'advice', 'top', 'best', 'high', 'change'),
    );
    if (isWish) silence(pieces, lead, end);
  }
}

/** "How was traffic yesterday, and where did it come from?": a number that is named is split by channel, which is told. */
export function whereItCameFrom(pieces: Piece[]): void {
  if (!pieces.some(({ type }) => type === 'metric') || pieces.some(({ type }) => type === 'dimension'))
    return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^where$/i.test(piece.said)) continue;
    const place = behindIt(pieces, at) ?? behindNumber(pieces, at);
    if (place === undefined || !/^(?:come|came|coming|from|coming from)$/i.test(pieces[place]?.said ?? ''))
      continue;
    const end = pieces.findIndex(({ said }, i) => i >= place && /^(?:coming )?from$/i.test(said));
    if (end < 0) continue;
    const said = pieces
      .slice(at, end + 1)
      .map((one) => one.said)
      .join(' ');
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(joint, 'and') && joint) joint.used = true;
    for (let one = at; one <= end; one++) if (pieces[one]?.type !== 'metric') silence(pieces, one, one + 1);
    pieces[end] = {
      ...(pieces[end] as Piece),
      type: 'dimension',
      dimensions: ['channel', 'source', 'medium', 'country'],
      said,
      used: false,
    } as Piece;
    return;
  }
}

/** The place behind "is our revenue" in "where is our revenue coming from". */
function behindNumber(pieces: readonly Piece[], at: number): number | undefined {
  if (!/^(?:is|are|was|were|do|does|did)$/i.test(pieces[at + 1]?.said ?? '')) return undefined;
  const place = neighbour(pieces, at + 1, 1, isNoise);
  const metric = pieces[place];
  // "Where do my customers come from": by country, by channel?
  if (metric?.type !== 'metric' || metric.metric === 'visitors') return undefined;
  const behind = place + 1;
  return behind < pieces.length ? behind : undefined;
}

/** "Minimum 20 clicks", "max. position 10": a limit, and no ranking. */
export function leastAndMost(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isLeast = isKeyword(piece, 'bottom') && /^min(?:imum)?$/i.test(piece.said);
    if (!isLeast && !(isKeyword(piece, 'top') && /^max(?:imum)?$/i.test(piece.said))) continue;
    const next = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) && /^(?:of|[.:])$/i.test(one.said))];
    const dotted =
      pieces[at + 1]?.type === 'stop' && pieces[at + 1]?.said === '.' ? pieces[at + 2] : undefined;
    // "max position 10"
    const limited =
      next?.type === 'metric' &&
      pieces[neighbour(pieces, pieces.indexOf(next), 1, isNoise)]?.type === 'number';
    if (next?.type !== 'number' && dotted?.type !== 'number' && !limited) continue;
    if (limited && next !== undefined) {
      const place = pieces.indexOf(next);
      pieces.splice(at, place + 1 - at, next, asLimit(piece, isLeast));
      continue;
    }
    if (dotted?.type === 'number') silence(pieces, at + 1, at + 2);
    pieces[at] = asLimit(piece, isLeast);
  }
}

const asLimit = (piece: Piece, isLeast: boolean): Piece =>
  ({ ...piece, type: 'keyword', keyword: isLeast ? 'at_least' : 'at_most' }) as Piece;

/** "Search traffic" and "search trends" are clicks and their course: no list of searches is asked for. */
export function searchTraffic(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (piece.type !== 'dimension' || !/^search$/i.test(piece.said) || next === undefined) continue;
    if (next.type === 'metric' && /^(?:traffic|visits?)$/i.test(next.said))
      pieces[at + 1] = { ...next, metric: 'clicks' } as Piece;
    else if (!isKeyword(next, 'overview', 'trend')) continue;
    pieces[at] = silent(piece);
  }
}

/** "My search traffic changed last week. Which pages lost clicks?": what is told first only says when. */
export function toldBefore(pieces: Piece[]): void {
  const end = pieces.findIndex(({ type }) => type === 'stop');
  if (end < 0 || !/^[.!]$/.test(pieces[end]?.said ?? '')) return;
  const behind = pieces.slice(end + 1);
  const told = pieces.slice(0, end);
  const isQuestion =
    behind.some((piece) => isKeyword(piece, 'which', 'count', 'top')) &&
    behind.some(({ type }) => type === 'metric');
  const isTold =
    told.some((piece) => isKeyword(piece, 'change', 'gain', 'loss')) &&
    told.every(
      (piece) =>
        isNoise(piece) ||
        /^(?:metric|dimension|time)$/.test(piece.type) ||
        isKeyword(piece, 'change', 'gain', 'loss', 'versus', 'preposition'),
    );
  if (!isQuestion || !isTold) return;
  const isDated = behind.some(({ type }) => type === 'time');
  for (let at = 0; at <= end; at++) {
    const piece = pieces[at] as Piece;
    if (isDated || !(piece.type === 'time' || isKeyword(piece, 'versus'))) silence(pieces, at, at + 1);
  }
}

/** "Sign-up rate (key events per session)": the parenthesis says what is meant. */
export function definedInParentheses(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.said !== '(') continue;
    const end = pieces.findIndex(({ said }, place) => place > at && said === ')');
    const inside = pieces.slice(at + 1, end);
    const isMetric =
      inside.some(({ type }) => type === 'metric') &&
      inside.every(
        (one, place) =>
          one.type === 'metric' ||
          isNoise(one) ||
          isKeyword(one, 'per', 'ratio', 'and') ||
          (one.type === 'number' && isKeyword(inside[place - 1], 'per')),
      );
    if (end < 0 || !isMetric) continue;
    const isLabel = (one: Piece | undefined): boolean =>
      one?.type === 'topic' || one?.type === 'unknown' || (one?.type === 'noise' && /^rate$/i.test(one.said));
    for (let place = at - 1; isLabel(pieces[place]); place--) silence(pieces, place, place + 1);
    // "What's our RPM this year? (revenue per 1,000 page views)"
    const isOnly = pieces.every((one, place) => (place > at && place < end) || one.type !== 'metric');
    const short = pieces.findIndex(({ type, said }) => type === 'unknown' && /^\p{Lu}{2,6}$/u.test(said));
    if (isOnly && short >= 0 && short < at) silence(pieces, short, short + 1);
  }
}

/** "The top country per channel and its share of that channel's revenue": said again of what is named already. */
export function dropSecondMention(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (
      piece.type !== 'dimension' ||
      !/^(?:that|this|the same|its|their|same)$/i.test(pieces[at - 1]?.said ?? '')
    )
      continue;
    const isNamed = pieces
      .slice(0, at)
      .some(
        (one) => one.type === 'dimension' && one.dimensions.some((name) => piece.dimensions.includes(name)),
      );
    if (isNamed) silence(pieces, at, at + 1);
  }
}
