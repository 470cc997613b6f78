import type { z } from 'zod';
import type { SourceRow } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import type { WeekBreakdown } from '#src/engine/explored.ts';
import type { Finding, Segment } from '#src/engine/finding.ts';
import { trafficSeverity } from '#src/engine/rank/traffic-severity.ts';
import { type BoundText, published } from '#src/language/bound-text.ts';
import { findingDescription, findingSummary, findingTitle } from '#src/language/describe-finding.ts';
import { markSentence } from '#src/language/describe-mark.ts';
import { describeWeek } from '#src/language/describe-week.ts';
import { describeXRay } from '#src/language/describe-x-ray.ts';
import { followUpActions, openQuestions } from '#src/language/next-steps.ts';
import type { CardPayload } from '../contract.ts';
import type { NewCard } from './card-store.ts';
import { findingContext } from './finding-context.ts';
import type { RunRow } from './run-store.ts';
import { sparklineOf } from './sparkline-of.ts';

type Payload = z.infer<typeof CardPayload>;

export interface WeekToCompose {
  readonly analysis: Analysis;
  /** Null of an analysis from before it was kept. */
  readonly breakdown: WeekBreakdown | null;
  readonly run: RunRow;
  readonly source: SourceRow;
}

/** Findings become cards, and the week as a whole its overview. Every text is checked: a number without a source does not get out. */
export function composeWeek(week: WeekToCompose): NewCard[] {
  const { analysis, run, source } = week;
  const insights = analysis.findings.map(
    (finding, index): NewCard => ({
      ...placeOf(run),
      rank: index + 1,
      ...composeCard(finding, analysis, source.currency),
    }),
  );
  return [composeOverview(week), ...insights];
}

const placeOf = ({ id, organizationId, sourceId, week }: RunRow) => ({
  organizationId,
  sourceId,
  runId: id,
  week,
});

/** The site x-ray: the week of one source on one card. */
export function composeOverview({ analysis, breakdown, run, source }: WeekToCompose): NewCard {
  const { currency } = source;
  const story = describeWeek(analysis, currency, findingContext);
  const description =
    analysis.tested === 0
      ? story.summary
      : describeXRay({
          analysis,
          breakdown,
          story,
          currency,
          contextOf: (metric) => findingContext(metric, currency, analysis),
        });
  return {
    ...placeOf(run),
    rank: 0,
    key: 'overview',
    cardType: 'site_overview',
    title: published(story.title),
    summary: published(story.summary),
    description: published(description),
    tags: ['site_xray'],
    payload: (analysis.tested === 0 ? { untested: true } : {}) satisfies Payload,
  };
}

/** An insight as a card, but for its place. */
export function composeCard(finding: Finding, analysis: Analysis, currency: string | null) {
  const context = findingContext(finding.metric, currency, analysis);
  const texts = (list: readonly BoundText[]) => list.map(published);
  const { effect } = finding;
  const payload: Payload = {
    insight_type: finding.kind,
    priority: finding.priority,
    confidence_score: finding.confidence,
    follow_up_actions: texts(followUpActions(finding, context)),
    open_questions: texts(openQuestions(finding)),
    marks: finding.marks.map(markSentence),
    ui_data: {
      metric: finding.metric,
      label: context.metric.label,
      desired: context.metric.desired,
      unit: finding.unit,
      currency,
      segment: finding.segment,
      direction: finding.direction,
      shape: finding.shape,
      observed: effect.observed,
      expected: effect.expected,
      relative: effect.relative,
      sparkline: sparklineOf(finding.baseline),
      // Of a drop against the week before it; a drift has gone on for many.
      severity: finding.shape === 'ramp' ? null : trafficSeverity(finding),
    },
  };
  return {
    key: finding.id,
    cardType: 'insight' as const,
    title: published(findingTitle(finding, context)),
    summary: published(findingSummary(finding, context)),
    description: published(findingDescription(finding, context)),
    tags: tagsOf(finding),
    metric: finding.metric,
    context: segmentText(finding.segment),
    payload,
  };
}

/** The segment as text for search and lists: `channel=Direct, device=mobile`; null for the whole site. */
const segmentText = (segment: Segment): string | null => {
  const parts = Object.entries(segment).map(([dimension, member]) => `${dimension}=${member}`);
  return parts.length === 0 ? null : parts.join(', ');
};

function tagsOf(finding: Finding): string[] {
  const tags = [finding.metric, ...Object.values(finding.segment)];
  if (finding.shape !== 'unclear')
    tags.push(finding.shape === 'level_shift' ? 'new level' : finding.shape === 'ramp' ? 'drift' : 'one-off');
  return tags.slice(0, 3);
}
