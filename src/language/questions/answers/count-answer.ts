import { sentence } from '../../bound-text.ts';
import type { Inquiry } from '../data/inquiry.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../wording/say.ts';
import { type AnsweredParts, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { memberRows, namesOf, singular, sortRows } from './members-answer.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';
import { wholesOf } from './share-limits.ts';

/** How many members have any of the metric, or as much of it as the question says. */
export async function countAnswer(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view, metrics } = settled;
  const dimension = reading.dimensions[0] as string;
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions: [dimension] });
  const within = memberRows(settled, fetched.rows, await wholesOf(settled, inquiry, fetched.plan));
  const rows = sortRows(
    reading.limits.length > 0 ? within : within.filter(({ values }) => (values[0] ?? 0) > 0),
    0,
    'top',
  );
  const noun = namesOf(dimension, settled);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const [metric] = metrics;
  const had = reading.limits.length > 0 ? 'within these limits' : `with ${metric?.noun ?? 'data'}`;
  return {
    headline: capital(
      sentence`${wholeNumber(rows.length, 'tables.0.rows.0.0')} ${rows.length === 1 ? singular(noun) : noun} ${had}${where} ${when}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(periodTitle(period), [{ title: `Number of ${noun}`, format: 'count' }], [[rows.length]]),
      table(
        `These ${noun}`,
        [
          { title: view.labelOf(dimension), format: 'text' },
          ...metrics.map(({ label, unit }) => ({ title: label, format: unit })),
        ],
        rows.slice(0, 100).map(({ members, values }) => [...members, ...values]),
      ),
    ],
    chart: { mark: 'number', title: `Number of ${noun}`, x: null, y: [0] },
  };
}
