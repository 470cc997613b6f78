import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { brandChange } from './brand-change.ts';
import { brandCourse } from './brand-course.ts';
import { brandKinds, fetchBrandKinds } from './brand-kinds.ts';

/** The queries that hold a name of the brand beside all others; of what adds up with the share of both. */
export async function brandAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, metrics, asked, other } = settled;
  const split = reading.brandSplit as NonNullable<Reading['brandSplit']>;
  if (reading.dimensions.length > 0 || reading.each !== null) throw askedBack('both_brands');
  const isCourse = reading.grain !== null || reading.shape === 'trend';
  if (isCourse && other === null) return brandCourse(settled, inquiry);
  if (!isCourse && other !== null) return brandChange(settled, other, inquiry);
  if (isCourse) throw askedBack('both_brands');
  const fetched = await fetchBrandKinds(settled, inquiry, { metrics, period });
  const [metric] = asked as [AskMetric];
  const amounts = fetched.map(({ rows, missing }) =>
    metrics.map((one) => amountOf(one, rows, daysWithData(view, period, missing) > 0)),
  );
  const sums = amounts.map(([sum = null]) => sum);
  const known = sums.flatMap((sum) => sum ?? []);
  const whole = known.reduce((sum, value) => sum + value, 0);
  const hasShare = metric.kind === 'additive' && known.length === sums.length && whole > 0;
  const rows = brandKinds.map(({ name }, at) => [
    name,
    ...(amounts[at] ?? []),
    ...(hasShare ? [(sums[at] ?? 0) / whole] : []),
  ]);
  const path = `plans.${fetched[0]?.plan ?? 0}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const { currency } = view.source;
  const figure = (at: number) => valueText(sums[at] ?? null, metric.unit, currency, `tables.0.rows.${at}.1`);
  const part = hasShare
    ? sentence` (${partOf((sums[0] ?? 0) / whole, `tables.0.rows.0.${1 + metrics.length}`)} of both)`
    : sentence``;
  return {
    headline: capital(
      metric.kind === 'additive'
        ? sentence`${figure(0)} ${metric.noun} came from branded queries${where} ${when}${part}, ${figure(1)} from all others.`
        : sentence`${metric.noun} of ${figure(0)} for branded queries${where} ${when}, ${figure(1)} for all others.`,
    ),
    sentences: await notesOn(
      { ...settled, reading: { ...reading, dimensions: [split.dimension] } },
      inquiry,
      fetched,
    ),
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Queries', format: 'text' },
          ...metrics.map(({ label, unit }) => ({ title: label, format: unit })),
          ...(hasShare ? [{ title: `Share of ${metric.noun}`, format: 'fraction' as const }] : []),
        ],
        rows,
      ),
    ],
    chart: { mark: 'bar', label: `${metric.label}, branded and not`, x: 0, y: [1] },
  };
}
