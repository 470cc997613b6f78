import { pagePath } from './page-path.ts';

/** From the wide cut to the narrow one; what is stored has forgotten in which order it was made. */
const order = [
  'channel',
  'medium',
  'source',
  'campaign',
  'query',
  'page',
  'landing_folder',
  'landing_page',
  'country',
  'device',
  'new_vs_returning',
];

const placeOf = (dimension: string) => (order.includes(dimension) ? order.indexOf(dimension) : order.length);

/** The dimensions of a segment with their members, in the order that people narrow down. */
export function segmentSteps(
  segment: Readonly<Record<string, string>>,
): [dimension: string, member: string][] {
  return Object.entries(segment).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** "Paid Search › mobile"; the whole site where nothing is fixed. */
export const segmentText = (segment: Readonly<Record<string, string>>): string =>
  segmentSteps(segment)
    .map(([, member]) => pagePath(member))
    .join(' › ') || 'Whole site';
