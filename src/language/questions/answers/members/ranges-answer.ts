import { sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { amountOf } from '../../data/amount-of.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
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
  const { reading, period, view, asked, other } = settled;
  const by = askMetric(view, ranges.metric);
  const isPlain =
    reading.limits.length === 0 &&
    reading.moves.length === 0 &&
    reading.grain === null &&
    reading.each === null &&
    other === null &&
    reading.dimensions.length === 0;
  if (by === undefined || !isPlain) throw askedBack('groups_of_values');
  const metrics = [...new Map([by, ...asked].map((one) => [one.id, one])).values()];
  if (
    !view.has(
      metrics.flatMap(({ columns }) => columns),
      [ranges.dimension],
    )
  )
    throw new NotAnswerable({
      type: 'not_together',
      metrics: metrics.map(({ id }) => id),
      dimensions: [ranges.dimension],
      sourceId: view.source.id,
    });
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions: [ranges.dimension] });
  refuseCut(fetched);
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  const members = [...groupRows(fetched.rows, ({ members: [name = ''] }) => name).values()];
  const placed = members.map((rows) => ({ rows, at: rangeOf(ranges, measure(by, rows)) }));
  const rows = ranges.bounds.map((bounds, at) => {
    const own = placed.filter((one) => one.at === at).map((one) => one.rows);
    return [labelOf(bounds), own.length, ...asked.map((metric) => amountOf(metric, own.flat(), areKnown))];
  });
  const noun = namesOf(ranges.dimension, settled);
  const columns: Column[] = [
    { title: `${by.label} range`, format: 'text' },
    { title: noun.charAt(0).toUpperCase() + noun.slice(1), format: 'count' },
    ...asked.map(({ label, unit }): Column => ({ title: label, format: unit })),
  ];
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const outside = placed.filter(({ at }) => at < 0).length;
  const within = placed.length - outside;
  const top = rows.reduce(
    (best, row, at) => ((row[1] as number) > (rows[best]?.[1] as number) ? at : best),
    0,
  );
  const label = rows[top]?.[0] as string;
  const only = ranges.bounds.length === 1 ? asked[0] : undefined;
  return {
    headline: capital(
      within === 0
        ? sentence`No ${noun}${where} ${when} lie in these ranges.`
        : only !== undefined
          ? sentence`${only.label}: ${valueText(rows[0]?.[2] as number | null, only.unit, view.source.currency, 'tables.0.rows.0.2')} with ${wholeNumber(within, inquiry.keep('within', within))} ${within === 1 ? singular(noun) : noun}${where} at ${by.noun} ${{ text: label, path: 'tables.0.rows.0.0', value: label }} ${when}.`
          : sentence`${wholeNumber(within, inquiry.keep('within', within))} ${within === 1 ? singular(noun) : noun}${where} by ${by.noun} ${when}: most of them, ${wholeNumber(rows[top]?.[1] as number, `tables.0.rows.${top}.1`)}, at ${{ text: label, path: `tables.0.rows.${top}.0`, value: label }}.`,
    ),
    sentences: [
      sentence`Each of them stands in the range of its own ${by.noun} over the whole period; a value between two ranges counts to the upper one.`,
      ...(outside === 0
        ? []
        : [
            sentence`${wholeNumber(outside, inquiry.keep('outside', outside))} ${outside === 1 ? singular(noun) : noun} lie in none of these ranges.`,
          ]),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [table(periodTitle(period), columns, rows)],
    chart: {
      mark: 'bar',
      label: `${noun.charAt(0).toUpperCase() + noun.slice(1)} by ${by.noun}`,
      x: 0,
      y: [1],
    },
  };
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
