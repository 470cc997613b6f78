import { settleCredits } from '#src/areas/organizations/server/service.ts';
import { type GoogleAccess, getSource, upstreamError } from '#src/areas/sources/server/service.ts';
import type { AvailableReport } from '#src/connectors/connector.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { shortDay } from '#src/language/quantity.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import type { Log } from '#src/platform/log.ts';
import { reports } from '#src/semantics/report.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day, daysBetween } from '#src/shared/week.ts';
import { keepAnalysis } from '../analysis-store.ts';
import { analyzeInWorker } from '../analyze-in-worker.ts';
import { FrozenInputs } from '../frozen-inputs.ts';
import { showProgress } from '../progress-card.ts';
import { publishRun } from '../publish-run.ts';
import { changeOpenRun, getRun, noteProgress } from '../run-store.ts';
import type { GenerateWeekInput } from './generate-week-input.ts';

export interface GenerateWeekParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly google: GoogleAccess;
  readonly clock: Clock;
  readonly log: Log;
}

interface Fetch extends AvailableReport {
  readonly from: Day;
  readonly to: Day;
}

export interface RunPlan {
  readonly sourceId: string;
  readonly week: Day;
  /** The Monday that history starts on. */
  readonly from: Day;
  readonly currency: string | null;
  /** Fetches that go out together. The newest weeks come first. */
  readonly rounds: readonly (readonly Fetch[])[];
}

/** Weeks of history behind the week. Eight suffice; a slow drift needs more. */
const HISTORY_WEEKS = 16;
const WEEKS_PER_FETCH = 4;
/** Where the bar stands at the end of each part. */
const PERCENT = { begun: 3, fetched: 60, analysed: 90 };

export function createGenerateWeekSteps(
  parts: GenerateWeekParts,
  { runId, organizationId }: GenerateWeekInput,
) {
  const { database, facts, google, clock, log } = parts;
  const inOrganization = <Result>(work: Parameters<typeof database.forOrganization<Result>>[1]) =>
    database.forOrganization(organizationId, work);
  const progress = (percent: number, doing: string) =>
    inOrganization(async (tx) => {
      const run = await noteProgress(tx, runId, percent, doing);
      if (run !== undefined) await showProgress(tx, run);
    });

  return {
    /** What to fetch; null when the run has ended already. One whose source was deleted meanwhile is not found. */
    async begin(): Promise<RunPlan | null> {
      const { run, source } = await inOrganization(async (tx) => {
        const found = await getRun(tx, runId);
        return { run: found, source: await getSource(tx, found.sourceId) };
      });
      if (run.status === 'completed' || run.status === 'failed') return null;
      const isImported = source.type === 'FILE';
      await progress(
        PERCENT.begun,
        isImported ? 'Reading the imported days' : 'Asking Google Analytics what it has',
      );
      // What was imported is there already; there is nobody to ask for more.
      const available = isImported ? [] : await (await google.connect(source)).availableReports();
      const from = addWeeks(run.week, -HISTORY_WEEKS);
      const rounds: Fetch[][] = [];
      const sunday = addDays(run.week, 6);
      for (let first = from; first <= run.week; first = addWeeks(first, WEEKS_PER_FETCH)) {
        const to = addDays(first, Math.min(WEEKS_PER_FETCH * 7 - 1, daysBetween(first, sunday)));
        rounds.unshift(available.map((report) => ({ ...report, from: first, to })));
      }
      return { sourceId: run.sourceId, week: run.week, from, currency: source.currency, rounds };
    },

    /** Brings one report for some weeks; days become visible all together, and equal days change nothing. */
    async fetch({ reportId, metrics, from, to }: Fetch, round: number, roundCount: number): Promise<void> {
      const run = await inOrganization((tx) => getRun(tx, runId));
      const source = await inOrganization((tx) => getSource(tx, run.sourceId));
      const request = { report: reports[reportId], metrics, from, to };
      const { days, facts: rows } = await (await google.connect(source)).fetchReport(request);
      await inOrganization((tx) =>
        storeFacts(tx.$client, facts, { organizationId, sourceId: run.sourceId, reportId, days, rows }),
      );
      const share = (round + 1) / roundCount;
      await progress(
        PERCENT.begun + share * (PERCENT.fetched - PERCENT.begun),
        `Fetching reports, weeks back to ${shortDay(from)}`,
      );
    },

    /** Pins the very rows that the analysis reads, so that this week can be replayed whatever Google says later. */
    async freeze(plan: RunPlan): Promise<void> {
      await inOrganization(async (tx) => {
        const visible = await visibleBatches(tx.$client, {
          organizationId,
          sourceId: plan.sourceId,
          from: plan.from,
          to: addDays(plan.week, 6),
        });
        const inputs: FrozenInputs = {
          visible,
          from: plan.from,
          currency: plan.currency,
          seed: seedOf(plan.week),
        };
        await changeOpenRun(tx, runId, { inputs });
      });
      await progress(PERCENT.fetched, 'Testing segments');
    },

    async analyse(plan: RunPlan): Promise<void> {
      const run = await inOrganization((tx) => getRun(tx, runId));
      const inputs = FrozenInputs.parse(run.inputs);
      const weekFacts = await loadWeekFacts(facts, {
        week: plan.week,
        from: inputs.from,
        currency: inputs.currency,
        visible: inputs.visible,
      });
      let told = 0;
      const analysis = await analyzeInWorker(
        weekFacts,
        { seed: inputs.seed, stepsBudget: run.stepsBudget },
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
      await inOrganization((tx) => keepAnalysis(tx, run, analysis));
      await progress(PERCENT.analysed, 'Writing cards');
    },

    /** Cards, end of the run and its account in one transaction: all of it or nothing. */
    async publish(): Promise<void> {
      await inOrganization((tx) => publishRun(tx, clock, runId));
    },

    async fail(error: unknown): Promise<void> {
      const told = upstreamError(error);
      const reason =
        told instanceof AppError ? told.message : 'The analysis stopped because of a mistake of ours.';
      if (!(told instanceof AppError)) log.error('A run failed', { runId, error });
      else
        log.warn('A run failed', {
          runId,
          reason,
          kind: error instanceof GoogleFailure ? error.kind : undefined,
        });
      await inOrganization(async (tx) => {
        const failure = `${reason} Nothing that was shown before has changed, and the credits were given back.`;
        if (
          !(await changeOpenRun(tx, runId, { status: 'failed', failure, finishedAt: new Date(clock.now()) }))
        )
          return;
        await settleCredits(tx, { id: runId, organizationId, usedCredits: 0 });
        await showProgress(tx, await getRun(tx, runId));
      });
    },
  };
}

/** The same week always draws the same random numbers. */
const seedOf = (week: Day): number => daysBetween('2000-01-03' as Day, week);
