import { type RateMember, sumOfMembers } from './rate-member.ts';

/** Both signs must be as certain as this (two-sided 5 %). */
const CERTAIN = 1.96;

/**
 * Simpson's paradox: the rate of the whole moved one way and the rates of its parts, at their mean shares, the other way
 * (Kitagawa's rate part), and chance explains neither sign. Returns the rate part, else null.
 *
 * Both are sums of independent binomial rates, so that their errors are known in closed form and nothing need be drawn:
 * Var(Σ w̄(r₁ − r₀)) = φ Σ w̄² (r₁(1 − r₁)/n₁ + r₀(1 − r₀)/n₀), and of the whole likewise. `expectedEvents` and
 * `expectedTrials` are what was seen before, over as many weeks as it took.
 *
 * @param dispersion φ, variance over that of independent trials
 */
export function mixReversal(members: readonly RateMember[], dispersion: number): number | null {
  const all = sumOfMembers(members);
  if (!(all.trials > 0) || !(all.expectedTrials > 0)) return null;
  const whole = all.events / all.trials - all.expectedEvents / all.expectedTrials;
  const wholeVariance = variance(all.events, all.trials) + variance(all.expectedEvents, all.expectedTrials);
  let [rates, ratesVariance] = [0, 0];
  for (const one of members) {
    // A part that is new or gone has one rate only, and no change of it.
    if (!(one.trials > 0) || !(one.expectedTrials > 0)) continue;
    const share = (one.trials / all.trials + one.expectedTrials / all.expectedTrials) / 2;
    rates += share * (one.events / one.trials - one.expectedEvents / one.expectedTrials);
    ratesVariance +=
      share ** 2 * (variance(one.events, one.trials) + variance(one.expectedEvents, one.expectedTrials));
  }
  const certain = (value: number, square: number) =>
    Math.abs(value) > CERTAIN * Math.sqrt(Math.max(1, dispersion) * square);
  const opposite = Math.sign(whole) !== 0 && Math.sign(rates) === -Math.sign(whole);
  return opposite && certain(whole, wholeVariance) && certain(rates, ratesVariance) ? rates : null;
}

/** Of a rate; half an event more on either side keeps a part without any from being certain. */
function variance(events: number, trials: number): number {
  const rate = Math.min(1, Math.max(0, (events + 0.5) / (trials + 1)));
  return (rate * (1 - rate)) / trials;
}
