import {
  type FetchPlan,
  fetchTotals,
  getSource,
  planFetch,
  type StoppedBy,
  siteContextOf,
  spansOf,
} from '#src/areas/sources/server/service.ts';
import { weekPValue } from '#src/engine/explore/control-range.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { shortDay } from '#src/language/quantity.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { explorerLimits } from '../../explorer-limits.ts';
import { stepsPerWeek, weeksOfRange } from '../../explorer-range.ts';
import { keepAnalysis } from '../analysis-store.ts';
import { type AnalysedWeek, analyzeInWorker } from '../analyze-in-worker.ts';
import { audienceCountries } from '../events/audience-countries.ts';
import { eventsKnownTo } from '../events/known-events.ts';
import type { FrozenInputs } from '../frozen-inputs.ts';
import { getExploration } from '../history/exploration-store.ts';
import { exploredWeekId } from '../history/explored-week-id.ts';
import { publishExploration } from '../history/publish-exploration.ts';
import type { ExplorationPlan, LookedAt } from '../history/scanned-weeks.ts';
import { forgetExploredWeeks, holdRun, keepExploredWeek } from '../run-store.ts';
import { seedOf } from '../seed-of.ts';
import type { ExploreHistoryInput } from './explore-history-input.ts';
import { createRunSteps, type RunStepParts, type Span } from './run-steps.ts';

const { baselineWeeks } = explorerLimits;
const PERCENT = { begun: 2, fetched: 50, looked: 96 };

