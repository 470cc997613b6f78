import { withEventMeta } from '@orpc/server';
import type { Database } from '#src/platform/database/database.ts';
import type { Change, ChangeFeed } from '#src/platform/events/change-feed.ts';
import type { SignOuts } from '#src/platform/events/sign-outs.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import { ChangeEvent } from '../contract.ts';

export interface StreamParts {
  readonly feed: ChangeFeed;
  readonly signOuts: SignOuts;
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
/** A session that runs out tells nobody: how often a stream asks whether its reader is still signed in. */
const RECHECK_MS = 60_000;

/** Every change of an organization from where the browser left off, then live, until it goes, signs out or loses its membership. */
export async function* changeStream(
  { feed, signOuts, database }: StreamParts,
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

  const soon = () => AbortSignal.any([AbortSignal.timeout(RECHECK_MS), signOuts.next(userId)]);
  let due = soon();
  // From here on the end of the session or of the membership is told; before, nothing to come would tell it.
  const isMember = async () =>
    (await membershipFor(database, userId, 'organization', organizationId)) !== undefined;
  if (!((await stillSignedIn()) && (await isMember()))) return;

  let look = true;
  while (!signal.aborted) {
    const recheck = due.aborted;
    if (recheck) due = soon();
    const next = feed.next(organizationId, AbortSignal.any([signal, due]));
    // Subscribed before looking, so that a change between the look and the wait is not slept through.
    if (recheck && !(await stillSignedIn())) return;
    const fresh: readonly Change[] = look ? await feed.since(organizationId, last, BATCH) : [];
    // Before anything is told.
    if (fresh.some(({ kind }) => kind === 'membership') && !(await isMember())) return;
    for (const change of fresh) {
      last = change.number;
      yield event(
        last,
        ChangeEvent.parse({ kind: change.kind, id: change.entityId, weekStart: change.week }),
      );
    }
    look = fresh.length > 0 || (await next);
  }
}
