import { z } from 'zod';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText, idText } from '#src/shared/wire.ts';
import { inquiryContract } from './inquiry-contract.ts';
import { planningContract } from './planning-contract.ts';
import { queryGroupsContract } from './query-groups-contract.ts';

const tag = 'Tools';

/** `{organization}-org-analytics-agent`: the id of what works for an organization. */
const agentId = z.string().max(80);
const ofAgent = z.object({ agentId });

/** A GA4 property id as people know it, with or without Google's prefix. Answers the bare number. */
const propertyIdText = z
  .string()
  .trim()
  .min(1, 'Please enter a GA4 Property ID')
  .regex(
    /^(properties\/)?\d{1,20}$/,
    'Invalid GA4 Property ID format. It is a number such as 123456789, or properties/123456789.',
  )
  .transform((text) => text.replace(/^properties\//, ''));

export const toolsContract = {
  ...planningContract,
  ...queryGroupsContract,
  ...inquiryContract,
  reset: endpoint({
    method: 'POST',
    path: '/agent/{agentId}/reset',
    summary:
      'Take the sources of a GA4 property back: end runs (soft), forget findings (hard), forget facts (purge)',
    tag,
    access: adminOf('agentId', 'agent'),
    input: ofAgent.extend({
      propertyId: propertyIdText,
      softReset: z.boolean().default(false),
      hardReset: z.boolean().default(false),
      purge: z.boolean().default(false).describe('a hard reset that also deletes the facts'),
      retryMigrations: z.boolean().default(false).describe('try again while the database is away'),
      backoffMs: z.number().int().min(0).max(10_000).default(200),
      retries: z.number().int().min(0).max(10).default(5),
    }),
    output: z.object({
      success: z.literal(true),
      depth: z.enum(['soft', 'hard', 'purge']),
      sources: z.array(z.object({ id: idText, name: z.string() })),
      runsEnded: z.number().int(),
      cardsDeleted: z.number().int(),
      daysDeleted: z.number().int(),
    }),
  }),
  triggerAlarm: endpoint({
    method: 'POST',
    path: '/analytics/agent/{agentId}/alarm/trigger',
    summary: 'Wake up the worker of the organization: it ends what stands still and looks for newer data',
    tag,
    access: adminOf('agentId', 'agent'),
    input: ofAgent,
    output: z.object({ success: z.literal(true), workflowId: z.string() }),
  }),
  cleanup: endpoint({
    method: 'POST',
    path: '/analytics/agent/{agentId}/active-workflows/cleanup',
    summary: 'End runs without progress, refund them, and make cards where the exploration had ended',
    tag,
    access: adminOf('agentId', 'agent'),
    input: ofAgent.extend({
      maxAgeMs: z.number().int().min(0).max(86_400_000).default(900_000).describe('15 minutes unless told'),
    }),
    output: z.object({ cleaned: z.number().int(), synthesisTriggered: z.array(idText) }),
  }),
  query: endpoint({
    method: 'POST',
    path: '/analytics/query',
    summary: 'Run a query plan over the facts of a source',
    tag,
    access: memberOf('sourceId', 'source'),
    tokens: 'read',
    input: z.object({ sourceId: idText, plan: QueryPlan }),
    output: z.object({
      report: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.enum(['time', 'dimension', 'metric']) })),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
      /** Days of the range that were never fetched: they are missing, which is not zero. */
      missing: z.array(dayText),
      marks: z.array(QualityMark),
      sql: z.string(),
    }),
  }),
};
