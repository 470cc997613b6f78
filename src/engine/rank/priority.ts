/**
 * 1 (high) when the change is at least 5 % of the site's weekly value and confidence at least 0.9; 2 when at least 1.5 % and
 * 0.8; else 3. `shareOfSite` is |change| over what the whole site was expected to have of the metric.
 */
export function priorityOf(shareOfSite: number, confidence: number): 1 | 2 | 3 {
  if (shareOfSite >= 0.05 && confidence >= 0.9) return 1;
  if (shareOfSite >= 0.015 && confidence >= 0.8) return 2;
  return 3;
}
