import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { defineWorkflow, openWorkflows, type Workflows } from '#src/platform/workflows/workflows.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

const ORGANIZATIONS = [randomUUID(), randomUUID(), randomUUID()];
const EACH = 8;

let fresh: FreshDatabase;
let database: Database;
let workflows: Workflows;
const begun: string[] = [];
const answers = Promise.withResolvers<void>();
const answering = defineWorkflow(
  'answering',
  z.string(),
  async (organizationId, { step }) =>
    await step('answer', async () => {
      begun.push(organizationId);
      await answers.promise;
    }),
  'questions',
);

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  workflows = await openWorkflows({
    databaseUrl: fresh.url,
    log: silentLog,
    workerId: 'one',
    definitions: [answering],
  });
});
afterAll(async () => {
  answers.resolve();
  await workflows?.close();
  await database?.close();
  await fresh?.drop();
});

it('answers questions of three organizations at the same time, however many each has asked', async () => {
  await database.acrossOrganizations(async (tx) => {
    for (const id of ORGANIZATIONS)
      for (let count = 0; count < EACH; count += 1)
        await workflows.enqueue(tx, answering, randomUUID(), id, id);
  });
  await vi.waitFor(() => expect(begun).toHaveLength(6), { timeout: 20_000 });
  expect(new Set(begun)).toEqual(new Set(ORGANIZATIONS));
});
