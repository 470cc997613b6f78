import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { implement } from '@orpc/server';
import pLimit from 'p-limit';
import { MAX_FILE_BYTES } from '#src/connectors/file-import/limits.ts';
import { inspectOnThread } from '#src/connectors/file-import/on-file-thread.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { metrics } from '#src/semantics/metric.ts';
import { AppError } from '#src/shared/error-code.ts';
import { fileContract, type ImportRequest, type Upload } from '../../file-contract.ts';
import { getSource, type SourceRow } from '../source-store.ts';
import { asBefore } from './as-before.ts';
import type { ImportFilesInput } from './import-files-workflow.ts';
import {
  getImport,
  type ImportRow,
  insertImport,
  listImports,
  presentImport,
  tableKey,
} from './import-store.ts';
import { removeImport } from './remove-import.ts';
import {
  correctAfterImport,
  type ImportParts,
  type ImportToRun,
  refused,
  storeImport,
  withFiles,
} from './run-import.ts';
import { holdUploads, keepUpload, listUploads, removeUploads, uploadIds, uploadsOf } from './upload-store.ts';

export interface FileParts extends ImportParts {
  readonly workflows: Workflows;
  readonly importFiles: WorkflowDefinition<ImportFilesInput>;
}

/** Imports of more rows than this run in the background, with their progress to be seen. */
const MOST_ROWS_AT_ONCE = 20_000;
/** Each is held in memory while it is read, on a thread of its own. */
const inspections = pLimit(2);
const smallImports = pLimit(2);

export function fileEndpoints(guard: Guard, parts: FileParts) {
  const { database, facts, workflows, importFiles } = parts;
  const api = implement(fileContract).$context<IncomingContext>().use(guard);
  const inside = <Result>(organizationId: string, work: (tx: Transaction) => Promise<Result>) =>
    database.forOrganization(organizationId, work);

  return {
    uploadFile: api.uploadFile.handler(async ({ input: { sourceId, file }, context }) => {
      const { organizationId } = context.known.member;
      const { timeZone } = await inside(organizationId, (tx) => fileSource(tx, sourceId));
      if (file.size > MAX_FILE_BYTES)
        throw new AppError(
          'PAYLOAD_TOO_LARGE',
          `${file.name} is larger than ${MAX_FILE_BYTES / 1e6} MB. Export fewer weeks at a time and import them one after the other.`,
        );
      const name = baseName(file.name);
      return await inspections(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const inspected = await inspectOnThread(name, bytes, timeZone ?? 'UTC').catch((error: unknown) => {
          throw refused(error);
        });
        const upload = await inside(organizationId, async (tx) =>
          keepUpload(
            tx,
            { organizationId, sourceId },
            { ...inspected, tables: asBefore(inspected.tables, await listImports(tx, sourceId)) },
            bytes,
          ),
        );
        return { upload };
      });
    }),
    uploads: api.uploads.handler(({ input, context }) =>
      inside(context.known.member.organizationId, (tx) => listUploads(tx, input.sourceId)),
    ),
    removeUpload: api.removeUpload.handler(async ({ input: { sourceId, uploadId }, context }) => {
      await inside(context.known.member.organizationId, (tx) => removeUploads(tx, sourceId, [uploadId]));
      return { deleted: true as const };
    }),
    importFiles: api.importFiles.handler(async ({ input: { sourceId, ...request }, context }) => {
      const { user, member } = context.known;
      const { organizationId } = member;
      const toRun: ImportToRun = { id: randomUUID(), organizationId, sourceId, request };
      const uploads = await inside(organizationId, async (tx) => {
        await fileSource(tx, sourceId);
        return await uploadsOf(tx, sourceId, request);
      });
      checkRequest(request, uploads);
      const fileNames = uploads.map(({ name }) => name);
      const entry = {
        ...toRun,
        request: { ...request, columnNames: columnNamesOf(uploads) },
        fileNames,
        importedBy: user.id,
      };
      if (rowsOf(request, uploads) > MOST_ROWS_AT_ONCE) {
        return await inside(organizationId, async (tx) => {
          await holdUploads(tx, request);
          const begun = await alreadyBegun(tx, sourceId, request);
          if (begun !== undefined) return { import: presentImport(begun) };
          await insertImport(tx, entry);
          const { id: importId } = entry;
          await workflows.enqueue(tx, importFiles, importId, organizationId, { importId, organizationId });
          return { import: presentImport(await getImport(tx, importId)) };
        });
      }
      await smallImports(() =>
        withFiles(parts, toRun, (read) =>
          inside(organizationId, (tx) =>
            storeImport(tx, facts, toRun, read, { beforeEnd: () => insertImport(tx, entry) }),
          ),
        ),
      );
      await correctAfterImport(parts, toRun);
      return {
        import: await inside(organizationId, async (tx) => presentImport(await getImport(tx, entry.id))),
      };
    }),
    imports: api.imports.handler(({ input, context }) =>
      inside(context.known.member.organizationId, async (tx) =>
        (await listImports(tx, input.sourceId)).map(presentImport),
      ),
    ),
    removeImport: api.removeImport.handler(async ({ input, context }) => ({
      removedDays: await removeImport(parts, context.known.member.organizationId, input),
    })),
  };
}

