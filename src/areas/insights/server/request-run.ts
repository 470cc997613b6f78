import { randomUUID } from 'node:crypto';
import { type MonthlyCredits, reserveCredits } from '#src/areas/organizations/server/service.ts';
import { firstWeekOf, getSource } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/drizzle.ts';
import { onceForKey } from '#src/platform/database/once-for-key.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import { AppError } from '#src/shared/error-code.ts';
import { type Day, FIRST_DAY_OF_SITES, lastCompleteWeek } from '#src/shared/week.ts';
import { beforeSourceSentence } from '../before-source.ts';
import type { RunAnswer } from '../contract.ts';
import { showProgress } from './progress-card.ts';
import { insertRun, isBusy } from './run-store.ts';
import type { GenerateWeekInput } from './workflows/generate-week-input.ts';

export interface RunRequests {
  readonly database: Database;
  readonly clock: Clock;
  readonly monthlyCredits: MonthlyCredits;
  readonly workflows: Workflows;
  readonly generateWeek: WorkflowDefinition<GenerateWeekInput>;
}

interface RunRequest {
  readonly organizationId: string;
  readonly userId: string;
  readonly sourceId: string;
  readonly week: Day;
  readonly stepsBudget: number;
  readonly idempotencyKey: string | undefined;
}

/**
 * Accepts a run: credits reserved, the run and its progress card written, the workflow enqueued under the run's id, all in
 * one transaction. Whatever happens meanwhile, there is no charge without a run and no run that nobody works on.
 */
export async function requestRun(parts: RunRequests, request: RunRequest): Promise<RunAnswer> {
  const { organizationId, userId, sourceId, week, stepsBudget, idempotencyKey: key } = request;
  return await parts.database.forOrganization(organizationId, (tx) =>
    onceForKey(
      tx,
      { organizationId, userId, key, endpoint: 'generate', input: { sourceId, week, stepsBudget } },
      () => acceptRun(tx, parts, request),
    ),
  );
}

const TOO_EARLY = 'There were no web sites in this week. Choose a later one.';

async function acceptRun(
  tx: Transaction,
  { clock, monthlyCredits, workflows, generateWeek }: RunRequests,
  { organizationId, userId, sourceId, week, stepsBudget }: RunRequest,
): Promise<RunAnswer> {
  const id = randomUUID();
  // One request of an organization at a time, so that two at once do not both believe they are first.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${organizationId}, 1))`);
  const source = await getSource(tx, sourceId);
  if (source.status !== 'active')
    return {
      status: 'blocked',
      reason: 'source_not_active',
      error: `The source is not active (${source.status}). Finish its setup or connect it again first.`,
    };
  if (week > lastCompleteWeek(clock.now(), source.timeZone ?? 'UTC'))
    return {
      status: 'blocked',
      reason: 'week_not_over',
      error: 'This week is not over yet. Insights compare whole weeks: choose an earlier one.',
    };
  if (week < FIRST_DAY_OF_SITES)
    throw new AppError('INVALID_INPUT', TOO_EARLY, { fields: { selectedDate: TOO_EARLY } });
  const firstWeek = await firstWeekOf(tx, source, clock.now());
  if (firstWeek !== undefined && week < firstWeek)
    return { status: 'blocked', reason: 'before_source', error: beforeSourceSentence(firstWeek) };
  const credits = creditsForSteps(stepsBudget);
  if (!(await reserveCredits(tx, { id, organizationId, credits }, monthlyCredits, clock)))
    return {
      status: 'blocked',
      reason: 'insufficient_credits',
      error: `Not enough credits: this run needs ${credits}.`,
    };
  const busy = await isBusy(tx);
  const run = await insertRun(tx, {
    id,
    organizationId,
    sourceId,
    week,
    stepsBudget,
    requestedBy: userId,
    currentStep: 'Waiting to start',
  });
  await showProgress(tx, run);
  await workflows.enqueue(tx, generateWeek, id, organizationId, { runId: id, organizationId });
  return { status: busy ? 'queued' : 'started', invocationId: id, workflowInstanceId: id };
}
