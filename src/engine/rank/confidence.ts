import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Finding } from '../finding.ts';
import { confidenceCoefficients } from './confidence-coefficients.ts';

/** What the confidence of a finding depends on. */
export type Clarity = Pick<Finding, 'segment' | 'unit' | 'placement'> & {
  readonly test: Pick<Finding['test'], 'name' | 'q'>;
};

/** A simulation has no mistake that nobody thought of. */
const MOST_CONFIDENCE = 0.98;

/**
 * How sure it is that a change is real and placed right: a logistic regression on what was right and wrong in simulated
 * weeks with known causes and distractors (benchmarks/calibrate-confidence.ts, which writes the coefficients), times the
 * trust that the marks leave.
 */
export function confidenceOf(clarity: Clarity, marks: readonly QualityMark[]): number {
  const score = clarityFeatures(clarity).reduce(
    (sum, value, place) => sum + value * (confidenceCoefficients[place] ?? 0),
    0,
  );
  const quality = marks.reduce((product, mark) => product * trustOf(mark), 1);
  return Math.min(MOST_CONFIDENCE, 1 / (1 + Math.exp(-score))) * quality;
}

/** Log-ratio of the best rival beyond which it is no rival. */
const FAR = 8;

/**
 * Orders of magnitude of q (up to 6, and beyond 2 by themselves), and where a change is harder to place: a rate of the whole
 * site, a drift, a pair of members, a place with a near rival, the whole site.
 */
export function clarityFeatures({ segment, unit, placement, test }: Clarity): readonly number[] {
  const magnitude = Math.min(6, -Math.log10(Math.max(test.q, 1e-12)));
  const depth = Object.keys(segment).length;
  const isRate = unit === 'fraction' || unit === 'per_session' || unit === 'position';
  return [
    1,
    magnitude,
    Math.max(0, magnitude - 2),
    depth === 0 && isRate ? 1 : 0,
    test.name === 'log_linear_trend_t' ? 1 : 0,
    depth === 2 ? 1 : 0,
    placement === null ? 0 : Math.max(0, 1 - Math.max(0, placement) / FAR),
    depth === 0 && !isRate ? 1 : 0,
  ];
}

function trustOf(mark: QualityMark): number {
  switch (mark.type) {
    case 'sampled':
      return Math.sqrt(Math.min(1, Math.max(0.01, mark.readShare)));
    case 'other_row':
    case 'anonymized':
      return 1 - Math.min(0.5, mark.share);
    case 'thresholded':
    case 'restated':
    case 'row_cap':
    case 'blank_cells':
      return 0.95;
    case 'provisional':
    case 'missing_days':
    case 'silent_event':
      return 0.8;
    // Whose midnight it is moves visits from one day to the next, in every week alike.
    case 'time_zone':
      return 1;
  }
}
