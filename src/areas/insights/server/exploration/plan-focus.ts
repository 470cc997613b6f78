import { getSource, type SourceRow } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import { focusThemes } from '#src/engine/explore/focus-areas.ts';
import type { FocusTheme } from '#src/engine/explored.ts';
import type { Finding } from '#src/engine/finding.ts';
import { published } from '#src/language/bound-text.ts';
import { findingTitle } from '#src/language/describe-finding.ts';
import {
  focusActions,
  focusHypothesis,
  focusSummary,
  focusTitle,
  watchSentence,
  worthSentence,
} from '#src/language/describe-focus-area.ts';
import type { FindingContext } from '#src/language/finding-context.ts';
import { nearMisses } from '#src/language/near-misses.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addWeeks, type Day, lastCompleteWeek, weekOf } from '#src/shared/week.ts';
import type { FocusArea, FocusPlan } from '../../plan-contract.ts';
import { analysesBetween } from '../analysis-store.ts';
import { findingContext, metricOf } from '../finding-context.ts';
import { cardsByFinding } from './present-nodes.ts';

export interface PlanRange {
  readonly sourceId: string;
  readonly startDate: Day;
  readonly endDate: Day;
}

/** A week to act and two whole ones to see. */
const REVIEW_AFTER_WEEKS = 3;

/** Few themes of the analysed weeks that a range touches, each with what it rests on and what to do. */
export async function planFocus(
  tx: Transaction,
  clock: Clock,
  { sourceId, startDate, endDate }: PlanRange,
): Promise<FocusPlan> {
  if (endDate < startDate)
    throw new AppError('INVALID_INPUT', 'The end date cannot be before the start date.', {
      fields: { endDate: 'The end date cannot be before the start date.' },
    });
  const source = await getSource(tx, sourceId);
  const analyses = await analysesBetween(tx, sourceId, weekOf(startDate), endDate);
  const themes = focusThemes(analyses);
  const weeks = analyses.map(({ week }) => week);
  const newest = lastCompleteWeek(clock.now(), source.timeZone ?? 'UTC');
  const areas: FocusArea[] = [];
  for (const [index, theme] of themes.entries())
    areas.push(
      await presentTheme(tx, theme, index + 1, source, analyses, addWeeks(newest, REVIEW_AFTER_WEEKS)),
    );
  const tested = analyses.reduce((sum, analysis) => sum + analysis.tested, 0);
  const unusual = analyses.reduce((sum, analysis) => sum + nearMisses(analysis).length, 0);
  return {
    sourceId,
    startDate,
    endDate,
    weeksAnalysed: weeks,
    areas,
    summary: published(focusSummary(areas.length, weeks.length, tested, unusual)),
  };
}

async function presentTheme(
  tx: Transaction,
  theme: FocusTheme,
  rank: number,
  { id: sourceId, currency }: SourceRow,
  analyses: readonly Analysis[],
  reviewDate: Day,
): Promise<FocusArea> {
  const contextOf = (finding: Finding): FindingContext => {
    const analysis = analyses.find(({ week }) => week === finding.week);
    return findingContext(finding.metric, currency, analysis ?? { tested: 0, kept: 0 });
  };
  const { lead, worth, kind, id } = theme;
  const last = lead.baseline.weeks.at(-1);
  const evidence: FocusArea['evidence'] = [];
  for (const finding of theme.evidence) {
    const cardOf = await cardsByFinding(tx, { sourceId, week: finding.week });
    evidence.push({
      findingId: finding.id,
      cardId: cardOf.get(finding.id) ?? null,
      weekStart: finding.week,
      sentence: published(findingTitle(finding, contextOf(finding))),
    });
  }
  return {
    rank,
    id,
    kind,
    title: published(focusTitle(theme, contextOf)),
    hypothesis: published(focusHypothesis(theme)),
    evidence,
    actions: focusActions(theme, contextOf).map(published),
    recoverable: {
      metric: worth?.metric ?? lead.metric,
      unit: metricOf(worth?.metric ?? lead.metric).unit,
      currency,
      value: worth?.value ?? null,
      low: worth?.low ?? null,
      high: worth?.high ?? null,
      sentence: published(worthSentence(theme, contextOf)),
    },
    watch: {
      metric: lead.metric,
      unit: lead.unit,
      currency,
      label: metricOf(lead.metric).label,
      segment: { ...lead.segment },
      expectedLow: last?.low ?? null,
      expectedHigh: last?.high ?? null,
      sentence: published(watchSentence(theme, contextOf)),
    },
    reviewDate,
  };
}

/** The same themes as steps in order: what is worth most first. */
export const stepsOf = ({ areas }: FocusPlan) =>
  areas
    .flatMap(({ id, actions, watch, reviewDate }) =>
      actions.map((action) => ({ focusAreaId: id, action, watch: watch.sentence, reviewDate })),
    )
    .map((step, index) => ({ order: index + 1, ...step }));
