import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type Day } from '#src/shared/week.ts';
import { createShopOrganization, requestRun, untilRunsEnded } from '../test/harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';

/**
 * Memory of the program after its start, after a generation, and with a million facts that an imported file brought and a
 * generation read. Of its process, and of its PostgreSQL beside it. `npm run bench -- memory [facts, 1000000]`
 */
const FACTS = Number(process.argv[2] ?? 1_000_000);
/** What umami 3.1 held after a million page views, on the machine of the reference measurement. */
const PEER_MB = 414;
const GOAL = 0.75;
const EMAIL = 'owner@example.test';
const SETTLE_MS = 10_000;
const DAYS = 420;

const statusOf = (pid: number, field: string): number => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
};

/** Resident memory that its children do not share with each other: PostgreSQL's buffers count once. */
function privateOfChildren(pid: number): number {
  return descendants(pid).reduce((sum, child) => {
    const file = `/proc/${child}/smaps_rollup`;
    try {
      return sum + Number(/Pss:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // It ended meanwhile.
      return sum;
    }
  }, 0);
}

function descendants(pid: number): number[] {
  const parentOf = (text: string) => Number(text.split(') ')[1]?.split(' ')[1]);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  for (const name of all) {
    try {
      parents.set(Number(name), parentOf(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It ended meanwhile.
    }
  }
  const found: number[] = [];
  for (const one of parents.keys())
    for (let at: number | undefined = one; at !== undefined && at > 1; at = parents.get(at))
      if (parents.get(at) === pid) {
        found.push(one);
        break;
      }
  return found;
}

async function tell(server: WeekwiseProcess, name: string): Promise<void> {
  await wait(SETTLE_MS);
  const resident = statusOf(server.pid, 'VmRSS');
  report({
    name: `memory-${name}`,
    value: resident,
    unit: 'MB',
    reference: `resident, at most ${PEER_MB * GOAL} MB; most so far ${statusOf(server.pid, 'VmHWM').toFixed(0)} MB; its PostgreSQL and stand-in beside it ${privateOfChildren(server.pid).toFixed(0)} MB`,
    ratio: resident / PEER_MB,
  });
}

/** Rows of a file such as people export: day, channel, country and device with three counts. */
function fileOf(rows: number, last: Day): string[] {
  const channels = ['Direct', 'Organic Search', 'Paid Search', 'Referral', 'Email', 'Social'];
  const devices = ['desktop', 'mobile', 'tablet'];
  const perDay = Math.ceil(rows / DAYS);
  const PORTION = 60;
  const parts: string[] = [];
  for (let from = 0; from < DAYS; from += PORTION) {
    const lines = ['date,channel,country,device,sessions,users,key_events'];
    for (let back = from; back < Math.min(from + PORTION, DAYS); back += 1)
      for (let row = 0; row < perDay; row += 1)
        lines.push(
          `${addDays(last, -back)},${channels[row % 6]},Country ${Math.floor(row / 18)},${devices[row % 3]},${5 + ((row * 7 + back) % 11)},${4 + ((row * 5 + back) % 9)},${(row + back) % 3}`,
        );
    parts.push(`${lines.join('\n')}\n`);
  }
  return parts;
}

interface Uploaded {
  readonly upload: {
    readonly id: string;
    readonly tables: readonly { readonly id: string; readonly mapping: unknown; readonly problem: unknown }[];
  };
}

const folder = temporaryFolder();
const server = await startWeekwise({ dataDir: join(folder.path, 'data'), env: { LOG_LEVEL: 'error' } });
try {
  await tell(server, 'after-start');
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  const shop = await createShopOrganization(owner, EMAIL, 'Memory');
  await requestRun(owner, shop);
  await untilRunsEnded(owner, shop);
  await tell(server, 'after-generation');

  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${shop.organizationId}/source`,
    { name: 'A million facts', type: 'FILE' },
  );
  const tables: object[] = [];
  for (const [index, text] of fileOf(FACTS, addDays(shop.week as Day, 6)).entries()) {
    const sent = await owner.upload(`/api/sources/${source.id}/uploads`, `facts-${index}.csv`, text);
    if (sent.status !== 200) throw new Error(sent.text);
    const { upload } = sent.json as Uploaded;
    for (const { id, mapping } of upload.tables) tables.push({ uploadId: upload.id, tableId: id, mapping });
  }
  await owner.ask('POST', `/api/sources/${source.id}/imports`, {
    tables,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
  });
  for (;;) {
    const [newest] = await owner.ask<{ status: string; failure?: string; rowCount: number }[]>(
      'GET',
      `/api/sources/${source.id}/imports`,
    );
    if (newest?.status === 'completed') break;
    if (newest?.status === 'failed') throw new Error(JSON.stringify(newest));
    await wait(500);
  }
  await tell(server, 'with-a-million-facts');
  const million = { ...shop, sourceId: source.id };
  await requestRun(owner, million);
  const end = performance.now() + 300_000;
  for (let open = true; open && performance.now() < end; await wait(500)) {
    const { cards } = await owner.ask<{ cards: { payload: { status?: string } }[] }>(
      'GET',
      `/api/analytics/cards?organizationId=${shop.organizationId}&card_type=workflow_progress`,
    );
    open = cards.some(({ payload }) => payload.status === 'in_progress');
  }
  await tell(server, 'after-a-million-were-analysed');
} finally {
  await server.stop();
  folder.remove();
}
