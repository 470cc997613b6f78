import { type BoundText, sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/ask-metric.ts';
import { type Fetched, groupRows, type Inquiry, measure } from '../data/inquiry.ts';
import type { Period } from '../dates/period.ts';
import { capital, changeWords, filterPhrase, periodPhrase, periodTitle, valueText } from '../wording/say.ts';
import { type AnsweredParts, type Column, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { namesOf } from './members-answer.ts';
import { daysWithData, notesOn } from './notes.ts';
import type { Settled } from './settle.ts';
import { changeRow, holds, quantityOf } from './total-answer.ts';

const USUAL_COUNT = 10;
const SEPARATOR = '\u0000';

type Parts = Omit<AnsweredParts, 'assumptions'>;

/** Two periods held against each other, in total or member by member. */
export async function changeAnswer(settled: Settled, other: Period, inquiry: Inquiry): Promise<Parts> {
  return settled.reading.dimensions.length > 0 || settled.reading.each !== null
    ? membersChange(settled, other, inquiry)
    : totalChange(settled, other, inquiry);
}

const changeColumns = (unit: Column['format'], now: Period, before: Period): Column[] => [
  { title: periodTitle(now), format: unit },
  { title: periodTitle(before), format: unit },
  { title: 'Change', format: unit === 'fraction' ? 'points' : unit },
  { title: 'Change in %', format: 'fraction' },
];

async function totalChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<Parts> {
  const { asked, period, view, reading } = settled;
  const now = await fetchDays(settled, inquiry, { metrics: asked, period });
  const before = await fetchDays(settled, inquiry, { metrics: asked, period: other });
  const rows = asked.map((metric) =>
    changeRow(metric.label, measure(metric, now.rows), measure(metric, before.rows)),
  );
  const [metric] = asked as [AskMetric];
  const main = table(
    `${periodTitle(period)} against ${periodTitle(other)}`,
    [
      { title: 'Metric', format: 'text' },
      ...changeColumns(asked.length === 1 ? metric.unit : 'text', period, other),
    ],
    rows,
    asked.map(({ unit }) => unit),
  );
  const headline = changeHeadline({ settled, metric, now, before, other });
  const more = asked.slice(1).map((one, at) => {
    const [, a, b] = rows[at + 1] as [string, number | null, number | null];
    const words =
      a === null || b === null
        ? undefined
        : changeWords(a, b, one, {
            change: `tables.0.rows.${at + 1}.3`,
            relative: `tables.0.rows.${at + 1}.4`,
          });
    return sentence`${one.label}: ${valueText(a, one.unit, view.source.currency, `tables.0.rows.${at + 1}.1`)} against ${valueText(b, one.unit, view.source.currency, `tables.0.rows.${at + 1}.2`)}${words ? sentence` (${words})` : ''}.`;
  });
  return {
    headline: capital(headline),
    sentences: [
      ...more,
      ...unevenNote(settled, other, now, before, inquiry),
      ...(await notesOn(settled, inquiry, [now])),
    ],
    tables: [main],
    chart:
      reading.metrics.length === 1
        ? {
            mark: 'bar',
            title: `${metric.label}, ${periodTitle(period)} against ${periodTitle(other)}`,
            x: 0,
            y: [1, 2],
          }
        : { mark: 'table', title: '', x: null, y: [] },
  };
}

interface ChangeHeadline {
  readonly settled: Settled;
  readonly metric: AskMetric;
  readonly now: Fetched;
  readonly before: Fetched;
  readonly other: Period;
}

/** "Revenue rose by 12 %: €4,210 last week against €3,760 in the week before." */
function changeHeadline({ settled, metric, now, before, other }: ChangeHeadline): BoundText {
  const { view, reading, period } = settled;
  const { currency } = view.source;
  const [a, b] = [measure(metric, now.rows), measure(metric, before.rows)];
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const words =
    a === null || b === null
      ? undefined
      : changeWords(a, b, metric, { change: 'tables.0.rows.0.3', relative: 'tables.0.rows.0.4' });
  const figures = sentence`${quantityOf(metric, a, currency, 'tables.0.rows.0.1')}${where} ${when}, against ${valueText(b, metric.unit, currency, 'tables.0.rows.0.2')} ${then}`;
  const answer =
    reading.isYesNo && reading.asks !== null && a !== null && b !== null
      ? sentence`${yesOrNo(settled, metric, a, b) ? 'Yes' : 'No'}: `
      : sentence``;
  return words === undefined
    ? sentence`${answer}${figures}${a !== null && a === b ? ': no change' : ''}.`
    : sentence`${answer}${figures}: ${words}.`;
}

/** "Did it improve?" is about what an owner hopes for, "did it go up?" about the number. */
function yesOrNo({ reading }: Settled, metric: AskMetric, now: number, before: number): boolean {
  const isBetter = metric.desired === 'down' ? now < before : now > before;
  switch (reading.asks) {
    case 'better':
      return isBetter;
    case 'worse':
      return !isBetter && now !== before;
    case 'down':
      return metric.unit === 'position' ? now > before : now < before;
    default:
      return metric.unit === 'position' ? now < before : now > before;
  }
}

/** Two months differ in length, and a period may lack days: then sums say less than they seem to. */
function unevenNote(
  { view, period }: Settled,
  other: Period,
  now: Fetched,
  before: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  if (a === b) return [];
  const days = (value: number, name: string) => ({
    text: String(value),
    path: inquiry.keep(name, value),
    value,
  });
  return [
    sentence`The first of them has ${days(a, 'daysNow')} ${a === 1 ? 'day' : 'days'} with data, the second ${days(b, 'daysBefore')}.`,
  ];
}

async function membersChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<Parts> {
  const { asked, metrics, period, view, reading } = settled;
  const { rank } = reading;
  const [metric] = asked as [AskMetric];
  const dimensions = reading.dimensions.length > 0 ? reading.dimensions : [reading.each?.dimension as string];
  const filters =
    reading.each === null
      ? settled.filters
      : [
          ...settled.filters,
          { dimension: reading.each.dimension, is: 'one_of' as const, members: reading.each.members.flat() },
        ];
  const now = await fetchDays(settled, inquiry, { metrics, period, dimensions, filters });
  const before = await fetchDays(settled, inquiry, { metrics, period: other, dimensions, filters });
  const key = ({ members }: { readonly members: readonly string[] }) => members.join(SEPARATOR);
  const [late, early] = [groupRows(now.rows, key), groupRows(before.rows, key)];
  const known = daysWithData(view, other, before.missing) > 0;
  const empty = metric.kind === 'additive' && known ? 0 : null;
  const rows = [...new Set([...late.keys(), ...early.keys()])]
    .filter((name) => withinLimits(settled, late.get(name) ?? []))
    .map((name) => {
      const [a, b] = [late.get(name), early.get(name)].map((group) =>
        group === undefined ? empty : measure(metric, group),
      ) as [number | null, number | null];
      const [, , , change = null, relative = null] = changeRow('', a, b);
      return {
        name,
        cells: [...name.split(SEPARATOR), a, b, change, relative],
        now: a,
        change: change as number | null,
      };
    });
  const score = scoreOf(settled);
  const sorted = rows.sort((x, y) => score(y) - score(x) || (x.name < y.name ? -1 : 1));
  const count = rank === null ? sorted.length : (rank.count ?? USUAL_COUNT);
  const columns: Column[] = [
    ...dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
    ...changeColumns(metric.unit, period, other),
  ];
  const tables = [
    table(
      `${metric.label}, ${periodTitle(period)} against ${periodTitle(other)}`,
      columns,
      sorted.slice(0, count).map(({ cells }) => cells),
    ),
  ];
  if (count === 1 && sorted.length > 1)
    tables.push(
      table(
        'The next ones',
        columns,
        sorted.slice(1, 10).map(({ cells }) => cells),
      ),
    );
  return {
    headline: capital(membersHeadline(settled, metric, sorted[0]?.cells, dimensions, now, before, other)),
    sentences: [
      ...unevenNote(settled, other, now, before, inquiry),
      ...(await notesOn(settled, inquiry, [now])),
    ],
    tables,
    chart:
      dimensions.length === 1 && sorted.length > 0
        ? {
            mark: 'bar',
            title: `Change of ${metric.noun} by ${view.labelOf(dimensions[0] as string).toLowerCase()}`,
            x: 0,
            y: rank !== null && rank.by !== 'value' ? [3] : [1, 2],
          }
        : { mark: 'table', title: metric.label, x: null, y: [] },
  };
}

function withinLimits({ reading, metrics }: Settled, rows: Fetched['rows']): boolean {
  return reading.limits.every((limit) => {
    const metric = metrics.find(({ id }) => id === limit.metric);
    const value = metric === undefined ? null : measure(metric, rows);
    return value !== null && holds(value, limit.is, limit.value);
  });
}

/** Gains are what an owner hopes for: of positions and bounce rates those that fell. */
function scoreOf({
  reading,
  asked,
}: Settled): (row: { now: number | null; change: number | null }) => number {
  const sign = asked[0]?.desired === 'down' ? -1 : 1;
  const least = Number.NEGATIVE_INFINITY;
  switch (reading.rank?.by) {
    case 'gain':
      return ({ change }) => (change === null ? least : sign * change);
    case 'loss':
      return ({ change }) => (change === null ? least : -sign * change);
    case 'change':
      return ({ change }) => (change === null ? least : Math.abs(change));
    default:
      return ({ now }) => (now === null ? least : reading.rank?.direction === 'bottom' ? -now : now);
  }
}

function membersHeadline(
  settled: Settled,
  metric: AskMetric,
  cells: readonly (string | number | null)[] | undefined,
  dimensions: readonly string[],
  now: Fetched,
  before: Fetched,
  other: Period,
): BoundText {
  const { view, reading, period } = settled;
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  if (cells === undefined) return sentence`No ${namesOf(dimensions[0] ?? '', settled)} have data ${when}.`;
  const width = dimensions.length;
  const [a, b] = [cells[width], cells[width + 1]] as [number | null, number | null];
  const name = { text: String(cells[0]) || '(empty)', path: 'tables.0.rows.0.0', value: cells[0] as string };
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const words =
    a === null || b === null
      ? undefined
      : changeWords(a, b, metric, {
          change: `tables.0.rows.0.${width + 2}`,
          relative: `tables.0.rows.0.${width + 3}`,
        });
  const figures = sentence`${valueText(a, metric.unit, view.source.currency, `tables.0.rows.0.${width}`)} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}${where} ${when}, against ${valueText(b, metric.unit, view.source.currency, `tables.0.rows.0.${width + 1}`)} ${then}`;
  const lead = { gain: 'gained the most', loss: 'lost the most', change: 'moved the most', value: 'leads' }[
    reading.rank?.by ?? 'value'
  ];
  return words === undefined
    ? sentence`${name} ${lead}: ${figures}.`
    : sentence`${name} ${lead}: ${figures} (${words}).`;
}
