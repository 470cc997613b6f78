import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('names the organization in one way, however its id was written: queues and locks go by the letters', async () => {
  const userId = randomUUID();
  await database.pool.query("INSERT INTO users (id, name, email) VALUES ($1, 'M', $1)", [userId]);
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
    [userId],
  );
  const id = rows[0]?.id ?? '';
  await database.pool.query("INSERT INTO memberships VALUES ($1, $2, 'owner')", [id, userId]);
  for (const [names, asked] of [
    ['organization', id.toUpperCase()],
    ['agent', `${id.toUpperCase()}-planning-agent`],
  ] as const)
    expect(await membershipFor(database, userId, names, asked)).toEqual({
      organizationId: id,
      role: 'owner',
    });
});
