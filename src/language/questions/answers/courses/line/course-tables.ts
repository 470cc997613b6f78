import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { periodTitle } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, firstOf, type ToldParts, table } from '../../telling/draft.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import type { Point } from './course-points.ts';
import { stepCells, stepColumns } from './step-columns.ts';

/** The units that are asked for, and those next to them in a ranking. */
export function courseTables(
  settled: Settled,
  grain: UnitOfTime | 'weekday',
  { points, inOrder }: { readonly points: readonly Point[]; readonly inOrder: readonly Point[] },
): ToldParts['tables'] {
  const { reading, period } = settled;
  const { rank, place } = reading;
  const columns = columnsOf(settled, grain);
  const before = place - 1;
  const rowsOf = (part: readonly Point[]) =>
    part.map(({ time, members, values }, at) => [
      timeCell(time, grain),
      ...members,
      ...values,
      ...(grain === 'weekday' ? [] : stepCells(settled, grain, part, at)),
    ]);
  const count =
    rank?.of === 'time' ? (rank.count ?? (reading.grain === null ? 10 : points.length)) : points.length;
  const tables = [
    firstOf(points.length, table(periodTitle(period), columns, rowsOf(points.slice(0, count)))),
  ];
  if (before > 0) tables.push(table('In their order', columns, rowsOf(inOrder.slice(0, before + 9))));
  else if (rank?.of === 'time' && points.length > count)
    tables.push(table('The next ones', columns, rowsOf(points.slice(count, count + 9))));
  return tables;
}

function columnsOf(settled: Settled, grain: UnitOfTime | 'weekday'): Column[] {
  const { reading, metrics, view } = settled;
  const titleOf = ({ label, kind }: Settled['metrics'][number]): string => {
    if (reading.shape === 'cumulative') return `${label}, summed up`;
    return grain === 'weekday' && kind === 'additive' ? `${label} on an average day` : label;
  };
  return [
    grain === 'weekday' ? { title: 'Weekday', format: 'text' } : timeColumn(grain),
    ...reading.dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
    ...metrics.map((metric): Column => ({ title: titleOf(metric), format: metric.unit })),
    ...stepColumns(settled),
  ];
}
