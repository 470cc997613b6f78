import { isKeyword, isPlural, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Asking } from './asking.ts';
import { brandTermsOf } from './brand-terms-of.ts';
import { dimensionBeside, isAskedFor } from './dimension-beside.ts';
import { usePattern } from './text-dimension.ts';

/** The brand's queries, or all others. */
export function readBrand(asking: Asking, piece: Piece, at: number): void {
  const { pieces, view, site, found } = asking;

  const dimension = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
  if (dimension === undefined) return;
  const terms = brandTermsOf(view, dimension, site);
  if (terms.length === 0) throw askedBack('brand_terms');
  if (isKeyword(piece, 'non_brand')) found.negate();
  found.add(at, dimension, 'containing', terms);
  if (isKeyword(piece, 'non_brand')) found.affirm();
  piece.used = true;
  usePattern(pieces, at);
  found.assume({ code: 'brand', read: terms.join(', ') });
  const beside = dimensionBeside(pieces, at, view);
  // "Non-branded queries by clicks" lists them; "clicks for non-branded queries" is one number.
  const first = pieces.findIndex((one) => one.type !== 'noise');
  const isListed = at === first || isAskedFor(pieces, piece);
  const isTotal = isKeyword(pieces[first], 'count', 'total') || !isPlural(beside?.piece.said ?? '');
  if (beside?.columns.includes(dimension) && (!isListed || isTotal)) beside.piece.used = true;
}
