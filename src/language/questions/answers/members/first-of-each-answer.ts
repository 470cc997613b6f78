import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { askedGrain, startOf, timeCell } from '../telling/time-grain.ts';

/** The first of another kind within every row that was found: "… and which channel brought in the most in each of them". */
export async function firstOfEachAnswer(
  settled: Settled,
  each: NonNullable<Reading['firstOfEach']>,
  found: ToldParts,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, view, asked, period } = settled;
  const [metric] = asked as [AskMetric];
  const grain = reading.rank?.of === 'time' ? reading.grain : null;
  const [main] = found.tables;
  const isOfOne = reading.dimensions.length === (grain === null ? 1 : 0) && settled.other === null;
  if (main === undefined || !isOfOne || grain === 'weekday' || reading.rank?.by !== 'value')
    throw askedBack('two_rankings');
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: [...reading.dimensions, each.dimension],
    ...(grain !== null && { grain: askedGrain(grain) }),
  });
  const outerOf = (row: FetchedRow): string =>
    grain === null ? (row.members[0] ?? '') : timeCell(startOf(dayOfRow(row), grain), grain);
  const groups = groupRows(fetched.rows, outerOf);
  const sign = each.direction === 'top' ? -1 : 1;
  const firstIn = (outer: string): readonly [string | null, number | null] => {
    const inner = [...groupRows(groups.get(outer) ?? [], ({ members }) => members.at(-1) ?? '')]
      .map(([name, rows]) => [name, measure(metric, rows)] as const)
      .filter(([, value]) => value !== null)
      .sort(([one, a], [other, b]) => sign * ((a ?? 0) - (b ?? 0)) || (one < other ? -1 : 1));
    return inner[0] ?? [null, null];
  };
  const label = view.labelOf(each.dimension);
  const columns = [
    ...main.columns.map((title, at) => ({ title, format: main.formats[at] ?? 'text' })),
    { title: label, format: 'text' as const },
    { title: `${metric.label} of this ${label.toLowerCase()}`, format: metric.unit },
  ];
  const rows = main.rows.map((row) => [...row, ...firstIn(String(row[0]))]);
  const last = main.columns.length;
  const [first] = rows;
  const name = first?.[last];
  return {
    ...found,
    sentences: [
      ...(typeof name === 'string'
        ? [
            sentence`In the first of them ${{ text: name === '' ? '(empty)' : name, path: `tables.0.rows.0.${last}`, value: name }} had the ${each.direction === 'top' ? 'most' : 'least'}; those of the others stand beside them.`,
          ]
        : []),
      ...found.sentences,
    ],
    tables: [table(main.title, columns, rows)],
  };
}
