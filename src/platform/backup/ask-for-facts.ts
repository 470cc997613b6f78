import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import pg from 'pg';
import { AppError } from '#src/shared/error-code.ts';
import { asJson } from './as-json.ts';
import { answersTo, ExportAnswer, exportFile, REQUESTS } from './fact-export.ts';
import type { SavedFacts } from './save-facts.ts';

/** From one word of the running program to the next. */
const SILENCE_MS = 60_000;

/** Has the program that runs on this data folder write the facts of a snapshot, and takes the file. */
export async function askForFacts(
  { databaseUrl, dataDir, snapshot }: { databaseUrl: string; dataDir: string; snapshot: string },
  path: string,
  progress: (rows: number) => void,
): Promise<SavedFacts> {
  const id = randomUUID();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'weekwise-backup' });
  await client.connect();
  try {
    const saved = await conversation(client, { id, snapshot }, progress);
    await move(exportFile(dataDir, { id }), path);
    return saved;
  } finally {
    await client.end();
  }
}

async function conversation(
  client: pg.Client,
  request: { id: string; snapshot: string },
  progress: (rows: number) => void,
): Promise<SavedFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<SavedFacts>();
  // It may fail while nobody awaits it yet.
  promise.catch(() => {});
  const fail = (message: string, cause?: unknown) => reject(new AppError('UNAVAILABLE', message, { cause }));
  const gaveUp = () =>
    fail('The running Weekwise does not answer. Stop it and run this again; the backup is not whole.');
  let patience = setTimeout(gaveUp, SILENCE_MS);
  client.on('notification', ({ payload }) => {
    clearTimeout(patience);
    patience = setTimeout(gaveUp, SILENCE_MS);
    const said = ExportAnswer.safeParse(asJson(payload ?? ''));
    if (!said.success) fail('The running Weekwise is of another version. Restart it and run this again.');
    else if (said.data.state === 'working') progress(said.data.rows);
    else if (said.data.state === 'failed')
      fail(`The running Weekwise could not write its facts: ${said.data.message}`);
    else resolve({ rows: said.data.rows, sha256: said.data.sha256, columns: said.data.columns });
  });
  client.on('error', (error) => fail('The database went away; the backup is not whole.', error));
  try {
    await client.query(`LISTEN ${answersTo(request.id)}`);
    await client.query('SELECT pg_notify($1, $2)', [REQUESTS, JSON.stringify(request)]);
    return await promise;
  } finally {
    clearTimeout(patience);
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
