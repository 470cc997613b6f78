import { type Binding, type BoundText, sentence } from '../../../bound-text.ts';
import { partOf, points } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import { filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { eachNames } from '../members/each-names.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { ALL_DAYS } from './all-days.ts';

type Each = NonNullable<Settled['reading']['each']>;

/** "What share came from organic and what from paid search?": each of them as a part of all. */
export async function eachShares(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const each = reading.each as Each;
  const spec = { metrics: [metric], period, dimensions: [each.dimension] };
  const fetched = await fetchDays(settled, inquiry, spec);
  // "The direct share of bookings in Vienna and in Salzburg": a part of what each of them has
  if (reading.isPartOfWeek || reading.filters.some(({ isWhole }) => isWhole !== true))
    return sharesWithinEach(settled, metric, inquiry);
  const whole = measure(metric, fetched.rows);
  const plan = `plans.${fetched.plan}.plan`;
  return tellEach(settled, metric, inquiry, {
    of: fetched,
    amounts: [metric.label],
    rowOf: (sumIn) => {
      const own = sumIn(fetched);
      return [own, quotient(own, whole)];
    },
    say: (name, share) => sentence`${name} ${share}`,
    headline: (told) =>
      sentence`Share of the ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}: ${told}.`,
  });
}

/** Of each name the part that lies within the limits of the question, of what it has without them. */
async function sharesWithinEach(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const each = reading.each as Each;
  const parts = reading.filters.filter(({ isWhole }) => isWhole !== true);
  const wholes = reading.filters.filter(({ isWhole }) => isWhole === true);
  const spec = { metrics: [metric], period, dimensions: [each.dimension] };
  const of = await fetchDays(settled, inquiry, {
    ...spec,
    filters: wholes.map(({ dimension, is, members }) => ({ dimension, is, members })),
    weekdays: ALL_DAYS,
  });
  const part = await fetchDays(settled, inquiry, spec);
  return tellEach(settled, metric, inquiry, {
    of,
    amounts: [`${metric.label} of the part`, `${metric.label} in total`],
    rowOf: (sumIn) => {
      const [own, whole] = [sumIn(part), sumIn(of)];
      return [own, whole, quotient(own, whole)];
    },
    say: (name, share) => sentence`${share} of those of ${name}`,
    headline: (told) =>
      sentence`${metric.noun}${filterPhrase(parts, view, `plans.${part.plan}.plan`)} ${periodPhrase(period, `plans.${of.plan}.plan`)} are ${told}.`,
  });
}

interface Told {
  /** What the shares are of: its days are those that are known. */
  readonly of: Fetched;
  /** Titles of the amounts that stand before the share. */
  readonly amounts: readonly string[];
  /** The amounts of one name and its share. @param sumIn what that name has in some rows */
  readonly rowOf: (sumIn: (fetched: Fetched) => number | null) => readonly (number | null)[];
  readonly say: (name: Binding, share: Binding) => BoundText;
  readonly headline: (told: BoundText) => BoundText;
}

/** Of two shares how far they are apart, in points. */
function apartBy(rows: readonly (readonly (string | number | null)[])[], inquiry: Inquiry): BoundText {
  const [first, second] = rows.map((row) => row.at(-1));
  if (rows.length !== 2 || typeof first !== 'number' || typeof second !== 'number') return sentence``;
  const apart = Math.abs(first - second);
  return sentence`, ${points(apart, inquiry.keep('apart', apart))} apart`;
}

/** "Is the share of direct bookings higher in Vienna than in Salzburg?": none where both are told by the same digits. */
function verdictOn(
  { isYesNo, asks }: Settled['reading'],
  rows: readonly (readonly (string | number | null)[])[],
): ToldVerdict | undefined {
  const [first, second] = rows.map((row) => row.at(-1));
  const isOfTwo = rows.length === 2 && typeof first === 'number' && typeof second === 'number';
  if (!isYesNo || !isOfTwo || (asks !== 'up' && asks !== 'down')) return undefined;
  if (partOf(first, '').text === partOf(second, '').text) return undefined;
  return yesIf(first > second === (asks === 'up'));
}

/** One row for each name, and one sentence for all of them. */
async function tellEach(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
  { of, amounts, rowOf, say, headline }: Told,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const each = reading.each as Each;
  const areKnown = daysWithData(view, period, of.missing) > 0;
  const rows = each.members.map((members, at) => {
    const sumIn = (fetched: Fetched): number | null =>
      amountOf(
        metric,
        fetched.rows.filter((row) => members.includes(row.members[0] ?? '')),
        areKnown,
      );
    return [eachNames(each)[at] as string, ...rowOf(sumIn)] as const;
  });
  const last = amounts.length + 1;
  const told = rows.map(([name, ...numbers], at) => {
    const bound = { text: name, path: `tables.0.rows.${at}.0`, value: name };
    const share = numbers.at(-1) ?? null;
    return share === null
      ? sentence`${bound} no data`
      : say(bound, partOf(share, `tables.0.rows.${at}.${last}`));
  });
  return {
    verdict: verdictOn(reading, rows),
    headline: headline(sentence`${listed(told, ' and ')}${apartBy(rows, inquiry)}`),
    sentences: await notesOn(settled, inquiry, [of]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(each.dimension), format: 'text' },
          ...amounts.map((title) => ({ title, format: metric.unit })),
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', label: `Share of ${metric.noun}`, x: 0, y: [last] },
  };
}
