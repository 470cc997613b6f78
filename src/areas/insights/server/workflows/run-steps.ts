import { settleCredits } from '#src/areas/organizations/server/service.ts';
import {
  type FetchParts,
  type FetchPlan,
  fetchSpan,
  type Range,
  type StoppedBy,
  stoppedBy,
  upstreamError,
} from '#src/areas/sources/server/service.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { shortDay } from '#src/language/quantity.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import { showProgress } from '../progress-card.ts';
import { changeOpenRun, getRun, noteProgress } from '../run-store.ts';

export interface RunStepParts extends FetchParts {
  readonly log: Log;
}

export interface Span extends Range {
  readonly fillFrom: Day;
}

/** What the steps of every kind of run have in common: they tell how far they are, ask Google, and may fail. */
export function createRunSteps(
  parts: RunStepParts,
  { runId, organizationId }: { readonly runId: string; readonly organizationId: string },
  /** As the subject of a sentence: `The analysis`. */
  kind: string,
) {
  const { database, clock, log } = parts;
  const inOrganization = <Result>(work: Parameters<typeof database.forOrganization<Result>>[1]) =>
    database.forOrganization(organizationId, work);

  const progress = (percent: number, doing: string) =>
    inOrganization(async (tx) => {
      const run = await noteProgress(tx, runId, percent, doing);
      if (run !== undefined) await showProgress(tx, run);
    });

  /** What Google does wrong becomes a value, which a workflow remembers better than an error. Whatever else fails, fails. */
  const orStopped = async <Result extends object>(
    otherwise: Result,
    work: () => Promise<Result>,
  ): Promise<Result & { readonly stopped?: StoppedBy }> => {
    try {
      return await work();
    } catch (error) {
      const stopped = stoppedBy(error, clock.now());
      if (stopped === undefined) throw error;
      log.warn(`${kind} goes on without asking Google`, { runId, reason: stopped.message });
      return { ...otherwise, stopped };
    }
  };

  return {
    inOrganization,
    progress,
    orStopped,

    /** Brings the reports of some weeks; what is stored and settled is not asked for again. */
    fetch: (plan: FetchPlan, span: Span, percent: number): Promise<{ readonly stopped?: StoppedBy }> =>
      orStopped({}, async () => {
        await fetchSpan(parts, plan, span);
        await progress(percent, `Fetching reports back to ${shortDay(span.from)}`);
        return {};
      }),

    /** The end of a run that could not be finished, with its reason and its account; and what else goes with it. */
    async fail(
      error: unknown,
      withIt: (tx: Transaction) => Promise<void> = async () => undefined,
    ): Promise<void> {
      const told = upstreamError(error);
      const reason =
        told instanceof AppError ? told.message : `${kind} stopped because of a mistake of ours.`;
      if (told instanceof AppError) {
        const cause = error instanceof GoogleFailure ? error.kind : undefined;
        log.warn(`${kind} failed`, { runId, reason, kind: cause });
      } else log.error(`${kind} failed`, { runId, error });
      await inOrganization(async (tx) => {
        const failure = `${reason} Nothing that was shown before has changed, and the credits were given back.`;
        const finishedAt = new Date(clock.now());
        if (!(await changeOpenRun(tx, runId, { status: 'failed', failure, finishedAt }))) return;
        await withIt(tx);
        await settleCredits(tx, { id: runId, organizationId, usedCredits: 0 });
        await showProgress(tx, await getRun(tx, runId));
      });
    },
  };
}
