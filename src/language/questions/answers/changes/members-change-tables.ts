import type { AnswerTable } from '#src/shared/answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { periodTitle } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, firstOf, table } from '../telling/draft.ts';
import { isUneven } from '../telling/per-day.ts';
import type { BothPeriods } from './both-periods.ts';
import { changeColumns, withoutPercent } from './change-columns.ts';
import { isRelative } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';
import type { Places } from './rank-places.ts';

/** What of the members is shown: all that moved in their order, those of them that are listed, and how many were asked for. */
interface Shown {
  readonly sorted: readonly MovedMember[];
  readonly listed: readonly MovedMember[];
  readonly count: number;
  readonly isOfWhole: boolean;
  readonly places: ReadonlyMap<string, Places> | undefined;
}

/** The members that were asked for; of a single one, those that come next as well. */
export function membersChangeTables(settled: Settled, both: BothPeriods, shown: Shown): AnswerTable[] {
  const { sorted, listed, count, places } = shown;
  const [metric] = settled.asked as [AskMetric];
  const isOfPlaces =
    metric.unit === 'position' && !isRelative(settled) && !shown.isOfWhole && places === undefined;
  const plain = <One>(row: readonly One[]): readonly One[] =>
    isOfPlaces ? withoutPercent(row, both.dimensions.length + 3) : row;
  const columns = plain(columnsOf(settled, both, shown));
  const all = firstOf(
    sorted.length,
    table(
      `${metric.label}, ${periodTitle(settled.period)} against ${periodTitle(both.other)}`,
      columns,
      listed.map(({ cells, name }) => plain(withPlaces(cells, both.dimensions.length, places?.get(name)))),
    ),
  );
  if (count !== 1 || sorted.length < 2) return [all];
  const next = sorted.slice(1, 10).map(({ cells }) => plain(cells));
  return [all, table('The next ones', columns, next)];
}

function columnsOf(
  { asked, period, view }: Settled,
  { other, days, dimensions }: BothPeriods,
  { isOfWhole, places }: Shown,
): Column[] {
  const [metric, ...others] = asked as [AskMetric, ...AskMetric[]];
  const columnsIn = ({ unit, kind }: AskMetric): Column[] =>
    changeColumns(unit, period, other, isUneven(days) && kind === 'additive');
  return [
    ...dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
    ...columnsIn(metric),
    ...(isOfWhole ? [{ title: 'Share of the change', format: 'fraction' } satisfies Column] : []),
    ...(places === undefined
      ? []
      : [period, other].map((one): Column => ({ title: `Rank, ${periodTitle(one)}`, format: 'count' }))),
    ...others.flatMap((one) =>
      columnsIn(one).map((column) => ({ ...column, title: `${one.label}: ${column.title}` })),
    ),
  ];
}

/** Right behind the change, before other metrics. */
const withPlaces = (
  cells: MovedMember['cells'],
  width: number,
  places: Places | undefined,
): MovedMember['cells'] =>
  places === undefined ? cells : [...cells.slice(0, width + 4), ...places, ...cells.slice(width + 4)];
