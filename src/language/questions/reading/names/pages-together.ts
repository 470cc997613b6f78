import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, type Piece } from '../piece.ts';
import type { FoundFilters } from './found-filters.ts';

/**
 * "Sessions on /pricing or the blog": a page and a section are counted together, as two pages are. A column has one condition on its
 * names, so the section is told by the names that lie in it.
 */
export function pagesTogether(pieces: readonly Piece[], view: SourceView, found: FoundFilters): void {
  const { filters } = found;
  for (const second of [...filters]) {
    const first = filters.find(
      (one) =>
        one !== second &&
        one.at < second.at &&
        one.dimension === second.dimension &&
        one.is !== second.is &&
        isOfPages(view, one.dimension) &&
        [one.is, second.is].every((is) => is === 'one_of' || is === 'containing') &&
        areJoined(pieces, one.at, second.at),
    );
    if (first === undefined) continue;
    const names = view.membersOf(first.dimension).map(({ name }) => name);
    const within = ({ is, members }: typeof second): readonly string[] =>
      is === 'one_of' ? members : names.filter((name) => members.some((part) => name.includes(part)));
    const all = new Set([...within(first), ...within(second)]);
    filters[filters.indexOf(first)] = { ...first, is: 'one_of', members: [...all] };
    filters.splice(filters.indexOf(second), 1);
  }
}

const isOfPages = (view: SourceView, dimension: string): boolean =>
  /^(?:landing_page|page)$/.test(view.kindOf(dimension) ?? '');

/** By "and", "or" or a comma, with nothing else between them but other pages. */
function areJoined(pieces: readonly Piece[], from: number, to: number): boolean {
  const between = pieces.slice(from + 1, to);
  const isJoint = (piece: Piece): boolean => isKeyword(piece, 'and', 'or') || piece.said === ',';
  return (
    between.some(isJoint) &&
    between.every(
      (piece) => isJoint(piece) || isNoise(piece) || /^(?:path|members|dimension)$/.test(piece.type),
    )
  );
}
