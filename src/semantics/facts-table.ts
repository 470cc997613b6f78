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
  /** The rule that a column is read off others by, where it is not stored. */
  readonly alias?: string;
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
    type: 'LowCardinality(String)',
    alias: landingFolderSql('landing_page'),
  },
];

const defined = ({ name, type, alias }: Column) =>
  `\`${name}\` ${type}${alias === undefined ? '' : ` ALIAS ${alias}`}`;

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

/** A column as the engine describes it. */
export interface PresentColumn {
  readonly name: string;
  /** The rule of an alias, as the engine writes it; empty for a stored column. */
  readonly rule: string;
}

/** Today's rules by column, to be written as the engine writes them before they are compared. */
export const aliasRules: ReadonlyMap<string, string> = new Map(
  factsColumns.flatMap(({ name, alias }) => (alias === undefined ? [] : [[name, alias]])),
);

/**
 * What brings an older table up to date: the columns it lacks since the catalogue has grown, and the aliases whose rule is
 * another by now. Undefined where there is nothing to do. Nothing stored is touched.
 */
export function changeFactsTable(
  present: readonly PresentColumn[],
  rulesNow: ReadonlyMap<string, string>,
): string | undefined {
  const ruleThere = new Map(present.map(({ name, rule }) => [name, rule]));
  const changes = factsColumns.flatMap((column) => {
    const there = ruleThere.get(column.name);
    if (there === undefined) return [`ADD COLUMN IF NOT EXISTS ${defined(column)}`];
    return there === (rulesNow.get(column.name) ?? '') ? [] : [`MODIFY COLUMN ${defined(column)}`];
  });
  return changes.length === 0 ? undefined : `ALTER TABLE ${factsTable} ${changes.join(', ')}`;
}
