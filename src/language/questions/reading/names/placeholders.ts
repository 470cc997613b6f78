import type { SourceView } from '../../data/source-view.ts';
import type { Assumption } from '../assumption.ts';
import type { ReadFilter, Reading } from '../reading.ts';
import type { ReadMembers } from './read-filters.ts';

/** "Which campaign performed best": what stands in the place of a name where there was no campaign is none. */
export function withoutPlaceholders(
  rank: Reading['rank'],
  dimensions: readonly string[],
  { named, filters }: ReadMembers,
  view: SourceView,
): { filters: ReadFilter[]; assumptions: Assumption[] } {
  const [dimension] = dimensions;
  const isOpen =
    rank?.of === 'members' &&
    dimensions.length === 1 &&
    dimension !== undefined &&
    view.kindOf(dimension) === 'campaign' &&
    !named.some((one) => one.dimension === dimension) &&
    !filters.some((one) => one.dimension === dimension);
  const members = isOpen
    ? view.membersOf(dimension).flatMap(({ name }) => (/^\([^)]+\)$/.test(name) ? [name] : []))
    : [];
  if (dimension === undefined || members.length === 0) return { filters: [], assumptions: [] };
  return {
    filters: [{ dimension, is: 'none_of', members }],
    assumptions: [
      { code: 'placeholder', said: members.length === 1 ? 'is' : 'are', read: members.join(', ') },
    ],
  };
}
