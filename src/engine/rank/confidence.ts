import type { QualityMark } from '#src/shared/quality-mark.ts';

/** Nothing is certain before the confidence has been calibrated on weeks with known causes. */
const MOST_CONFIDENCE = 0.97;

/**
 * How sure it is that a change is real and placed right: (1 − q) × P(localization) × quality.
 *
 * q is the false discovery rate of all findings at least this clear; that of this very finding is somewhat larger, so this
 * errs to the high side until it is calibrated on weeks with known causes. Localization is the softmax of the log likelihood
 * ratios of the element and its best rival.
 */
export function confidenceOf(
  q: number,
  strength: { readonly own: number; readonly rival: number } | null,
  marks: readonly QualityMark[],
): number {
  const placed = strength ? 1 / (1 + Math.exp(Math.min(50, strength.rival - strength.own))) : 1;
  const quality = marks.reduce((product, mark) => product * trustOf(mark), 1);
  return Math.min(MOST_CONFIDENCE, (1 - q) * placed * quality);
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
      return 0.95;
    case 'provisional':
    case 'missing_days':
      return 0.8;
    // Whose midnight it is moves visits from one day to the next, in every week alike.
    case 'time_zone':
      return 1;
  }
}
