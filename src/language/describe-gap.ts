import type { AnalysisGap } from '#src/engine/analysis.ts';
import { markSentence } from './describe-mark.ts';
import type { FindingContext } from './finding-context.ts';
import { listOfDays, listOfWeeks, roughCount, shortDay } from './quantity.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What was not analysed and why, in one sentence. The numbers are those of the gap itself. */
export function gapSentence(
  gap: AnalysisGap,
  { dimensionLabel, metricOf }: Pick<FindingContext, 'dimensionLabel' | 'metricOf'>,
): string {
  switch (gap.type) {
    case 'partial_week':
      return `The week of ${shortDay(gap.week)} has data for ${gap.daysPresent} of 7 days and was not compared.`;
    case 'silent_days':
      return `No event at all was recorded on ${listOfDays(gap.days)}, where about ${roughCount(gap.usual)} ${metricOf(gap.metric).noun} are usual: the measurement stood still, and the week was not compared.`;
    case 'history_too_short':
      return `Only ${counted(gap.weeks, 'whole week lies', 'whole weeks lie')} before this one; with ${gap.needed} smaller changes can be told from chance.`;
    case 'weeks_left_out':
      return `Days are missing in ${listOfWeeks(gap.weeks)}: this week was compared with whole ones only.`;
    case 'relabelled':
      return `On ${counted(gap.emptyDays, 'day', 'days')} the same visits stand under other names of ${dimensionLabel(gap.dimension).toLowerCase()} (${gap.members.join(', ')}); these were not compared over time.`;
    case 'budget_ended':
      return `The step budget ended before ${counted(gap.familiesLeft, 'set of segments was', 'sets of segments were')} tested.`;
    case 'bad_values':
      return `Values of ${metricOf(gap.metric).noun} are not usable numbers; it was left out.`;
    case 'table_left_out':
      return `The cut by ${gap.dimensions.map((id) => dimensionLabel(id).toLowerCase()).join(' and ')} lacks days and was not compared.`;
    case 'blocked_by_mark':
      return `Some claims were not made: ${markSentence(gap.mark)}`;
  }
}
