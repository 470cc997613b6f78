/** Events out of trials of one member, now and as expected. */
export interface RateMember {
  readonly member: string;
  readonly events: number;
  readonly trials: number;
  readonly expectedEvents: number;
  readonly expectedTrials: number;
}

/** Events and trials of all members together. */
export function sumOfMembers(members: readonly RateMember[]): Omit<RateMember, 'member'> {
  return members.reduce(
    (sum, one) => ({
      events: sum.events + one.events,
      trials: sum.trials + one.trials,
      expectedEvents: sum.expectedEvents + one.expectedEvents,
      expectedTrials: sum.expectedTrials + one.expectedTrials,
    }),
    { events: 0, trials: 0, expectedEvents: 0, expectedTrials: 0 },
  );
}