export function createExploreHistorySteps(
  parts: RunStepParts,
  { runId, organizationId }: ExploreHistoryInput,
) {
  const { facts, clock } = parts;
  const steps = createRunSteps(parts, { runId, organizationId }, 'The exploration');
  const { inOrganization, progress, orStopped } = steps;

  return {
    /** Which weeks, and whom to ask for them; null when the run has ended already. */
    async begin(): Promise<ExplorationPlan | null> {
      const { run, exploration, source } = await inOrganization(async (tx) => {
        const found = await getExploration(tx, runId);
        return { ...found, source: await getSource(tx, found.run.sourceId) };
      });
      if (run.status === 'completed' || run.status === 'failed') return null;
      const { startDate, endDate, includeTopN, topNLandingPage, topNHighCard } = exploration;
      // As it was when the scan was asked for and paid: a week that ends while it waits is not in it.
      const { over, notOver } = weeksOfRange(
        startDate,
        endDate,
        exploration.createdAt.getTime(),
        source.timeZone ?? 'UTC',
      );
      const plan: ExplorationPlan = {
        sourceId: source.id,
        currency: source.currency,
        weeks: over,
        notOver,
        includeTopN,
        topNLandingPage,
        topNHighCard,
        fetch: null,
      };
      const isImported = source.type === 'FILE';
      await progress(PERCENT.begun, isImported ? 'Reading the imported days' : 'Asking Google what there is');
      const [first, last] = [over[0], over.at(-1)];
      if (isImported || first === undefined || last === undefined) return plan;
      const range = { from: addWeeks(first, -baselineWeeks), to: addDays(last, 6) };
      return await orStopped<ExplorationPlan>(plan, async () => ({
        ...plan,
        fetch: await planFetch(parts, source, () => range),
      }));
    },

    async totals(
      plan: FetchPlan,
    ): Promise<{ readonly spans: readonly Span[]; readonly stopped?: StoppedBy }> {
      return await orStopped({ spans: [] }, async () => {
        const begins = await fetchTotals(parts, plan);
        if (begins === null) return { spans: [] };
        const fillFrom = weekOf(begins > plan.from ? begins : plan.from);
        return { spans: spansOf(fillFrom, plan.to).map((span) => ({ ...span, fillFrom })) };
      });
    },

    fetch: (plan: FetchPlan, span: Span, share: number): Promise<{ readonly stopped?: StoppedBy }> =>
      steps.fetch(plan, span, PERCENT.begun + share * (PERCENT.fetched - PERCENT.begun)),

    /** One week against the eight before it. Its inputs are pinned like those of a run, so that its cards have their proof. */
    async look(plan: ExplorationPlan, week: Day, share: number): Promise<LookedAt> {
      const { sourceId, currency, includeTopN, topNLandingPage, topNHighCard } = plan;
      const from = addWeeks(week, -baselineWeeks);
      const range = { organizationId, sourceId, from, to: addDays(week, 6) };
      const { visible, context, events } = await inOrganization(async (tx) => {
        const batches = await visibleBatches(tx.$client, range);
        const audience = await audienceCountries(facts, batches, week);
        return {
          visible: batches,
          events: await eventsKnownTo(tx, sourceId, range, audience),
          context: await siteContextOf(tx, sourceId),
        };
      });
      const weekFacts = await loadWeekFacts(facts, { week, from, currency, visible });
      const skipped = reasonToSkip(weekFacts);
      await progress(
        PERCENT.fetched + share * (PERCENT.looked - PERCENT.fetched),
        `Testing the week of ${shortDay(week)}`,
      );
      if (skipped !== undefined) return { week, skipped };
      const stepsBudget = stepsPerWeek(includeTopN);
      const analysed = await analyzeInWorker(
        {
          facts: async () => weekFacts,
          factsKey: null,
          options: { seed: seedOf(week), stepsBudget, events },
          context: context?.findings ?? null,
          lens: {
            topN: includeTopN ? { landingPages: topNLandingPage, highCard: topNHighCard } : null,
            historyWeeks: baselineWeeks,
          },
        },
        () => undefined,
      );
      if (analysed.analysis.tested === 0)
        return { week, skipped: 'Nothing of this week could be tested against the weeks before it.' };
      const inputs: FrozenInputs = { visible, from, currency, seed: seedOf(week), events };
      return await keep({ sourceId, week, stepsBudget, inputs, analysed });
    },

    /** The control over the range, cards, result, end of the run and its account: all of it or nothing. */
    async publish(
      plan: ExplorationPlan,
      looked: readonly LookedAt[],
      stopped: StoppedBy | undefined,
    ): Promise<void> {
      if (stopped !== undefined && looked.every((one) => 'skipped' in one))
        throw new AppError('UPSTREAM_FAILED', stopped.message);
      await inOrganization((tx) =>
        publishExploration(tx, clock, { runId, plan, looked, isPartial: stopped !== undefined }),
      );
    },

    fail: (error: unknown): Promise<void> => steps.fail(error, (tx) => forgetExploredWeeks(tx, runId)),
  };

  /** A run of its own for each week, under an id that a second try finds again. */
  async function keep({
    sourceId,
    week,
    stepsBudget,
    inputs,
    analysed: { analysis, breakdown },
  }: {
    readonly sourceId: string;
    readonly week: Day;
    readonly stepsBudget: number;
    readonly inputs: FrozenInputs;
    readonly analysed: AnalysedWeek;
  }): Promise<LookedAt> {
    const id = exploredWeekId(runId, week);
    const own = { id, organizationId, sourceId, week };
    await inOrganization(async (tx) => {
      await holdRun(tx, runId);
      await keepExploredWeek(tx, {
        ...own,
        explorationId: runId,
        stepsBudget,
        stepsUsed: analysis.steps,
        inputs,
        tested: analysis.tested,
        kept: analysis.kept,
        partial: analysis.partial,
        finishedAt: new Date(clock.now()),
      });
      await keepAnalysis(tx, own, analysis, breakdown);
    });
    return { week, runId: id, tested: analysis.tested, steps: analysis.steps, p: weekPValue(analysis) };
  }
}

/** Why a week is not looked at. Where the source begins within the eight weeks before it, they only train. */
function reasonToSkip({ week, days, tables }: WeekFacts): string | undefined {
  const [main] = tables;
  const present = main?.present ?? new Uint8Array();
  const first = present.indexOf(1);
  const ofWeek = present.subarray(days.length - 7).reduce((sum, day) => sum + day, 0);
  if (ofWeek === 0) return `The source has no data for the week of ${shortDay(week)}.`;
  if (ofWeek < 7) return `Only ${ofWeek} of 7 days of this week have data.`;
  if (first < 7) return undefined;
  const whole = Math.floor((days.length - 7 - first) / 7);
  return `The first ${baselineWeeks} weeks with data only train the comparison; ${whole} of them lie before this week.`;
}
