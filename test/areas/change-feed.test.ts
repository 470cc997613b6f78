import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeBroadcast, changeBroadcast } from '#src/areas/insights/server/change-broadcast.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type ChangeFeed, newestChanges, openChangeFeed } from '#src/platform/events/change-feed.ts';
import { type Notifications, openNotifications } from '#src/platform/events/notifications.ts';
import { openSignOuts, type SignOuts } from '#src/platform/events/sign-outs.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;
let notifications: Notifications;
let feed: ChangeFeed;
let signOuts: SignOuts;
let broadcast: ChangeBroadcast;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  notifications = await openNotifications(fresh.url, silentLog);
  feed = await openChangeFeed(notifications, database);
  signOuts = await openSignOuts(notifications);
  broadcast = changeBroadcast({ feed, signOuts, database, log: silentLog });
});
afterAll(async () => {
  broadcast.close();
  await notifications.close();
  await database.close();
  await fresh.drop();
});

interface Someone {
  readonly organizationId: string;
  readonly userId: string;
}

async function member(): Promise<Someone> {
  const userId = randomUUID();
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
    [userId],
  );
  const organizationId = rows[0]?.id ?? '';
  await database.pool.query("INSERT INTO users (id, name, email) VALUES ($1, 'M', $1)", [userId]);
  await database.pool.query("INSERT INTO memberships VALUES ($1, $2, 'member')", [organizationId, userId]);
  return { organizationId, userId };
}

const addSource = async ({ organizationId }: Someone): Promise<string> =>
  (
    await database.pool.query<{ id: string }>(
      "INSERT INTO sources (organization_id, name, type) VALUES ($1, 'Shop', 'GA4') RETURNING id",
      [organizationId],
    )
  ).rows[0]?.id ?? '';

interface Heard {
  readonly kind: string;
  readonly id: string | null;
}

/** Hears what is sent to one stream, event by event; undefined once it was ended. */
function listen(someone: Someone, lastEventId?: string, stillSignedIn = async () => true) {
  const gone = new AbortController();
  const heard: (Heard | undefined)[] = [];
  let awaited: (() => void) | undefined;
  const hear = (events: readonly (Heard | undefined)[]) => {
    heard.push(...events);
    awaited?.();
  };
  broadcast.join({
    ...someone,
    lastEventId,
    stillSignedIn,
    stream: {
      send: (bytes) =>
        hear(
          [...new TextDecoder().decode(bytes).matchAll(/^data: (.+)$/gm)].map(
            ([, data]) => JSON.parse(data ?? '') as Heard,
          ),
        ),
      end: () => {
        if (gone.signal.aborted) return;
        gone.abort();
        hear([undefined]);
      },
      gone: gone.signal,
    },
  });
  return {
    next: async () => {
      while (heard.length === 0)
        await new Promise<void>((resolve) => {
          awaited = resolve;
        });
      return heard.shift();
    },
    end: async () => gone.abort(),
  };
}

