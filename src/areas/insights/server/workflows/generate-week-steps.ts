import {
  type FetchPlan,
  fetchTotals,
  getSource,
  planFetch,
  type StoppedBy,
  siteContextOf,
  spansOf,
  storedHistory,
  storedReports,
} from '#src/areas/sources/server/service.ts';
import { REMEMBERED_WEEKS } from '#src/engine/rank/link-weeks.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { earlierFindings, keepAnalysis } from '../analysis-store.ts';
import { analyzeInWorker } from '../analyze-in-worker.ts';
import { correctCards } from '../correct-cards.ts';
import { audienceCountries } from '../events/audience-countries.ts';
import { eventsKnownTo } from '../events/known-events.ts';
import { FrozenInputs } from '../frozen-inputs.ts';
import { publishRun } from '../publish-run.ts';
import { changeOpenRun, getRun, holdRun } from '../run-store.ts';
import { seedOf } from '../seed-of.ts';
import type { GenerateWeekInput } from './generate-week-input.ts';
import { createRunSteps, type RunStepParts, type Span } from './run-steps.ts';

export interface RunPlan {
  readonly sourceId: string;
  readonly week: Day;
  readonly currency: string | null;
  /** Null when there is nothing to ask: of a file, or because Google does not answer. */
  readonly fetch: FetchPlan | null;
  /** Why Google could not be asked. */
  readonly stopped?: StoppedBy | undefined;
}

/** Weeks of history that are read where they are stored. */
const MOST_HISTORY_WEEKS = 60;
/** Weeks behind the week that are fetched when they are missing: eight suffice, a slow drift needs more. */
const NEEDED_HISTORY_WEEKS = 16;
/** With fewer a week is not analysed from what is stored when Google cannot be asked. */
const LEAST_HISTORY_WEEKS = 8;
/** Where the bar stands at the end of each part. */
const PERCENT = { begun: 3, fetched: 60, analysed: 90 };

export function createGenerateWeekSteps(parts: RunStepParts, { runId, organizationId }: GenerateWeekInput) {
  const { facts, clock, log } = parts;
  const steps = createRunSteps(parts, { runId, organizationId }, 'The analysis');
  const { inOrganization, progress, orStopped } = steps;

  return {
    /** Whom to ask; null when the run has ended already. One whose source was deleted meanwhile is not found. */
    async begin(): Promise<RunPlan | null> {
      const { run, source } = await inOrganization(async (tx) => {
        const found = await getRun(tx, runId);
        return { run: found, source: await getSource(tx, found.sourceId) };
      });
      if (run.status === 'completed' || run.status === 'failed') return null;
      const plan = { sourceId: run.sourceId, week: run.week, currency: source.currency };
      const isImported = source.type === 'FILE';
      await progress(PERCENT.begun, isImported ? 'Reading the imported days' : 'Asking Google what there is');
      // What was imported is there already; there is nobody to ask for more.
      if (isImported) return { ...plan, fetch: null };
      const range = {
        from: addWeeks(run.week, -MOST_HISTORY_WEEKS),
        to: addDays(run.week, 6),
      };
      return await orStopped<RunPlan>({ ...plan, fetch: null }, async () => ({
        ...plan,
        fetch: await planFetch(parts, source, () => range),
      }));
    },

    /** The totals of all history, which tell what of it is missing or has changed; then what to look at, newest first. */
    async totals(
      plan: FetchPlan,
      week: Day,
    ): Promise<{ readonly spans: readonly Span[]; readonly stopped?: StoppedBy }> {
      return await orStopped({ spans: [] }, async () => {
        const begins = await fetchTotals(parts, plan);
        if (begins === null) return { spans: [] };
        const needed = addWeeks(week, -NEEDED_HISTORY_WEEKS);
        const fillFrom = weekOf(begins > needed ? begins : needed);
        const before = weekOf(begins) < fillFrom ? [{ from: weekOf(begins), to: addDays(fillFrom, -1) }] : [];
        return { spans: [...spansOf(fillFrom, plan.to), ...before].map((span) => ({ ...span, fillFrom })) };
      });
    },

    fetch: (plan: FetchPlan, span: Span, share: number): Promise<{ readonly stopped?: StoppedBy }> =>
      steps.fetch(plan, span, PERCENT.begun + share * (PERCENT.fetched - PERCENT.begun)),

    /**
     * Pins the very rows that the analysis reads, so that this week can be replayed whatever Google says later. When Google
     * could not be asked, what is stored must do: the week as a whole and some history.
     */
    async freeze({ sourceId, week, currency }: RunPlan, stopped: StoppedBy | undefined): Promise<void> {
      await inOrganization(async (tx) => {
        const daily = await storedReports(tx, { organizationId, sourceId });
        const stored = daily && (await storedHistory(tx, daily, week, MOST_HISTORY_WEEKS));
        const suffices = stored?.weekIsWhole === true && stored.from <= addWeeks(week, -LEAST_HISTORY_WEEKS);
        if (stopped !== undefined && !suffices) throw new AppError('UPSTREAM_FAILED', stopped.message);
        const from =
          stored === null || stored.from > week ? addWeeks(week, -NEEDED_HISTORY_WEEKS) : stored.from;
        const range = { organizationId, sourceId, from, to: addDays(week, 6) };
        const visible = await visibleBatches(tx.$client, range);
        const earlier = await earlierFindings(tx, sourceId, week, REMEMBERED_WEEKS);
        const audience = await audienceCountries(facts, visible, week);
        const events = await eventsKnownTo(tx, sourceId, { from, to: range.to }, audience);
        const inputs: FrozenInputs = { visible, from, currency, seed: seedOf(week), earlier, events };
        await changeOpenRun(tx, runId, { inputs, partial: stopped !== undefined });
      });
      await progress(PERCENT.fetched, 'Testing segments');
    },

    async analyse(plan: RunPlan): Promise<void> {
      const run = await inOrganization((tx) => getRun(tx, runId));
      const inputs = FrozenInputs.parse(run.inputs);
      const { from, currency, visible } = inputs;
      const read = { week: plan.week, from, currency, visible };
      const context = await inOrganization((tx) => siteContextOf(tx, plan.sourceId));
      let told = 0;
      const { analysis, breakdown } = await analyzeInWorker(
        {
          facts: () => loadWeekFacts(facts, read),
          factsKey: JSON.stringify(read),
          options: {
            seed: inputs.seed,
            stepsBudget: run.stepsBudget,
            earlier: inputs.earlier ?? [],
            events: inputs.events ?? [],
          },
          context: context?.findings ?? null,
          lens: null,
        },
        (done, total) => {
          const now = clock.now();
          if (now - told < 300) return;
          told = now;
          const percent =
            PERCENT.fetched + (done / Math.max(1, total)) * (PERCENT.analysed - PERCENT.fetched);
          progress(percent, `Testing ${done} of ${total} segments`).catch((error: unknown) =>
            log.warn('Progress could not be shown', { error }),
          );
        },
      );
      await inOrganization(async (tx) => keepAnalysis(tx, await holdRun(tx, runId), analysis, breakdown));
      await progress(PERCENT.analysed, 'Writing cards');
    },

    /** Cards, end of the run and its account in one transaction: all of it or nothing. */
    async publish(): Promise<void> {
      await inOrganization((tx) => publishRun(tx, clock, runId));
    },

    /** What was fetched may have changed weeks that have cards already. */
    async correct({ sourceId }: RunPlan): Promise<void> {
      await correctCards(parts, organizationId, sourceId);
    },

    fail: (error: unknown): Promise<void> => steps.fail(error),
  };
}
