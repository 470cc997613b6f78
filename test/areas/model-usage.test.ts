import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteTokens, takeCall } from '#src/areas/questions/server/model/usage-store.ts';
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
const take = (id: string, day = today) => database.forOrganization(id, (tx) => takeCall(tx, id, day));
const spend = (id: string, inputTokens: number, outputTokens: number, day = today) =>
  database.forOrganization(id, (tx) => noteTokens(tx, day, { inputTokens, outputTokens }));

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
});
