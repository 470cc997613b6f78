import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, changeWords, filterPhrase, periodPhrase, valueText } from '../../wording/say.ts';
import { changeColumns } from '../changes/change-columns.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { brandKinds, fetchBrandKinds } from './brand-kinds.ts';

/** "Brand against non-brand this month and last": each of the two in both periods. */
export async function brandChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  if (asked.length > 1) throw askedBack('both_brands');
  const now = await fetchBrandKinds(settled, inquiry, { metrics: [metric], period });
  const before = await fetchBrandKinds(settled, inquiry, { metrics: [metric], period: other });
  const rows = brandKinds.map(({ name }, at) => {
    const [a, b] = [now, before].map((both) => measure(metric, both[at as 0 | 1].rows)) as [
      number | null,
      number | null,
    ];
    const change = a === null || b === null ? null : a - b;
    return [name, a, b, change, change === null || !b ? null : change / b] as const;
  });
  const path = `plans.${now[0].plan}.plan`;
  const told = ([name, a, b]: (typeof rows)[number], at: number): BoundText => {
    const value = (number: number | null, column: number) =>
      valueText(number, metric.unit, view.source.currency, `tables.0.rows.${at}.${column}`);
    const words =
      a === null || b === null
        ? undefined
        : changeWords(a, b, metric, {
            change: `tables.0.rows.${at}.3`,
            relative: `tables.0.rows.${at}.4`,
          });
    return sentence`${name.toLowerCase()} ${value(a, 1)} against ${value(b, 2)}${words === undefined ? '' : sentence` (${words})`}`;
  };
  const [branded, others] = rows.map(told);
  return {
    headline: capital(
      sentence`${metric.label}${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}, held against those ${periodPhrase(other, `plans.${before[0].plan}.plan`)}: ${branded as BoundText}, ${others as BoundText}.`,
    ),
    sentences: [
      ...unevenNote(settled, other, now[0], before[0], inquiry),
      ...(await notesOn(settled, inquiry, [...now])),
    ],
    tables: [
      table(
        metric.label,
        [{ title: 'Queries', format: 'text' }, ...changeColumns(metric.unit, period, other)],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', label: `${metric.label}, branded and not`, x: 0, y: [1, 2] },
  };
}
