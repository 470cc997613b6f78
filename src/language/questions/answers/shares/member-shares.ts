import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { type MemberRow, memberRows } from '../members/member-rows.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type Chart, type Column, firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { fetchWhole } from './fetch-whole.ts';
import type { Wholes } from './share-limits.ts';
import { limitsOfSum, topTogether } from './top-together.ts';

/** "Share of sessions by channel": of every member its part of the whole, those with the most first. */
export async function memberShares(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view, metrics } = settled;
  const { dimensions, rank } = reading;
  refuseEachAtOnce(reading);
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions });
  // Of all, and not of those that were chosen before
  const filters = settled.filters.slice(0, reading.filters.length);
  const all = await fetchWhole(settled, inquiry, fetched, { metrics, period, filters });
  const wholes: Wholes = new Map(metrics.map((one) => [one.id, measure(one, all.rows)]));
  // "Which two together made more than half": the limit is one of their sum
  const ofSum = rank === null ? [] : limitsOfSum(settled, metric);
  const within = memberRows(settled, fetched.rows, wholes, ofSum.length > 0 ? [] : undefined);
  const rows = sortRows(within, 0, rank?.direction ?? 'top');
  const listed = rows.slice(0, rank === null ? rows.length : (rank.count ?? USUAL_COUNT));
  const main = firstOf(rows.length, sharesTable(settled, listed, wholes));
  const plan = `plans.${fetched.plan}.plan`;
  const [where, when] = [filterPhrase(reading.filters, view, plan), periodPhrase(period, plan)];
  const notes = await notesOn(settled, inquiry, [fetched]);
  if (isToldTogether(settled) && main.rows.length > 1) {
    const noun = namesOf(dimensions[0] ?? '', settled);
    return topTogether(settled, metric, { main, noun, where, when, notes, ofSum }, inquiry);
  }
  const whole = wholes.get(metric.id) ?? null;
  const scope = sentence`${where} ${when}`;
  return {
    headline: capital(headlineOf(settled, metric, { first: main.rows[0], whole, scope })),
    sentences: [...togetherWords(settled, listed, whole, inquiry), ...notes],
    tables: [main],
    chart: chartOf(settled, metric),
  };
}

/** "Do the top 3 make less than half?" is one of their sum, and the limit would be one of each. */
function refuseEachAtOnce({ isYesNo, isTogether, limits, rank }: Settled['reading']): void {
  const isOfEach = !isTogether && limits.some(({ isShare }) => isShare === true);
  if (isYesNo && isOfEach && (rank?.count ?? 1) > 1) throw askedBack('not_at_once');
}

/** One number of those that rank first, or of those within limits. */
function isToldTogether({ reading, metrics }: Settled): boolean {
  const { rank, limits, dimensions, isTogether } = reading;
  const isOfTop = rank !== null && metrics.length === 1;
  const isOfLimited = rank === null && limits.length > 0 && dimensions.length === 1;
  return isTogether && (isOfTop || isOfLimited);
}

/** Behind the first number its share; behind others that add up theirs. */
function sharesTable(
  { reading, metrics, period, view }: Settled,
  rows: readonly MemberRow[],
  wholes: Wholes,
): ToldParts['tables'][number] {
  const columns = metrics.flatMap(({ label, unit, kind, noun }, at): Column[] => [
    { title: label, format: unit },
    ...(kind === 'additive'
      ? [{ title: at === 0 ? 'Share' : `Share of ${noun}`, format: 'fraction' as const }]
      : []),
  ]);
  return table(
    periodTitle(period),
    [
      ...reading.dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
      ...columns,
    ],
    rows.map(({ members, values }) => [
      ...members,
      ...metrics.flatMap(({ id, kind }, at) => {
        const value = values[at] ?? null;
        return kind === 'additive' ? [value, shareOf(value, wholes.get(id) ?? null)] : [value];
      }),
    ]),
  );
}

const shareOf = (value: number | null, whole: number | null): number | null =>
  value === null || whole === null || whole <= 0 ? null : value / whole;

interface ListedShares {
  readonly first: ToldParts['tables'][number]['rows'][number] | undefined;
  readonly whole: number | null;
  readonly scope: BoundText;
}

/** "Organic made 42 % of the sessions last week, the largest share." */
function headlineOf(settled: Settled, { noun }: AskMetric, { first, whole, scope }: ListedShares): BoundText {
  const { dimensions, limits, rank } = settled.reading;
  const share = first?.[dimensions.length + 1];
  const isLimited = limits.length > 0;
  if (first === undefined || typeof share !== 'number')
    return isLimited && whole
      ? sentence`No ${namesOf(dimensions[0] ?? '', settled)}${scope} within these limits.`
      : sentence`No ${noun}${scope} to take shares of.`;
  const part = partOf(share, `tables.0.rows.0.${dimensions.length + 1}`);
  const which = rank?.direction === 'bottom' ? 'smallest' : 'largest';
  return sentence`${nameOfRow(first.slice(0, dimensions.length))} made ${part} of the ${noun}${scope}, the ${which} share${isLimited ? ' within these limits' : ''}.`;
}

function chartOf({ reading, view }: Settled, { noun, label }: AskMetric): Chart {
  const [dimension, second] = reading.dimensions;
  return dimension !== undefined && second === undefined
    ? { mark: 'bar', label: `Share of ${noun} by ${view.labelOf(dimension).toLowerCase()}`, x: 0, y: [2] }
    : { mark: 'table', label: label, x: null, y: [] };
}

/** "How much of it comes from the top 3": what they make together. */
function togetherWords(
  { reading, asked }: Settled,
  rows: readonly MemberRow[],
  whole: number | null,
  inquiry: Inquiry,
): BoundText[] {
  if (reading.rank?.count == null || rows.length < 2 || !whole) return [];
  const known = rows.flatMap(({ values }) => values[0] ?? []);
  if (known.length < rows.length) return [];
  const share = known.reduce((sum, value) => sum + value, 0) / whole;
  return [
    sentence`Together these ${wholeNumber(rows.length, inquiry.keep('listed', rows.length))} made ${partOf(share, inquiry.keep('together', share))} of the ${(asked[0] as AskMetric).noun}.`,
  ];
}