describe('the stream of changes', () => {
  it('tells what happens to an organization, and nothing of another', async () => {
    const [us, them] = [await member(), await member()];
    const stream = listen(us);
    expect(await stream.next()).toMatchObject({ kind: 'ready' });
    await addSource(them);
    const ours = await addSource(us);
    expect(await stream.next()).toMatchObject({ kind: 'source', id: ours });
    await stream.end();
  });

  it('goes on where a broken connection left off, without a gap', async () => {
    const us = await member();
    await addSource(us);
    const lastSeen = await feed.latest(us.organizationId);
    const missed = [await addSource(us), await addSource(us)];
    const stream = listen(us, String(lastSeen));
    await stream.next();
    expect([await stream.next(), await stream.next()]).toMatchObject(missed.map((id) => ({ id })));
    await stream.end();
  });

  it('begins where a page did, whatever happened before anybody listened', async () => {
    const [us, them] = [await member(), await member()];
    await addSource(us);
    await addSource(them);
    const atStart = await database.acrossOrganizations((tx) => newestChanges(tx, us.userId));
    expect(Object.keys(atStart)).toEqual([us.organizationId]);
    const unheard = await addSource(us);
    const stream = listen(us, String(atStart[us.organizationId]));
    expect([await stream.next(), await stream.next()]).toMatchObject([{ kind: 'ready' }, { id: unheard }]);
    await stream.end();
  });

  it('tells each of many readers every change once and in order, whenever they came and whatever they missed', async () => {
    const us = await member();
    const before = await feed.latest(us.organizationId);
    const streams: ReturnType<typeof listen>[] = [];
    const added: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      streams.push(listen(us, String(before)));
      added.push(await addSource(us));
    }
    for (const stream of streams) {
      const heard: unknown[] = [await stream.next()];
      for (const _ of added) heard.push(await stream.next());
      expect(heard).toMatchObject([{ kind: 'ready' }, ...added.map((id) => ({ id }))]);
      await stream.end();
    }
  });

  it('cuts whom a membership was taken from, before telling; colleagues go on', async () => {
    const [us, stranger] = [await member(), await member()];
    await database.pool.query("INSERT INTO memberships VALUES ($1, $2, 'member')", [
      us.organizationId,
      stranger.userId,
    ]);
    const [staying, removed] = [listen(us), listen({ ...us, userId: stranger.userId })];
    expect([await staying.next(), await removed.next()]).toMatchObject([
      { kind: 'ready' },
      { kind: 'ready' },
    ]);
    await database.pool.query('DELETE FROM memberships WHERE organization_id = $1 AND user_id = $2', [
      us.organizationId,
      stranger.userId,
    ]);
    expect(await removed.next()).toBeUndefined();
    expect(await staying.next()).toMatchObject({ kind: 'membership' });
    await staying.end();
  });

  it('asks for a fresh start when it cannot tell what was missed', async () => {
    const us = await member();
    await addSource(us);
    for (const strange of ['99', '-1', 'yesterday']) {
      const stream = listen(us, strange);
      expect(await stream.next(), strange).toMatchObject({ kind: 'resync' });
      await stream.end();
    }
  });

  it('numbers changes in the order of commit, though transactions overlap', async () => {
    const us = await member();
    const before = await feed.latest(us.organizationId);
    const [slow, quick] = [await database.pool.connect(), await database.pool.connect()];
    const insert = "INSERT INTO sources (organization_id, name, type) VALUES ($1, $2, 'GA4')";
    await slow.query('BEGIN');
    await slow.query(insert, [us.organizationId, 'slow']);
    const waiting = quick.query(insert, [us.organizationId, 'quick']);
    await slow.query('COMMIT');
    await waiting;
    slow.release();
    quick.release();
    const after = await feed.since(us.organizationId, before, 10);
    expect(after.map((change) => change.number)).toEqual([before + 1, before + 2]);
  });

  it('hears again after its connection to the database was cut', async () => {
    const us = await member();
    const stream = listen(us);
    await stream.next();
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'weekwise-changes' AND datname = current_database()",
    );
    const added = await addSource(us);
    expect(await stream.next()).toMatchObject({ id: added });
    await stream.end();
  });

  it('ends soon after the membership does', async () => {
    const us = await member();
    const stream = listen(us);
    await stream.next();
    await database.pool.query('DELETE FROM memberships WHERE user_id = $1', [us.userId]);
    expect(await stream.next()).toBeUndefined();
  });

  it('ends as soon as its reader signed out', async () => {
    const someone = await member();
    const session = randomUUID();
    await database.pool.query("INSERT INTO sessions VALUES ($1, $2, $1, now() + interval '1 day')", [
      session,
      someone.userId,
    ]);
    const stream = listen(someone, undefined, async () => {
      const { rowCount } = await database.pool.query('SELECT FROM sessions WHERE id = $1', [session]);
      return rowCount === 1;
    });
    expect(await stream.next()).toMatchObject({ kind: 'ready' });
    // It waits for the next change when the session ends.
    const ends = stream.next();
    const ours = await addSource(someone);
    expect(await ends).toMatchObject({ kind: 'source', id: ours });
    const after = stream.next();
    await database.pool.query('DELETE FROM sessions WHERE id = $1', [session]);
    expect(await after).toBeUndefined();
  });

  it('does not begin for one who signed out meanwhile', async () => {
    const stream = listen(await member(), undefined, async () => false);
    await stream.next();
    expect(await stream.next()).toBeUndefined();
  });
});
