import { sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { wholeReport } from '../findings/whole-report.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';

/** The largest members, as many as it takes to reach a share of the whole, with what they make together so far. */
export async function upToShares(
  settled: Settled,
  metric: AskMetric,
  upTo: number,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { dimensions } = reading;
  const [dimension] = dimensions;
  const isPlain =
    dimensions.length === 1 &&
    reading.limits.length === 0 &&
    settled.metrics.length === 1 &&
    settled.other === null;
  if (dimension === undefined || !isPlain) throw askedBack('share_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const report = wholeReport(settled, inquiry, fetched.plan);
  const all = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    filters: settled.filters,
    ...(report !== undefined && { report }),
  });
  const whole = measure(metric, all.rows);
  const rows: (string | number | null)[][] = [];
  let sum = 0;
  for (const { members, values } of sortRows(memberRows(settled, fetched.rows), 0, 'top')) {
    const [value = null] = values;
    if (whole === null || whole <= 0 || value === null || value <= 0 || sum / whole >= upTo) break;
    sum += value;
    rows.push([...members, value, value / whole, sum / whole]);
  }
  const plan = `plans.${fetched.plan}.plan`;
  const noun = namesOf(dimension, settled);
  const where = filterPhrase(reading.filters, view, plan);
  const when = periodPhrase(period, plan);
  const last = rows.at(-1)?.[3];
  const many = wholeNumber(rows.length, inquiry.keep('listed', rows.length));
  return {
    headline: capital(
      typeof last !== 'number'
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : sentence`${many} ${rows.length === 1 ? `${singular(noun)} makes` : `${noun} together make`} ${partOf(last, `tables.0.rows.${rows.length - 1}.3`)} of the ${metric.noun}${where} ${when}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(dimension), format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
          { title: 'Cumulative share', format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart:
      rows.length === 0 ? null : { mark: 'bar', title: `Cumulative share of ${metric.noun}`, x: 0, y: [3] },
  };
}