const columnNamesOf = (uploads: readonly Upload[]): Record<string, string[]> =>
  Object.fromEntries(
    uploads.flatMap(({ id, tables }) =>
      tables.map((table) => [tableKey(id, table.id), table.columns.map(({ name }) => name)]),
    ),
  );

/** The import that waits or runs and is the same: whoever did not hear the answer asks again. */
async function alreadyBegun(
  tx: Transaction,
  sourceId: string,
  request: ImportRequest,
): Promise<ImportRow | undefined> {
  const wanted = new Set(uploadIds(request));
  const begun = (await listImports(tx, sourceId)).find(
    (entry) =>
      (entry.status === 'waiting' || entry.status === 'running') &&
      uploadIds(entry.request).some((id) => wanted.has(id)),
  );
  if (begun === undefined) return undefined;
  const { columnNames: _, ...asked } = begun.request;
  if (isDeepStrictEqual(asked, request)) return begun;
  throw new AppError(
    'CONFLICT',
    'These files are being imported in another way just now. Wait for its end, then choose them again.',
  );
}

async function fileSource(tx: Transaction, sourceId: string): Promise<SourceRow> {
  const source = await getSource(tx, sourceId);
  if (source.type === 'FILE') return source;
  throw new AppError(
    'INVALID_INPUT',
    'This source is read from Google. To import files, add a source of the type "Other".',
  );
}

/** What a browser sends is a name; anything else may send a path. */
const baseName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 200) || 'file.csv';

function rowsOf({ tables }: ImportRequest, uploads: readonly Upload[]): number {
  return tables.reduce((sum, { uploadId, tableId }) => {
    const upload = uploads.find(({ id }) => id === uploadId);
    return sum + (upload?.tables.find(({ id }) => id === tableId)?.rowCount ?? 0);
  }, 0);
}

/** What can be told before anything is read. */
function checkRequest({ tables, timeZone, currency }: ImportRequest, uploads: readonly Upload[]): void {
  const refuse = (field: string, message: string) =>
    new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
  if (!isTimeZone(timeZone))
    throw refuse('timeZone', `"${timeZone}" is no time zone. Choose one such as Europe/Berlin.`);
  const hasMoney = tables.some(({ mapping }) =>
    mapping.columns.some((use) => use.startsWith('metric:') && unitOf(use) === 'currency'),
  );
  if (hasMoney && currency === null) throw refuse('currency', 'Say in which currency the money is counted.');
  for (const { uploadId, tableId } of tables) {
    const upload = uploads.find(({ id }) => id === uploadId);
    if (upload?.tables.find(({ id }) => id === tableId)?.mapping !== null) continue;
    throw refuse('tables', `A table of ${upload.name} cannot be used. Leave it out.`);
  }
}

const unitOf = (use: string) => metrics[use.slice('metric:'.length) as keyof typeof metrics].unit;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
