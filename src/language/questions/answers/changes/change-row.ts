import { growth } from '../../data/growth.ts';

/** The cells of `changeColumns`: a number, the one before, and how far they are apart. */
export const changeRow = (
  label: string,
  now: number | null,
  before: number | null,
): (string | number | null)[] => [
  label,
  now,
  before,
  now === null || before === null ? null : now - before,
  growth(now, before),
];
