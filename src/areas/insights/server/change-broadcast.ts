import type { Database } from '#src/platform/database/database.ts';
import { memberships } from '#src/platform/database/tables.ts';
import type { Change, ChangeFeed } from '#src/platform/events/change-feed.ts';
import type { SignOuts } from '#src/platform/events/sign-outs.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import type { Log } from '#src/platform/log.ts';
import { beginningBytes, changeBytes, heartbeatBytes } from './change-event-bytes.ts';
import { beginningOf, type Listener, type Reader, tell } from './change-reader.ts';

export interface BroadcastParts {
  readonly feed: ChangeFeed;
  readonly signOuts: SignOuts;
  readonly database: Database;
  readonly log: Log;
}

export interface ChangeBroadcast {
  /** Tells every change from where the browser left off, then live, until it goes, signs out or loses its membership. */
  join(listener: Listener): void;
  close(): void;
}

/** The readers of one organization that were told everything up to `last`. */
interface Channel {
  last: number;
  readonly readers: Set<Reader>;
  readonly empty: AbortController;
}

const BATCH = 200;
/** A session that runs out tells nobody: how often it is asked whether a reader is still signed in. */
const RECHECK_MS = 60_000;
const HEARTBEAT_MS = 20_000;

const touchesMembers = (changes: readonly Change[]) => changes.some(({ kind }) => kind === 'membership');

/** One look at the changes and one encoding of them for all readers of an organization, written to them in one pass. */
export function changeBroadcast({ feed, signOuts, database, log }: BroadcastParts): ChangeBroadcast {
  const channels = new Map<string, Channel>();
  const open = new Set<Reader>();

  const isMember = async ({ userId, organizationId }: Reader) =>
    (await membershipFor(database, userId, 'organization', organizationId)) !== undefined;
  const membersOf = (organizationId: string) =>
    database.forOrganization(organizationId, async (tx) => {
      const rows = await tx.select({ userId: memberships.userId }).from(memberships);
      return new Set(rows.map(({ userId }) => userId));
    });

  const leave = (reader: Reader) => {
    const channel = channels.get(reader.organizationId);
    if (!channel?.readers.delete(reader) || channel.readers.size > 0) return;
    channels.delete(reader.organizationId);
    channel.empty.abort();
  };
  const end = (reader: Reader) => {
    leave(reader);
    open.delete(reader);
    reader.stream.end();
  };
  /** A stream that cannot be looked after is ended: its browser comes back and says where it was. */
  const orEnd = (work: Promise<void>, readers: Iterable<Reader>) =>
    work.catch((error: unknown) => {
      log.warn('A stream of changes was cut', { error });
      for (const reader of [...readers]) end(reader);
    });

  const broadcast = async (organizationId: string, channel: Channel): Promise<void> => {
    while (!channel.empty.signal.aborted) {
      // Subscribed before looking, so that a change between the look and the wait is not slept through.
      const next = feed.next(organizationId, channel.empty.signal);
      const fresh = await feed.since(organizationId, channel.last, BATCH);
      const newest = fresh.at(-1);
      if (newest === undefined) {
        await next;
        continue;
      }
      const members = touchesMembers(fresh) ? await membersOf(organizationId) : undefined;
      const bytes = changeBytes(fresh);
      channel.last = newest.number;
      for (const reader of [...channel.readers])
        if (members?.has(reader.userId) === false) end(reader);
        else tell(reader, fresh, bytes);
    }
  };

  /** Tells what was missed, then puts the reader where it hears what comes. */
  const follow = async (reader: Reader): Promise<void> => {
    const { organizationId, stream } = reader;
    while (!stream.gone.aborted) {
      const channel = channels.get(organizationId);
      if (channel === undefined) {
        const begun = { last: reader.last, readers: new Set([reader]), empty: new AbortController() };
        channels.set(organizationId, begun);
        void orEnd(broadcast(organizationId, begun), begun.readers);
        return;
      }
      if (reader.last >= channel.last) {
        channel.readers.add(reader);
        return;
      }
      const upTo = channel.last;
      const missed = await feed.since(organizationId, reader.last, BATCH);
      // Before anything is told.
      if (touchesMembers(missed) && !(await isMember(reader))) return end(reader);
      if (missed.length > 0) tell(reader, missed, changeBytes(missed));
      else reader.last = upTo;
    }
  };

  /** Nothing is told while it is asked whether the reader is still signed in. */
  const recheck = async (reader: Reader): Promise<void> => {
    leave(reader);
    if (await reader.stillSignedIn()) await follow(reader);
    else end(reader);
  };

  // One check after the other: a thousand at once would hold up what is to be told.
  let turn = Promise.resolve();
  const watch = (reader: Reader) => {
    const { gone } = reader.stream;
    const signedOut = () => {
      untilSignOut();
      void orEnd(recheck(reader), [reader]);
    };
    const untilSignOut = () =>
      signOuts.next(reader.userId).addEventListener('abort', signedOut, { once: true, signal: gone });
    const timer = setInterval(() => {
      turn = turn.then(() => orEnd(recheck(reader), [reader]));
    }, RECHECK_MS).unref();
    gone.addEventListener('abort', () => clearInterval(timer), { once: true });
    untilSignOut();
  };

  const begin = async (reader: Reader): Promise<void> => {
    const { number, kind } = beginningOf(reader.lastEventId, await feed.latest(reader.organizationId));
    reader.last = number;
    reader.stream.send(beginningBytes(number, kind));
    watch(reader);
    // From here on the end of the session or of the membership is told; before, nothing to come would tell it.
    if ((await reader.stillSignedIn()) && (await isMember(reader))) await follow(reader);
    else end(reader);
  };

  const heartbeat = setInterval(() => {
    for (const { stream } of open) stream.send(heartbeatBytes);
  }, HEARTBEAT_MS).unref();

  return {
    join: (listener) => {
      const reader: Reader = { ...listener, last: 0 };
      open.add(reader);
      reader.stream.gone.addEventListener('abort', () => end(reader), { once: true });
      void orEnd(begin(reader), [reader]);
    },
    close: () => {
      clearInterval(heartbeat);
      for (const reader of [...open]) end(reader);
    },
  };
}
