import { settleCredits } from '#src/areas/organizations/server/service.ts';
import { getSource, type SourceRow } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import { controlRange, keptInRange } from '#src/engine/explore/control-range.ts';
import { FALSE_DISCOVERY_RATE } from '#src/engine/false-discovery-rate.ts';
import type { Finding } from '#src/engine/finding.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import type { Day } from '#src/shared/week.ts';
import { analysisOf } from '../analysis-store.ts';
import {
  type CardRow,
  cardsByKey,
  EXPLORER_TAG,
  forgetExplorerCards,
  generatedCards,
  keepCards,
  type NewCard,
} from '../card-store.ts';
import { composeCard } from '../compose-week.ts';
import { showProgress } from '../progress-card.ts';
import { changeOpenRun, getRun } from '../run-store.ts';
import { type ExplorationResult, keepResult } from './exploration-store.ts';
import type { ExplorationPlan, LookedAt } from './scanned-weeks.ts';
import { toldBy } from './told-by.ts';

export interface ScannedRange {
  readonly runId: string;
  readonly plan: ExplorationPlan;
  readonly looked: readonly LookedAt[];
  readonly isPartial: boolean;
}

type Covered = Extract<LookedAt, { readonly runId: string }>;
const isCovered = (one: LookedAt): one is Covered => 'runId' in one;

/** Ends an open exploration with its cards, its result and its account, in the transaction given. */
export async function publishExploration(
  tx: Transaction,
  clock: Clock,
  { runId, plan, looked, isPartial }: ScannedRange,
): Promise<void> {
  const covered = looked.filter(isCovered);
  const tested = covered.reduce((sum, one) => sum + one.tested, 0);
  const steps = covered.reduce((sum, one) => sum + one.steps, 0);
  const ended = await changeOpenRun(tx, runId, {
    status: 'completed',
    progress: 100,
    currentStep: 'Done',
    failure: null,
    partial: isPartial,
    tested,
    stepsUsed: steps,
    finishedAt: new Date(clock.now()),
  });
  if (!ended) return;
  const run = await getRun(tx, runId);
  const creditsUsed = creditsForSteps(steps);
  // Before the cards, as when a run is published.
  await settleCredits(tx, { id: runId, organizationId: run.organizationId, usedCredits: creditsUsed });
  const source = await getSource(tx, plan.sourceId);
  const control = controlRange(covered, FALSE_DISCOVERY_RATE);
  const weeksCovered: ExplorationResult['weeksCovered'] = [];
  const cards: ExplorationResult['cards'] = [];
  for (const one of covered) {
    const analysis = await analysisOf(tx, one.runId);
    const kept = keptInRange(analysis, control);
    const written = await writeCards(tx, one, analysis, kept, source);
    cards.push(...written);
    weeksCovered.push({ week: one.week, tested: one.tested, kept: kept.length, cards: written.length });
  }
  await keepResult(tx, runId, {
    cardCount: cards.length,
    cards,
    tested,
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    weeksCovered,
    weeksSkipped: skippedOf(looked, plan.notOver),
    creditsUsed,
  });
  await showProgress(tx, run);
}

function skippedOf(looked: readonly LookedAt[], notOver: readonly Day[]): ExplorationResult['weeksSkipped'] {
  return [
    ...looked.flatMap((one) => ('skipped' in one ? [{ week: one.week, reason: one.skipped }] : [])),
    ...notOver.map((week) => ({ week, reason: 'This week is not over yet.' })),
  ];
}

/**
 * Cards of a generated week stay what they are, and what they tell is not told again; those of earlier explorations give way.
 * Answers the card of each finding, by their rank.
 */
async function writeCards(
  tx: Transaction,
  { week, runId }: Covered,
  analysis: Analysis,
  kept: readonly Finding[],
  source: SourceRow,
): Promise<ExplorationResult['cards']> {
  const ofWeek = { sourceId: source.id, week };
  const told = await toldByRun(tx, await generatedCards(tx, ofWeek));
  const tellers = new Map(kept.map((finding) => [finding.id, toldBy(finding, told)?.id]));
  const fresh = kept.flatMap((finding, index): NewCard[] => {
    if (tellers.get(finding.id) !== undefined) return [];
    const card = composeCard(finding, analysis, source.currency);
    return [
      {
        organizationId: source.organizationId,
        ...ofWeek,
        runId,
        rank: index + 1,
        ...card,
        tags: [EXPLORER_TAG, ...card.tags].slice(0, 3),
      },
    ];
  });
  await forgetExplorerCards(
    tx,
    ofWeek,
    fresh.map(({ key }) => key),
  );
  await keepCards(tx, fresh);
  const keys = new Set(kept.map(({ id }) => tellers.get(id) ?? id));
  const rows = await cardsByKey(tx, ofWeek, [...keys]);
  return rows.map(({ id, title, runId: writtenBy }) => ({ id, week, title, isNew: writtenBy === runId }));
}

/** The findings behind the cards that a run of the week itself has written. */
async function toldByRun(tx: Transaction, generated: readonly CardRow[]): Promise<readonly Finding[]> {
  const runIds = [...new Set(generated.map((card) => card.runId))];
  const keys = new Set(generated.map(({ key }) => key));
  const analyses = await Promise.all(runIds.map((id) => analysisOf(tx, id)));
  return analyses.flatMap(({ findings }) => findings).filter(({ id }) => keys.has(id));
}
