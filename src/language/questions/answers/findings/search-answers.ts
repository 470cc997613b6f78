import { sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { periodBefore } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';

const MOST_ROWS = 50;
/** Positions from which a push would bring clicks: below the top three, above the third page. */
const STRIKING = { best: 4, worst: 20 };
/** A query is seen often when it belongs to this upper part of all queries by impressions. */
const OFTEN_SEEN = 0.75;
/** A low rate of clicks: below this part of what the site's own queries have at the same position. */
const LOW_CTR = 0.5;
/** A page takes part in a query when it has this share of the query's impressions. */
const TAKES_PART = 0.1;

const need = (view: SourceView, id: string): AskMetric => {
  const metric = askMetric(view, id);
  if (metric === undefined) throw new NotAnswerable({ type: 'metric_missing', metric: id });
  return metric;
};

function queryColumn(view: SourceView): string {
  const column = view.dimensionColumns.find((name) => view.kindOf(name) === 'query');
  if (column === undefined) throw new NotAnswerable({ type: 'dimension_missing', said: 'search query' });
  return column;
}

interface SearchRow {
  readonly name: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

async function searchRows(settled: Settled, inquiry: Inquiry, dimension: string) {
  const { view, period } = settled;
  const [clicks, impressions, position] = [
    need(view, 'clicks'),
    need(view, 'impressions'),
    need(view, 'position'),
  ];
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [impressions, clicks, position],
    period,
    dimensions: [dimension],
  });
  const rows = fetched.rows.flatMap((row): SearchRow[] => {
    const values = [clicks, impressions, position].map((metric) => measure(metric, [row]));
    const [c, i, p] = values;
    return i === null || p === null || i === undefined || p === undefined || i === 0
      ? []
      : [{ name: row.members[0] ?? '', clicks: c ?? 0, impressions: i, position: p }];
  });
  return { fetched, rows };
}

const searchColumns = (view: SourceView, dimension: string) =>
  [
    { title: view.labelOf(dimension), format: 'text' },
    { title: 'Impressions', format: 'count' },
    { title: 'Clicks', format: 'count' },
    { title: 'Click-through rate', format: 'fraction' },
    { title: 'Average position', format: 'position' },
  ] as const;

const cellsOf = ({ name, clicks, impressions, position }: SearchRow) => [
  name,
  impressions,
  clicks,
  clicks / impressions,
  position,
];

