import type { Change } from '#src/platform/events/change-feed.ts';
import type { LiveStream } from '#src/platform/http/live-stream.ts';
import { changeBytes } from './change-event-bytes.ts';

export interface Listener {
  readonly organizationId: string;
  readonly userId: string;
  /** The last event the browser saw before its connection broke, or the newest when its page began. */
  readonly lastEventId: string | undefined;
  readonly stillSignedIn: () => Promise<boolean>;
  readonly stream: Pick<LiveStream, 'send' | 'end' | 'gone'>;
}

export interface Reader extends Listener {
  /** Number of the last change it was told. */
  last: number;
}

/** Missed more than this: fetching everything again is cheaper than telling. */
const TOO_MANY = 1000;

/** From which change a reader goes on, when the newest is `latest`. */
export function beginningOf(
  lastEventId: string | undefined,
  latest: number,
): { readonly number: number; readonly kind: 'ready' | 'resync' } {
  if (lastEventId === undefined) return { number: latest, kind: 'ready' };
  const asked = Number(lastEventId);
  const isKnown = Number.isSafeInteger(asked) && asked >= 0 && asked <= latest && latest - asked <= TOO_MANY;
  return isKnown ? { number: asked, kind: 'ready' } : { number: latest, kind: 'resync' };
}

/** Tells what the reader has not heard yet; `bytes` are all of these changes, encoded once for everybody. */
export function tell(reader: Reader, changes: readonly Change[], bytes: Uint8Array): void {
  const [oldest, newest] = [changes.at(0), changes.at(-1)];
  if (oldest === undefined || newest === undefined || newest.number <= reader.last) return;
  const isNewToReader = oldest.number > reader.last;
  reader.stream.send(
    isNewToReader ? bytes : changeBytes(changes.filter(({ number }) => number > reader.last)),
  );
  reader.last = newest.number;
}
