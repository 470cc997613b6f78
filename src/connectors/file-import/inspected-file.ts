import type { MetricId } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import type { ColumnUse } from './column-names.ts';
import type { DateForm } from './date-form.ts';
import type { Decimal } from './number-form.ts';

/** How a table is to be read. Proposed by us, put right by people. */
export interface TableMapping {
  /** By position. */
  readonly columns: readonly ColumnUse[];
  readonly dateForm: DateForm;
  readonly decimal: Decimal;
  /** Each row counts as one of these, where a row is a visit and no column counts visits. */
  readonly countRowsAs: MetricId | null;
}

export interface InspectedColumn {
  readonly name: string;
  readonly samples: readonly string[];
  /** Why it is used so, or left out. */
  readonly why: string | null;
  readonly numeric: boolean;
}

export type TableKind = 'ga4_report' | 'ga4_exploration' | 'search_console' | 'table';

export interface InspectedTable {
  /** Unique within its file. */
  readonly id: string;
  readonly name: string;
  readonly kind: TableKind;
  readonly line: number;
  readonly rowCount: number;
  readonly columns: readonly InspectedColumn[];
  readonly preview: readonly (readonly string[])[];
  /** Null where the table cannot be used. */
  readonly mapping: TableMapping | null;
  /** Why it cannot be used, and what to export instead. */
  readonly problem: string | null;
  /** First and last day, as the proposed form reads them. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly dayCount: number;
  /** Both orders of day and month are possible, so somebody must say which it is. */
  readonly dateQuestion: boolean;
  /** Every number can be read in two ways. */
  readonly decimalQuestion: boolean;
  readonly currency: string | null;
}

export interface InspectedFile {
  readonly name: string;
  readonly tables: readonly InspectedTable[];
  readonly notes: readonly string[];
}
