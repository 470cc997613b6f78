import { type MonthlyCredits, spendOnPlanning } from '#src/areas/organizations/server/service.ts';
import { FALSE_DISCOVERY_RATE } from '#src/engine/false-discovery-rate.ts';
import { promiseOf } from '#src/engine/planning/promise.ts';
import { stepSummary, stepTitle } from '#src/language/describe-planning.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { STEPS_PER_CREDIT } from '#src/shared/credits.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import type { PlanningTick } from '../../planning-contract.ts';
import { agreement, type PlanningParts, queryNode } from './node-query.ts';
import type { PlanningEngine } from './planning-engine.ts';
import { PlanningInputs, plannedWeek } from './planning-inputs.ts';
import {
  changeSession,
  closeNode,
  currentSession,
  type FrontierEntry,
  frontier,
  insertNodes,
  insertTick,
  lockSession,
  openedNodes,
  type SessionRow,
  type StoredNode,
  sessionById,
  setPromises,
  tickOf,
} from './planning-store.ts';

export interface TickParts extends PlanningParts {
  readonly clock: Clock;
  readonly monthlyCredits: MonthlyCredits;
  readonly planning: PlanningEngine;
}

/** A node below this share of the site is not worth asking: a session is done when only such are left. */
export const LEAST_PROMISE = 0.001;

export interface TickAnswer {
  readonly session: SessionRow;
  /** Null when the session had ended before. */
  readonly tick: PlanningTick | null;
}

/** What one step found out, before any of it is written. */
interface TickWork {
  readonly tick: PlanningTick;
  readonly added: readonly { readonly node: StoredNode; readonly promise: number | null }[];
  readonly promises: Readonly<Record<string, number>>;
}

/**
 * One step of a session: the most promising node is chosen, its facts asked for, its tests made, and all of it written in
 * one transaction under the number of the tick. Nothing is written before; so a tick that is repeated, tried by two at once
 * or cut off by a crash is made once, and who comes second gets what the first one recorded.
 */
export async function makeTick(
  parts: TickParts,
  organizationId: string,
  asked: { readonly sessionId?: string; readonly number?: number | undefined } = {},
): Promise<TickAnswer> {
  const { database } = parts;
  const { session, recorded, best, opened } = await database.forOrganization(organizationId, async (tx) => {
    const row = await (asked.sessionId === undefined ? currentSession(tx) : sessionById(tx, asked.sessionId));
    if (row === undefined) throw new AppError('CONFLICT', 'No active planning agent session.');
    const isMade = asked.number !== undefined && asked.number <= row.ticks;
    const made = isMade ? await tickOf(tx, row.id, asked.number) : null;
    const [first] = !isMade && row.status === 'active' ? await frontier(tx, row.id, LEAST_PROMISE, 1) : [];
    return {
      session: row,
      recorded: made,
      best: first,
      opened: first === undefined ? [] : await openedNodes(tx, row.id, first.node.week),
    };
  });
  if (recorded !== null || session.status !== 'active') return { session, tick: recorded };
  const number = asked.number ?? session.ticks + 1;
  if (number > session.ticks + 1)
    throw new AppError('CONFLICT', `The next tick of this session is ${session.ticks + 1}.`);
  if (best === undefined)
    return await database.forOrganization(organizationId, async (tx) => {
      return { session: await endSession(tx, parts.clock, session.id, 'done'), tick: null };
    });
  const work = await workOn(parts, session, number, best, opened);
  return await database.forOrganization(organizationId, (tx) => commit(tx, parts, session.id, best, work));
}

