import { sentence } from '../../bound-text.ts';
import { percent } from '../../quantity.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { type Inquiry, measure } from '../data/inquiry.ts';
import { NotAnswerable } from '../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../wording/say.ts';
import { type AnsweredParts, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Whether a share is one of days: "what share of sessions is at weekends", "weekends against weekdays". */
export const isShareOfDays = ({ reading, other }: Settled): boolean =>
  reading.shape === 'share' &&
  reading.dimensions.length === 0 &&
  reading.each === null &&
  reading.grain === null &&
  other === null &&
  (reading.weekdays.length > 1 ||
    (reading.weekdays.length === 1 && reading.filters.every(({ isWhole }) => isWhole === true)));

/** What of a number fell on some days of the week, of all seven. */
export async function dayShares(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive')
    throw new NotAnswerable({ type: 'ambiguous', about: 'share_of_rate', choices: [] });
  const { onDays: _, ...period } = settled.period;
  const all = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: ALL_DAYS });
  const whole = measure(metric, all.rows);
  const rows: [string, number, number | null][] = [];
  for (const { days, words } of reading.weekdays) {
    const part = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: days });
    const value = measure(metric, part.rows) ?? 0;
    rows.push([words, value, whole ? value / whole : null]);
  }
  const plan = `plans.${all.plan}.plan`;
  const told = rows.map(([words, , share], at) => {
    const name = { text: words, path: `tables.0.rows.${at}.0`, value: words };
    return share === null
      ? sentence`${name} no data`
      : sentence`${name} ${percent(share, `tables.0.rows.${at}.2`)}`;
  });
  return {
    headline: capital(
      sentence`Share of the ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}: ${listed(told, ' and ')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [all]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Days', format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', title: `Share of ${metric.noun}`, x: 0, y: [2] },
  };
}
