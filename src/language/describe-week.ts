import type { Analysis, Finding, SiteMetric } from '#src/engine/finding.ts';
import { type BoundText, join, sentence } from './bound-text.ts';
import { type FindingContext, findingTitle, guardSentence, ordersTitle } from './describe-finding.ts';
import { amount, percent } from './quantity.ts';

type ContextOf = (metric: string, currency: string | null, analysis: Analysis) => FindingContext;

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
  if (partial?.type === 'partial_week')
    return {
      title: sentence`Not enough days to compare`,
      summary: sentence`Only ${whole(partial.daysPresent, 'gaps.partial_week.daysPresent')} days of this week have data. A part of a week is not compared with whole ones.`,
      sentences: [],
    };
  if (short?.type === 'history_too_short' && tested === 0)
    return {
      title: sentence`Not enough history to compare`,
      summary: sentence`${whole(short.weeks, 'gaps.history_too_short.weeks')} whole weeks lie before this one; ${whole(short.needed, 'gaps.history_too_short.needed')} are needed.`,
      sentences: [],
    };
  const notes = analysis.site.flatMap((metric) =>
    siteNotes(metric.guards, contextOf(metric.metric, currency, analysis)),
  );
  if (short?.type === 'history_too_short')
    notes.push(
      sentence`This is early: only ${whole(short.weeks, 'gaps.history_too_short.weeks')} whole weeks lie before it, ${whole(short.needed, 'gaps.history_too_short.needed')} are better.`,
    );
  if (findings.length === 0)
    return {
      title: sentence`A quiet week`,
      summary: join([
        sentence`A quiet week. ${whole(tested, 'tested')} segments tested, none moved more than usual.`,
        ...notes,
      ]),
      sentences,
    };
  const [first] = findings;
  const lead = first && findingTitle(first, contextOf(first.metric, currency, analysis));
  return { title: lead ?? sentence`What changed`, summary: join([counted, ...notes]), sentences };
}

const asSentence = (finding: Finding, context: FindingContext): BoundText =>
  sentence`${findingTitle(finding, context)}.`;

/** What must be said beside a number of the whole site, whether it changed or not. */
export const siteNotes = (guards: SiteMetric['guards'], context: FindingContext): BoundText[] =>
  guards.map((guard) =>
    guard.type === 'single_order'
      ? sentence`${ordersTitle({}, guard, context)}.`
      : guardSentence(guard, context),
  );

function siteSentence(
  { effect, unit, metric }: SiteMetric,
  currency: string | null,
  context: FindingContext,
): BoundText | undefined {
  if (effect === null) return undefined;
  const at = `site.${metric}`;
  return sentence`${context.metric.label}: ${amount(effect.observed, unit, currency, `${at}.observed`)}, expected ${amount(effect.expected, unit, currency, `${at}.expected`)}.`;
}
