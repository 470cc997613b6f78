import type { Finding } from '#src/engine/finding.ts';
import { probabilityOfNone } from '#src/shared/probability-of-none.ts';
import type { Day } from '#src/shared/week.ts';

/** Something that came to an end within the week: nothing of it was counted from a day on. */
export interface Stop {
  readonly day: Day;
  /** What was expected from that day to the end of the week. */
  readonly missing: number;
}

/** One last day without anything may be one that is not yet counted to its end. */
const FEWEST_DAYS = 2;
/** So little is none by chance of something that is there every day. */
const BEYOND_CHANCE = 1e-4;

/**
 * Whether what fell stood still from a day of the week to its end, so that the total of the week is no low level but what came
 * before the stop. Days on which little of it is usual (the weekends of an office) prove no stop.
 */
export function stopOf({ segment, unit, shape, direction, days, test }: Finding): Stop | undefined {
  if (unit !== 'count' || shape === 'ramp' || direction !== 'down') return undefined;
  if (Object.keys(segment).length === 0 || days.length !== 7) return undefined;
  const from = days.findLastIndex(({ observed }) => observed !== 0) + 1;
  const silent = days.slice(from);
  const first = silent[0];
  if (first === undefined || from === 0 || silent.length < FEWEST_DAYS) return undefined;
  const missing = silent.reduce((sum, { expected }) => sum + (expected ?? 0), 0);
  const isBeyondChance = probabilityOfNone(missing, Math.max(1, test.dispersion)) < BEYOND_CHANCE;
  return isBeyondChance ? { day: first.day, missing } : undefined;
}

/** Whether nothing of it is left: none in the whole week, or none from a day of it on. */
export const hasEnded = (finding: Finding): boolean =>
  stopOf(finding) !== undefined ||
  (finding.unit === 'count' &&
    finding.effect.observed === 0 &&
    finding.direction === 'down' &&
    finding.shape !== 'ramp' &&
    Object.keys(finding.segment).length > 0);
