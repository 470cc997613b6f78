import type { CivilDay } from '../calendar/civil-day.ts';
import type { DataSet } from '../data-sets/data-set.ts';
import { type LabelColumn, rowsBefore, type SessionTable } from '../data-sets/session-table.ts';
import type { PropertyFault } from '../faults/fault.ts';
import { shareOf } from './row-visibility.ts';

export type Move = Extract<PropertyFault, { kind: 'moved' }>;

/** Younger days are still being completed, and change anyway. */
const SETTLED_DAYS = 3;

/** The data set after Analytics has thought again about where some sessions of the past belong. */
export function moveLabel(dataSet: DataSet, move: Move, today: CivilDay): DataSet {
  return {
    ...dataSet,
    dimensions: dataSet.dimensions.map((dimension) =>
      dimension.apiName === move.dimension
        ? { ...dimension, column: (table: SessionTable) => moved(dimension.column(table), table, move, today) }
        : dimension,
    ),
  };
}

function moved({ codes, labels }: LabelColumn, table: SessionTable, move: Move, today: CivilDay): LabelColumn {
  const [from, to] = [labels.indexOf(move.from), labels.indexOf(move.to)];
  if (from < 0 || to < 0) return { codes, labels };
  const changed = codes.slice();
  const end = rowsBefore(table, today - SETTLED_DAYS);
  for (let row = 0; row < end; row += 1) {
    const session = table.partOf?.session[row] ?? row;
    if (changed[row] === from && shareOf(session, 4) < move.percent / 100) changed[row] = to;
  }
  return { codes: changed, labels };
}
