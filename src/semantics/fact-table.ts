import type { Day } from '#src/shared/week.ts';

/** Facts of one report in columns, in memory: what a file holds. Values are null where they are missing. */
export interface FactTable {
  readonly reportId: string;
  readonly grain: 'day' | 'week';
  /** One for each row. */
  readonly days: readonly Day[];
  readonly dimensions: Readonly<Record<string, readonly string[]>>;
  readonly metrics: Readonly<Record<string, readonly (number | null)[]>>;
  /** Of the metrics that no catalogue would add up those of which the rows of one day are: the users of a file. */
  readonly addedUp?: ReadonlySet<string>;
  /** Days that were asked for, with rows or without. */
  readonly fetched: ReadonlySet<Day>;
}
