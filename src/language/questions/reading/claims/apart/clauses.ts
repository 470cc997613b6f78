import type { ClaimWord } from './claim-word.ts';
import { type Clause, clauseOf } from './clause.ts';

/** What joins one claim to another. */
export const JOINT = /\b(?:but|and|yet|while|whereas|though|although)\b/i;

/** What is said of the same once more, behind "but" or "and". */
export interface Further {
  readonly clause: Clause;
  /** "But not in Graz" */
  readonly isDenied: boolean;
}

/** A first claim and what is said beside it. */
export interface Clauses {
  readonly first: Clause;
  readonly further: readonly Further[];
}

/** Where the words fall into claims; undefined where they are one, or it is not known where another begins. */
export function clausesOf(words: readonly ClaimWord[]): Clauses | undefined {
  const starts = words.flatMap((_, at) => (beginsClaim(words, at) ? [at] : []));
  const [start] = starts;
  if (start === undefined) return undefined;
  const first = clauseOf(words.slice(0, start));
  const further = starts.map((from, at) => furtherOf(words.slice(from, starts[at + 1])));
  return first !== undefined && further.every((one) => one !== undefined) ? { first, further } : undefined;
}

/** ", and a lower", "but its revenue", "but not in", "and for suites" */
function beginsClaim(words: readonly ClaimWord[], at: number): boolean {
  const word = words[at];
  const isJoint = word?.is === 'joint' || (word?.is === 'comma' && words[at + 1]?.is !== 'joint');
  if (!isJoint) return false;
  const rest = words.slice(at + 1).filter(({ is }) => is !== 'light');
  if (word.is === 'joint' && /^(?:not|lead|than)$/.test(rest[0]?.is ?? '')) return true;
  // "But Salzburg more revenue"
  if (rest[0]?.is === 'name') return rest[1]?.is === 'way' && rest[2]?.is === 'metric';
  const told = rest.findIndex(({ is }) => !/^(?:metric|thing|other)$/.test(is));
  // "More bookings and revenue than"
  const isListed = rest[0]?.is === 'metric' && /^(?:than|joint|comma)$/.test(rest[told]?.is ?? '');
  return isListed || /^(?:way|move)$/.test(rest[told]?.is ?? '');
}

function furtherOf(words: readonly ClaimWord[]): Further | undefined {
  const said = words.filter(({ is }, at) => is !== 'joint' || at > 0);
  const opening = said.findIndex(({ is }) => is !== 'light' && is !== 'comma');
  const isDenied = said[opening]?.is === 'not';
  const clause = clauseOf(said.slice(isDenied ? opening + 1 : opening));
  return clause && { clause, isDenied };
}
