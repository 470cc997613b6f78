import { wordsOf } from '../../text/tokenize.ts';
import type { MemberCandidate } from '../mark.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { isPartOfOthers } from '../rephrasing/names/is-part-of-others.ts';
import type { Asking } from './asking.ts';
import { chooseCandidate } from './choose-candidate.ts';
import { dimensionBeside, isAskedFor, isOrdered } from './dimension-beside.ts';
import { useKindOfExcluded } from './kind-of-excluded.ts';
import { columnsNamedTwice } from './named-twice.ts';

/** A name of this site: which dimension's, and what it limits. */
export function readMember(asking: Asking, piece: Piece & { type: 'members' }, at: number): void {
  const { pieces, view, found } = asking;
  // All of Search Console is from Google.
  if (view.source.type === 'GSC' && /^google(?: search)?$/i.test(piece.said)) {
    piece.used = true;
    return;
  }
  const hint = dimensionBeside(pieces, at, view);
  refuseNoQuery(asking, piece, at, hint);
  const candidate = candidateOf(
    asking,
    piece,
    hint?.columns ??
      columnsNamedTwice(pieces, piece, view) ??
      listedColumns(asking, piece) ??
      comparedColumns(asking, piece, at) ??
      columnsOfBefore(asking, piece),
  );
  const isSource = view.kindOf(candidate.dimension) === 'source';
  if (candidate.how === 'absent' && isSource) {
    found.assume({ code: 'absent', said: piece.said, read: view.labelOf(candidate.dimension) });
  } else if (candidate.how === 'absent')
    throw new NotAnswerable({
      type: 'unknown_member',
      said: candidate.members[0] ?? piece.said,
      dimension: candidate.dimension,
      sourceId: view.source.id,
    });
  piece.used = true;
  if (found.isNegated) useKindOfExcluded(asking, candidate.dimension, at);
  // "Which blog posts": the posts are asked for, within the blog.
  const isListed = isAskedFor(pieces, piece) || (hint !== undefined && isOrdered(pieces, hint.piece));
  const isKind =
    hint?.columns.includes(candidate.dimension) || isOrigin(view, hint?.columns, candidate.dimension);
  if (isKind && !isListed && hint) hint.piece.used = true;
  if (candidate.prefix !== undefined) {
    refuseTwoSections(asking, candidate.dimension, piece, at);
    found.add(at, candidate.dimension, 'containing', [candidate.prefix]);
  } else
    found.add(
      at,
      candidate.dimension,
      'one_of',
      candidate.how === 'absent' ? [piece.said] : candidate.members,
    );
  found.name(at, candidate.dimension, candidate.members, piece.said);
  const isSaidSo =
    candidate.members.every((member) => piece.said.toLowerCase().includes(member.toLowerCase())) ||
    (candidate.members.length === 1 && candidate.members[0]?.toLowerCase() === piece.said.toLowerCase());
  const isRegion = view.kindOf(candidate.dimension) === 'country' && candidate.members.length > 1;
  if (isRegion)
    found.assume({ code: 'member', said: piece.said, read: listed(candidate.members, MOST_COUNTRIES) });
  else if (
    !isSaidSo &&
    candidate.how !== 'name' &&
    (!isPlainAlias(view.kindOf(candidate.dimension)) ||
      OF_A_PART.test(piece.said) ||
      // "Web" beside the app is what several are called
      (candidate.how === 'part' && candidate.members.length > 1))
  )
    found.assume({ code: 'member', said: piece.said, read: listed(candidate.members, MOST_NAMES) });
  if (found.isNegated && isPartOfOthers(piece, [view]))
    found.assume({ code: 'name_alone', said: piece.said });
  if (candidate.prefix !== undefined)
    found.assume({ code: 'section', said: piece.said, read: candidate.prefix });
}

/** "For the query espresso machine", where only a page is called so: whoever says what kind of name it is means no other kind. */
function refuseNoQuery(
  { pieces, view }: Asking,
  piece: Piece & { type: 'members' },
  at: number,
  hint: ReturnType<typeof dimensionBeside>,
): void {
  const query = hint?.columns.find((column) => view.kindOf(column) === 'query');
  if (query === undefined || hint === undefined || pieces.indexOf(hint.piece) > at) return;
  const own = piece.candidates.filter(({ sourceId }) => sourceId === view.source.id);
  const isPage = ({ dimension }: MemberCandidate) => /page/.test(view.kindOf(dimension) ?? '');
  if (own.length > 0 && own.every(isPage))
    throw new NotAnswerable({
      type: 'unknown_member',
      said: piece.said,
      dimension: query,
      sourceId: view.source.id,
    });
}

