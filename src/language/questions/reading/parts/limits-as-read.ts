import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isMove, type Piece } from '../piece.ts';
import type { Reading, ReadLimit } from '../reading.ts';

interface Limited {
  readonly limits: readonly ReadLimit[];
  readonly rank: Reading['rank'];
  /** Of two periods, they are about the earlier one. */
  readonly isBefore: boolean;
  /** Of two periods that are compared, they hold in each. */
  readonly isOfBoth: boolean;
}

/** Limits with what they are of: the earlier of two periods, the outer one of two kinds. Said twice they are one. */
export function limitsAsRead(
  pieces: readonly Piece[],
  view: SourceView,
  { limits, rank, isBefore, isOfBoth }: Limited,
): ReadLimit[] {
  const of = outerKind(pieces, view, rank);
  const left = pageLeft(pieces);
  const told = limits.map((limit) => ({
    ...limit,
    ...((isBefore || (left !== undefined && isOfPage(limit, left))) && { isBefore: true }),
    ...(of !== undefined && { of }),
  }));
  const both = isOfBoth ? told.flatMap((limit) => [limit, { ...limit, isBefore: true }]) : told;
  return [...new Map(both.map((limit) => [JSON.stringify(limit), limit])).values()];
}

type ResultPage = 'page_one' | 'page_two';

/** "Climbed from page two to page one": which of both was left, so that its limit is about the earlier period. */
function pageLeft(pieces: readonly Piece[]): ResultPage | undefined {
  const said = pieces.filter((piece) => isKeyword(piece, 'page_one', 'page_two'));
  const [from, to] = said.flatMap((piece) => (piece.type === 'keyword' ? [piece.keyword as ResultPage] : []));
  const isMoved = pieces.some(isMove);
  return isMoved && said.length === 2 && from !== to ? from : undefined;
}

/** Page one ends with the tenth place, page two with the twentieth. */
const isOfPage = ({ metric, is, value }: ReadLimit, page: ResultPage): boolean =>
  metric === 'position' && (is === 'at_most' && value === 10) === (page === 'page_one');

/** "In each country, the query with the most clicks (only countries with more than 100)": so many has the country as a whole. */
function outerKind(pieces: readonly Piece[], view: SourceView, rank: Reading['rank']): string | undefined {
  const within = rank?.within ?? null;
  if (within === null) return undefined;
  const bound = pieces.findIndex(
    (piece, at) =>
      isKeyword(piece, 'more', 'less', 'at_least', 'at_most', 'over', 'between') &&
      pieces.slice(at + 1, at + 4).some(({ type }) => type === 'number'),
  );
  const kind = pieces.slice(0, Math.max(0, bound)).findLast(({ type }) => type === 'dimension');
  const columns =
    kind?.type === 'dimension' ? kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? []) : [];
  return columns.includes(within) ? within : undefined;
}
