import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyLimits } from '#src/areas/questions/server/model/daily-limits.ts';
import { noteTokens, takeCall } from '#src/areas/questions/server/model/usage-store.ts';
import { readConfig } from '#src/platform/config.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import type { Day } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;
const [today, tomorrow] = ['2026-03-10', '2026-03-11'] as [Day, Day];

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function organization(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
    [randomUUID()],
  );
  return rows[0]?.id ?? '';
}
const limits = dailyLimits(readConfig({}));
const take = (id: string, day = today, most = limits) =>
  database.forOrganization(id, (tx) => takeCall(tx, id, day, most));
const spend = (id: string, inputTokens: number, outputTokens: number, day = today) =>
  database.forOrganization(id, (tx) => noteTokens(tx, id, day, { inputTokens, outputTokens }));

describe('what an organization may spend on a model in a day', () => {
  it('is two hundred questions, also when they come at once, and anew the next day', async () => {
    const [id, other] = [await organization(), await organization()];
    const taken = await Promise.all(Array.from({ length: 205 }, () => take(id)));
    expect(taken.filter(Boolean)).toHaveLength(200);
    expect(await take(id)).toBe(false);
    expect(await take(other)).toBe(true);
    expect(await take(id, tomorrow)).toBe(true);
  });

  it('is a million tokens, given and taken together, of its own alone', async () => {
    const [id, other] = [await organization(), await organization()];
    await take(id);
    await take(other);
    await spend(id, 900_000, 99_999);
    expect(await take(id)).toBe(true);
    await spend(id, 0, 1);
    expect(await take(id)).toBe(false);
    expect(await take(other)).toBe(true);
    expect(await take(id, tomorrow)).toBe(true);
  });

  it('is the money that was set, by the prices of what is read and written', async () => {
    const id = await organization();
    const config = readConfig({
      MODEL_PROVIDER: 'openai',
      MODEL_NAME: 'priced',
      MODEL_PRICES: '3,15',
      MODEL_DAILY_SPEND: '0.45',
    });
    const priced = dailyLimits(config);
    expect(await take(id, today, priced)).toBe(true);
    await spend(id, 100_000, 9_999);
    expect(await take(id, today, priced)).toBe(true);
    await spend(id, 0, 1);
    expect(await take(id, today, priced)).toBe(false);
    expect(await take(id, today), 'the same without a limit of money').toBe(true);
    expect(await take(id, tomorrow, priced)).toBe(true);
  });
});
