import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf, reserveCredits, settleCredits } from '#src/areas/organizations/server/credits.ts';
import { type Database, openDatabase, type Work } from '#src/platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;
const at = (instant: string) => ({ now: () => Date.parse(instant) });
const march = at('2026-03-10T12:00:00Z');
const april = at('2026-04-01T00:00:01Z');

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
const inside = <Result>(id: string, work: Work<Result>) => database.forOrganization(id, work);
const reserve = (organizationId: string, id: string, credits: number, clock = march) =>
  inside(organizationId, (tx) => reserveCredits(tx, { id, organizationId, credits }, 100, clock));
const left = (organizationId: string, clock = march) =>
  inside(organizationId, async (tx) => (await creditsOf(tx, organizationId, 100, clock)).creditsRemaining);

describe('credits', () => {
  it('are given each month, and do not pile up', async () => {
    const id = await organization();
    expect(await left(id)).toBe(100);
    await reserve(id, randomUUID(), 30);
    expect(await left(id)).toBe(70);
    expect(await left(id, april)).toBe(100);
  });

  it('are reserved and refunded once for a run, however often it is tried', async () => {
    const id = await organization();
    const run = randomUUID();
    for (let time = 0; time < 3; time += 1) expect(await reserve(id, run, 10)).toBe(true);
    expect(await left(id)).toBe(90);
    for (let time = 0; time < 3; time += 1)
      await inside(id, (tx) => settleCredits(tx, { id: run, organizationId: id, usedCredits: 4 }));
    expect(await left(id)).toBe(96);
  });

  it('are never overdrawn, though a hundred ask at once', async () => {
    const id = await organization();
    const answers = await Promise.all(Array.from({ length: 100 }, () => reserve(id, randomUUID(), 14)));
    expect(answers.filter(Boolean)).toHaveLength(7);
    expect(await left(id)).toBe(2);
  });

  it('cost nothing where they are unlimited', async () => {
    const id = await organization();
    await inside(id, (tx) =>
      reserveCredits(tx, { id: randomUUID(), organizationId: id, credits: 20 }, 'unlimited', march),
    );
    expect(await inside(id, (tx) => creditsOf(tx, id, 'unlimited', march))).toEqual({
      creditsRemaining: null,
      creditsMonthly: null,
    });
  });

  it('cannot become less than nothing, whatever a program writes', async () => {
    const id = await organization();
    await left(id);
    await expect(
      database.pool.query('UPDATE credit_accounts SET remaining = -1 WHERE organization_id = $1', [id]),
    ).rejects.toThrow(/check/);
  });
});
