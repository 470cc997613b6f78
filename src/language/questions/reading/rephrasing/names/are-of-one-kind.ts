import type { Mark } from '../../mark.ts';

/** "Germany" and "France": names that can be told of the same column. */
export const areOfOneKind = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one?.type === 'members' &&
  other?.type === 'members' &&
  one.candidates.some(({ dimension }) => other.candidates.some((own) => own.dimension === dimension));
