import { type BoundText, sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { type Fetched, groupRows, type Inquiry, measure } from '../data/inquiry.ts';
import type { Period } from '../dates/period.ts';
import { capital, changeWords, filterPhrase, periodPhrase, periodTitle, valueText } from '../wording/say.ts';
import { changeColumns } from './change-columns.ts';
import { changeNote, changeOfAll } from './change-of-all.ts';
import { type AnsweredParts, type Column, table } from './draft.ts';
import { eachNameOf } from './each-names.ts';
import { fetchDays } from './fetch-days.ts';
import { hasMoved, isRelative, scoreOf } from './how-far.ts';
import { namesOf } from './members-answer.ts';
import { newNote, otherEnd } from './members-change-notes.ts';
import { daysWithData, notesOn } from './notes.ts';
import type { Settled } from './settle.ts';
import { changeRow, holds } from './total-answer.ts';
import { unevenNote } from './uneven-note.ts';

const USUAL_COUNT = 10;
const SEPARATOR = '\u0000';

interface Moved {
  readonly name: string;
  readonly now: number | null;
  readonly change: number | null;
  readonly relative: number | null;
}

type Parts = Omit<AnsweredParts, 'assumptions'>;

/** Each member in both periods, in order of how far it moved. */
export async function membersChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<Parts> {
  const { asked, metrics, period, view, reading } = settled;
  const { rank } = reading;
  const [metric, ...others] = asked as [AskMetric, ...AskMetric[]];
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
  const { each } = reading;
  const key = ({ members }: { readonly members: readonly string[] }) =>
    each !== null && reading.dimensions.length === 0
      ? eachNameOf(each, members[0] as string)
      : members.join(SEPARATOR);
  const [late, early] = [groupRows(now.rows, key), groupRows(before.rows, key)];
  const known = daysWithData(view, other, before.missing) > 0;
  const empty = metric.kind === 'additive' && known ? 0 : null;
  const whole = reading.isOfChange ? await changeOfAll(settled, other, metric, inquiry, now.plan) : null;
  const rows = [...new Set([...late.keys(), ...early.keys()])]
    .filter((name) => withinLimits(settled, late.get(name) ?? [], early.get(name) ?? []))
    .map((name) => {
      const [a, b] = [late.get(name), early.get(name)].map((group) =>
        group === undefined ? empty : measure(metric, group),
      ) as [number | null, number | null];
      const [, , , change = null, relative = null] = changeRow('', a, b);
      const rest = others.map((one) => {
        const [x, y] = [late.get(name), early.get(name)].map((group) =>
          group === undefined ? (one.kind === 'additive' && known ? 0 : null) : measure(one, group),
        ) as [number | null, number | null];
        return changeRow('', x, y).slice(1) as (number | null)[];
      });
      return {
        name,
        cells: [
          ...name.split(SEPARATOR),
          a,
          b,
          change,
          relative,
          ...(whole === null ? [] : [typeof change === 'number' ? change / whole : null]),
          ...rest.flat(),
        ],
        now: a,
        change: change as number | null,
        relative: relative as number | null,
        rest,
      };
    });
  const places = reading.isRanking ? placesOf(rows, metric) : undefined;
  const moved = rows.filter(
    ({ name, change, relative, rest }) =>
      // What had nothing in either has no place among the others.
      (places?.get(name) ?? [1]).some((place) => place !== null) &&
      hasMoved(settled, metric, change, relative) &&
      others.every(
        (one, at) =>
          reading.moves.every((move) => move.metric === undefined) ||
          hasMoved(settled, one, rest[at]?.[2] ?? null, rest[at]?.[3] ?? null),
      ),
  );
  // Those that were chosen first stand in the order in which they were
  const picked = reading.chosen === null ? undefined : filters.at(-1);
  const inOrder = picked !== undefined && 'members' in picked && rank === null ? picked.members : [];
  const sign = whole !== null && whole < 0 ? -1 : 1;
  // Parts of a change: first those that moved the way that all did
  const score =
    whole !== null && (rank === null || rank.by === 'change')
      ? ({ change }: Moved) => sign * (change ?? 0)
      : inOrder.length > 0
        ? ({ name }: Moved) => -inOrder.indexOf(name)
        : scoreOf(settled);
  const sorted = moved.sort((x, y) => score(y) - score(x) || (x.name < y.name ? -1 : 1));
  const count = rank === null ? sorted.length : (rank.count ?? USUAL_COUNT);
  const listed = rank?.by === 'both_ends' ? bothEnds(sorted, count) : sorted.slice(0, count);
  const columns: Column[] = [
    ...dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
    ...changeColumns(metric.unit, period, other),
    ...(whole === null ? [] : [{ title: 'Share of the change', format: 'fraction' } satisfies Column]),
    ...(places === undefined
      ? []
      : [period, other].map((one): Column => ({ title: `Rank, ${periodTitle(one)}`, format: 'count' }))),
    ...others.flatMap(({ label, unit }) =>
      changeColumns(unit, period, other).map(({ title, format }) => ({
        title: `${label}: ${title}`,
        format,
      })),
    ),
  ];
  const tables = [
    table(
      `${metric.label}, ${periodTitle(period)} against ${periodTitle(other)}`,
      columns,
      listed.map(({ cells, name }) => withPlaces(cells, dimensions.length, places?.get(name))),
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
      ...(whole === null || listed.length === 0
        ? []
        : changeNote(
            metric,
            whole,
            listed[0]?.cells[dimensions.length + 4],
            `tables.0.rows.0.${dimensions.length + 4}`,
            settled,
            inquiry,
          )),
      ...otherEnd(settled, metric, listed, dimensions.length),
      ...newNote(settled, rows, inquiry),
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
            y: isRelative(settled) ? [4] : rank !== null && rank.by !== 'value' ? [3] : [1, 2],
          }
        : { mark: 'table', title: metric.label, x: null, y: [] },
  };
}

type Places = readonly [number | null, number | null];

/** The place of each among all, now and then: the largest first, of positions the smallest; equal ones share theirs. */
function placesOf(
  rows: readonly {
    readonly name: string;
    readonly cells: readonly (string | number | null)[];
    readonly now: number | null;
    readonly change: number | null;
  }[],
  { unit }: AskMetric,
): ReadonlyMap<string, Places> {
  const sign = unit === 'position' ? -1 : 1;
  const before = ({ now, change }: (typeof rows)[number]): number | null =>
    now === null || change === null ? null : now - change;
  const placeIn =
    (valueIn: (row: (typeof rows)[number]) => number | null) => (row: (typeof rows)[number]) => {
      const own = valueIn(row);
      if (own === null || (own === 0 && sign > 0)) return null;
      return 1 + rows.filter((one) => sign * ((valueIn(one) ?? 0) - own) > 0).length;
    };
  const [late, early] = [placeIn(({ now }) => now), placeIn(before)];
  return new Map(rows.map((row) => [row.name, [late(row), early(row)] as const]));
}

/** Right behind the change, before other metrics. */
const withPlaces = (
  cells: readonly (string | number | null)[],
  width: number,
  places: Places | undefined,
): readonly (string | number | null)[] =>
  places === undefined ? cells : [...cells.slice(0, width + 4), ...places, ...cells.slice(width + 4)];

/** Those that gained most, then those that lost most, all in one order; what did not move is neither. */
function bothEnds<Row extends { readonly change: number | null }>(
  sorted: readonly Row[],
  count: number,
): Row[] {
  const moved = sorted.filter(({ change }) => change !== null && change !== 0);
  return moved.length <= 2 * count ? moved : [...moved.slice(0, count), ...moved.slice(-count)];
}

function withinLimits({ reading, metrics }: Settled, late: Fetched['rows'], early: Fetched['rows']): boolean {
  return reading.limits.every((limit) => {
    const metric = metrics.find(({ id }) => id === limit.metric);
    const value = metric === undefined ? null : measure(metric, limit.isBefore === true ? early : late);
    return value !== null && holds(value, limit.is, limit.value);
  });
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
  if (cells === undefined)
    return reading.moves.length > 0
      ? sentence`No ${namesOf(dimensions[0] ?? '', settled)} moved that far ${when}.`
      : sentence`No ${namesOf(dimensions[0] ?? '', settled)} have data ${when}.`;
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
  const wanted = { gain: 1, both_ends: 1, growth: 1, loss: -1, shrinkage: -1, change: 0, value: 0 }[
    reading.rank?.by ?? 'value'
  ];
  // The first of a ranking by gains may have lost, when all of them did.
  const sign = metric.unit === 'position' ? -1 : 1;
  if (a !== null && b !== null && wanted * sign * (a - b) < 0)
    return sentence`No ${namesOf(dimensions[0] ?? '', settled)} ${wanted > 0 ? 'gained' : 'lost'}: ${name} comes closest with ${figures}.`;
  const lead = {
    gain: 'gained the most',
    both_ends: 'gained the most',
    loss: 'lost the most',
    change: 'moved the most',
    growth: 'grew the most in percent',
    shrinkage: 'fell the most in percent',
    value: reading.moves.length > 0 ? 'comes first' : 'leads',
  }[reading.rank?.by ?? 'value'];
  return words === undefined
    ? sentence`${name} ${lead}: ${figures}.`
    : sentence`${name} ${lead}: ${figures} (${words}).`;
}
