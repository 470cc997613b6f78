import { sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { isAllKnown } from '../telling/all-known.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import type { ToldVerdict } from '../telling/told-verdict.ts';
import { saidFirst } from '../telling/with-verdict.ts';
import { needMetric } from './need-metric.ts';
import { queryColumn } from './query-column.ts';
import { MOST_ROWS } from './search-rows.ts';

/** A page takes part in a query when it has this share of the query's impressions. */
const TAKES_PART = 0.1;

/** Queries that two or more pages share. It takes a report of queries and pages together. */
export async function cannibalAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading } = settled;
  const query = queryColumn(view);
  const page = view.dimensionColumns.find((name) => view.kindOf(name) === 'page') ?? 'page';
  const impressions = needMetric(view, 'impressions');
  const beside = [needMetric(view, 'clicks'), needMetric(view, 'position')];
  if (!view.has(impressions.columns, [query, page]))
    throw new NotAnswerable({
      type: 'not_together',
      metrics: ['impressions'],
      dimensions: [query, page],
      sourceId: view.source.id,
    });
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [impressions, ...beside],
    period: settled.period,
    dimensions: [query, page],
  });
  const shared = [...groupRows(fetched.rows, ({ members }) => members[0] ?? '').values()].flatMap((rows) => {
    const whole = measure(impressions, rows);
    if (whole === null) return [];
    const taking = rows.filter((row) => {
      const own = measure(impressions, [row]);
      return own !== null && own >= TAKES_PART * whole;
    });
    return taking.length > 1 ? [{ rows: taking, whole }] : [];
  });
  const sorted = shared.sort((a, b) => b.whole - a.whole).slice(0, MOST_ROWS);
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  return answered(
    {
      headline: saidFirst(
        verdictOn(settled, shared.length, inquiry),
        sentence`${wholeNumber(shared.length, inquiry.keep('shared', shared.length))} ${shared.length === 1 ? 'query is' : 'queries are'} answered by more than one page ${when}.`,
        settled,
      ),
      sentences: await notesOn(settled, inquiry, [fetched]),
      tables: [
        table(
          `Queries with several pages, ${periodTitle(settled.period)}`,
          [
            { title: view.labelOf(query), format: 'text' },
            { title: view.labelOf(page), format: 'text' },
            { title: 'Impressions', format: 'count' },
            ...beside.map(({ label, unit }) => ({ title: label, format: unit })),
          ],
          sorted.flatMap(({ rows }) =>
            rows.map((row) => [
              ...row.members,
              ...[impressions, ...beside].map((metric) => measure(metric, [row])),
            ]),
          ),
        ),
      ],
      chart: { mark: 'table', label: 'Queries with several pages', x: null, y: [] },
      assumptions: [
        sentence`A page takes part in a query when it has at least a tenth of its impressions.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    reading,
  );
}

/** "Are any of our pages competing for the same keyword?" */
function verdictOn(settled: Settled, many: number, inquiry: Inquiry): ToldVerdict | undefined {
  if (settled.reading.claim?.of !== 'some') return undefined;
  if (many > 0) return 'yes';
  return isAllKnown(settled, inquiry) ? 'no' : undefined;
}
