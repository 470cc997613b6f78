import type { Guard } from '../finding.ts';
import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { normalUpper } from '../tests/normal.ts';

/** What an owner lives on, the nearest to money first. */
const OUTCOMES = ['revenue', 'purchases', 'key_events'];
/** A change less certain than this is not seen. */
const NOT_SEEN = 0.1;
const ALPHA = 0.05;

/** Whether anything that an owner lives on was seen to rise in the same segment. */
export const outcomesRose = ({ run, segment }: Hypothesis, hypotheses: readonly Hypothesis[]): boolean =>
  hypotheses.some(
    (other) =>
      other.run === run &&
      other.segment === segment &&
      OUTCOMES.includes(other.metric) &&
      other.observed > other.expected &&
      other.p < NOT_SEEN,
  );

/**
 * Whether a movement of visits left the outcomes where they were, in the same segment and in the whole site, as far as
 * their tests can see. Null when an outcome moved, or when the segment has too few outcomes to be tested, which is the rule
 * in small segments.
 */
export function guardBusinessEffect(
  run: Run,
  hypothesis: Hypothesis,
  hypotheses: readonly Hypothesis[],
): Extract<Guard, { type: 'no_business_effect' }> | null {
  if (hypothesis.metric !== run.volume || hypothesis.trend) return null;
  const tests = OUTCOMES.flatMap((metric) => {
    const tested = hypotheses.filter((other) => other.metric === metric && other.name !== 'raw_revenue_t');
    const own = tested.find((other) => other.run === run && other.segment === hypothesis.segment);
    const site = tested.find((other) => other.segment === 0);
    return own && site ? [{ own, site }] : [];
  });
  const [first] = tests;
  if (!first || tests.some(({ own, site }) => own.p < NOT_SEEN || site.p < NOT_SEEN)) return null;
  const relative = hypothesis.observed / hypothesis.expected;
  const proportionRuledOut = tests.some(({ own }) => {
    const inProportion = own.expected * relative;
    const short = relative > 1 ? inProportion - own.observed : own.observed - inProportion;
    // The spread of a count grows at least with the root of its size.
    return normalUpper(short / (own.deviation * Math.sqrt(Math.max(1, relative)))) <= ALPHA;
  });
  return { type: 'no_business_effect', metric: first.own.metric, p: first.own.p, proportionRuledOut };
}
