import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import type { Series, SeriesPoint } from '#src/web/ui/chart/series.ts';
import { formatDay } from '#src/web/ui/format/date.ts';
import { formatValue } from '#src/web/ui/format/value.ts';

/** Five weeks of made-up sessions: a weekly rhythm, one missing day, a fall on the Wednesday of the last week. */
const monday = '2026-03-02' as Day;
const first = addDays(monday, -28);
const rhythm = [1.06, 1.1, 1.08, 1.04, 0.98, 0.82, 0.86];
const wobble = [3, -2, 5, -4, 1, 2, -5, 4, 0, -3, 2];

const points: SeriesPoint[] = daysFrom(first, addDays(monday, 6)).map((day, index) => {
  const expected = 1240 * (rhythm[index % 7] ?? 1);
  const fallen = day >= addDays(monday, 2) ? 0.55 : 1;
  const value = Math.round(expected * fallen + 9 * (wobble[index % wobble.length] ?? 0));
  return {
    day,
    value: index === 12 ? null : value,
    usual: { low: expected * 0.91, high: expected * 1.09 },
    provisional: day >= addDays(monday, 5),
  };
});

export const sampleSeries: Series = {
  name: 'Sessions',
  unit: 'count',
  points,
  marked: { from: monday, to: addDays(monday, 6), label: 'Mar 2 – 8' },
  tone: 'loss',
};

export const sampleTable: ChartTable = {
  columns: ['Day', 'Sessions', 'Usual from', 'Usual to'],
  rows: points.map((point) => [
    formatDay(point.day),
    formatValue(point.value, 'count'),
    formatValue(Math.round(point.usual?.low ?? Number.NaN), 'count'),
    formatValue(Math.round(point.usual?.high ?? Number.NaN), 'count'),
  ]),
};

export const sampleParts = [
  { label: 'Mobile, Germany', value: -2914 },
  { label: 'Desktop, Germany', value: -612 },
  { label: 'Mobile, Austria', value: -388 },
  { label: 'Mobile, France', value: 274 },
  { label: 'Everything else', value: -70, remainder: true },
];
