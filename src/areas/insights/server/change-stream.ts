import { withEventMeta } from '@orpc/server';
import type { Database } from '#src/platform/database/database.ts';
import type { ChangeFeed } from '#src/platform/events/change-feed.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import { ChangeEvent } from '../contract.ts';

export interface StreamParts {
  readonly feed: ChangeFeed;
  readonly database: Database;
}

interface Listener {
  readonly organizationId: string;
  readonly userId: string;
  /** The last event the browser saw before its connection broke. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  readonly stillSignedIn: () => Promise<boolean>;
}

const BATCH = 200;
/** Missed more than this: fetching everything again is cheaper than telling. */
const TOO_MANY = 1000;
/** How often a silent stream asks whether its reader is still signed in and a member: an end of either cuts it within this time. */
const RECHECK_MS = 4000;

/** Every change of an organization from where the browser left off, then live, until it goes, signs out or loses its membership. */
export async function* changeStream(
  { feed, database }: StreamParts,
  { organizationId, userId, lastEventId, signal, stillSignedIn }: Listener,
): AsyncGenerator<ChangeEvent> {
  const latest = await feed.latest(organizationId);
  const asked = lastEventId === undefined ? Number.NaN : Number(lastEventId);
  const known = Number.isSafeInteger(asked) && asked >= 0 && asked <= latest && latest - asked <= TOO_MANY;
  let last = known ? asked : latest;
  const event = (number: number, data: ChangeEvent) => withEventMeta(data, { id: String(number) });
  yield event(last, {
    kind: lastEventId !== undefined && !known ? 'resync' : 'ready',
    id: null,
    weekStart: null,
  });

  while (!signal.aborted) {
    const woken = AbortSignal.any([signal, AbortSignal.timeout(RECHECK_MS)]);
    const next = feed.next(organizationId, woken);
    // Subscribed before looking, so that a change between the look and the wait is not slept through.
    const fresh = await feed.since(organizationId, last, BATCH);
    // Before anything is told: a change may be the end of the reader's own membership.
    if ((await membershipFor(database, userId, 'organization', organizationId)) === undefined) return;
    for (const change of fresh) {
      last = change.number;
      yield event(
        last,
        ChangeEvent.parse({ kind: change.kind, id: change.entityId, weekStart: change.week }),
      );
    }
    if (fresh.length > 0) continue;
    await next;
    if (!(await stillSignedIn())) return;
  }
}
