import type { AskMetric } from '../../data/asked-metric.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import type { Settled } from '../settling/settled.ts';
import type { MemberRow } from './member-rows.ts';
import { sortRows } from './sort-rows.ts';

/** The end of the list that stands first. The first position is the best one. */
export function directionOf({ reading, metrics }: Settled): 'top' | 'bottom' {
  const [first] = metrics;
  // "Pages by position, at least 2,000 impressions": still places; "pages below position 10" begin with those farthest below
  const isLimited =
    reading.limits.length > 0 &&
    (reading.metrics.length === 0 || reading.limits.some(({ metric }) => metric === first?.id));
  const isPlaces = first?.unit === 'position' && reading.order === null && !isLimited;
  return reading.rank?.direction ?? (reading.order === 'up' || isPlaces ? 'bottom' : 'top');
}

/** Place of the metric that the rows are shown in order of. */
export function shownColumnOf(settled: Settled): number {
  const ordered = orderColumnOf(settled);
  return ordered < 0 ? sortColumnOf(settled) : ordered;
}

/** "Sorted by bounce rate"; -1 where nothing is said of it. One alone that is chosen by another number has no order. */
const orderColumnOf = ({ reading, metrics }: Settled): number =>
  reading.rank?.count === 1 ? -1 : metrics.findIndex(({ id }) => id === reading.orderBy);

/** The end that stands first of what the rows are shown in order of. */
export const shownDirectionOf = (settled: Settled): 'top' | 'bottom' =>
  orderColumnOf(settled) < 0 ? directionOf(settled) : settled.reading.order === 'up' ? 'bottom' : 'top';

/** Which number the rows were chosen by, where they stand in another order: the first of them may not be the first of all. */
export function chosenByOf(settled: Settled): AskMetric | undefined {
  const column = sortColumnOf(settled);
  const isOrdered = settled.reading.rank !== null && orderColumnOf(settled) >= 0;
  const isOther = orderColumnOf(settled) !== column || shownDirectionOf(settled) !== directionOf(settled);
  return isOrdered && isOther ? settled.metrics[column] : undefined;
}

/** Which column the rows stand in order of: the first asked for, and of limits alone the first that can be added up. */
function sortColumnOf({ reading, metrics }: Settled): number {
  if (reading.metrics.length > 0) return 0;
  // Those that are all alike order nothing.
  const isFixed = (id: string) => reading.limits.some(({ metric, is }) => metric === id && is === 'equal');
  const additive = metrics.findIndex(({ id, kind }) => kind === 'additive' && !isFixed(id));
  return Math.max(0, additive);
}

/** All of them as the question wants them to stand, cut only where it chooses before it orders, or ranks within others. */
export function rowsInOrder(settled: Settled, found: readonly MemberRow[]): readonly MemberRow[] {
  const { rank, dimensions } = settled.reading;
  const count = rank?.count ?? USUAL_COUNT;
  const ranked = sortRows(found, sortColumnOf(settled), directionOf(settled));
  const orderColumn = orderColumnOf(settled);
  // "Top five by sessions, sorted by bounce rate": chosen by the one, in order of the other.
  const chosen = orderColumn < 0 || rank === null ? ranked : ranked.slice(0, count);
  const sorted = orderColumn < 0 ? ranked : sortRows(chosen, orderColumn, shownDirectionOf(settled));
  const within = rank?.within ?? null;
  if (within === null) return sorted;
  // A channel without a purchase has no order value, and nobody who comes first by it
  const known = knownOf(settled, sorted);
  return rankedWithin(known.length === 0 ? sorted : known, dimensions.indexOf(within), count);
}

const knownOf = (settled: Settled, rows: readonly MemberRow[]): readonly MemberRow[] =>
  rows.filter(({ values }) => (values[sortColumnOf(settled)] ?? null) !== null);

/** Of a ranking within others all that they were ranked among. */
export const allRanked = (settled: Settled, found: readonly MemberRow[]): readonly MemberRow[] =>
  sortRows(found, sortColumnOf(settled), directionOf(settled));

/** The first of each member of a dimension, those with the largest leader first. */
function rankedWithin(sorted: readonly MemberRow[], place: number, count: number): MemberRow[] {
  const groups = new Map<string, MemberRow[]>();
  for (const row of sorted) {
    const key = row.members[place] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => group.slice(0, count));
}