/** Queries on the edge of the first page, the most seen first. */
export async function strikingAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const dimension = queryColumn(settled.view);
  const { fetched, rows } = await searchRows(settled, inquiry, dimension);
  const near = rows
    .filter(({ position }) => position >= STRIKING.best && position <= STRIKING.worst)
    .sort((a, b) => b.impressions - a.impressions || (a.name < b.name ? -1 : 1));
  const best = valueText(STRIKING.best, 'position', null, inquiry.keep('bestPosition', STRIKING.best));
  const worst = valueText(STRIKING.worst, 'position', null, inquiry.keep('worstPosition', STRIKING.worst));
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  const [first] = near;
  return answered(
    {
      headline: capital(
        first === undefined
          ? sentence`No query stood between position ${best} and ${worst} ${when}.`
          : sentence`${wholeNumber(near.length, inquiry.keep('near', near.length))} queries stood between position ${best} and ${worst} ${when}; the most seen is “${{ text: first.name, path: 'tables.0.rows.0.0', value: first.name }}” with ${wholeNumber(first.impressions, 'tables.0.rows.0.1')} impressions.`,
      ),
      sentences: await notesOn(
        { ...settled, reading: { ...settled.reading, dimensions: [dimension] } },
        inquiry,
        [fetched],
      ),
      tables: [
        table(
          `Within reach, ${periodTitle(settled.period)}`,
          searchColumns(settled.view, dimension),
          near.slice(0, MOST_ROWS).map(cellsOf),
        ),
      ],
      chart: { mark: 'table', title: 'Queries within reach of the first places', x: null, y: [] },
      assumptions: [
        sentence`Within reach are average positions from ${best} to ${worst}.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    settled.reading,
  );
}

/** Seen often, clicked seldom, measured by what this site's own queries get at the same position. */
export async function lowCtrAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading } = settled;
  const dimension = reading.dimensions[0] ?? queryColumn(view);
  const { fetched, rows } = await searchRows(settled, inquiry, dimension);
  const inOrder = rows.map(({ impressions }) => impressions).sort((a, b) => a - b);
  const floor = inOrder[Math.floor(inOrder.length * OFTEN_SEEN)] ?? 0;
  const usual = new Map(
    [...groupBy(rows, ({ position }) => placeOf(position))].map(([place, own]) => [
      place,
      sumOf(own, 'clicks') / sumOf(own, 'impressions'),
    ]),
  );
  const low = rows
    .map((row) => ({ row, usual: usual.get(placeOf(row.position)) ?? 0 }))
    .filter(
      ({ row, usual: rate }) => row.impressions >= floor && row.clicks / row.impressions < LOW_CTR * rate,
    )
    .map(({ row, usual: rate }) => ({ row, rate, missed: row.impressions * rate - row.clicks }))
    .sort((a, b) => b.missed - a.missed || (a.row.name < b.row.name ? -1 : 1));
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  const [first] = low;
  return answered(
    {
      headline: capital(
        first === undefined
          ? sentence`No often seen result is clicked much less than others at its position ${when}.`
          : sentence`“${{ text: first.row.name, path: 'tables.0.rows.0.0', value: first.row.name }}” is seen often and clicked seldom ${when}: ${wholeNumber(first.row.clicks, 'tables.0.rows.0.2')} clicks of ${wholeNumber(first.row.impressions, 'tables.0.rows.0.1')} impressions.`,
      ),
      sentences: await notesOn({ ...settled, reading: { ...reading, dimensions: [dimension] } }, inquiry, [
        fetched,
      ]),
      tables: [
        table(
          `Often seen, seldom clicked, ${periodTitle(settled.period)}`,
          [
            ...searchColumns(view, dimension),
            { title: 'Usual rate at this position', format: 'fraction' as const },
            { title: 'Clicks below usual', format: 'count' as const },
          ],
          low.slice(0, MOST_ROWS).map(({ row, rate, missed }) => [...cellsOf(row), rate, missed]),
        ),
      ],
      chart: { mark: 'table', title: 'Often seen, seldom clicked', x: null, y: [] },
      assumptions: [
        sentence`Often seen is the upper quarter by impressions; seldom clicked is less than half of the rate that this site has at the same position.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    reading,
  );
}

/** The first places one by one, those below in steps as wide as they are alike. */
const placeOf = (position: number): number =>
  [1.5, 2.5, 3.5, 5.5, 10.5, 20.5].findIndex((edge) => position < edge);
const sumOf = (rows: readonly SearchRow[], key: 'clicks' | 'impressions'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Queries that two or more pages share. It takes a report of queries and pages together. */
export async function cannibalAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading } = settled;
  const query = queryColumn(view);
  const page = view.dimensionColumns.find((name) => view.kindOf(name) === 'page') ?? 'page';
  const impressions = need(view, 'impressions');
  if (!view.has(impressions.columns, [query, page]))
    throw new NotAnswerable({
      type: 'not_together',
      metrics: ['impressions'],
      dimensions: [query, page],
      sourceId: view.source.id,
    });
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [impressions, need(view, 'clicks'), need(view, 'position')],
    period: settled.period,
    dimensions: [query, page],
  });
  const shared = [...groupRows(fetched.rows, ({ members }) => members[0] ?? '').values()].flatMap((rows) => {
    const whole = measure(impressions, rows) ?? 0;
    const taking = rows.filter((row) => (measure(impressions, [row]) ?? 0) >= TAKES_PART * whole);
    return taking.length > 1 ? [{ rows: taking, whole }] : [];
  });
  const sorted = shared.sort((a, b) => b.whole - a.whole).slice(0, MOST_ROWS);
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  return answered(
    {
      headline: capital(
        sentence`${wholeNumber(shared.length, inquiry.keep('shared', shared.length))} ${shared.length === 1 ? 'query is' : 'queries are'} answered by more than one page ${when}.`,
      ),
      sentences: await notesOn(settled, inquiry, [fetched]),
      tables: [
        table(
          `Queries with several pages, ${periodTitle(settled.period)}`,
          [
            { title: view.labelOf(query), format: 'text' },
            { title: view.labelOf(page), format: 'text' },
            { title: 'Impressions', format: 'count' },
          ],
          sorted.flatMap(({ rows }) => rows.map((row) => [...row.members, measure(impressions, [row])])),
        ),
      ],
      chart: { mark: 'table', title: 'Queries with several pages', x: null, y: [] },
      assumptions: [
        sentence`A page takes part in a query when it has at least a tenth of its impressions.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    reading,
  );
}

/** Members that are there now and were not before, or the other way round. */
export async function comingsAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading, period } = settled;
  const dimension = reading.dimensions[0] ?? queryColumn(view);
  const [metric] = settled.asked as [AskMetric];
  const other = periodBefore(period);
  const now = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions: [dimension] });
  const before = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period: other,
    dimensions: [dimension],
  });
  const isNew = reading.intent === 'new_members';
  const [here, there] = isNew ? [now, before] : [before, now];
  const known = new Set(
    there.rows.filter((row) => (measure(metric, [row]) ?? 0) > 0).map(({ members }) => members[0]),
  );
  const rows = here.rows
    .filter((row) => (measure(metric, [row]) ?? 0) > 0 && !known.has(row.members[0]))
    .map((row) => ({ name: row.members[0] ?? '', value: measure(metric, [row]) ?? 0 }))
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  const label = view.labelOf(dimension).toLowerCase();
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const count = wholeNumber(rows.length, inquiry.keep('comings', rows.length));
  return answered(
    {
      headline: capital(
        isNew
          ? sentence`${count} times a ${label} brought ${metric.noun} ${when} that had brought none ${then}.`
          : sentence`${count} times a ${label} brought ${metric.noun} ${then} and none ${when}.`,
      ),
      sentences: await notesOn({ ...settled, reading: { ...reading, dimensions: [dimension] } }, inquiry, [
        now,
      ]),
      tables: [
        table(
          isNew ? `New, ${periodTitle(period)}` : `Gone, ${periodTitle(period)}`,
          [
            { title: view.labelOf(dimension), format: 'text' },
            { title: metric.label, format: metric.unit },
          ],
          rows.slice(0, 100).map(({ name, value }) => [name, value]),
        ),
      ],
      chart: { mark: 'bar', title: isNew ? 'New' : 'Gone', x: 0, y: [1] },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}
