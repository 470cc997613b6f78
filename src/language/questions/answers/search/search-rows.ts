import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { needMetric } from './need-metric.ts';

export const MOST_ROWS = 50;

export interface SearchRow {
  readonly name: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

export async function searchRows(settled: Settled, inquiry: Inquiry, dimension: string) {
  const { view, period } = settled;
  const [clicks, impressions, position] = [
    needMetric(view, 'clicks'),
    needMetric(view, 'impressions'),
    needMetric(view, 'position'),
  ];
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [impressions, clicks, position],
    period,
    dimensions: [dimension],
  });
  const rows = fetched.rows.flatMap((row): SearchRow[] => {
    const values = [clicks, impressions, position].map((metric) => measure(metric, [row]));
    const [c, i, p] = values;
    return c == null || i == null || p == null || i === 0
      ? []
      : [{ name: row.members[0] ?? '', clicks: c, impressions: i, position: p }];
  });
  return { fetched, rows };
}

export const searchColumns = (view: SourceView, dimension: string) =>
  [
    { title: view.labelOf(dimension), format: 'text' },
    { title: 'Impressions', format: 'count' },
    { title: 'Clicks', format: 'count' },
    { title: 'Click-through rate', format: 'fraction' },
    { title: 'Average position', format: 'position' },
  ] as const;

export const cellsOf = ({ name, clicks, impressions, position }: SearchRow) => [
  name,
  impressions,
  clicks,
  clicks / impressions,
  position,
];
