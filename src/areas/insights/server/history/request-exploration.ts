import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type MonthlyCredits, reserveCredits } from '#src/areas/organizations/server/service.ts';
import { getSource } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/drizzle.ts';
import { explorations } from '#src/platform/database/tables.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import type { Exploration } from '../../explorer-contract.ts';
import { creditsForScan, rangeProblem, stepsPerWeek, weeksOfRange } from '../../explorer-range.ts';
import { showProgress } from '../progress-card.ts';
import { insertRun } from '../run-store.ts';
import type { ExploreHistoryInput } from '../workflows/explore-history-input.ts';
import { getExploration, presentExploration } from './exploration-store.ts';

export interface ExplorationRequests {
  readonly database: Database;
  readonly clock: Clock;
  readonly monthlyCredits: MonthlyCredits;
  readonly workflows: Workflows;
  readonly exploreHistory: WorkflowDefinition<ExploreHistoryInput>;
}

export interface ExplorationRequest {
  readonly organizationId: string;
  readonly userId: string;
  readonly startDate: Day | '' | undefined;
  readonly endDate: Day | '' | undefined;
  readonly sourceId: string | undefined;
  readonly includeTopN: boolean;
  readonly topNLandingPage: number;
  readonly topNHighCard: number;
  readonly waitSeconds: number;
}

type Refusal = {
  readonly error: string;
  readonly reason: 'insufficient_credits' | 'source_not_active' | 'failed' | 'nothing_to_scan';
};
export type ExplorationAnswer =
  | Refusal
  | { readonly cardCount: number | null; readonly workflowId: string; readonly exploration: Exploration };

/** Accepts a scan like a run, all or nothing, and waits a little for its end. What takes longer tells of itself. */
export async function requestExploration(
  parts: ExplorationRequests,
  request: ExplorationRequest,
): Promise<ExplorationAnswer> {
  const accepted = await accept(parts, request);
  if (typeof accepted !== 'string') return accepted;
  const exploration = await untilEnded(parts, request, accepted);
  if (exploration.status === 'failed')
    return { error: exploration.failure ?? 'The exploration failed.', reason: 'failed' };
  return { cardCount: exploration.result?.cardCount ?? null, workflowId: accepted, exploration };
}

/** The id of the accepted scan, or why it was not. */
async function accept(parts: ExplorationRequests, request: ExplorationRequest): Promise<string | Refusal> {
  const { database, clock, monthlyCredits, workflows, exploreHistory } = parts;
  const { organizationId, includeTopN, topNLandingPage, topNHighCard } = request;
  const id = randomUUID();
  return await database.forOrganization(organizationId, async (tx): Promise<string | Refusal> => {
    // As for runs: one request of an organization at a time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${organizationId}, 1))`);
    const source = request.sourceId ? await getSource(tx, request.sourceId) : undefined;
    const timeZone = source?.timeZone ?? 'UTC';
    const problem = rangeProblem(request, clock.now(), timeZone);
    if (problem !== undefined) throw refusedRange(problem);
    const { startDate, endDate } = request;
    if (source === undefined || !startDate || !endDate)
      throw refusedRange('Please select a date range and a source.');
    if (source.status !== 'active')
      return {
        reason: 'source_not_active',
        error: `The source is not active (${source.status}). Finish its setup or connect it again first.`,
      };
    const { over } = weeksOfRange(startDate, endDate, clock.now(), timeZone);
    const last = over.at(-1);
    if (last === undefined)
      return {
        reason: 'nothing_to_scan',
        error: 'No week of this range is over yet. Insights compare whole weeks: start earlier.',
      };
    const credits = creditsForScan(over.length, includeTopN);
    if (!(await reserveCredits(tx, { id, organizationId, credits }, monthlyCredits, clock)))
      return {
        reason: 'insufficient_credits',
        error: `Not enough credits: this range needs ${credits}. Choose a shorter one.`,
      };
    const run = await insertRun(tx, {
      id,
      organizationId,
      sourceId: source.id,
      kind: 'exploration',
      week: last,
      stepsBudget: over.length * stepsPerWeek(includeTopN),
      requestedBy: request.userId,
      currentStep: 'Waiting to start',
    });
    await tx.insert(explorations).values({
      runId: id,
      organizationId,
      startDate,
      endDate,
      includeTopN,
      topNLandingPage,
      topNHighCard,
      creditsReserved: credits,
    });
    await showProgress(tx, run);
    await workflows.enqueue(tx, exploreHistory, id, organizationId, { runId: id, organizationId });
    return id;
  });
}

const refusedRange = (problem: string) =>
  new AppError('INVALID_INPUT', problem, { fields: { dateRange: problem } });

const LOOK_EVERY_MS = 200;

async function untilEnded(
  { database, clock }: ExplorationRequests,
  { organizationId, waitSeconds }: ExplorationRequest,
  id: string,
): Promise<Exploration> {
  const end = clock.now() + waitSeconds * 1000;
  for (;;) {
    const found = await database.forOrganization(organizationId, (tx) => getExploration(tx, id));
    const exploration = presentExploration(found);
    const hasEnded = exploration.status === 'completed' || exploration.status === 'failed';
    if (hasEnded || clock.now() >= end) return exploration;
    await wait(LOOK_EVERY_MS);
  }
}
