import { expectedValue, observedValue, viewSegment } from '../attribute/segment-view.ts';
import type { Guard } from '../finding.ts';
import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { normalUpper } from '../tests/normal.ts';

/** What an owner lives on, the most telling count first: orders scatter less than their value. */
const OUTCOMES = ['purchases', 'key_events', 'engaged_sessions'];
const ALPHA = 0.05;

/**
 * Whether a movement of visits left the outcomes of the same segment where they were: no change of purchases (or key
 * events) is seen, and a change in proportion to the visits can be ruled out. Null when it cannot, which is the rule in
 * small segments.
 */
export function guardBusinessEffect(run: Run, hypothesis: Hypothesis): Extract<Guard, { type: 'no_business_effect' }> | null {
  if (hypothesis.metric !== run.volume) return null;
  const panel = run.panels.find(({ plan }) => OUTCOMES.includes(plan.metric) && plan.type === 'count');
  if (!panel) return null;
  const { noise } = panel.expectation();
  const view = viewSegment(run, panel, hypothesis.segment);
  const [observed, expected] = [observedValue(view), expectedValue(view)];
  if (!(expected > 0)) return null;
  const deviation = (mean: number) => Math.sqrt(noise.dispersion * (mean + noise.extra * mean * mean) * 1.2);
  const relative = hypothesis.observed / hypothesis.expected;
  const inProportion = expected * relative;
  const unchanged = 2 * normalUpper(Math.abs(observed - expected) / deviation(expected));
  const short = (relative > 1 ? inProportion - observed : observed - inProportion) / deviation(inProportion);
  if (unchanged < ALPHA || normalUpper(short) > ALPHA) return null;
  return { type: 'no_business_effect', metric: panel.plan.metric, p: unchanged };
}
