import { Readable } from 'node:stream';
import { storedDimensionIds } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { extraDimensions, extraMetrics, factsTable, storedMetricIds } from '#src/semantics/facts-table.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Facts } from './facts-client.ts';

/** Of one statement: a server's buffers and this process's strings stay small. */
const ROWS_PER_STATEMENT = 5_000;
/** Of one piece of it. One row at a time costs more in passing it on than in writing it. */
const ROWS_PER_CHUNK = 500;

export interface BatchKey {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly reportId: string;
  readonly batch: string;
}

/** Rows as they come, some at a time: whoever has many need not hold them all. */
export type RowsInPieces = AsyncIterable<readonly Fact[]> | Iterable<readonly Fact[]>;

/** Writes the rows of a batch and returns once all of them are there. Nobody sees them before the batch is made visible. */
export async function insertFacts({ client }: Facts, key: BatchKey, pieces: RowsInPieces): Promise<void> {
  const start = [key.organizationId, key.sourceId, key.reportId, key.batch];
  let count = 0;
  for await (const rows of pieces) {
    const layout = layoutOf(rows);
    const columns = ['organization_id', 'source_id', 'report_id', 'batch', 'day', ...layout.columns];
    for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
      const { stream } = await client.exec({
        query: `INSERT INTO ${factsTable} (${columns.join(', ')}) FORMAT JSONCompactEachRow`,
        // Encoded as they are sent, so that others are served meanwhile.
        values: Readable.from(
          encoded(rows.slice(first, first + ROWS_PER_STATEMENT), (row) => [
            ...start,
            row.day,
            ...layout.cells(row),
          ]),
          { objectMode: false },
        ),
        // Few rows at a time: reading them in parallel would only hold buffers.
        clickhouse_settings: { input_format_parallel_parsing: 0 },
      });
      for await (const _ of stream);
    }
    count += rows.length;
  }
  await checkCount({ client }, key, count);
}

function* encoded(rows: readonly Fact[], cells: (row: Fact) => unknown[]): Generator<string> {
  for (let first = 0; first < rows.length; first += ROWS_PER_CHUNK) {
    let lines = '';
    for (const row of rows.slice(first, first + ROWS_PER_CHUNK)) lines += `${JSON.stringify(cells(row))}\n`;
    yield lines;
  }
}

interface Layout {
  readonly columns: readonly string[];
  cells(row: Fact): unknown[];
}

function layoutOf(rows: readonly Fact[]): Layout {
  const dimensions = new Set<string>();
  const metrics = new Set<string>();
  for (const row of rows) {
    for (const name in row.dimensions) dimensions.add(name);
    for (const name in row.metrics) metrics.add(name);
  }
  const hasColumn = new Set<string>(storedDimensionIds);
  const stored = new Set<string>(storedMetricIds);
  const derived = [...metrics].find((name) => isMetricId(name) && !stored.has(name));
  if (derived !== undefined)
    throw new Error(`${derived} is a ratio: it is derived from its sums and has no column.`);

  const [ownDimensions, extraDimensionNames] = split([...dimensions], (name) => hasColumn.has(name));
  const [ownMetrics, extraMetricNames] = split([...metrics], (name) => stored.has(name));
  return {
    columns: [extraDimensions, extraMetrics, ...ownDimensions, ...ownMetrics],
    cells: (row) => [
      pick(extraDimensionNames, (name) => textCell(row.dimensions[name])),
      pick(extraMetricNames, (name) => row.metrics[name]),
      ...ownDimensions.map((name) => textCell(row.dimensions[name]) ?? ''),
      ...ownMetrics.map((name) => row.metrics[name] ?? null),
    ],
  };
}

function split(names: string[], isOwn: (name: string) => boolean): [string[], string[]] {
  return [names.filter(isOwn).sort(), names.filter((name) => !isOwn(name)).sort()];
}

/** Half a surrogate pair, as a truncated page title may end in, has no place in UTF-8. */
const textCell = (text: string | undefined) => text?.toWellFormed();

function pick<Value>(
  names: string[],
  read: (name: string) => Value | null | undefined,
): Record<string, Value> {
  const picked: Record<string, Value> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== undefined && value !== null) picked[name] = value;
  }
  return picked;
}

/** A server may take an insert and write it later, or not at all; then the batch must not become visible. */
async function checkCount({ client }: Pick<Facts, 'client'>, key: BatchKey, expected: number): Promise<void> {
  const answer = await client.query({
    query: `SELECT toUInt32(count()) AS count FROM ${factsTable}
WHERE organization_id = {organization:UUID} AND source_id = {source:UUID} AND report_id = {report:String} AND batch = {batch:UUID}`,
    query_params: {
      organization: key.organizationId,
      source: key.sourceId,
      report: key.reportId,
      batch: key.batch,
    },
    format: 'JSONEachRow',
  });
  const [found] = await answer.json<{ count: number }>();
  if (found?.count !== expected) {
    throw new AppError(
      'UNAVAILABLE',
      `The store of facts took ${expected} rows and holds ${found?.count ?? 0}; they are not used.`,
    );
  }
}
