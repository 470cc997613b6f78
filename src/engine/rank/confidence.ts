import type { QualityMark } from '#src/shared/quality-mark.ts';

/** Nothing is certain before the confidence has been calibrated on weeks with known causes. */
const MOST_CONFIDENCE = 0.97;

/**
 * Probability that a change is real and placed right: (1 − local false discovery rate) × P(localization) × quality.
 *
 * The local rate follows from the bound −e·p·ln p on the evidence against "no change" (Sellke, Bayarri & Berger 2001) and
 * prior odds of one real change among `testsPerChange` tests. Localization is the softmax of the log likelihood ratios of
 * the element and its best rival. Not calibrated yet: it orders findings and errs to the low side.
 */
export function confidenceOf(
  p: number,
  testsPerChange: number,
  strength: { readonly own: number; readonly rival: number } | null,
  marks: readonly QualityMark[],
): number {
  const bound = p >= 1 / Math.E ? 1 : p <= 0 ? 0 : -Math.E * p * Math.log(p);
  const real = 1 / (1 + testsPerChange * bound);
  const placed = strength ? 1 / (1 + Math.exp(Math.min(50, strength.rival - strength.own))) : 1;
  const quality = marks.reduce((product, mark) => product * trustOf(mark), 1);
  return Math.min(MOST_CONFIDENCE, real * placed * quality);
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
      return 0.95;
    case 'provisional':
    case 'missing_days':
      return 0.8;
  }
}
