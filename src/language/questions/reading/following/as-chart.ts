import type { Reading } from '../reading.ts';
import { wholly } from './in-whole-words/lead-and-tail.ts';
import { toldAnew } from './told-anew.ts';

const AS_CHART = wholly(
  '(?:(?:plot|chart|draw|show|make|visuali[sz]e|display|put|present)(?: (?:it|them|that|this|those|these))? )?(?:(?:it|them|that|this|those|these) )?(?:(?:as|in|on|into|with)(?: a| an)? |a )(?<kind>(?:pie|donut|doughnut|ring|scatter|bubble|radar|area|stacked|funnel|heat ?map|tree ?map|line|bar|column) ?)*(?:chart|graph|plot|diagram)|(?:plot|chart|graph|draw|visuali[sz]e)(?: (?:it|them|that|this|those|these))',
);
const AS_OTHER =
  /\b(?<kind>pie|donut|doughnut|ring|scatter|bubble|radar|area|stacked|funnel|heat ?map|tree ?map)\b/iu;

/** "As a pie chart": the question before with its chart, which is of bars or lines, and no other is drawn. */
export function asChart(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers' || !AS_CHART.test(text)) return undefined;
  const kind = AS_OTHER.exec(text)?.groups?.['kind']?.toLowerCase();
  return {
    ...toldAnew(before),
    display: 'chart',
    assumptions: kind === undefined ? [] : [{ code: 'chart_kind', said: kind }],
  };
}
