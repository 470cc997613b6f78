import { type DimensionId, storedDimensionIds } from './dimension.ts';
import { landingFolderSql } from './landing-folder.ts';
import { type MetricId, metricIds, metrics } from './metric.ts';

/**
 * The one table of facts. A row is what a report said of one member (channel and source and …) on one day, under the
 * batch it was fetched in. Rows are never changed: a day that is fetched again comes as a new batch, and which batch
 * of a day counts is decided elsewhere, so every read names its batches.
 *
 * Dimensions and metrics of the catalogue have columns of their own; those that only a file has are in two maps.
 */
export const factsTable = 'facts';

/** Metrics that have a column. A ratio has none: it is derived from its sums. */
export const storedMetricIds: readonly MetricId[] = metricIds.filter(
  (id) => metrics[id].kind.type !== 'ratio',
);

export const extraDimensions = 'extra_dimensions';
export const extraMetrics = 'extra_metrics';

interface Column {
  readonly name: string;
  readonly type: string;
}

const keyColumns: readonly Column[] = [
  { name: 'organization_id', type: 'UUID' },
  { name: 'source_id', type: 'UUID' },
  { name: 'report_id', type: 'LowCardinality(String)' },
  { name: 'day', type: 'Date' },
  { name: 'batch', type: 'UUID' },
];

const factsColumns: readonly Column[] = [
  ...keyColumns,
  ...storedDimensionIds.map((name: DimensionId) => ({ name, type: 'LowCardinality(String)' })),
  // Missing is never zero.
  ...storedMetricIds.map((name) => ({ name, type: 'Nullable(Float64)' })),
  { name: extraDimensions, type: 'Map(LowCardinality(String), String)' },
  { name: extraMetrics, type: 'Map(LowCardinality(String), Float64)' },
  // Read off the page where it is asked for: it takes no room, and rows of any age have it.
  {
    name: 'landing_folder' satisfies DimensionId,
    type: `LowCardinality(String) ALIAS ${landingFolderSql('landing_page')}`,
  },
];

const defined = ({ name, type }: Column) => `\`${name}\` ${type}`;

/**
 * Rows of one source and report lie together, by day. Parts by year: a fetch of some weeks then writes one part or two,
 * and a history of ten years a dozen. An acknowledged insert has reached the disk.
 */
export const createFactsTable = [
  `CREATE TABLE IF NOT EXISTS ${factsTable} (`,
  factsColumns.map((column) => `  ${defined(column)}`).join(',\n'),
  `) ENGINE = MergeTree`,
  `PARTITION BY toYear(day)`,
  `ORDER BY (${keyColumns.map(({ name }) => name).join(', ')})`,
  `SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`,
].join('\n');

/** What an older table lacks when the catalogue has grown; undefined when it lacks nothing. */
export function addFactsColumns(present: ReadonlySet<string>): string | undefined {
  const missing = factsColumns.filter(({ name }) => !present.has(name));
  if (missing.length === 0) return undefined;
  return `ALTER TABLE ${factsTable} ${missing.map((column) => `ADD COLUMN IF NOT EXISTS ${defined(column)}`).join(', ')}`;
}