/** The member that is meant; throws where the source has none that can be asked for here. */
function candidateOf(
  { view, isAskable }: Asking,
  piece: Piece & { type: 'members' },
  hinted: readonly string[] | undefined,
): MemberCandidate {
  const candidate = chooseCandidate(piece.candidates, view, isAskable, hinted);
  if (candidate !== undefined) return candidate;
  const other = piece.candidates.find(({ sourceId, how }) => sourceId === view.source.id && how !== 'absent');
  if (other)
    throw new NotAnswerable({
      type: 'not_together',
      metrics: [],
      dimensions: [other.dimension],
      sourceId: view.source.id,
    });
  throw new NotAnswerable({
    type: 'unknown_member',
    said: piece.said,
    dimension: piece.candidates[0]?.dimension ?? null,
    sourceId: view.source.id,
  });
}

/** "The raised bed guide": two folders side by side are one page, and which is to be asked. */
function refuseTwoSections(
  { pieces, view, found }: Asking,
  dimension: string,
  piece: Piece,
  at: number,
): void {
  // "Guides, reviews or news" are several
  const before = neighbour(pieces, at, -1, (one) => isNoise(one) && !/^[,/&+]$/.test(one.said));
  const other = pieces[before];
  const isSection = found.filters.some(
    (filter) => filter.dimension === dimension && filter.is === 'containing' && filter.at === before,
  );
  if (!isSection || other === undefined) return;
  const words = [...wordsOf(other.said), ...wordsOf(piece.said)];
  const names = view
    .membersOf(dimension)
    .map(({ name }) => name)
    .filter((name) => words.every((word) => wordsOf(name).includes(word)));
  throw new NotAnswerable({ type: 'which_page', said: [other.said, piece.said], names: names.slice(0, 4) });
}

const ORIGINS = new Set(['channel', 'source', 'medium']);

/** "Organic and paid sources" where organic is a medium: the noun says what kind of name it is. */
const isOrigin = (view: Asking['view'], columns: readonly string[] | undefined, dimension: string): boolean =>
  ORIGINS.has(view.kindOf(dimension) ?? '') &&
  columns?.some((column) => ORIGINS.has(view.kindOf(column) ?? '')) === true;

/** "Top sources without direct": of the sources that are listed, where one is called so. */
function listedColumns(
  { pieces, view, found }: Asking,
  piece: Piece & { type: 'members' },
): readonly string[] | undefined {
  if (!found.isNegated) return undefined;
  return pieces
    .flatMap((one) =>
      one.type === 'dimension'
        ? one.dimensions.flatMap((name) => view.dimensionOf(name) ?? []).slice(0, 1)
        : [],
    )
    .filter((column) =>
      piece.candidates.some(({ dimension, how }) => dimension === column && how === 'name'),
    );
}

/** "Compare organic and direct": names that are held against each other are of one kind where they can be. */
function comparedColumns(
  { pieces, view }: Asking,
  piece: Piece & { type: 'members' },
  at: number,
): readonly string[] | undefined {
  if (!pieces.some((one) => isKeyword(one, 'compare', 'versus') || / than$/i.test(one.said)))
    return undefined;
  const isJoint = (one: Piece): boolean =>
    one.type === 'noise' || isKeyword(one, 'and', 'versus', 'or', 'compare', 'more', 'less');
  const columnsOf = (one: Piece | undefined): readonly string[] =>
    one?.type === 'members'
      ? one.candidates.filter(({ sourceId }) => sourceId === view.source.id).map(({ dimension }) => dimension)
      : [];
  const beside = ([1, -1] as const).flatMap((step) =>
    columnsOf(pieces[neighbour(pieces, at, step, isJoint)]),
  );
  const shared = columnsOf(piece).filter((column) => beside.includes(column));
  return shared.length > 0 ? shared : undefined;
}

/** "And direct?" behind google: the source that is called so, where there is one, and no channel. */
const columnsOfBefore = (
  { before }: Asking,
  piece: Piece & { type: 'members' },
): readonly string[] | undefined => {
  const alike = before.filter((column) =>
    piece.candidates.some(
      ({ dimension, how }) => dimension === column && (how === 'name' || how === 'alias'),
    ),
  );
  return alike.length > 0 ? alike : undefined;
};

const MOST_NAMES = 4;
const MOST_COUNTRIES = 12;

const listed = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`;

/** England is a part of the United Kingdom, Holland one of the Netherlands. */
const OF_A_PART = /^(?:engl(?:ish|and)|scot(?:tish|s|land)|wales|welsh|northern (?:ireland|irish)|holland)$/i;

/** Of a device or a country everybody knows what is meant. */
const isPlainAlias = (kind: string | undefined): boolean =>
  kind === 'device' || kind === 'country' || kind === 'new_vs_returning';
