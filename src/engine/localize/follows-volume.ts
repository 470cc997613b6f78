import type { RunPanel } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** Standard deviations within which a number is as expected. */
const AS_EXPECTED = 2;
/** From this factor on, most visits are of another kind than before. */
const ANOTHER_KIND = 2;

/**
 * Whether a change is nothing but what visits that came, or stayed away, bring along: told as part of theirs, at the same place.
 *
 * - A rate (engagement, conversion) moves when visits of another kind come: the visits that came must have a possible rate of
 *   their own, between none and all, with the events of all others as expected. Eighteen hundred visits without any engagement
 *   halve the engagement rate of a page and say nothing about its other readers.
 * - A count of outcomes (orders, revenue) moves in proportion: the rate held.
 *
 * How far a rate may go is set by how many visits moved, so that a small movement of visits explains only a small one of a rate.
 *
 * @param volume the test of the visits of the same segment
 */
export function followsVolume(hypothesis: Hypothesis, volume: Hypothesis, panel: RunPanel): boolean {
  const visits = volume.observed - volume.expected;
  // Where nobody came before, whatever visitors do is news of theirs.
  if (!(volume.expected >= 1)) return visits > 0 && hypothesis.observed >= hypothesis.expected;
  if (panel.plan.type === 'rate') {
    const observed = hypothesis.observed * volume.observed;
    const expected = hypothesis.expected * volume.expected;
    // How many were to come is not known exactly, nor what they would have done.
    const ofRate = hypothesis.deviation * Math.max(volume.expected, volume.observed);
    const slack = AS_EXPECTED * Math.hypot(ofRate, hypothesis.expected * volume.deviation);
    const brought = observed - expected;
    const [least, most] = visits > 0 ? [0, visits] : [visits, 0];
    return brought >= least - slack && brought <= most + slack;
  }
  if (panel.plan.type === 'mean') return false;
  if (Math.sign(hypothesis.observed - hypothesis.expected) !== Math.sign(visits)) return false;
  const ratio = volume.observed / volume.expected;
  // Most of the visits are others than before: what they do is theirs.
  if (ratio >= ANOTHER_KIND) return true;
  const inProportion = hypothesis.expected * ratio;
  const spread = hypothesis.deviation * Math.sqrt(Math.max(1, ratio));
  return Math.abs(hypothesis.observed - inProportion) <= AS_EXPECTED * spread;
}
