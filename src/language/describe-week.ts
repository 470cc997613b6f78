import type { Analysis, AnalysisGap, SiteMetric } from '#src/engine/analysis.ts';
import type { Finding } from '#src/engine/finding.ts';
import type { Metric } from '#src/semantics/metric.ts';
import { type BoundText, join, sentence } from './bound-text.ts';
import { findingTitle } from './describe-finding.ts';
import { guardSentence, ordersTitle } from './describe-guard.ts';
import type { FindingContext } from './finding-context.ts';
import { chanceOfNearMiss, type NearMissTerms, namedNearMiss, partOfNearMiss } from './near-miss-phrases.ts';
import { type NearMiss, nearMisses, outsideRange } from './near-misses.ts';
import { about, amount, daysText, percent } from './quantity.ts';

type ContextOf = (metric: string, currency: string | null, analysis: Analysis) => FindingContext;

/** Orders of less than this part of the week's revenue need no mention. */
const LARGE_SHARE = 0.2;

export interface WeekStory {
  readonly title: BoundText;
  readonly summary: BoundText;
  readonly sentences: readonly BoundText[];
}

const whole = (value: number, path: string) => ({
  text: new Intl.NumberFormat('en-US').format(value),
  path,
  value,
});

/** The week as a whole. A week in which nothing changed is said so, proudly. */
export function describeWeek(analysis: Analysis, currency: string | null, contextOf: ContextOf): WeekStory {
  const { tested, kept, findings, gaps } = analysis;
  const partial = gaps.find((gap) => gap.type === 'partial_week' && gap.week === analysis.week);
  const short = gaps.find((gap) => gap.type === 'history_too_short');
  const counted = sentence`${whole(tested, 'tested')} tests were made and ${whole(kept, 'kept')} kept; at most ${percent(analysis.falseDiscoveryRate, 'falseDiscoveryRate')} of what is kept may be chance.`;
  const sentences = [
    ...analysis.site.flatMap(
      (metric) => siteSentence(metric, currency, contextOf(metric.metric, currency, analysis)) ?? [],
    ),
    ...findings.map((finding) => asSentence(finding, contextOf(finding.metric, currency, analysis))),
  ];
  if (partial?.type === 'partial_week' && partial.daysPresent === 0)
    return {
      title: sentence`No data for this week`,
      summary: sentence`The source has no data for any day of this week: they are missing, not zero, and nothing could be tested. If people were on the site, find out whether the measurement stood still; once the data are there, generate the week again.`,
      sentences: [],
    };
  if (partial?.type === 'partial_week')
    return {
      title: sentence`Not enough days to compare`,
      summary: sentence`Only ${whole(partial.daysPresent, 'gaps.partial_week.daysPresent')} days of this week have data. A part of a week is not compared with whole ones.`,
      sentences: [],
    };
  const silent = gaps.find((gap) => gap.type === 'silent_days');
  if (silent?.type === 'silent_days')
    return silentStory(silent, contextOf(silent.metric, currency, analysis));
  if (short?.type === 'history_too_short' && tested === 0)
    return {
      title: sentence`Not enough history to compare`,
      summary: sentence`${wholeWeeks(short.weeks)} before this one: too few to tell a change from chance. With ${whole(short.needed, 'gaps.history_too_short.needed')} it can be told well.`,
      sentences: [],
    };
  if (tested === 0)
    return {
      title: sentence`Nothing could be compared`,
      summary: sentence`No metric of this source has numbers that a test could be made of.`,
      sentences: [],
    };
  const notes = analysis.site.flatMap((metric) =>
    siteNotes(metric.guards, contextOf(metric.metric, currency, analysis)),
  );
  if (short?.type === 'history_too_short')
    notes.push(
      sentence`This is early: only ${wholeWeeks(short.weeks)} before it, ${whole(short.needed, 'gaps.history_too_short.needed')} are better.`,
    );
  const near = nearMisses(analysis);
  const termsOf = ({ metric }: NearMiss): NearMissTerms => ({
    ...namedAs(contextOf(metric, currency, analysis).metric),
    currency,
    at: (part) => `nearMisses.${metric}.${part}`,
  });
  if (findings.length === 0) {
    // Numbers outside their range are not quiet, even where chance cannot be ruled out.
    const quiet = !analysis.site.some(outsideRange);
    const none = quiet
      ? sentence`${whole(tested, 'tested')} segments tested, none moved more than usual.`
      : sentence`${whole(tested, 'tested')} segments tested, none moved so far that chance can be ruled out.`;
    return {
      title: quiet ? sentence`A quiet week` : sentence`No change that holds`,
      summary: join([none, ...nearMissNotes(near, termsOf), ...notes]),
      sentences,
    };
  }
  const [first] = findings;
  const lead = first && findingTitle(first, contextOf(first.metric, currency, analysis));
  const beside =
    near.length === 0 ? [] : [sentence`Not certain, yet outside the usual range: ${listOf(near, termsOf)}.`];
  return {
    title: lead ?? sentence`What changed`,
    summary: join([counted, ...beside, ...notes]),
    sentences,
  };
}

