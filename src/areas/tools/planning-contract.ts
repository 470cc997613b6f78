import { z } from 'zod';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText, idText, instantText } from '#src/shared/wire.ts';
import { sessionSteps } from './session-steps.ts';

const tag = 'Planning';
/** `{organization}-planning-agent` */
const agentId = z.string().max(80);
const ofAgent = z.object({ agentId });

const Segment = z.record(z.string(), z.string());

/** One question that can be asked: a count and its rates, in a place, cut one way. */
const FrontierNode = z.object({
  id: z.string(),
  week: dayText,
  kind: z.enum(['survey', 'site', 'trend', 'members']),
  /** In words for people. */
  title: z.string(),
  metrics: z.array(z.string()),
  segment: Segment,
  cut: z.string().nullable(),
  tests: z.number().int(),
  /** Expected value of asking it, as a share of the site. */
  promise: z.number(),
});

const PlanningTest = z.object({
  id: z.string(),
  test: z.string(),
  metric: z.string(),
  segment: Segment,
  observed: z.number(),
  expected: z.number(),
  statistic: z.number(),
  p: z.number(),
  /** As it was at this tick; it only falls. */
  q: z.number(),
});

export const PlanningTick = z.object({
  number: z.number().int(),
  kind: z.enum(['survey', 'test']),
  week: dayText,
  nodeId: z.string(),
  title: z.string(),
  /** What it was chosen for. */
  promise: z.number(),
  /** The query behind the observed values; null where the source has no report of them. */
  query: z
    .object({
      plan: QueryPlan,
      report: z.string(),
      rows: z.number().int(),
      missing: z.array(dayText),
      /** Whether the rows say what was tested; null where nothing in them can be compared. */
      agrees: z.boolean().nullable(),
    })
    .nullable(),
  tests: z.array(PlanningTest),
  /** Nodes that can be asked since. */
  opened: z.number().int(),
  /** What was found, in a sentence. */
  summary: z.string(),
});
export type PlanningTick = z.infer<typeof PlanningTick>;

const SessionStatus = z.enum(['active', 'completed']);

export const PlanningFinding = z.object({
  id: z.string(),
  week: dayText,
  /** The finding in one sentence, its numbers bound. */
  title: z.string(),
  metric: z.string(),
  unit: z.string(),
  segment: Segment,
  direction: z.enum(['up', 'down']),
  kind: z.enum(['problem', 'opportunity', 'need_more_data']),
  priority: z.number().int(),
  observed: z.number(),
  expected: z.number(),
  low: z.number(),
  high: z.number(),
  p: z.number(),
  q: z.number(),
});
export type PlanningFinding = z.infer<typeof PlanningFinding>;

export const PlanningStatus = z.object({
  sessionId: idText,
  agentId: z.string(),
  status: SessionStatus,
  /** Why it ended: nothing left that is worth a look, the budget, or credits. */
  endedBy: z.enum(['done', 'budget', 'quota']).nullable(),
  endedReason: z.string().nullable(),
  sourceId: idText,
  startDate: dayText,
  endDate: dayText,
  weeks: z.array(dayText),
  autoRunning: z.boolean(),
  /** Why going on by itself stopped with a failure; the session is as it was and can go on. */
  failure: z.string().nullable(),
  counts: z.object({
    ticks: z.number().int(),
    stepsBudget: z.number().int(),
    /** Tests made, of those that the lattice holds. */
    tests: z.number().int(),
    possibleTests: z.number().int(),
    nodesAsked: z.number().int(),
    nodesOpen: z.number().int(),
    findings: z.number().int(),
  }),
  used: z.object({
    credits: z.number().int(),
    queries: z.number().int(),
    /** Facts are read where they are stored: a session asks Google nothing. */
    googleTokens: z.number().int(),
    /** No language model takes part. */
    modelTokens: z.number().int(),
  }),
  falseDiscoveryRate: z.number(),
  /** How the rate is held although what is asked depends on what was found. */
  method: z.string(),
  /** What is asked next, best first. */
  frontier: z.array(FrontierNode),
  findings: z.array(PlanningFinding),
  lastTick: PlanningTick.nullable(),
  marks: z.array(QualityMark),
  startedAt: instantText,
});
export type PlanningStatus = z.infer<typeof PlanningStatus>;

export const planningContract = {
  startPlanning: endpoint({
    method: 'POST',
    path: '/analytics/planning-agent/{agentId}/start-session',
    summary: 'Begin a session over a source and its weeks; the session before it ends',
    tag,
    access: adminOf('agentId', 'agent'),
    tokens: 'write',
    input: ofAgent.extend({
      sourceId: idText,
      startDate: dayText,
      endDate: dayText,
      /** The same id again begins nothing new. */
      sessionId: idText.optional(),
      stepsBudget: z.number().int().min(1).max(sessionSteps.most).default(sessionSteps.usual),
    }),
    output: z.object({ success: z.literal(true), sessionId: idText, agentId: z.string() }),
  }),
  planningTick: endpoint({
    method: 'POST',
    path: '/analytics/planning-agent/{agentId}/tick',
    summary: 'One step: choose, query, test, record, plan anew. The same tick twice changes nothing more',
    tag,
    access: adminOf('agentId', 'agent'),
    tokens: 'write',
    /** Without a number, the next one. Of a number that was made already the answer is what was recorded. */
    input: ofAgent.extend({ tick: z.number().int().min(1).optional() }),
    output: z.object({
      success: z.literal(true),
      sessionId: idText,
      status: SessionStatus,
      endedBy: PlanningStatus.shape.endedBy,
      endedReason: z.string().nullable(),
      /** Null when the session had ended before. */
      tick: PlanningTick.nullable(),
    }),
  }),
  planningAutoRun: endpoint({
    method: 'POST',
    path: '/analytics/planning-agent/{agentId}/auto-run',
    summary: 'Go on by itself until done, the budget or the credits end',
    tag,
    access: adminOf('agentId', 'agent'),
    tokens: 'write',
    input: ofAgent,
    output: z.object({
      success: z.literal(true),
      sessionId: idText,
      /** Null when the session had ended before. */
      workflowId: z.string().nullable(),
      status: SessionStatus,
    }),
  }),
  planningStatus: endpoint({
    method: 'GET',
    path: '/analytics/planning-agent/{agentId}/status',
    summary: 'How far the session is, what it would ask next, and what it found',
    tag,
    access: memberOf('agentId', 'agent'),
    tokens: 'read',
    input: ofAgent,
    output: z.object({ session: PlanningStatus.nullable() }),
  }),
};
