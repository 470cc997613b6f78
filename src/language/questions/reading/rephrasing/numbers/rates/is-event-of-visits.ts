import { wordsOf } from '../../../../text/tokenize.ts';
import { eventsOfVisits } from '../../../../vocabulary/event-verbs.ts';

const EVENTS: ReadonlySet<string> = new Set(eventsOfVisits.map((name) => wordsOf(name).join(' ')));

/** Whether a column counts what visitors do once in a visit: sign-ups, purchases. */
export const isEventOfVisits = (column: string): boolean => EVENTS.has(wordsOf(column).join(' '));