const namedAs = ({ noun, unit }: Metric): Pick<NearMissTerms, 'noun' | 'unit'> => ({ noun, unit });

/** More of them, and the table of the site tells it better. */
const MOST_NAMED = 3;

const listOf = (near: readonly NearMiss[], termsOf: (miss: NearMiss) => NearMissTerms): BoundText =>
  join(
    near.slice(0, MOST_NAMED).map((miss) => namedNearMiss(miss, termsOf(miss))),
    '; ',
  );

/** What a week without a change that holds shows all the same, worded as the answer to "what happened" has it. */
function nearMissNotes(near: readonly NearMiss[], termsOf: (miss: NearMiss) => NearMissTerms): BoundText[] {
  const [first] = near;
  if (first === undefined) return [];
  return [
    sentence`Outside the usual range and worth a look: ${listOf(near, termsOf)}.`,
    ...chanceOfNearMiss(first, termsOf(first)),
    ...partOfNearMiss(first, termsOf(first)),
  ];
}

/** Days without any event say something about the measurement and nothing about visitors. */
function silentStory(
  { days, usual }: Extract<AnalysisGap, { type: 'silent_days' }>,
  { metric }: FindingContext,
): WeekStory {
  const when = daysText(days, 'gaps.silent_days.days');
  return {
    title: sentence`No event at all was recorded on ${when}`,
    summary: sentence`About ${about(usual, 'gaps.silent_days.usual')} ${metric.noun} are usual on ${days.length === 1 ? 'such a day' : 'such days'}, and every part of the site was silent at once: the measurement stood still, which says nothing about visitors. So this week is not compared with whole ones, and later weeks are not compared with it. Look up whether the tag was removed or blocked then, and whether it sends again.`,
    sentences: [],
  };
}

const wholeWeeks = (weeks: number): BoundText =>
  sentence`${whole(weeks, 'gaps.history_too_short.weeks')} whole ${weeks === 1 ? 'week' : 'weeks'}`;

const asSentence = (finding: Finding, context: FindingContext): BoundText =>
  sentence`${findingTitle(finding, context)}.`;

/** What must be said beside a number of the whole site, whether it changed or not. */
export const siteNotes = (guards: SiteMetric['guards'], context: FindingContext): BoundText[] =>
  guards.flatMap((guard) => {
    if (guard.type !== 'single_order') return guardSentence(guard, context);
    // A shop's largest order is always some part of its week.
    return guard.share < LARGE_SHARE ? [] : sentence`${ordersTitle({}, guard, context)}.`;
  });

function siteSentence(
  { effect, metric }: SiteMetric,
  currency: string | null,
  context: FindingContext,
): BoundText | undefined {
  if (effect === null) return undefined;
  const at = `site.${metric}`;
  const { unit } = context.metric;
  return sentence`${context.metric.label}: ${amount(effect.observed, unit, currency, `${at}.observed`)}, expected ${amount(effect.expected, unit, currency, `${at}.expected`)}.`;
}
