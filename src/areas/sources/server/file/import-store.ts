import { z } from 'zod';
import type { Transaction } from '#src/platform/database/database.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import { dayText } from '#src/shared/wire.ts';
import { type FileImport, ImportRequest } from '../../file-contract.ts';

/** A request, and by table the names of its columns: a later file with the same columns is read the same way. */
const KeptRequest = ImportRequest.extend({
  columnNames: z.record(z.string(), z.array(z.string())).default({}),
});
type KeptRequest = z.infer<typeof KeptRequest>;

export const tableKey = (uploadId: string, tableId: string): string => `${uploadId} ${tableId}`;

export interface ImportRow {
  readonly id: string;
  readonly sourceId: string;
  readonly fileNames: readonly string[];
  readonly status: FileImport['status'];
  readonly progress: number;
  readonly doing: string;
  readonly failure: string | null;
  readonly request: KeptRequest;
  readonly days: readonly Day[];
  readonly unchangedDays: readonly Day[];
  readonly dimensions: readonly string[];
  readonly metrics: readonly string[];
  readonly rowCount: number;
  readonly notes: readonly string[];
  readonly importedBy: string | null;
  readonly createdAt: Date;
  /** When its days were stored, in the order of storing; null until then. */
  readonly finishedAt: Date | null;
}

/** The wide ones are parsed; the rest is as the table's constraints leave it. */
type Stored = Omit<ImportRow, 'request' | 'days' | 'unchangedDays'> & {
  readonly request: unknown;
  readonly days: unknown;
  readonly unchangedDays: unknown;
};

const Days = z.array(dayText);
const SELECT = `SELECT i.id, i.source_id AS "sourceId", i.file_names AS "fileNames", i.status, i.progress, i.doing,
  i.failure, i.request, i.days, i.unchanged_days AS "unchangedDays", i.dimensions, i.metrics, i.row_count AS "rowCount",
  i.notes, u.name AS "importedBy", i.created_at AS "createdAt",
  i.finished_at AS "finishedAt"
  FROM file_imports i LEFT JOIN users u ON u.id = i.imported_by`;

const parse = (row: Stored): ImportRow => ({
  ...row,
  request: KeptRequest.parse(row.request),
  days: Days.parse(row.days),
  unchangedDays: Days.parse(row.unchangedDays),
});

export const presentImport = (row: ImportRow): FileImport => ({
  id: row.id,
  fileNames: [...row.fileNames],
  status: row.status,
  progress: row.progress,
  doing: row.doing,
  failure: row.failure,
  from: row.days[0] ?? null,
  to: row.days.at(-1) ?? null,
  dayCount: row.days.length,
  rowCount: row.rowCount,
  notes: [...row.notes],
  timeZone: row.request.timeZone,
  currency: row.request.currency,
  importedBy: row.importedBy,
  createdAt: row.createdAt.toISOString(),
});

export async function listImports({ $client }: Transaction, sourceId: string): Promise<ImportRow[]> {
  const { rows } = await $client.query<Stored>(
    `${SELECT} WHERE i.source_id = $1 ORDER BY i.created_at DESC, i.id`,
    [sourceId],
  );
  return rows.map(parse);
}

export async function getImport({ $client }: Transaction, id: string): Promise<ImportRow> {
  const { rows } = await $client.query<Stored>(`${SELECT} WHERE i.id = $1`, [id]);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return parse(row);
}

export interface NewImport {
  readonly id: string;
  readonly organizationId: string;
  readonly sourceId: string;
  readonly fileNames: readonly string[];
  readonly request: KeptRequest;
  readonly importedBy: string;
}

export async function insertImport({ $client }: Transaction, entry: NewImport): Promise<void> {
  await $client.query(
    `INSERT INTO file_imports (id, organization_id, source_id, file_names, request, imported_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      entry.id,
      entry.organizationId,
      entry.sourceId,
      entry.fileNames,
      JSON.stringify(entry.request),
      entry.importedBy,
    ],
  );
}

export async function noteImportProgress(
  { $client }: Transaction,
  id: string,
  progress: number,
  doing: string,
): Promise<void> {
  await $client.query(
    `UPDATE file_imports SET status = 'running', progress = $2, doing = $3 WHERE id = $1 AND status IN ('waiting', 'running')`,
    [id, Math.round(progress), doing],
  );
}

export async function failImport({ $client }: Transaction, id: string, failure: string): Promise<void> {
  await $client.query(
    `UPDATE file_imports SET status = 'failed', failure = $2, finished_at = now() WHERE id = $1 AND status IN ('waiting', 'running')`,
    [id, failure],
  );
}

export type ImportOutcome = Pick<
  ImportRow,
  'days' | 'unchangedDays' | 'dimensions' | 'metrics' | 'rowCount' | 'notes'
>;

/** Stamped by the clock and not by the begin of the transaction: imports of a source are stored one after the other. */
export async function completeImport(
  { $client }: Transaction,
  id: string,
  { days, unchangedDays, dimensions, metrics, rowCount, notes }: ImportOutcome,
): Promise<void> {
  await $client.query(
    `UPDATE file_imports SET status = 'completed', progress = 100, doing = 'Done', days = $2, unchanged_days = $3,
       dimensions = $4, metrics = $5, row_count = $6, notes = $7, finished_at = clock_timestamp() WHERE id = $1`,
    [id, JSON.stringify(days), JSON.stringify(unchangedDays), dimensions, metrics, rowCount, notes],
  );
}

export async function deleteImport({ $client }: Transaction, id: string): Promise<void> {
  await $client.query('DELETE FROM file_imports WHERE id = $1', [id]);
}
