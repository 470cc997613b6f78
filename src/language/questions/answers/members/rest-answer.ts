import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import { yesOrNo } from '../changes/yes-or-no.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { yesIf } from '../telling/told-verdict.ts';

const OTHERS = 'All others';
const ALL = 'All together';

/** "Germany against the rest": the names of the question, and everything but them; "against the average" everything with them. */
export async function restAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked, other } = settled;
  const own = reading.filters.at(-1);
  const isOfAll = reading.shape === 'against_all';
  if (
    own?.is !== 'one_of' ||
    other !== null ||
    reading.grain !== null ||
    asked.some(({ kind }) => kind === 'distinct') ||
    // Of a sum everything together is no average; of all, or of all on mobile, "Germany on mobile" does not say
    (isOfAll && (reading.filters.length > 1 || asked.some(({ kind }) => kind !== 'quotient')))
  )
    throw askedBack('against_rest');
  const common = reading.filters.slice(0, -1).map(plainFilter);
  const fetchWith = (is: 'one_of' | 'none_of' | 'any') =>
    fetchDays(settled, inquiry, {
      metrics: asked,
      period,
      filters: is === 'any' ? common : [...common, { dimension: own.dimension, is, members: own.members }],
    });
  const [part, rest] = [await fetchWith('one_of'), await fetchWith(isOfAll ? 'any' : 'none_of')];
  const name = own.members.join(', ');
  const rows = [
    [name, ...asked.map((metric) => measure(metric, part.rows))],
    [isOfAll ? ALL : OTHERS, ...asked.map((metric) => measure(metric, rest.rows))],
  ];
  const [metric] = asked as [AskMetric];
  const told = (row: number) =>
    valueText(
      (rows[row]?.[1] ?? null) as number | null,
      metric.unit,
      view.source.currency,
      `tables.0.rows.${row}.1`,
    );
  const when = periodPhrase(period, `plans.${part.plan}.plan`);
  const where = filterPhrase(reading.filters.slice(0, -1), view, `plans.${part.plan}.plan`);
  const [now, others] = [part, rest].map((fetched) => measure(metric, fetched.rows));
  const isAsked = reading.isYesNo && reading.asks !== null && asked.length === 1;
  const verdict =
    isAsked && typeof now === 'number' && typeof others === 'number'
      ? yesIf(yesOrNo(settled, metric, now, others))
      : undefined;
  return {
    verdict,
    headline: sentence`${metric.label}${where} ${when}: ${{ text: name, path: 'tables.0.rows.0.0', value: name }} ${told(0)}, ${isOfAll ? 'all together' : 'all others'} ${told(1)}.`,
    sentences: await notesOn(settled, inquiry, [part, rest]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(own.dimension), format: 'text' },
          ...asked.map(({ label, unit }) => ({ title: label, format: unit })),
        ],
        rows,
      ),
    ],
    chart: { mark: 'bar', label: metric.label, x: 0, y: [1] },
  };
}
