import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { amountOf } from '../../data/amount-of.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack, NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { namesOf } from './names-of.ts';

type Ranges = NonNullable<Reading['ranges']>;
type Bounds = Ranges['bounds'][number];

/** How many members lie in each range of a number, and what they have together: "queries by position bucket". */
export async function rangesAnswer(settled: Settled, ranges: Ranges, inquiry: Inquiry): Promise<ToldParts> {
  const by = metricOfRanges(settled, ranges);
  const placed = await placedIn(settled, ranges, by, inquiry);
  const rows = rowsOf(settled, ranges, placed);
  const noun = namesOf(ranges.dimension, settled);
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    headline: capital(headlineOf(settled, ranges, by, placed, rows, inquiry)),
    sentences: [
      sentence`Each of them stands in the range of its own ${by.noun} over the whole period; a value between two ranges counts to the upper one.`,
      ...outsideNote(placed, noun, inquiry),
      ...(await notesOn(settled, inquiry, [placed.fetched])),
    ],
    tables: [
      table(
        periodTitle(settled.period),
        [
          { title: `${by.label} range`, format: 'text' },
          { title, format: 'count' },
          ...settled.asked.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        rows.map(({ label, many, values }) => [label, many, ...values]),
      ),
    ],
    chart: { mark: 'bar', label: `${title} by ${by.noun}`, x: 0, y: [1] },
  };
}

/** The number that the ranges are of; asked back where more is asked of them than how many lie in each. */
function metricOfRanges({ reading, view, other }: Settled, ranges: Ranges): AskMetric {
  const by = askMetric(view, ranges.metric);
  const isPlain =
    reading.limits.length === 0 &&
    reading.moves.length === 0 &&
    reading.grain === null &&
    reading.each === null &&
    other === null &&
    reading.dimensions.length === 0;
  if (by === undefined || !isPlain) throw askedBack('groups_of_values');
  return by;
}

interface Placed {
  readonly fetched: Fetched;
  /** The rows of each member, and the range that it lies in; −1 where it lies in none. */
  readonly members: readonly { readonly rows: readonly FetchedRow[]; readonly at: number }[];
}

async function placedIn(settled: Settled, ranges: Ranges, by: AskMetric, inquiry: Inquiry): Promise<Placed> {
  const { period, view, asked } = settled;
  const { dimension } = ranges;
  const metrics = [...new Map([by, ...asked].map((one) => [one.id, one])).values()];
  const columns = metrics.flatMap((metric) => metric.columns);
  if (!view.has(columns, [dimension]))
    throw new NotAnswerable({
      type: 'not_together',
      metrics: metrics.map(({ id }) => id),
      dimensions: [dimension],
      sourceId: view.source.id,
    });
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions: [dimension] });
  refuseCut(fetched);
  const members = [...groupRows(fetched.rows, ({ members: [name = ''] }) => name).values()];
  return { fetched, members: members.map((rows) => ({ rows, at: rangeOf(ranges, measure(by, rows)) })) };
}

interface RowOfRange {
  readonly label: string;
  readonly many: number;
  readonly values: readonly (number | null)[];
}

function rowsOf(
  { asked, view, period }: Settled,
  { bounds }: Ranges,
  { fetched, members }: Placed,
): readonly RowOfRange[] {
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  return bounds.map((one, at) => {
    const own = members.filter((member) => member.at === at);
    const rows = own.flatMap((member) => member.rows);
    const values = asked.map((metric) => amountOf(metric, rows, areKnown));
    return { label: labelOf(one), many: own.length, values };
  });
}

/** "412 queries by position last week: most of them, 180, at 1–3." */
function headlineOf(
  settled: Settled,
  ranges: Ranges,
  by: AskMetric,
  { fetched, members }: Placed,
  rows: readonly RowOfRange[],
  inquiry: Inquiry,
): BoundText {
  const { reading, period, view, asked } = settled;
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const noun = namesOf(ranges.dimension, settled);
  const within = members.filter(({ at }) => at >= 0).length;
  if (within === 0) return sentence`No ${noun}${where} ${when} lie in these ranges.`;
  const many = wholeNumber(within, inquiry.keep('within', within));
  const names = sentence`${within === 1 ? singular(noun) : noun}${where}`;
  const most = rows.reduce((best, { many: own }, at) => (own > (rows[best]?.many ?? 0) ? at : best), 0);
  const { label = '', many: ofMost = 0, values = [] } = rows[most] ?? {};
  const range = { text: label, path: `tables.0.rows.${most}.0`, value: label };
  const only = ranges.bounds.length === 1 ? asked[0] : undefined;
  return only === undefined
    ? sentence`${many} ${names} by ${by.noun} ${when}: most of them, ${wholeNumber(ofMost, `tables.0.rows.${most}.1`)}, at ${range}.`
    : sentence`${only.label}: ${valueText(values[0] ?? null, only.unit, view.source.currency, 'tables.0.rows.0.2')} with ${many} ${names} at ${by.noun} ${range} ${when}.`;
}

function outsideNote({ members }: Placed, noun: string, inquiry: Inquiry): readonly BoundText[] {
  const outside = members.filter(({ at }) => at < 0).length;
  if (outside === 0) return [];
  const many = wholeNumber(outside, inquiry.keep('outside', outside));
  return [sentence`${many} ${outside === 1 ? singular(noun) : noun} lie in none of these ranges.`];
}

/** The place of the range that a value lies in. Ranges that follow each other leave no gap: 3.4 lies behind "1–3", in "4–10". */
function rangeOf({ bounds }: Ranges, value: number | null): number {
  if (value === null) return -1;
  return bounds.findIndex(({ from, to, isOpen }, at) => {
    const before = bounds[at - 1];
    const isNext = before?.to != null && from !== null && from - before.to <= 1;
    const isAbove =
      from === null ||
      (isNext && before?.isOpen !== true
        ? value > (before?.to as number)
        : isOpen === true && to === null
          ? value > from
          : value >= from);
    const isBelow = to === null || (isOpen === true && from === null ? value < to : value <= to);
    return isAbove && isBelow;
  });
}

function labelOf({ from, to, isOpen }: Bounds): string {
  const text = (value: number): string =>
    new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(value);
  if (from !== null && to !== null) return `${text(from)}–${text(to)}`;
  if (to !== null) return isOpen === true ? `under ${text(to)}` : `up to ${text(to)}`;
  return isOpen === true ? `over ${text(from ?? 0)}` : `${text(from ?? 0)} or more`;
}