async function workOn(
  { facts, planning }: TickParts,
  session: SessionRow,
  number: number,
  { node, promise }: FrontierEntry,
  opened: readonly string[],
): Promise<TickWork> {
  const inputs = PlanningInputs.parse(session.inputs);
  const week = plannedWeek(facts, session.id, inputs, node.week);
  const base = { number, week: node.week, nodeId: node.id, title: stepTitle(node), promise };
  if (node.kind === 'survey') {
    const { nodes, refusal } = await planning.survey(week);
    const added = nodes.map((one) => ({
      node: one,
      promise: one.parent === null ? promiseOf(one, []) : null,
    }));
    const tests = nodes.reduce((sum, one) => sum + one.tests, 0);
    return {
      tick: {
        ...base,
        kind: 'survey',
        query: null,
        tests: [],
        opened: added.filter((one) => one.promise !== null).length,
        summary: refusal === null ? `${nodes.length} questions, ${tests} tests.` : refusals[refusal],
      },
      added,
      promises: {},
    };
  }
  const [asked, query] = await Promise.all([
    planning.ask(week, node.id, [...opened, node.id]),
    queryNode(facts, node, inputs.visible),
  ]);
  const changed = asked.tests.filter(({ q }) => q <= FALSE_DISCOVERY_RATE).length;
  return {
    tick: {
      ...base,
      kind: 'test',
      query: query && {
        plan: query.plan,
        report: query.compiled.report,
        rows: query.rows.length,
        missing: [...query.compiled.missing],
        agrees: agreement(node, query, asked.tests),
      },
      tests: asked.tests.map((test) => ({ ...test, segment: { ...test.segment } })),
      opened: Object.values(asked.promises).filter((one) => one >= LEAST_PROMISE).length,
      summary: stepSummary(asked.tests.length, changed),
    },
    added: [],
    promises: asked.promises,
  };
}

const refusals = {
  partial_week: 'The week is not whole, so that nothing can be asked of it.',
  history_too_short: 'There are too few whole weeks before it, so that nothing can be asked of it.',
} as const;

async function commit(
  tx: Transaction,
  { clock, monthlyCredits }: TickParts,
  sessionId: string,
  { node }: FrontierEntry,
  { tick, added, promises }: TickWork,
): Promise<TickAnswer> {
  const session = await lockSession(tx, sessionId);
  if (session === undefined) throw new AppError('CONFLICT', 'No active planning agent session.');
  // Somebody else made this tick meanwhile, or the session ended: what they wrote holds.
  if (session.status !== 'active' || session.ticks !== tick.number - 1)
    return { session, tick: await tickOf(tx, sessionId, tick.number) };
  const { organizationId } = session;
  const costs = (tick.number - 1) % STEPS_PER_CREDIT === 0 ? 1 : 0;
  const steps = { organizationId, sessionId, number: tick.number, credits: costs };
  if (costs > 0 && !(await spendOnPlanning(tx, steps, monthlyCredits, clock))) {
    return { session: await endSession(tx, clock, sessionId, 'quota'), tick: null };
  }
  await insertTick(tx, session, tick);
  await closeNode(tx, sessionId, node.id, tick.number);
  await insertNodes(tx, session, added);
  await setPromises(tx, sessionId, promises);
  const left = await frontier(tx, sessionId, LEAST_PROMISE, 1);
  const endedBy = left.length === 0 ? 'done' : tick.number >= session.stepsBudget ? 'budget' : null;
  const changed = await changeSession(tx, sessionId, {
    ticks: tick.number,
    tests: session.tests + tick.tests.length,
    queries: session.queries + (tick.query === null ? 0 : 1),
    credits: session.credits + costs,
    failure: null,
    ...(endedBy !== null && ended(clock, endedBy)),
  });
  return { session: changed, tick };
}

const endings = {
  done: 'Nothing is left that promises more than a thousandth of the site.',
  budget: 'All steps of the session were made. Start a new session to ask more.',
  quota: 'The credits are used up. What was found stays.',
} as const;

const ended = (clock: Clock, endedBy: keyof typeof endings) =>
  ({
    status: 'completed',
    endedBy,
    endedReason: endings[endedBy],
    autoRunning: false,
    endedAt: new Date(clock.now()),
  }) as const;

/** Ends it unless it has ended; the session as it is then. */
async function endSession(
  tx: Transaction,
  clock: Clock,
  id: string,
  endedBy: keyof typeof endings,
): Promise<SessionRow> {
  const row = await lockSession(tx, id);
  if (row === undefined) throw new AppError('CONFLICT', 'No active planning agent session.');
  return row.status === 'active' ? await changeSession(tx, id, ended(clock, endedBy)) : row;
}

/** The node that stands for a week which was not laid out yet. Weeks come before tests, the newest first. */
export function surveyNode(week: Day, place: number): { node: StoredNode; promise: number } {
  return {
    node: {
      id: `survey:${week}`,
      week,
      kind: 'survey',
      table: '',
      question: '',
      metrics: [],
      segment: {},
      cut: null,
      parent: null,
      tests: 0,
      share: 1,
    },
    promise: 1 + 1 / (place + 1),
  };
}
