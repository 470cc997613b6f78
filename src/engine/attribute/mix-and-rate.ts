import type { Attribution } from '../finding.ts';
import { attribution, type Part } from './contributions.ts';
import { type RateMember, sumOfMembers } from './rate-member.ts';

/**
 * Kitagawa (1955): the change of an overall rate is Σ(w₁ − w₀)(r̄ − R̄) from the mix of members and Σ w̄(r₁ − r₀) from
 * their own rates, where w are shares of the trials, bars are means of now and before, and R̄ centres the mix part so
 * that a member of average rate contributes nothing by growing. `mix` is one part; each member's rate part is its own.
 */
export function attributeMixAndRate(
  dimension: string,
  total: number,
  members: readonly RateMember[],
): Attribution {
  const all = sumOfMembers(members);
  const centre = (divide(all.events, all.trials) + divide(all.expectedEvents, all.expectedTrials)) / 2;
  let mix = 0;
  const parts: Part[] = members.map((one) => {
    const [share, shareBefore] = [
      divide(one.trials, all.trials),
      divide(one.expectedTrials, all.expectedTrials),
    ];
    // A member that is new or gone has one rate only; all of its part is mix.
    const rate = one.trials > 0 ? one.events / one.trials : divide(one.expectedEvents, one.expectedTrials);
    const rateBefore = one.expectedTrials > 0 ? one.expectedEvents / one.expectedTrials : rate;
    mix += (share - shareBefore) * ((rate + rateBefore) / 2 - centre);
    const change = ((share + shareBefore) / 2) * (rate - rateBefore);
    return { member: one.member, observed: rate, expected: rateBefore, change };
  });
  const result = attribution('mix_and_rate', dimension, total - mix, parts, '(rest)');
  const mixPart = { member: '(mix)', remainder: false, observed: null, expected: null, change: mix };
  const rest = result.contributions.map((part) =>
    part.remainder ? { ...part, observed: null, expected: null } : part,
  );
  return { ...result, total, contributions: [mixPart, ...rest] };
}

function divide(numerator: number, denominator: number): number {
  return denominator > 0 ? numerator / denominator : 0;
}
