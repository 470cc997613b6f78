import type { Day } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { earlier, later, type Period } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Settled } from '../settling/settled.ts';
import { steadyBeginOf } from './life-of.ts';

/** Of so many names at most it is asked when each of them began. */
const MOST_ASKED = 10;

/**
 * "Did Lost Maps grow in the past year?", a show that began within the year before: what it had until then is missing and no
 * zero, so two times that reach back beyond it are as unlike as two of which one lies before the data.
 */
export async function begunBetween(settled: Settled, other: Period, inquiry: Inquiry): Promise<Settled> {
  const { reading, view, period, filters, metrics } = settled;
  const isOfNames = filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  if (!isOfNames || reading.dimensions.length > 0 || metrics[0]?.kind !== 'additive') return settled;
  const first = await beginsWithin(
    settled,
    earlier(period.from, other.from),
    later(period.to, other.to),
    inquiry,
  );
  // Of several the sum is whole for some of them, so that no day of it can be held against another
  if (first !== null && reading.filters.some(({ members }) => members.length > 1))
    throw new NotAnswerable({
      type: 'ambiguous',
      about: 'begun_within',
      choices: [],
      begins: { day: first, isOfName: true },
    });
  return first === null
    ? settled
    : { ...settled, view: { ...view, source: { ...view.source, firstDay: first } } };
}

/** The day on which what is named begins, within these days; of several names, where one of them does. */
export async function beginsWithin(
  { view, filters, metrics, reading }: Settled,
  from: Day,
  to: Day,
  inquiry: Inquiry,
): Promise<Day | null> {
  const [metric] = metrics;
  if (metric === undefined) return null;
  const named = reading.filters.flatMap(({ is, dimension, members }) =>
    is === 'one_of' &&
    members.length > 1 &&
    members.length <= MOST_ASKED &&
    view.kindOf(dimension) === undefined
      ? members.map((name) =>
          filters.map((one) =>
            'dimension' in one && one.dimension === dimension ? { ...one, members: [name] } : one,
          ),
        )
      : [],
  );
  for (const one of [filters, ...named]) {
    const first = await steadyBeginOf(view, metric, one, { from, to }, inquiry);
    if (first !== null) return first;
  }
  return null;
}
