import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { grainFor } from '../../dates/grain-for.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import { pointsOf } from '../courses/line/course-points.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../telling/time-grain.ts';
import { brandKinds, fetchBrandKinds } from './brand-kinds.ts';

/** "Brand against non-brand by month": two lines, of what adds up with the share of the first. */
export async function brandCourse(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  const grain = reading.grain ?? grainFor(period);
  if (grain === 'weekday' || asked.length > 1) throw askedBack('both_brands');
  const one: Settled = { ...settled, metrics: [metric], reading: { ...reading, dimensions: [] } };
  const fetched = await fetchBrandKinds(one, inquiry, {
    metrics: [metric],
    period,
    grain: askedGrain(grain),
  });
  const [branded, others] = fetched.map((rows) => pointsOf(one, rows, grain)) as [
    ReturnType<typeof pointsOf>,
    ReturnType<typeof pointsOf>,
  ];
  const beside = new Map(others.map(({ time, values }) => [time, values[0] ?? null]));
  const isAdded = metric.kind === 'additive';
  const rows = branded.map(({ time, values }) => {
    const [own, other] = [values[0] ?? null, beside.get(time) ?? null];
    const share = own === null || other === null || own + other === 0 ? null : own / (own + other);
    return [timeCell(time, grain), own, other, ...(isAdded ? [share] : [])];
  });
  const path = `plans.${fetched[0].plan}.plan`;
  const amounts = fetched.map(({ rows: ofKind, missing }) =>
    amountOf(metric, ofKind, daysWithData(view, period, missing) > 0),
  ) as [number | null, number | null];
  const figure = (at: 0 | 1, name: string) => {
    const value = amounts[at];
    return valueText(
      value,
      metric.unit,
      view.source.currency,
      value === null ? '' : inquiry.keep(name, value),
    );
  };
  const [sum, rest] = amounts;
  const part =
    isAdded && sum !== null && rest !== null && sum + rest > 0
      ? sentence` (${partOf(sum / (sum + rest), inquiry.keep('brandShare', sum / (sum + rest)))} of both)`
      : sentence``;
  const [lead, noun] = isAdded ? ['', ` ${metric.noun}`] : [`${metric.noun} of `, ''];
  return {
    headline: capital(
      sentence`${lead}${figure(0, 'branded')}${noun} of branded queries${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}${part}, ${figure(1, 'nonBranded')} of all others, by ${grain}.`,
    ),
    sentences: await notesOn(settled, inquiry, fetched),
    tables: [
      table(
        `${metric.label} per ${grain}, ${periodTitle(period)}`,
        [
          timeColumn(grain),
          ...brandKinds.map(({ name }) => ({ title: name, format: metric.unit })),
          ...(isAdded ? [{ title: 'Branded share', format: 'fraction' as const }] : []),
        ],
        rows,
      ),
    ],
    chart: {
      mark: rows.length > 1 ? 'line' : 'bar',
      label: `${metric.label}, branded and not`,
      x: 0,
      y: [1, 2],
    },
  };
}
