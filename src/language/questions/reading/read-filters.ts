import type { SourceView } from '../data/source-view.ts';
import type { SiteTerms } from '../question-context.ts';
import { wordsOf } from '../text/tokenize.ts';
import { chooseCandidate } from './choose-candidate.ts';
import { dimensionBeside, isAskedFor, isOrdered } from './dimension-beside.ts';
import { isContinued } from './is-continued.ts';
import { pathOf, sectionsOf } from './member-index.ts';
import { isKeyword, isPlural, neighbour, type Piece } from './piece.ts';
import { NotAnswerable } from './problem.ts';
import type { Assumption, ReadFilter } from './reading.ts';
import { textDimension, usePattern } from './text-dimension.ts';

export interface ReadMembers {
  readonly filters: readonly (ReadFilter & { readonly at: number })[];
  /** Members of one dimension in the order of the question, each with what it was called. */
  readonly named: readonly {
    readonly dimension: string;
    readonly members: readonly string[];
    readonly name: string;
    readonly at: number;
    readonly negated: boolean;
  }[];
  readonly assumptions: readonly Assumption[];
}

/** What of the data the question is about: names of this site, texts in quotes, paths, brand. */
export function readFilters(
  pieces: Piece[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
  site: SiteTerms | undefined,
): ReadMembers {
  const filters: (ReadFilter & { at: number })[] = [];
  const named: {
    dimension: string;
    members: readonly string[];
    name: string;
    at: number;
    negated: boolean;
  }[] = [];
  const assumptions: Assumption[] = [];
  let negated = false;
  let negation: Piece | undefined;
  const add = (
    at: number,
    dimension: string,
    is: 'one_of' | 'containing' | 'starting_with',
    members: readonly string[],
  ): void => {
    if (negated && negation) negation.used = true;
    const kind = negated
      ? ({ one_of: 'none_of', containing: 'not_containing', starting_with: 'not_starting_with' } as const)[is]
      : is;
    // Germany and Austria are counted together; a text in quotes after another is a second condition of its own.
    const same = filters.find((one) => one.dimension === dimension && one.is === kind);
    if (same) same.members.push(...members.filter((member) => !same.members.includes(member)));
    else filters.push({ dimension, is: kind, members: [...members], at });
  };
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (isKeyword(piece, 'without') && !piece.used) {
      negated = true;
      negation = piece;
      continue;
    }
    if (isKeyword(piece, 'brand', 'non_brand') && !piece.used) {
      readBrand(piece, at);
      continue;
    }
    const isPattern = isKeyword(
      pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise')],
      'containing',
      'starting_with',
    );
    if (
      isPattern &&
      (piece.type === 'unknown' ||
        piece.type === 'text' ||
        piece.type === 'members' ||
        piece.type === 'number' ||
        piece.type === 'path' ||
        (piece.type === 'noise' &&
          isKeyword(pieces[at - 1], 'containing', 'starting_with') &&
          /^\p{L}/u.test(piece.said)))
    ) {
      const dimension = textDimension(pieces, at, view, isAskable);
      if (dimension !== undefined) {
        const isStart = isKeyword(
          pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise')],
          'starting_with',
        );
        const isName = view.kindOf(dimension) !== 'page' && view.kindOf(dimension) !== 'landing_page';
        add(at, dimension, isStart && isName ? 'starting_with' : 'containing', [
          piece.type === 'text' || piece.type === 'path' ? piece.text : piece.said,
        ]);
        usePattern(pieces, at);
        piece.used = true;
        continue;
      }
    }
    if (piece.type === 'members') readMember(piece, at);
    else if (piece.type === 'text') readText(piece, at);
    else if (piece.type === 'path') readPath(piece, at);
    else if (negated && !isContinued(piece)) negated = false;
  }
  return { filters, named, assumptions };

  function readMember(piece: Piece & { type: 'members' }, at: number): void {
    // All of Search Console is from Google.
    if (view.source.type === 'GSC' && /^google(?: search)?$/i.test(piece.said)) {
      piece.used = true;
      return;
    }
    const hint = dimensionBeside(pieces, at, view);
    const candidate = chooseCandidate(piece.candidates, view, isAskable, hint?.columns);
    if (candidate === undefined) {
      const other = piece.candidates.find(
        ({ sourceId, how }) => sourceId === view.source.id && how !== 'absent',
      );
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
    const isSource = view.kindOf(candidate.dimension) === 'source';
    if (candidate.how === 'absent' && isSource) {
      assumptions.push({ code: 'absent', said: piece.said, read: view.labelOf(candidate.dimension) });
    } else if (candidate.how === 'absent')
      throw new NotAnswerable({
        type: 'unknown_member',
        said: candidate.members[0] ?? piece.said,
        dimension: candidate.dimension,
        sourceId: view.source.id,
      });
    piece.used = true;
    if (negated) useKindOfExcluded(candidate.dimension, at);
    // "Which blog posts": the posts are asked for, within the blog.
    const isListed = isAskedFor(pieces, piece) || (hint !== undefined && isOrdered(pieces, hint.piece));
    if (hint?.columns.includes(candidate.dimension) && !isListed) hint.piece.used = true;
    if (candidate.prefix !== undefined) {
      refuseTwoSections(candidate.dimension, piece, at);
      add(at, candidate.dimension, 'containing', [candidate.prefix]);
    } else
      add(at, candidate.dimension, 'one_of', candidate.how === 'absent' ? [piece.said] : candidate.members);
    named.push({ dimension: candidate.dimension, members: candidate.members, name: piece.said, at, negated });
    const isSaidSo =
      candidate.members.every((member) => piece.said.toLowerCase().includes(member.toLowerCase())) ||
      (candidate.members.length === 1 && candidate.members[0]?.toLowerCase() === piece.said.toLowerCase());
    if (!isSaidSo && candidate.how !== 'name' && !isPlainAlias(view.kindOf(candidate.dimension)))
      assumptions.push({ code: 'member', said: piece.said, read: candidate.members.slice(0, 4).join(', ') });
    if (candidate.prefix !== undefined)
      assumptions.push({ code: 'section', said: piece.said, read: candidate.prefix });
  }

  /** "Traffic from channels other than direct": the channels are no breakdown, they say what direct is. */
  function useKindOfExcluded(dimension: string, at: number): void {
    const isFiller = (one: Piece): boolean =>
      one.type === 'noise' || isKeyword(one, 'without', 'preposition');
    const place = neighbour(pieces, at, -1, isFiller);
    const kind = pieces[place];
    if (kind?.type !== 'dimension' || kind.used) return;
    const isKind = kind.dimensions.some((name) => view.dimensionOf(name) === dimension);
    const joint = pieces[neighbour(pieces, place, -1, (one) => one.type === 'noise')];
    const isPlace =
      isKeyword(joint, 'preposition') && /^(?:from|in|via|through|of|on|for|to)$/i.test(joint?.said ?? '');
    if (isKind && isPlace) kind.used = true;
  }

  /** "The raised bed guide": two folders side by side are one page, and which is to be asked. */
  function refuseTwoSections(dimension: string, piece: Piece, at: number): void {
    const before = neighbour(pieces, at, -1, (one) => one.type === 'noise');
    const other = pieces[before];
    const isSection = filters.some(
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

  function readText(piece: Piece & { type: 'text' }, at: number): void {
    const hint = dimensionBeside(pieces, at, view);
    const wanted = piece.text.toLowerCase();
    const columns = hint?.columns ?? view.dimensionColumns;
    const exact = columns.flatMap((dimension) =>
      view
        .membersOf(dimension)
        .filter(({ name }) => name.toLowerCase() === wanted)
        .map(({ name }) => ({ dimension, name })),
    );
    const found = exact.find(({ dimension }) => isAskable(dimension)) ?? exact[0];
    piece.used = true;
    if (found) {
      if (hint) hint.piece.used = true;
      add(at, found.dimension, 'one_of', [found.name]);
      named.push({ dimension: found.dimension, members: [found.name], name: piece.text, at, negated });
      return;
    }
    const dimension = textDimension(pieces, at, view, isAskable);
    if (
      dimension === undefined ||
      !view.membersOf(dimension).some(({ name }) => name.toLowerCase().includes(wanted))
    )
      throw new NotAnswerable({
        type: 'unknown_member',
        said: piece.text,
        dimension: dimension ?? null,
        sourceId: view.source.id,
      });
    add(at, dimension, 'containing', [piece.text]);
    assumptions.push({ code: 'containing', said: piece.text });
  }

  function readPath(piece: Piece & { type: 'path' }, at: number): void {
    piece.used = true;
    const pages = ['landing_page', 'page'].flatMap((kind) =>
      view.dimensionColumns.filter((column) => view.kindOf(column) === kind),
    );
    const dimension = pages.find(isAskable) ?? pages[0];
    const beside = dimensionBeside(pieces, at, view);
    if (beside && dimension !== undefined && beside.columns.some((column) => pages.includes(column)))
      beside.piece.used = true;
    if (dimension === undefined)
      throw new NotAnswerable({
        type: 'unknown_member',
        said: piece.text,
        dimension: null,
        sourceId: view.source.id,
      });
    const wanted = pathOf(piece.text).toLowerCase().replace(/\/$/, '');
    const members = view.membersOf(dimension);
    const exact = members.filter(({ name }) => pathOf(name).toLowerCase().replace(/\/$/, '') === wanted);
    const below = sectionsOf(members).some(({ prefix }) => prefix === `${wanted}/`);
    if (below && (piece.text.endsWith('/') || exact.length === 0)) {
      add(at, dimension, 'containing', [`${wanted}/`]);
      assumptions.push({ code: 'section', said: piece.text, read: `${wanted}/` });
    } else if (exact.length > 0) {
      add(
        at,
        dimension,
        'one_of',
        exact.map(({ name }) => name),
      );
      named.push({ dimension, members: exact.map(({ name }) => name), name: piece.text, at, negated });
    } else if (members.some(({ name }) => name.toLowerCase().includes(wanted)) && wanted.length > 1) {
      add(at, dimension, 'containing', [pathOf(piece.text)]);
      assumptions.push({ code: 'containing', said: piece.text });
    } else
      throw new NotAnswerable({
        type: 'unknown_member',
        said: piece.text,
        dimension,
        sourceId: view.source.id,
      });
  }

  function readBrand(piece: Piece, at: number): void {
    const dimension = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
    if (dimension === undefined) return;
    const terms = site?.brandTerms ?? [];
    if (terms.length === 0) throw new NotAnswerable({ type: 'ambiguous', about: 'brand_terms', choices: [] });
    if (isKeyword(piece, 'non_brand')) negated = true;
    add(at, dimension, 'containing', terms);
    if (isKeyword(piece, 'non_brand')) negated = false;
    piece.used = true;
    usePattern(pieces, at);
    assumptions.push({ code: 'brand', read: terms.join(', ') });
    const beside = dimensionBeside(pieces, at, view);
    // "Non-branded queries by clicks" lists them; "clicks for non-branded queries" is one number.
    const first = pieces.findIndex((one) => one.type !== 'noise');
    const isListed = at === first || isAskedFor(pieces, piece);
    const isTotal = isKeyword(pieces[first], 'count', 'total') || !isPlural(beside?.piece.said ?? '');
    if (beside?.columns.includes(dimension) && (!isListed || isTotal)) beside.piece.used = true;
  }
}

/** Of a device or a country everybody knows what is meant. */
const isPlainAlias = (kind: string | undefined): boolean =>
  kind === 'device' || kind === 'country' || kind === 'new_vs_returning';
