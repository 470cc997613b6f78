import { z } from 'zod';
import type { InspectedFile } from '#src/connectors/file-import/inspected-file.ts';
import { type FileToImport, listsEachOnce } from '#src/connectors/file-import/read-import.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import { type ImportRequest, InspectedTable, type Upload } from '../../file-contract.ts';

const Inspected = z.object({ tables: z.array(InspectedTable), notes: z.array(z.string()) });

interface UploadRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly inspected: unknown;
  readonly createdAt: Date;
}

const COLUMNS = 'id, name, size, inspected, created_at AS "createdAt"';
const KEPT_FOR = "interval '24 hours'";

const present = ({ id, name, size, inspected, createdAt }: UploadRow): Upload => ({
  id,
  name,
  size,
  ...Inspected.parse(inspected),
  createdAt: createdAt.toISOString(),
});

/** Keeps a file for a day, and lets go of those whose day is over. A file of the same name takes the place of the older one. */
export async function keepUpload(
  { $client }: Transaction,
  { organizationId, sourceId }: { organizationId: string; sourceId: string },
  { name, tables, notes }: InspectedFile,
  content: Uint8Array,
): Promise<Upload> {
  await $client.query(`DELETE FROM file_uploads WHERE created_at < now() - ${KEPT_FOR}`);
  await $client.query('DELETE FROM file_uploads WHERE source_id = $1 AND name = $2', [sourceId, name]);
  await checkRoom($client, content.byteLength);
  const { rows } = await $client.query<UploadRow>(
    `INSERT INTO file_uploads (organization_id, source_id, name, content, size, inspected)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [
      organizationId,
      sourceId,
      name,
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      content.byteLength,
      JSON.stringify({ tables, notes }),
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The upload was not kept.');
  return present(row);
}

/** What an organization may have waiting, bytes: ten of the largest files. */
const MOST_WAITING_BYTES = 500_000_000;

async function checkRoom($client: Transaction['$client'], size: number): Promise<void> {
  const { rows } = await $client.query<{ waiting: string }>(
    'SELECT coalesce(sum(size::bigint), 0) AS waiting FROM file_uploads',
  );
  if (Number(rows[0]?.waiting) + size <= MOST_WAITING_BYTES) return;
  throw new AppError(
    'CONFLICT',
    'Many uploaded files wait to be imported already. Import them or put them away, then choose this one again.',
  );
}

export async function listUploads({ $client }: Transaction, sourceId: string): Promise<Upload[]> {
  const { rows } = await $client.query<UploadRow>(
    `SELECT ${COLUMNS} FROM file_uploads WHERE source_id = $1 AND created_at > now() - ${KEPT_FOR} ORDER BY created_at`,
    [sourceId],
  );
  return rows.map(present);
}

export async function removeUploads(
  { $client }: Transaction,
  sourceId: string,
  ids: readonly string[],
): Promise<void> {
  await $client.query('DELETE FROM file_uploads WHERE source_id = $1 AND id = ANY ($2::uuid[])', [
    sourceId,
    ids,
  ]);
}

/** The uploads of an import that is stored: all of them, once. Where another import took one meanwhile, this one is not stored. */
export async function takeUploads(
  { $client }: Transaction,
  sourceId: string,
  request: ImportRequest,
): Promise<void> {
  const ids = uploadIds(request);
  const { rowCount } = await $client.query(
    'DELETE FROM file_uploads WHERE source_id = $1 AND id = ANY ($2::uuid[])',
    [sourceId, ids],
  );
  if (rowCount !== ids.length) gone();
}

/** Until the end of the transaction nobody else begins or ends an import of these uploads. */
export async function holdUploads({ $client }: Transaction, request: ImportRequest): Promise<void> {
  await $client.query('SELECT id FROM file_uploads WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [
    uploadIds(request),
  ]);
}

export const uploadIds = ({ tables }: ImportRequest): string[] => [
  ...new Set(tables.map(({ uploadId }) => uploadId)),
];

/** The uploads that a request is about, without their content. */
export async function uploadsOf(
  tx: Transaction,
  sourceId: string,
  request: ImportRequest,
): Promise<Upload[]> {
  const known = new Map((await listUploads(tx, sourceId)).map((upload) => [upload.id, upload]));
  return uploadIds(request).map((id) => known.get(id) ?? gone());
}

function gone(): never {
  throw new AppError(
    'INVALID_INPUT',
    'The uploaded file is no longer kept: that is done for a day, or until it is imported. Choose the file again.',
  );
}

/** The same with their content, ready to be read. */
export async function filesToImport(
  tx: Transaction,
  sourceId: string,
  request: ImportRequest,
): Promise<FileToImport[]> {
  const files: FileToImport[] = [];
  for (const upload of await uploadsOf(tx, sourceId, request)) {
    const { id, name, tables } = upload;
    files.push({
      name,
      bytes: await contentOf(tx, upload),
      tables: request.tables
        .filter(({ uploadId }) => uploadId === id)
        .map(({ tableId, mapping }) => {
          const table = tables.find((one) => one.id === tableId);
          if (table === undefined) throw new AppError('INVALID_INPUT', `${name} has no such table.`);
          return { id: tableId, mapping, listsEachOnce: listsEachOnce(table, mapping) };
        }),
    });
  }
  return files;
}

/** Of one answer of the database, which comes as text and is decoded at once: larger ones would hold everybody up. */
const SLICE_BYTES = 4_000_000;

async function contentOf({ $client }: Transaction, { id, size }: Upload): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += SLICE_BYTES) {
    const { rows } = await $client.query<{ slice: Buffer }>(
      'SELECT substring(content FROM $2::int FOR $3::int) AS slice FROM file_uploads WHERE id = $1',
      [id, at + 1, SLICE_BYTES],
    );
    bytes.set(rows[0]?.slice ?? gone(), at);
  }
  return bytes;
}
