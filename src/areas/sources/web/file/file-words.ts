import { type DimensionId, dimensionIds, dimensions } from '#src/semantics/dimension.ts';
import { metrics } from '#src/semantics/metric.ts';
import { reports } from '#src/semantics/report.ts';
import type { ColumnUse, InspectedTable } from '../../file-contract.ts';

export const kindWords: Record<InspectedTable['kind'], string> = {
  ga4_report: 'Google Analytics report',
  ga4_exploration: 'Google Analytics export',
  search_console: 'Search Console export',
  table: 'Table',
};

interface UseOption {
  readonly value: ColumnUse;
  readonly label: string;
}

const dimensionOption = (id: DimensionId): UseOption => ({
  value: `dimension:${id}`,
  label: `Split by: ${dimensions[id].label}`,
});

/** What a column may be, in the words of the form. */
export const useOptions: readonly UseOption[] = [
  { value: 'ignore', label: 'Leave out' },
  { value: 'date', label: 'Date' },
  ...reports.file_rows.metrics.map(
    (id): UseOption => ({ value: `metric:${id}` as ColumnUse, label: `Count: ${metrics[id].label}` }),
  ),
  ...dimensionIds.map(dimensionOption),
];

export const fileSize = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${Math.round(bytes / 1e3)} KB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
