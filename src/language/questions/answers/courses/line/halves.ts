import { isWithinSpread } from '../../../data/is-within-spread.ts';

/** The mean of the later half of units that follow one another, and of the earlier one; the one in the middle of an odd number is of neither. */
export interface Halves {
  readonly early: number;
  readonly late: number;
  /** Single units lie so far apart that the two halves may differ by chance. */
  readonly isByChance: boolean;
}

export function halvesOf(figures: readonly number[]): Halves {
  const half = Math.floor(figures.length / 2);
  const [late, early] = [figures.slice(-half), figures.slice(0, half)];
  return { early: meanOf(early), late: meanOf(late), isByChance: isWithinSpread(late, early) };
}

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((all, one) => all + one, 0) / figures.length;
