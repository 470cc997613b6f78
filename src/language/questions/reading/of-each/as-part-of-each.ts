import { isMetricId } from '#src/semantics/metric.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import type { WholeOfEach } from './whole-of-each.ts';

/**
 * The kiosk hires by station "as percent of the station's total": what the kiosk has of all hires of each station, and not what each
 * station has of the hires at the kiosk. Undefined where the whole is another number; asked back where it is not said what the part is.
 */
export function asPartOfEach(reading: Reading, whole: WholeOfEach): Reading | undefined {
  const [metric, ...others] = reading.metrics;
  if (reading.intent !== 'numbers' || reading.shape !== 'value' || metric === undefined) return undefined;
  if (whole.metric !== null && whole.metric !== metric) return overNumber(reading, whole, whole.metric);
  const own = ownKind(reading, whole);
  const of = (dimension: string): boolean => dimension === own;
  const parts = reading.filters.filter(({ dimension }) => !of(dimension));
  const [part, ...more] = parts;
  // "Hires by station as a share of its total" may be of all together
  if (whole.dimensions === null && part === undefined) return undefined;
  if (own === undefined || others.length + more.length > 0 || !isPlain(reading))
    throw askedBack('share_of_what');
  const asShare: Reading = { ...reading, shape: 'share' };
  const [dimension, second] = reading.dimensions;
  const isOfIt = reading.filters.length > parts.length;
  if (dimension === own && second === undefined && part !== undefined)
    return {
      ...asShare,
      filters: reading.filters.map((one) => (one === part ? { ...one, isPart: true } : one)),
    };
  // "Kiosk hires at Market Square", "hires by plan at Market Square"
  if (isOfIt && reading.dimensions.length + parts.length === 1)
    return {
      ...asShare,
      filters: reading.filters.map((one) => (of(one.dimension) ? { ...one, isWhole: true } : one)),
    };
  if (reading.dimensions.length === 2 && part === undefined && reading.rank === null)
    return {
      ...asShare,
      rank: { of: 'members', count: null, direction: 'top', by: 'value', within: own },
    };
  throw askedBack('share_of_what');
}

/** "Damage reports by station as a share of the station's hires": one number over the other in each of them. */
function overNumber(reading: Reading, whole: WholeOfEach, under: string): Reading | undefined {
  const [over = '', ...more] = reading.metrics;
  const isOfRows = ownKind(reading, whole) === reading.dimensions[0] && reading.dimensions.length === 1;
  const isOfColumns = [over, under].every((id) => !isMetricId(id) && !id.includes(':'));
  if (!isOfRows || !isOfColumns || reading.filters.length + more.length > 0) return undefined;
  return { ...reading, metrics: [`ratio:${over}:${under}`] };
}

/** The column of those whose all it is: of the rows, else of a name that limits them. */
function ownKind({ dimensions, filters }: Reading, whole: WholeOfEach): string | undefined {
  const columns = [...dimensions, ...filters.map(({ dimension }) => dimension)];
  if (whole.dimensions !== null) return columns.find((one) => whole.dimensions?.includes(one) === true);
  return dimensions.length === 1 ? dimensions[0] : undefined;
}

const isPlain = ({
  grain,
  each,
  limits,
  moves,
  periods,
  versus,
  weekdays,
  gap,
  chosenDays,
}: Reading): boolean =>
  grain === null &&
  each === null &&
  versus === null &&
  gap === null &&
  chosenDays === null &&
  limits.length + moves.length + weekdays.length === 0 &&
  periods.length <= 1;
