import type { DimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';

interface Cell {
  readonly day: Day;
  readonly members: readonly string[];
  readonly sums: (number | null)[];
  /** The line that it first came from. */
  readonly line: number;
  positionWeight: number;
  positionSum: number;
}

/** What one row of a file says. */
export interface ReadRow {
  readonly day: Day;
  readonly members: readonly string[];
  /** By metric, null where the cell is empty: missing is never zero. */
  readonly values: readonly (number | null)[];
  readonly position: number | null;
  readonly line: number;
}

/** Rows of equal day and members, added up. A mean position is weighted by impressions and never summed. */
export class CellSums {
  readonly dimensions: readonly DimensionId[];
  readonly metrics: readonly MetricId[];
  /** Rows that joined another one. */
  joined = 0;
  private readonly cells = new Map<string, Cell>();
  private readonly impressions: number;

  constructor(dimensions: readonly DimensionId[], metrics: readonly MetricId[]) {
    this.dimensions = dimensions;
    this.metrics = metrics;
    this.impressions = metrics.indexOf('impressions');
  }

  get size(): number {
    return this.cells.size;
  }

  /** The line of the row with the same day and members that came before; undefined for the first. */
  add(row: ReadRow): number | undefined {
    const key = `${row.day}\u0000${row.members.join('\u0000')}`;
    const known = this.cells.get(key);
    const cell = known ?? {
      day: row.day,
      members: row.members,
      sums: this.metrics.map(() => null),
      line: row.line,
      positionWeight: 0,
      positionSum: 0,
    };
    if (known === undefined) this.cells.set(key, cell);
    else this.joined++;
    row.values.forEach((value, index) => {
      if (value !== null) cell.sums[index] = (cell.sums[index] ?? 0) + value;
    });
    const weight = row.values[this.impressions] ?? 0;
    if (row.position !== null && weight > 0) {
      cell.positionWeight += weight;
      cell.positionSum += row.position * weight;
    }
    return known?.line;
  }

  days(): Set<Day> {
    return new Set([...this.cells.values()].map(({ day }) => day));
  }

  /** Each cell as a fact; the cells are gone then. */
  takeFacts(withPosition: boolean): Fact[] {
    const facts: Fact[] = [];
    for (const [key, cell] of this.cells) {
      facts.push(this.factOf(cell, withPosition));
      this.cells.delete(key);
    }
    return facts;
  }

  private factOf(cell: Cell, withPosition: boolean): Fact {
    const dimensions: Record<string, string> = {};
    for (const [index, id] of this.dimensions.entries()) dimensions[id] = cell.members[index] ?? '';
    const metrics: Record<string, number | null> = {};
    for (const [index, id] of this.metrics.entries()) metrics[id] = cell.sums[index] ?? null;
    if (withPosition)
      metrics['position'] = cell.positionWeight > 0 ? cell.positionSum / cell.positionWeight : null;
    return { day: cell.day, dimensions, metrics };
  }

  /** The same rows without their dimensions: totals by day. */
  totals(): CellSums {
    const totals = new CellSums([], this.metrics);
    for (const { day, sums, line, positionSum, positionWeight } of this.cells.values()) {
      totals.add({
        day,
        members: [],
        values: sums,
        position: positionWeight > 0 ? positionSum / positionWeight : null,
        line,
      });
    }
    return totals;
  }
}
