import type { SourceView } from '../../data/source-view.ts';
import { pathOf } from '../../reading/marking/member-index.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { ReadFilter, Reading } from '../../reading/reading.ts';
import { countryWords } from '../../vocabulary/member-words.ts';

/** What two sources mean by one thing; the first that the other one has. */
const counterparts: Readonly<Record<string, readonly string[]>> = {
  landing_page: ['page', 'landing_page'],
  page: ['page', 'landing_page'],
  country: ['country'],
  device: ['device'],
};

/**
 * The same question in the names of the other source.
 * @throws NotAnswerable where it has no such column, or none of the members
 */
export function translated(
  reading: Reading,
  { sourceId, metrics }: NonNullable<Reading['beside']>,
  first: SourceView,
  second: SourceView,
): Reading {
  const nameOf = (column: string): string => {
    const kind = first.kindOf(column);
    const found = (counterparts[kind ?? ''] ?? []).flatMap((name) => second.dimensionOf(name) ?? [])[0];
    if (found === undefined)
      throw new NotAnswerable({ type: 'two_sources', metrics: [...reading.metrics, ...metrics] });
    return found;
  };
  const filterOf = (filter: ReadFilter): ReadFilter => {
    const dimension = nameOf(filter.dimension);
    if (filter.is !== 'one_of' && filter.is !== 'none_of') return { ...filter, dimension };
    const kind = first.kindOf(filter.dimension);
    const wanted = new Set(filter.members.map((member) => sharedName(member, kind)));
    const members = second
      .membersOf(dimension)
      .map(({ name }) => name)
      .filter((name) => wanted.has(sharedName(name, kind)));
    if (members.length === 0)
      throw new NotAnswerable({ type: 'two_sources', metrics: [...reading.metrics, ...metrics] });
    return { ...filter, dimension, members };
  };
  return {
    ...reading,
    sourceId,
    metrics: [...metrics],
    dimensions: reading.dimensions.map(nameOf),
    filters: reading.filters.filter((filter) => !isAllOfSearch(filter, first, second)).map(filterOf),
    assumptions: [],
    beside: null,
  };
}

const ORIGINS: ReadonlySet<string> = new Set(['source', 'medium', 'channel', 'source_medium']);
const OF_GOOGLE = /^(?:google|organic|organic search|google \/ organic)$/i;

/** "From google": Search Console counts nothing else, so that there it limits nothing. */
export const isAllOfSearch = (
  { dimension, is, members }: ReadFilter,
  first: SourceView,
  second: SourceView,
): boolean =>
  is === 'one_of' &&
  ORIGINS.has(first.kindOf(dimension) ?? '') &&
  members.every((name) => OF_GOOGLE.test(name)) &&
  second.columnOf('clicks') !== undefined &&
  second.columnOf('sessions') === undefined;

/** What a member is called in both sources: paths without address, query and last slash; countries by their English names; devices in lower case. */
export function sharedName(member: string, kind: string | undefined): string {
  if (kind === 'page' || kind === 'landing_page') {
    const path = pathOf(member).replace(/[?#].*$/, '');
    return path.length > 1 ? path.replace(/\/$/, '') : path;
  }
  if (kind !== 'country') return member.toLowerCase();
  const lower = member.toLowerCase();
  const found = Object.entries(countryWords).find(
    ([name, words]) => name.toLowerCase() === lower || words.includes(lower),
  );
  return found?.[0] ?? member;
}
