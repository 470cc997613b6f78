import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let owner: Visitor;
let colleague: Visitor;
let organizationId: string;

interface Shown {
  readonly userId: string;
  readonly email: string;
  readonly role: string;
  readonly lastSeenAt: string | null;
}
const at = (rest: string) => `/api/organizations/${organizationId}${rest}`;
const people = async () => (await owner.ask<{ users: Shown[] }>('GET', at('/users'))).users;
const person = async (email: string): Promise<Shown> => {
  const found = (await people()).find((one) => one.email === email);
  if (found === undefined) throw new Error(`${email} is not in the organization.`);
  return found;
};
const inviteLink = async (role: string) =>
  await owner.ask<{ secret: string; invitation: { id: string } }>('POST', at('/invitations'), {
    role,
    note: 'M',
  });

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  pool = new pg.Pool({ connectionString: database.url });
  owner = new Visitor(server);
  await owner.signIn('owner@example.test');
  colleague = new Visitor(server);
  await colleague.signIn('member@example.test');
  ({ id: organizationId } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'People test',
    url: 'people.example',
  }));
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

it('lets one person in by a link, once', async () => {
  const { secret } = await inviteLink('member');
  const read = await colleague.ask<{ organization: string; member: boolean }>(
    'POST',
    '/api/invitations/read',
    {
      secret,
    },
  );
  expect(read).toMatchObject({ organization: 'People test', member: false });
  const joined = await colleague.ask<{ id: string }>('POST', '/api/invitations/accept', { secret });
  expect(joined.id).toBe(organizationId);
  expect(await person('member@example.test')).toMatchObject({ role: 'member' });

  const third = new Visitor(server);
  await third.signIn('stranger@example.test');
  const again = await third.call('POST', '/api/invitations/accept', { secret });
  const unknown = await third.call('POST', '/api/invitations/accept', { secret: 'x'.repeat(43) });
  expect(again.status).toBe(404);
  expect(again.text).toBe(unknown.text);
  expect(again.text).toContain(
    'This invitation is no longer valid. Ask the person who sent it for a new link.',
  );
});

it('keeps only a hash of the link, and a revoked or old one is useless', async () => {
  const { secret, invitation } = await inviteLink('admin');
  const { rows } = await pool.query('SELECT * FROM invitations');
  expect(JSON.stringify(rows)).not.toContain(secret);
  await owner.ask('DELETE', at(`/invitations/${invitation.id}`));
  expect((await colleague.call('POST', '/api/invitations/read', { secret })).status).toBe(404);

  const old = await inviteLink('admin');
  await pool.query("UPDATE invitations SET expires_at = '2000-01-01' WHERE id = $1", [old.invitation.id]);
  expect((await colleague.call('POST', '/api/invitations/read', { secret: old.secret })).status).toBe(404);
});

it('lets nobody hand on rights that they lost since', async () => {
  const { userId } = await person('member@example.test');
  const made = async (role: string) =>
    await pool.query('UPDATE memberships SET role = $3 WHERE organization_id = $1 AND user_id = $2', [
      organizationId,
      userId,
      role,
    ]);
  await made('admin');
  const { secret } = await colleague.ask<{ secret: string }>('POST', at('/invitations'), {
    role: 'admin',
    note: 'M',
  });
  await made('member');
  const third = new Visitor(server);
  await third.signIn('stranger@example.test');
  expect((await third.call('POST', '/api/invitations/accept', { secret })).status).toBe(404);
});

it('shows who was seen, and when', async () => {
  expect((await person('owner@example.test')).lastSeenAt).not.toBeNull();
});

it('lets only owners make owners, and never leaves an organization without one', async () => {
  const [boss, other] = [await person('owner@example.test'), await person('member@example.test')];
  const demoted = await owner.call('PATCH', at(`/users/${boss.userId}`), { role: 'member' });
  expect(demoted.status).toBe(409);
  expect((await owner.call('POST', at('/leave'))).text).toContain('An organization needs an owner');

  await owner.ask('PATCH', at(`/users/${other.userId}`), { role: 'admin' });
  const grab = await colleague.call('PATCH', at(`/users/${other.userId}`), { role: 'owner' });
  expect([grab.status, (await person('member@example.test')).role]).toEqual([403, 'admin']);
  expect((await colleague.call('DELETE', at(`/users/${boss.userId}`))).status).toBe(409);

  await owner.ask('PATCH', at(`/users/${other.userId}`), { role: 'owner' });
  // Two owners that leave at the same moment: one of them stays.
  const [one, two] = await Promise.all([
    owner.call('PATCH', at(`/users/${boss.userId}`), { role: 'admin' }),
    colleague.call('PATCH', at(`/users/${other.userId}`), { role: 'admin' }),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const staying = one.status === 409 ? owner : colleague;
  await staying.ask('PATCH', at(`/users/${boss.userId}`), { role: 'owner' });
  await owner.ask('PATCH', at(`/users/${other.userId}`), { role: 'member' });
});

it('cuts what a removed person has open at once, and says who did it', async () => {
  const stream = await fetch(new URL(`/api/analytics/changes?organizationId=${organizationId}`, server.url), {
    headers: { cookie: colleague.cookieHeader() },
  });
  const ended = stream.text();
  const { userId } = await person('member@example.test');
  await owner.ask('DELETE', at(`/users/${userId}`));
  expect(await ended).not.toContain('"membership"');
  expect((await colleague.call('GET', at('/sources'))).status).toBe(404);

  const { entries } = await owner.ask<{ entries: { action: string; by: string; details: object }[] }>(
    'GET',
    at('/audit-log'),
  );
  expect(entries[0]).toMatchObject({ action: 'Removed a person', details: { role: 'member' } });
  expect(entries.map(({ action }) => action)).toContain('Joined by invitation');
  const older = await owner.ask<{ entries: { action: string }[]; more: boolean }>(
    'GET',
    at(`/audit-log?limit=1`),
  );
  expect([older.entries.length, older.more]).toEqual([1, true]);
});

it('keeps the log of deeds from being changed by a request', async () => {
  const client = await pool.connect();
  try {
    for (const statement of [
      'UPDATE audit_entries SET action = $1',
      'DELETE FROM audit_entries WHERE action <> $1',
    ]) {
      await client.query(
        `BEGIN; SET LOCAL ROLE weekwise_app; SET LOCAL app.organization_id = '${organizationId}'`,
      );
      await expect(client.query(statement, ['nothing'])).rejects.toThrow(/permission denied/);
      await client.query('ROLLBACK');
    }
  } finally {
    client.release();
  }
});
