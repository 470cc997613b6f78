import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { capital, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, firstOf, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { queryColumn } from './query-column.ts';
import { cellsOf, MOST_ROWS, type SearchRow, searchColumns, searchRows } from './search-rows.ts';

/** A query is seen often when it belongs to this upper part of all queries by impressions. */
const OFTEN_SEEN = 0.75;

/** A low rate of clicks: below this part of what the site's own queries have at the same position. */
const LOW_CTR = 0.5;

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
  const often = rows
    .filter(({ impressions }) => impressions >= floor)
    .map((row) => ({ row, rate: usual.get(placeOf(row.position)) ?? 0 }))
    .map(({ row, rate }) => ({ row, rate, missed: row.impressions * rate - row.clicks }));
  const low = often
    .filter(({ row, rate }) => row.clicks / row.impressions < LOW_CTR * rate)
    .sort((a, b) => b.missed - a.missed || byName(a.row, b.row));
  // Where none stands out for its place, who wants many impressions and few clicks is shown those below the whole
  const rateOfAll = sumOf(rows, 'clicks') / sumOf(rows, 'impressions');
  const below = often
    .filter(({ row }) => ctrOf(row) < rateOfAll)
    .sort((a, b) => b.row.impressions - a.row.impressions || byName(a.row, b.row));
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  const [first, most] = [low[0], below[0]];
  const columns = [
    ...searchColumns(view, dimension),
    { title: 'Usual rate at this position', format: 'fraction' as const },
    { title: 'Clicks below usual', format: 'count' as const },
  ];
  const listed = (title: string, found: typeof often) =>
    firstOf(
      found.length,
      table(
        `${title}, ${periodTitle(settled.period)}`,
        columns,
        found.slice(0, MOST_ROWS).map(({ row, rate, missed }) => [...cellsOf(row), rate, missed]),
      ),
    );
  return answered(
    {
      headline: capital(
        first === undefined
          ? noneLow(when, most?.row, rateOfAll, inquiry)
          : sentence`“${{ text: first.row.name, path: 'tables.0.rows.0.0', value: first.row.name }}” is seen often and clicked seldom ${when}: ${wholeNumber(first.row.clicks, 'tables.0.rows.0.2')} clicks of ${wholeNumber(first.row.impressions, 'tables.0.rows.0.1')} impressions.`,
      ),
      sentences: await notesOn({ ...settled, reading: { ...reading, dimensions: [dimension] } }, inquiry, [
        fetched,
      ]),
      tables: [
        listed('Often seen, seldom clicked', low),
        ...(first === undefined && below.length > 0
          ? [listed('Often seen, clicked less than all together', below)]
          : []),
      ],
      chart: { mark: 'table', label: 'Often seen, seldom clicked', x: null, y: [] },
      assumptions: [
        sentence`Often seen is the upper quarter by impressions; seldom clicked is less than half of the rate that this site has at the same position.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    reading,
  );
}

/** None that is clicked much less than its place would have it: which of those below the whole is seen most, and that its place makes it so. */
const noneLow = (
  when: BoundText,
  most: SearchRow | undefined,
  rateOfAll: number,
  inquiry: Inquiry,
): BoundText =>
  most === undefined
    ? sentence`No often seen result is clicked much less than others at its position ${when}.`
    : sentence`“${{ text: most.name, path: 'tables.1.rows.0.0', value: most.name }}” is the most seen of those clicked less than all together ${when}: ${valueText(ctrOf(most), 'fraction', null, 'tables.1.rows.0.3')} of ${wholeNumber(most.impressions, 'tables.1.rows.0.1')} impressions, against ${valueText(rateOfAll, 'fraction', null, inquiry.keep('rateOfAll', rateOfAll))} of all. At its average position of ${valueText(most.position, 'position', null, 'tables.1.rows.0.4')} that is usual: none is clicked much less than others at its position.`;

const ctrOf = ({ clicks, impressions }: SearchRow): number => clicks / impressions;
const byName = (a: SearchRow, b: SearchRow): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

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
