import { amountOf } from '../../data/amount-of.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { daysWithData } from '../telling/notes.ts';

/** More than these are a list of their own: a part of the world, a section of the site. */
const MOST_NAMED = 10;

/** "Revenue from Canada and Japan": below what they have together, what each of them had. undefined where none are named. */
export async function eachOfNamed(
  settled: Settled,
  inquiry: Inquiry,
): Promise<AnsweredParts['tables'][number] | undefined> {
  const { reading, filters, asked, period, view } = settled;
  const named = reading.filters.filter(({ is, members }) => is === 'one_of' && members.length > 1);
  const [{ dimension, members } = { dimension: '', members: [] }, ...others] = named;
  if (members.length < 2 || members.length > MOST_NAMED || others.length > 0) return undefined;
  if (asked.some(({ kind }) => kind === 'distinct')) return undefined;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: asked,
    period,
    dimensions: [dimension],
    filters,
  });
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  return table(
    'Each of them',
    [
      { title: view.labelOf(dimension), format: 'text' },
      ...asked.map(({ label, unit }) => ({ title: label, format: unit })),
    ],
    members.map((member) => {
      const rows = fetched.rows.filter((row) => row.members[0] === member);
      return [member, ...asked.map((metric) => amountOf(metric, rows, areKnown))];
    }),
  );
}
