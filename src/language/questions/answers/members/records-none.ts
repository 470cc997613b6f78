import { addDays } from '#src/shared/week.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { later } from '../../dates/period.ts';
import type { Settled } from '../settling/settled.ts';
import { isOpenList } from './absent-rows.ts';

/** So many days say how a file writes its rows. */
const DAYS_READ = 60;

/** What is put on runs, and ends; what is sold, looked at or lived in is there without a row of its own. */
const RUNS =
  /\b(?:campaigns?|ad (?:groups?|sets?)|ads?|adsets?|creatives?|placements?|promotions?|experiments?)(?: names?)?$/i;

/**
 * Whether a file writes a row of what had none: a campaign that ran without an enrolment. There a name without any row did not run,
 * while a file of what happened says of a product without a row that it was not sold. That is so of the file, whichever days and parts of it
 * are asked about.
 */
export async function recordsNone({ view, reading, metrics }: Settled, inquiry: Inquiry): Promise<boolean> {
  const { firstDay, lastDay, type } = view.source;
  const metric = metrics.find(({ id }) => reading.limits.some((limit) => limit.metric === id));
  if (
    !reading.dimensions.every((one) => isToRun(one, view)) ||
    isOpenList({ reading, view }) ||
    type !== 'FILE' ||
    firstDay === null ||
    lastDay === null ||
    metric?.kind !== 'additive'
  )
    return false;
  const from = later(firstDay, addDays(lastDay, 1 - DAYS_READ));
  return inquiry.hasNone({
    metrics: [metric],
    dimensions: reading.dimensions,
    filters: [],
    from,
    to: lastDay,
  });
}

/** What visitors come for and from is there with its first visit: a channel without a row from mobile had none. */
function isToRun(dimension: string, view: SourceView): boolean {
  const kind = view.kindOf(dimension);
  return kind === 'campaign' || (kind === undefined && RUNS.test(view.labelOf(dimension)));
}

/**
 * Of names without a row in these days those that have some before and after them, on what is asked about: they only paused, and had none.
 * Nobody knows whether what has no row after them goes on.
 */
export async function onlyPaused(
  { view, reading, metrics, filters, period }: Settled,
  inquiry: Inquiry,
): Promise<ReadonlySet<string>> {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null || period.from <= firstDay || period.to >= lastDay)
    return new Set();
  const all = { metrics, dimensions: reading.dimensions, filters, grain: 'total' as const };
  const [before, after] = await Promise.all([
    inquiry.fetch({ ...all, from: firstDay, to: addDays(period.from, -1) }),
    inquiry.fetch({ ...all, from: addDays(period.to, 1), to: lastDay }),
  ]);
  const namesOf = ({ rows }: Pick<Fetched, 'rows'>) => new Set(rows.map(({ members: [name = ''] }) => name));
  const goOn = namesOf(after);
  return new Set([...namesOf(before)].filter((name) => goOn.has(name)));
}
