import pLimit from 'p-limit';
import type { Clock } from '#src/platform/clock.ts';
import { GoogleFailure } from './google-failure.ts';
import { type Quota, quotaPause } from './quota-pause.ts';

/**
 * Calls of one property at a time, over all runs of this process. Google allows 10; two processes at work on the same
 * property still stay within it.
 */
const PARALLEL = 5;

/** The way to one property: so many calls at once, and none while its quota rests. */
export interface PropertyGate {
  pass<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** What an answer said of the quota that is left. */
  note(quota: Quota): void;
}

/** The gates of this process, one for each property of each service, whoever connects to it how often. */
export type PropertyGates = (property: string) => PropertyGate;

export function propertyGates(clock: Clock): PropertyGates {
  const gates = new Map<string, PropertyGate>();
  return (property) => {
    let gate = gates.get(property);
    if (gate === undefined) {
      gate = openGate(clock);
      gates.set(property, gate);
    }
    return gate;
  };
}

function openGate(clock: Clock): PropertyGate {
  const limit = pLimit(PARALLEL);
  let pause: { readonly until: number; readonly returns: 'hour' | 'day' } | undefined;
  return {
    pass: (call) =>
      limit(async () => {
        if (pause !== undefined && clock.now() < pause.until)
          throw new GoogleFailure(
            'quota',
            'Most of what Google allows for this property is used; the rest is left to others.',
            undefined,
            pause.returns,
          );
        return await call();
      }),
    note(quota) {
      pause = quotaPause(quota, clock.now()) ?? pause;
    },
  };
}
