import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark, type MemberCandidate } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { ofOneColumn } from './of-one-column.ts';

const CAMPAIGN = /^campaign(?:[_ ]name)?$/i;

/**
 * "Brand roas", "non-brand spend" of a file without searches: its campaigns that are called so, whatever else is, and all others. "Brand"
 * alone is left to any other name.
 */
export function brandOfCampaigns(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (!marks.some(isOfBrand) || views.some(hasSearches)) return marks;
  const [candidate, second] = views.flatMap(campaignsOfBrand);
  if (candidate === undefined || second !== undefined) return marks;
  const brand: Mark = { type: 'members', candidates: [candidate], said: 'brand', others: [], proper: false };
  return marks.flatMap((mark, at) => {
    if (!isOfBrand(mark)) return [mark];
    const isNon = !/^brand/i.test(mark.said) && !isKeyword(marks[at - 1], 'without');
    return isNon ? [keywordMark('without', 'non'), brand] : [brand];
  });
}

const isOfBrand = (mark: Mark): boolean =>
  isOpen(mark) && /^(?:(?:non[- ]?)?brand(?:ed)?|(?:without|excluding) brand)$/i.test(mark.said);

const isOpen = (mark: Mark): boolean => mark.type === 'unknown' || isKeyword(mark, 'brand', 'non_brand');

/** Where anybody searches, the brand is what was searched for. */
const hasSearches = (view: SourceView): boolean =>
  view.dimensionColumns.some((column) => view.kindOf(column) === 'query');

function campaignsOfBrand(view: SourceView): readonly MemberCandidate[] {
  const campaigns = view.dimensionColumns.filter((column) => CAMPAIGN.test(column));
  const found = campaigns.length === 1 ? ofOneColumn(['brand'], campaigns, view) : [];
  return found === 'several' ? [] : found;
}
