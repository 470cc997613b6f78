import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '#src/areas/sources/file-contract.ts';
import { shopFile } from '../harness/shop-file.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const RUNS = 5;
const MOST_MS = 60_000;
const EVERY_MS = 60;

let folder: TemporaryFolder;
let server: WeekwiseProcess;
let owner: Visitor;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startWeekwise({ dataDir: folder.path, env: { CREDITS_MONTHLY: '8000' } });
  owner = new Visitor(server);
  await owner.signIn('owner@example.test');
}, 300_000);
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

async function importedShop(): Promise<{ organizationId: string; sourceId: string; week: string }> {
  const { id } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'Impatient',
    url: 'shop.example',
  });
  const { source } = await owner.ask<{ source: { id: string } }>('POST', `/api/organizations/${id}/source`, {
    name: 'Files',
    type: 'FILE',
  });
  const file = shopFile(Date.now());
  const answer = await owner.upload(`/api/sources/${source.id}/uploads`, 'shop.csv', file.text);
  const { upload } = answer.json as { upload: Upload };
  const tables = upload.tables.flatMap(({ id: tableId, mapping }) =>
    mapping === null ? [] : [{ uploadId: upload.id, tableId, mapping }],
  );
  await owner.ask('POST', `/api/sources/${source.id}/imports`, { tables, timeZone: 'UTC', currency: 'EUR' });
  return { organizationId: id, sourceId: source.id, week: file.week };
}

it('accepts runs at the very moment at which others end, and ends none of them by it', async () => {
  const { organizationId, sourceId, week } = await importedShop();
  const request = { organizationId, sourceId, selectedDate: week, stepsBudget: 20 };
  const statuses = async () => {
    const { entries } = await owner.ask<{ entries: { run: { status: string } | null }[] }>(
      'GET',
      `/api/organizations/${organizationId}/credits/ledger?limit=200`,
    );
    return entries.map(({ run }) => run?.status).filter((status) => status !== undefined);
  };
  const asked: ReturnType<Visitor['call']>[] = [];
  let seen: string[] = [];
  // Each that ended stands twice in the account: what was taken, and what was given back.
  const ended = () => seen.filter((status) => status !== 'queued' && status !== 'in_progress').length / 2;
  for (const end = performance.now() + MOST_MS; ended() < RUNS && performance.now() < end; ) {
    for (let count = 0; count < 10; count++) {
      asked.push(owner.call('POST', '/api/analytics', request));
      await wait(EVERY_MS);
    }
    seen = await statuses();
  }
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  expect(seen).toContain('completed');
  expect(seen).not.toContain('failed');
}, 120_000);
