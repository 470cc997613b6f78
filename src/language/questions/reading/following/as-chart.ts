import type { Reading } from '../reading.ts';
import { chartNotDrawn } from '../shape/read-display.ts';
import { wholly } from './in-whole-words/lead-and-tail.ts';
import { toldAnew } from './told-anew.ts';

const AS_CHART = wholly(
  '(?:(?:plot|chart|draw|show|make|visuali[sz]e|display|put|present)(?: (?:it|them|that|this|those|these))? )?(?:(?:it|them|that|this|those|these) )?(?:(?:as|in|on|into|with)(?: a| an)? |a )(?<kind>(?:pie|donut|doughnut|ring|scatter|bubble|radar|area|stacked|funnel|heat ?map|tree ?map|line|bar|column) ?)*(?:chart|graph|plot|diagram)|(?:plot|chart|graph|draw|visuali[sz]e)(?: (?:it|them|that|this|those|these))',
);

/** A line leads over time: of what is one number of one time, or one for each part of the site. */
const isDrawnOverTime = (
  text: string,
  { shape, grain, rank, periods, versus, dimensions }: Reading,
): boolean =>
  /\bline\b/i.test(text) &&
  shape === 'value' &&
  grain === null &&
  rank === null &&
  versus === null &&
  periods.length < 2 &&
  dimensions.length <= 1;

/** "As a pie chart": the question before with its chart, which is of bars or lines, and no other is drawn. */
export function asChart(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers' || !AS_CHART.test(text)) return undefined;
  return {
    ...toldAnew(before),
    display: 'chart',
    ...(isDrawnOverTime(text, before) && { shape: 'trend' }),
    assumptions: chartNotDrawn(text),
  };
}
