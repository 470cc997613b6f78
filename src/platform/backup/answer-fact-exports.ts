import { mkdir, rm } from 'node:fs/promises';
import pg from 'pg';
import type { Notifications } from '../events/notifications.ts';
import type { Facts } from '../facts/facts-client.ts';
import type { Log } from '../log.ts';
import { asJson } from './as-json.ts';
import {
  answersTo,
  type ExportAnswer,
  ExportRequest,
  exportFile,
  exportsFolder,
  REQUESTS,
} from './fact-export.ts';
import { saveFacts } from './save-facts.ts';

export interface FactExportParts {
  readonly notifications: Notifications;
  readonly databaseUrl: string;
  readonly facts: Facts;
  readonly dataDir: string;
  readonly log: Log;
}

/** One after the other; whoever may write to the database could ask without end. */
const WAITING_AT_MOST = 3;
/** A notification holds 8,000 bytes. */
const MESSAGE_LIMIT = 1000;

/** Answers commands that want the facts of this process's engine. What one of them left behind goes first. */
export async function answerFactExports(parts: FactExportParts): Promise<void> {
  const folder = exportsFolder(parts.dataDir);
  await rm(folder, { recursive: true, force: true });
  let turn = Promise.resolve();
  let waiting = 0;
  await parts.notifications.listen(REQUESTS, {
    heard(payload) {
      const request = ExportRequest.safeParse(asJson(payload));
      if (!request.success || waiting >= WAITING_AT_MOST)
        return parts.log.warn('A request for an export of facts was refused', { waiting });
      waiting += 1;
      turn = turn
        .then(() => mkdir(folder, { recursive: true, mode: 0o700 }))
        .then(() => answer(parts, request.data))
        .catch((error: unknown) => parts.log.error('Facts could not be exported', { error }))
        .finally(() => {
          waiting -= 1;
        });
    },
  });
}

async function answer(
  { databaseUrl, facts, dataDir }: FactExportParts,
  request: ExportRequest,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'weekwise-export' });
  await client.connect();
  const teller = new pg.Client({ connectionString: databaseUrl, application_name: 'weekwise-export' });
  const tell = (said: ExportAnswer) =>
    teller.query('SELECT pg_notify($1, $2)', [answersTo(request.id), JSON.stringify(said)]);
  try {
    await teller.connect();
    await tell({ state: 'working', rows: 0 });
    // Checked for its form at the door; a snapshot's name cannot be a parameter.
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET TRANSACTION SNAPSHOT '${request.snapshot}'`,
    );
    let told = Promise.resolve<unknown>(undefined);
    const saved = await saveFacts(client, facts, exportFile(dataDir, request), (rows) => {
      told = told.then(() => tell({ state: 'working', rows }));
    });
    await told;
    await tell({ state: 'done', ...saved });
  } catch (error) {
    await rm(exportFile(dataDir, request), { force: true });
    const message = error instanceof Error ? error.message : String(error);
    await tell({ state: 'failed', message: message.slice(0, MESSAGE_LIMIT) });
    throw error;
  } finally {
    await Promise.all([client.end(), teller.end()]);
  }
}
