import type { DescribedDay } from '#src/platform/facts/store-facts.ts';
import type { Day } from '#src/shared/week.ts';
import type { ImportedFacts } from './combine-tables.ts';
import type { FactColumns } from './fact-columns.ts';
import type { InspectedFile } from './inspected-file.ts';
import type { FileToImport } from './read-import.ts';

/** What the thread that reads files is asked for. */
export type FileOrder =
  | {
      readonly type: 'inspect';
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly timeZone: string;
    }
  | {
      readonly type: 'import';
      readonly files: readonly FileToImport[];
      readonly timeZone: string;
      readonly today: Day;
    };

/** Totals of days, or rows by member. */
export type FactSet = 'site' | 'rows';

/** What was read, without the rows: those are taken piece by piece. */
export interface DescribedImport extends Omit<ImportedFacts, 'site' | 'rows'> {
  readonly site: readonly DescribedDay[];
  readonly rows: readonly DescribedDay[];
}

export interface RowsOrder {
  readonly set: FactSet;
  readonly days: readonly Day[];
  /** How many of them were taken before; 0 begins. */
  readonly from: number;
}

export type FileMessage =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'inspected'; readonly file: InspectedFile }
  | { readonly type: 'read'; readonly described: DescribedImport }
  | { readonly type: 'piece'; readonly rows: FactColumns };
