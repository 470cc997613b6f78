import type { Change } from '#src/platform/events/change-feed.ts';
import { ChangeEvent } from '../contract.ts';

const encoder = new TextEncoder();

const written = (number: number, event: ChangeEvent): string =>
  `event: message\nid: ${number}\ndata: ${JSON.stringify(event)}\n\n`;

/** Server-sent events, each under the number from which its reader can go on. */
export const changeBytes = (changes: readonly Change[]): Uint8Array =>
  encoder.encode(
    changes
      .map(({ number, kind, entityId, week }) =>
        written(number, ChangeEvent.parse({ kind, id: entityId, weekStart: week })),
      )
      .join(''),
  );

/** The first event: from which number on changes are told, and whether everything should be fetched anew. */
export const beginningBytes = (number: number, kind: 'ready' | 'resync'): Uint8Array =>
  encoder.encode(written(number, { kind, id: null, weekStart: null }));

/** A comment, which readers skip; it keeps relays from closing a connection on which nothing happens. */
export const heartbeatBytes: Uint8Array = encoder.encode(': \n\n');
