import type { Day } from '#src/shared/week.ts';

/**
 * What a report said of one member on one day (or in one Monday week, under its Monday). Names are strings, because a
 * file may bring its own. A metric that is absent or null is missing, which is not zero.
 */
export interface Fact {
  readonly day: Day;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly metrics: Readonly<Record<string, number | null>>;
}
