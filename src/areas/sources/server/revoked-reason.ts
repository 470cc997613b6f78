import type { Grant } from './grant-store.ts';

const DAY = 86_400_000;
/** How long Google lets the tokens of an app live whose consent page is in the state "Testing". */
const TESTING_DAYS = 7;

/** Why a token of Google's died, as far as can be told, and what mends it. */
export function revokedReason(grant: Pick<Grant, 'email' | 'connectedAt'>, now: number): string {
  const age = (now - grant.connectedAt.getTime()) / DAY;
  const why =
    age >= TESTING_DAYS && age < TESTING_DAYS + 1
      ? 'it is a week old, and Google ends the connections of apps in testing after seven days'
      : 'it was withdrawn in the Google account, or it lapsed';
  return `Google no longer accepts this connection of ${grant.email}: ${why}. Connect again to go on; what was read is kept.`;
}
