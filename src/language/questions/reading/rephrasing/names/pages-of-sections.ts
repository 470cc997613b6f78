import {
  isKeyword,
  isNoise,
  isPlural,
  isRank,
  neighbour,
  type Piece,
  rewrite,
  silence,
} from '../../piece.ts';

/** "Which guides have the highest bounce rate": a part of the site in the plural is the list of its pages. */
export function pagesOfSections(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || piece.type !== 'members') continue;
    eachOfSection(pieces, piece, at);
    if (!isPlural(piece.said)) continue;
    // What is sold is no page
    if (/^(?:products|items|goods|articles|brands|categories|collections)$/i.test(piece.said)) continue;
    if (!piece.candidates.some(({ prefix }) => prefix !== undefined)) continue;
    const before = pieces[neighbour(pieces, at, -1, (one) => isNoise(one) || one.type === 'number')];
    const behind = pieces[neighbour(pieces, at, 1, isNoise)];
    // "How many guides do we have": of visits nothing is said
    const isCounted = isKeyword(before, 'count') && !pieces.some(({ type }) => type === 'metric');
    const isListed = isCounted || isKeyword(before, 'which', 'top', 'bottom', 'best', 'worst');
    if (!isListed || behind?.type === 'dimension' || hasOtherKind(pieces)) continue;
    pieces.splice(at + 1, 0, pagesOf(piece, 'pages'));
  }
}

/** "Which course", "per course page", "for each article": the pages of that section, one row each. */
function eachOfSection(pieces: Piece[], piece: Piece & { type: 'members' }, at: number): void {
  const isSection = piece.candidates.every(({ prefix }) => prefix !== undefined);
  const joint = neighbour(pieces, at, -1, isNoise);
  const all = eachOfThem(pieces, joint);
  const before = all ?? joint;
  const isListed = isInListOfKinds(pieces, at, before);
  const isOne = isSection && (isListed || all !== undefined || !isPlural(piece.said));
  const lead = pieces[before];
  const isEach =
    isListed ||
    isKeyword(lead, 'which', 'per', 'each', 'top', 'bottom', 'best', 'worst') ||
    (isKeyword(lead, 'by') && /(?:by|each|every|per)$/i.test(lead?.said ?? ''));
  const behind = pieces[at + 1];
  const isPage = behind?.type === 'dimension' && behind.dimensions.some((name) => /page$/.test(name));
  if (!isOne || !isEach || lead === undefined) return;
  const isOfEach =
    (isKeyword(lead, 'by', 'each') && /(?:each|every)$/i.test(lead?.said ?? '')) ||
    (isRank(lead) && inEachOfAnother(pieces, at));
  if ((!isListed && !isOfEach && hasOtherKind(pieces, behind)) || (behind?.type === 'dimension' && !isPage))
    return;
  if (all !== undefined) silence(pieces, joint);
  if (isKeyword(lead, 'per')) rewrite(pieces, before, { type: 'keyword', keyword: 'by' });
  if (!isPage) pieces.splice(at + 1, 0, pagesOf(piece, 'page'));
}

/** "Top course per country", "best review by medium": one page is asked for within each of the others, as by "in each country". */
function inEachOfAnother(pieces: Piece[], at: number): boolean {
  const by = neighbour(pieces, at, 1, isNoise);
  const kind = pieces[neighbour(pieces, by, 1, isNoise)];
  const isOne = pieces.filter(({ type }) => type === 'dimension').length === 1;
  if (!isKeyword(pieces[by], 'by', 'per') || kind?.type !== 'dimension' || !isOne) return false;
  rewrite(pieces, by, { type: 'keyword', keyword: 'by', said: 'in each' });
  return true;
}

const pagesOf = (section: Piece, said: 'page' | 'pages'): Piece => ({
  ...section,
  type: 'dimension',
  dimensions: ['landing_page', 'page'],
  said,
});

/** "For each of the guides": the place of "each". */
function eachOfThem(pieces: readonly Piece[], joint: number): number | undefined {
  const each = neighbour(pieces, joint, -1, (one) => isNoise(one) || /^ones?$/i.test(one.said));
  const isEach = isKeyword(pieces[each], 'by', 'each') && /(?:each|every)$/i.test(pieces[each]?.said ?? '');
  return isEach && /^of(?: the| our)?$/i.test(pieces[joint]?.said ?? '') ? each : undefined;
}

/** "The top guide in each country" is a page within each of the others; "guides by country" is no list of pages. */
const hasOtherKind = (pieces: readonly Piece[], own?: Piece): boolean =>
  pieces.some(
    (one, at) =>
      one.type === 'dimension' &&
      one !== own &&
      !/(?:^| )(?:each|every)$/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? ''),
  );

/** "By course and device", "by device and course": one of the kinds that rows are split by. */
function isInListOfKinds(pieces: readonly Piece[], at: number, before: number): boolean {
  const isBy = (one: Piece | undefined): boolean => isKeyword(one, 'by', 'per');
  const lead = pieces[before];
  if (isBy(lead)) {
    const joint = neighbour(pieces, at, 1, isNoise);
    return (
      isKeyword(pieces[joint], 'and') && pieces[neighbour(pieces, joint, 1, isNoise)]?.type === 'dimension'
    );
  }
  const kind = neighbour(pieces, before, -1, isNoise);
  return (
    isKeyword(lead, 'and') &&
    pieces[kind]?.type === 'dimension' &&
    isBy(pieces[neighbour(pieces, kind, -1, isNoise)])
  );
}
