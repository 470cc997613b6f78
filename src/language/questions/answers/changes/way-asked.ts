import type { Reading } from '../../reading/reading.ts';

const WAYS = {
  gain: 1,
  growth: 1,
  loss: -1,
  shrinkage: -1,
  change: 0,
  relative_change: 0,
  value: 0,
  both_ends: 0,
} as const satisfies Record<NonNullable<Reading['rank']>['by'], -1 | 0 | 1>;

/** Which way those moved that a ranking asks for: 1 up, -1 down, 0 either way. */
export const wayAsked = (rank: Reading['rank']): -1 | 0 | 1 => (rank === null ? 0 : WAYS[rank.by]);

/** Which way the first of its rows moved: both ends of one list begin with those that gained. */
export const wayOfFirst = (rank: Reading['rank']): -1 | 0 | 1 =>
  rank?.by === 'both_ends' ? 1 : wayAsked(rank);
