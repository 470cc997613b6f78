/**
 * What is known to be imperfect about a set of facts. A mark travels from the wire answer to the card, the answer and
 * the export; it either widens the uncertainty of a claim or blocks it.
 */
export type QualityMark =
  | { readonly type: 'sampled'; readonly readShare: number }
  | { readonly type: 'thresholded' }
  | { readonly type: 'other_row'; readonly share: number }
  | { readonly type: 'provisional'; readonly days: readonly string[] }
  | { readonly type: 'missing_days'; readonly days: readonly string[] }
  | { readonly type: 'anonymized'; readonly share: number }
  | { readonly type: 'restated'; readonly days: readonly string[] };
