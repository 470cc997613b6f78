import type { SourceView } from '../../data/source-view.ts';
import type { SiteTerms } from '../../question-context.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { brandTermsOf } from './brand-terms-of.ts';

/** "Brand against non-brand": two rows, so neither of them limits the whole. */
export function readBrandSplit(
  pieces: Piece[],
  view: SourceView,
  site: SiteTerms | undefined,
): Reading['brandSplit'] {
  const has = (keyword: 'brand' | 'non_brand') => pieces.some((piece) => isKeyword(piece, keyword));
  if (!has('brand') || !has('non_brand')) return null;
  const dimension = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
  const terms = dimension === undefined ? [] : brandTermsOf(view, dimension, site);
  if (terms.length === 0 || dimension === undefined) throw askedBack('brand_terms');
  for (const piece of pieces)
    if (isKeyword(piece, 'brand', 'non_brand', 'versus', 'compare')) piece.used = true;
  // Both kinds are queries: the word is no breakdown.
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'dimension' && isKeyword(pieces[at - 1], 'brand', 'non_brand')) piece.used = true;
  return { dimension, terms: [...terms] };
}
