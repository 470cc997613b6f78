import type { DescribedImport } from '#src/connectors/file-import/file-order.ts';
import { FileRefusal } from '#src/connectors/file-import/file-refusal.ts';
import { type ReadFiles, readOnThread } from '#src/connectors/file-import/on-file-thread.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { storeDays } from '#src/platform/facts/store-facts.ts';
import type { Log } from '#src/platform/log.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import { AppError } from '#src/shared/error-code.ts';
import { dayAt } from '#src/shared/week.ts';
import type { ImportRequest } from '../../file-contract.ts';
import { getSource, updateSource } from '../source-store.ts';
import { completeImport, type ImportRow, listImports } from './import-store.ts';
import { filesToImport, takeUploads } from './upload-store.ts';

export interface ImportParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly log: Log;
  /** Cards of days that an import replaced are told so. */
  readonly correctCards: (organizationId: string, sourceId: string) => Promise<void>;
}

export interface ImportToRun {
  readonly id: string;
  readonly organizationId: string;
  readonly sourceId: string;
  readonly request: ImportRequest;
}

/** Reads the uploaded files of an import, and does with what was read what is wanted. */
export async function withFiles(
  parts: ImportParts,
  toRun: ImportToRun,
  work: (read: ReadFiles) => Promise<void>,
  onShare?: (share: number) => void,
): Promise<void> {
  const read = await readFiles(parts, toRun, onShare);
  try {
    await work(read);
  } finally {
    read.end();
  }
}

async function readFiles(
  { database, clock }: ImportParts,
  { organizationId, sourceId, request }: ImportToRun,
  onShare?: (share: number) => void,
): Promise<ReadFiles> {
  const files = await database.forOrganization(organizationId, (tx) => filesToImport(tx, sourceId, request));
  try {
    return await readOnThread(files, {
      timeZone: request.timeZone,
      today: dayAt(clock.now(), request.timeZone),
      ...(onShare === undefined ? {} : { onShare }),
    });
  } catch (error) {
    throw refused(error);
  }
}

interface StoringHooks {
  readonly onStored?: (rows: number) => void;
  /**
   * Just before the import is noted as done. What is written to an import is announced to the organization, whose
   * announcements wait for each other until the end of the transaction: not while rows are stored.
   */
  readonly beforeEnd?: () => Promise<void>;
}

/** What was read becomes visible, all its days at once, and with it the source; the uploads are not needed any more. */
export async function storeImport(
  tx: Transaction,
  facts: Facts,
  { id, organizationId, sourceId, request }: ImportToRun,
  read: ReadFiles,
  { onStored, beforeEnd }: StoringHooks = {},
): Promise<void> {
  const source = await getSource(tx, sourceId);
  const others = (await listImports(tx, sourceId)).filter(
    (entry) => entry.id !== id && entry.status === 'completed',
  );
  checkAlike(read, others, source.currency, request.currency);
  const store = (reportId: string, set: 'site' | 'rows') =>
    storeDays(tx.$client, facts, {
      organizationId,
      sourceId,
      reportId,
      days: read[set],
      rowsOf: (days) => counted(read.piecesOf(set, days), onStored),
    });
  const site = await store('file_site', 'site');
  const cells = await store('file_rows', 'rows');
  const unchanged = new Set(site.unchanged);
  await beforeEnd?.();
  await completeImport(tx, id, {
    ...read,
    unchangedDays: cells.unchanged.filter((day) => unchanged.has(day)),
  });
  await updateSource(tx, sourceId, {
    status: 'active',
    statusReason: null,
    timeZone: request.timeZone,
    currency: request.currency ?? source.currency,
  });
  await takeUploads(tx, sourceId, request);
}

async function* counted(
  pieces: AsyncIterable<readonly Fact[]>,
  onStored: ((rows: number) => void) | undefined,
): AsyncGenerator<readonly Fact[]> {
  for await (const rows of pieces) {
    yield rows;
    onStored?.(rows.length);
  }
}

/** What was imported stays imported, even where the cards cannot be corrected at the moment; the next import tries again. */
export async function correctAfterImport(
  { correctCards, log }: ImportParts,
  { organizationId, sourceId }: ImportToRun,
): Promise<void> {
  try {
    await correctCards(organizationId, sourceId);
  } catch (error) {
    log.warn('Cards could not be corrected after an import', { sourceId, error });
  }
}

/**
 * Days are compared with each other, so all of a source must be split alike and count the same things: a column that is
 * there from some day on would look like a change of the site.
 */
function checkAlike(
  read: DescribedImport,
  others: readonly ImportRow[],
  currencyBefore: string | null,
  currency: string | null,
): void {
  const days = new Set<string>(read.days);
  const staying = others.find((entry) => entry.days.some((day) => !days.has(day)));
  if (staying === undefined) return;
  const refuse = (what: string) =>
    new AppError(
      'INVALID_INPUT',
      `${what} The days that were imported before and these would not be comparable. Map this file the same way, export all days again in one file, or add it as a source of its own.`,
    );
  if (String(staying.dimensions) !== String(read.dimensions))
    throw refuse(
      `Earlier imports are split by ${named(staying.dimensions)}, and this one by ${named(read.dimensions)}.`,
    );
  if (String(staying.metrics) !== String(read.metrics))
    throw refuse(`Earlier imports count ${named(staying.metrics)}, and this one ${named(read.metrics)}.`);
  if (currency !== null && currencyBefore !== null && currency !== currencyBefore)
    throw refuse(`Earlier imports are in ${currencyBefore}, and this one in ${currency}.`);
}

function named(ids: readonly string[]): string {
  const labels = ids.map((id) =>
    isDimensionId(id) ? dimensions[id].label : isMetricId(id) ? metrics[id].label : id,
  );
  return labels.length === 0 ? 'nothing' : labels.join(', ').toLowerCase();
}

/** A refusal of the file is the request's to put right. */
export function refused(error: unknown): unknown {
  if (!(error instanceof FileRefusal)) return error;
  return new AppError('INVALID_INPUT', error.message, { cause: error });
}
