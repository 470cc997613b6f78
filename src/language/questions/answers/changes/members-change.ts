import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, periodTitle } from '../../wording/say.ts';
import { eachNameOf } from '../members/each-names.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, type Column, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { daysOfBoth, isUneven, perDay } from '../telling/per-day.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { changeRow, holds } from '../total-answer.ts';
import { changeColumns } from './change-columns.ts';
import { changeNote, changeOfAll } from './change-of-all.ts';
import { hasMoved, isRelative, scoreOf } from './how-far.ts';
import { membersHeadline } from './members-change-headline.ts';
import { newNote, otherEnd } from './members-change-notes.ts';

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
  const days = daysOfBoth(settled, other, now, before);
  const isPerDay = isUneven(days);
  refuseUneven(settled, metric, isPerDay);
  const changeOf = (one: AskMetric, a: number | null, b: number | null): readonly (number | null)[] =>
    changeRow('', perDay(a, days.now, one, days), perDay(b, days.before, one, days)).slice(3) as (
      | number
      | null
    )[];
  const whole = reading.isOfChange ? await changeOfAll(settled, other, metric, inquiry, now.plan) : null;
  const rows = [...new Set([...late.keys(), ...early.keys()])]
    .filter((name) => withinLimits(settled, late.get(name) ?? [], early.get(name) ?? [], known))
    .map((name) => {
      const [a, b] = [late.get(name), early.get(name)].map((group) =>
        group === undefined ? empty : measure(metric, group),
      ) as [number | null, number | null];
      const [change = null, relative = null] = changeOf(metric, a, b);
      const rest = others.map((one) => {
        const [x, y] = [late.get(name), early.get(name)].map((group) =>
          group === undefined ? (one.kind === 'additive' && known ? 0 : null) : measure(one, group),
        ) as [number | null, number | null];
        return [x, y, ...changeOf(one, x, y)];
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
        change,
        relative,
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
    ...changeColumns(metric.unit, period, other, isPerDay && metric.kind === 'additive'),
    ...(whole === null ? [] : [{ title: 'Share of the change', format: 'fraction' } satisfies Column]),
    ...(places === undefined
      ? []
      : [period, other].map((one): Column => ({ title: `Rank, ${periodTitle(one)}`, format: 'count' }))),
    ...others.flatMap(({ label, unit, kind }) =>
      changeColumns(unit, period, other, isPerDay && kind === 'additive').map((column) => ({
        ...column,
        title: `${label}: ${column.title}`,
      })),
    ),
  ];
  const isMove = isRelative(settled) || (rank !== null && rank.by !== 'value');
  const ofWhat = isPerDay && metric.kind === 'additive' ? ' per day' : '';
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
    headline: capital(
      membersHeadline(settled, metric, sorted[0]?.cells, dimensions, { now, before, other, days, inquiry }),
    ),
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
            title: `${isMove ? `Change of ${metric.noun}${ofWhat}` : metric.label} by ${view.labelOf(dimensions[0] as string).toLowerCase()}`,
            x: 0,
            y: isRelative(settled) ? [4] : isMove ? [3] : [1, 2],
          }
        : { mark: 'table', title: metric.label, x: null, y: [] },
  };
}

/** So many more, and whose part of the change is how large, cannot be told of days of unlike number. */
function refuseUneven({ reading }: Settled, { kind }: AskMetric, isUnevenHere: boolean): void {
  const isOfSums =
    reading.isOfChange || reading.isRanking || reading.moves.some(({ isRelative }) => !isRelative);
  if (isUnevenHere && kind === 'additive' && isOfSums)
    throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_periods', choices: [] });
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

/** Who has no row on days with data had none of what adds up. */
function withinLimits(
  { reading, metrics }: Settled,
  late: Fetched['rows'],
  early: Fetched['rows'],
  isKnown: boolean,
): boolean {
  return reading.limits.every((limit) => {
    const metric = metrics.find(({ id }) => id === limit.metric);
    if (metric === undefined) return false;
    const rows = limit.isBefore === true ? early : late;
    const isNone = rows.length === 0 && metric.kind === 'additive' && isKnown;
    const value = isNone ? 0 : measure(metric, rows);
    return value !== null && holds(value, limit.is, limit.value);
  });
}
