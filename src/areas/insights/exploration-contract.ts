import { z } from 'zod';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText, instantText, mondayText } from '#src/shared/wire.ts';
import { Verdict } from './snapshot-insights.ts';

/** What a run tested, found and made of it: the exploration as data. */
const tag = 'Exploration';

/** A segment and metric that was tested, with its verdict: what the product counts as an insight before any is made a card. */
export const TestedInsight = z.object({
  id: z.string(),
  metric: z.string(),
  metricLabel: z.string(),
  unit: z.string(),
  segment: z.record(z.string(), z.string()),
  test: z.string(),
  observed: z.number(),
  expected: z.number(),
  p: z.number(),
  q: z.number(),
  verdict: Verdict,
  /** Of a kept one, its card, where it has one. */
  cardId: idText.nullable(),
});
export type TestedInsight = z.infer<typeof TestedInsight>;

export const ExplorationNode = TestedInsight.extend({
  parent: z.string().nullable(),
  children: z.array(z.string()),
  depth: z.number().int(),
});
export type ExplorationNode = z.infer<typeof ExplorationNode>;

const ofRun = { invocationId: idText, sourceId: idText, weekStart: mondayText };

export const ExplorationTree = z.object({
  ...ofRun,
  tested: z.number().int(),
  kept: z.number().int(),
  steps: z.number().int(),
  partial: z.boolean(),
  falseDiscoveryRate: z.number(),
  /** Of the amounts; null of a source without one. */
  currency: z.string().nullable(),
  /** Ids of the nodes that nothing stands above. */
  roots: z.array(z.string()),
  nodes: z.array(ExplorationNode),
});
export type ExplorationTree = z.infer<typeof ExplorationTree>;

const whichRun = {
  sourceId: idText.optional(),
  weekStart: mondayText.optional(),
  invocationId: idText.optional(),
};

/** A node with the query behind it, run now over the very rows that it was tested on. */
export const NodeEvidence = z.object({
  node: ExplorationNode,
  query: z.object({
    plan: z.record(z.string(), z.unknown()),
    sql: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    ranAt: instantText,
    /** Null where the test looks at another number than the plain sum: revenue with its outlying orders at a cap. */
    agrees: z.boolean().nullable(),
  }),
});
export type NodeEvidence = z.infer<typeof NodeEvidence>;

export const FindingCategory = z.enum(['opportunity', 'critical', 'significant', 'monitoring']);
export type FindingCategory = z.infer<typeof FindingCategory>;

export const SynthAnswer = z.union([
  z.object({
    success: z.literal(true),
    invocationId: idText,
    sourceId: idText,
    /** Of the second call: the synthesis that was started. */
    workflowId: z.string().optional(),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

export const explorationContract = {
  explorationTree: endpoint({
    method: 'GET',
    path: '/analytics/agent/{agentId}/exploration-tree',
    summary: 'What a run tested, as a tree; the newest run unless told',
    tag,
    access: memberOf('agentId', 'agent'),
    tokens: 'read',
    input: z.object({ agentId: z.string().max(80), ...whichRun }),
    output: z.object({ tree: ExplorationTree.nullable() }),
  }),
  explorationNode: endpoint({
    method: 'GET',
    path: '/analytics/agent/{agentId}/exploration-tree/{invocationId}/node',
    summary: 'The query behind a node of the tree, and its rows',
    tag,
    access: memberOf('agentId', 'agent'),
    tokens: 'read',
    input: z.object({ agentId: z.string().max(80), invocationId: idText, nodeId: z.string().max(500) }),
    output: NodeEvidence,
  }),
  storedInsights: endpoint({
    method: 'GET',
    path: '/analytics/insights',
    summary: 'What the newest analysis tested, with verdicts, the most certain first',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({
      organizationId: idText,
      ...whichRun,
      verdict: Verdict.optional(),
      limit: z.coerce.number().int().min(1).max(2000).default(500),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    output: z.object({
      run: z.object(ofRun).nullable(),
      total: z.number().int(),
      insights: z.array(TestedInsight),
    }),
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/analytics/analysis',
    summary:
      'The newest analysis as it is stored: findings with all of their evidence, every test, every gap',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({ organizationId: idText, ...whichRun }),
    output: z.object({
      run: z.object({ ...ofRun, finishedAt: instantText.nullable(), partial: z.boolean() }).nullable(),
      /** Of each finding, by its id. */
      categories: z.record(z.string(), FindingCategory),
      /** What a category says beside the priority of a finding, in a sentence. */
      categoriesTell: z.string(),
      analysis: z.record(z.string(), z.unknown()).nullable(),
    }),
  }),
  latestInvocation: endpoint({
    method: 'GET',
    path: '/analytics/latest-invocation',
    summary: 'The last run whose exploration ended: of the source and week, or else of the organization',
    tag,
    access: memberOf('orgId'),
    tokens: 'read',
    input: z.object({ orgId: idText, sourceId: idText.optional(), weekStart: mondayText.optional() }),
    output: z.object({
      invocationId: idText.nullable(),
      sourceId: idText.nullable(),
      weekStart: dayText.nullable(),
    }),
  }),
  triggerSynth: endpoint({
    method: 'POST',
    path: '/analytics/trigger-synth',
    summary:
      'Without the id of a run: the last one that cards can be made of, of the source and week if they have any. With its ids: make them anew',
    tag,
    access: adminOf('orgId', 'organization', { field: 'invocationId', names: 'run' }),
    tokens: 'write',
    input: z
      .object({
        orgId: idText.optional(),
        invocationId: idText.optional(),
        sourceId: idText.optional(),
        weekStart: mondayText.optional(),
      })
      .refine(({ orgId, invocationId }) => (orgId ?? invocationId) !== undefined, {
        error: 'No organization selected',
        path: ['orgId'],
      }),
    output: SynthAnswer,
  }),
};
