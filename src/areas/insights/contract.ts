import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText, instantText, mondayText } from '#src/shared/wire.ts';
import { Availability } from './availability.ts';
import { CardFeedback, FeedbackReason, RankedLower, RelatedCard } from './card-feedback.ts';
import { eventsContract } from './events-contract.ts';
import { Evidence, Restatement, Shape } from './evidence.ts';
import { explorationContract } from './exploration-contract.ts';
import { explorerContract } from './explorer-contract.ts';
import { planContract } from './plan-contract.ts';
import { snapshotContract } from './snapshot-contract.ts';
import { stepsBudget } from './steps-budget.ts';

const tag = 'Insights';
const ofOrganization = z.object({ organizationId: idText });

const RunStatus = z.enum(['in_progress', 'completed', 'failed']);
export const InsightType = z.enum(['problem', 'opportunity', 'need_more_data']);
const Priority = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const CardPayload = z.object({
  status: RunStatus.optional(),
  progressPercentage: z.number().min(0).max(100).optional(),
  currentStep: z.string().optional(),
  /** Queued behind another run of the organization: it has not begun. */
  waiting: z.boolean().optional(),
  /** Why a run failed, in words for people; what is safe and what to do. */
  failure: z.string().optional(),
  /** A run that ended by budget or quota before all was explored. */
  partial: z.boolean().optional(),
  /** Of the overview of a week in which nothing could be tested: its data are missing, or too short a history. */
  untested: z.boolean().optional(),
  type: z.string().optional(),
  insight_type: InsightType.optional(),
  priority: Priority.optional(),
  confidence_score: z.number().min(0).max(1).optional(),
  follow_up_actions: z.array(z.string()).optional(),
  open_questions: z.array(z.string()).optional(),
  related_insights: z.array(idText).optional(),
  /** Imperfections of the data behind the card, in words. */
  marks: z.array(z.string()).optional(),
  /** Google has changed its numbers since: what the card says, and what would be said now. */
  restatement: Restatement.optional(),
  /** Stands below the others of its week, because this reader said so of an earlier one. */
  ranked_lower: RankedLower.optional(),
  /** Numbers that list entries show without loading the evidence. */
  ui_data: z
    .object({
      metric: z.string(),
      /** Cards of older runs were stored without it. */
      label: z.string().optional(),
      /** Which way a site owner hopes it goes; as above. */
      desired: z.enum(['up', 'down', 'neither']).optional(),
      unit: z.string(),
      currency: z.string().nullable(),
      segment: z.record(z.string(), z.string()),
      direction: z.enum(['up', 'down']),
      /** A drift (`ramp`) is held against the level that it began at, all others against what was expected of the week. As `label`. */
      shape: Shape.optional(),
      observed: z.number(),
      expected: z.number(),
      /** Fraction; null when nothing was expected. */
      relative: z.number().nullable(),
      /** Observed values of the weeks before and of the week itself, oldest first; null where data is missing. */
      sparkline: z.array(z.number().nullable()),
      /** One of the severities of a traffic drop, for changes that passed their test; null otherwise. */
      severity: z.enum(['critical', 'significant', 'moderate']).nullable(),
    })
    .optional(),
});
export type CardPayload = z.infer<typeof CardPayload>;

export const Card = z.object({
  id: idText,
  title: z.string(),
  summary: z.string(),
  /** insight, site_overview or workflow_progress. */
  card_type: z.enum(['insight', 'site_overview', 'workflow_progress']),
  tags: z.array(z.string()),
  created_at: instantText,
  metric: z.string().nullable(),
  context: z.string().nullable(),
  description: z.string(),
  source_id: idText,
  time_frame_start: dayText,
  time_frame_end: dayText,
  payload: CardPayload,
});
export type Card = z.infer<typeof Card>;

export const AvailablePeriod = z.object({
  time_frame_start: dayText,
  time_frame_end: dayText,
  card_count: z.number().int(),
  /** The week in one sentence, once it was analysed: its first finding, or that it was quiet. */
  headline: z.string().optional(),
  /** The name of the source that the headline is of, where the organization has several. */
  headline_source: z.string().optional(),
  /** Nothing of the week could be tested, as the headline says why: no insight is not none found. */
  untested: z.boolean().optional(),
  workflow: z
    .object({
      /** `unknown` of a run of an older program, which said nothing of how it stands. */
      status: z.union([RunStatus, z.literal('unknown')]),
      /** Null of a run that does not say how far it is. */
      percentage: z.number().nullable(),
      /** In progress, and yet queued behind another run: nothing of it was done. */
      waiting: z.boolean(),
      /** Completed, and yet the budget or the quota ended before everything was explored. */
      partial: z.boolean().optional(),
      currentStep: z.string(),
      title: z.string(),
      summary: z.string(),
    })
    .optional(),
});
export type AvailablePeriod = z.infer<typeof AvailablePeriod>;

const NewRun = z.object({
  organizationId: idText,
  sourceId: idText,
  selectedDate: mondayText,
  stepsBudget: z
    .number()
    .int()
    .min(stepsBudget.least)
    .max(stepsBudget.most)
    .multipleOf(stepsBudget.step)
    .default(stepsBudget.usual),
});

/** Accepted, or refused for a reason that the person can act on. */
export const RunAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started'), invocationId: idText, workflowInstanceId: z.string() }),
  z.object({ status: z.literal('queued'), invocationId: idText, workflowInstanceId: z.string() }),
  z.object({
    status: z.literal('blocked'),
    error: z.string(),
    reason: z.enum(['insufficient_credits', 'source_not_active', 'week_not_over', 'before_source']),
  }),
]);
export type RunAnswer = z.infer<typeof RunAnswer>;

/** Something of the organization changed; the browser refetches what it shows of that kind. */
export const ChangeEvent = z.object({
  /** `resync`: too much was missed to tell; refetch everything. `ready`: the stream is live. */
  kind: z.enum(['card', 'source', 'run', 'membership', 'question', 'event', 'resync', 'ready']),
  id: z.string().nullable(),
  weekStart: dayText.nullable(),
});
export type ChangeEvent = z.infer<typeof ChangeEvent>;

export const insightsContract = {
  ...eventsContract,
  ...explorationContract,
  ...explorerContract,
  ...planContract,
  ...snapshotContract,
  availablePeriods: endpoint({
    method: 'GET',
    path: '/analytics/available-periods',
    summary: 'Weeks with cards or a run, newest first',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofOrganization,
    output: z.object({ periods: z.array(AvailablePeriod) }),
  }),
  cards: endpoint({
    method: 'GET',
    path: '/analytics/cards',
    summary: 'Cards, newest week first, by priority within a week',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofOrganization.extend({
      time_period_start: dayText.optional(),
      card_type: z.string().max(50).optional(),
      cardType: z.string().max(50).optional(),
      timeFrameStart: dayText.optional(),
      timeFrameEnd: dayText.optional(),
      metric: z.string().max(100).optional(),
      tags: z.array(z.string().max(50)).max(10).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(200),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    output: z.object({ cards: z.array(Card) }),
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/analytics/cards/{cardId}/evidence',
    summary: 'The proof behind a card: test, interval, baseline, attribution, query and its rows run now',
    tag,
    access: memberOf('cardId', 'card'),
    tokens: 'read',
    input: z.object({ cardId: idText }),
    output: z.object({
      card: Card,
      evidence: Evidence,
      related: z.array(RelatedCard),
      /** What the caller said of the card; null when nothing yet. */
      feedback: CardFeedback.nullable(),
    }),
  }),
  giveFeedback: endpoint({
    method: 'PUT',
    path: '/analytics/cards/{cardId}/feedback',
    summary:
      'Say whether a card was useful; one that was known or unimportant lowers what is like it in later weeks',
    tag,
    access: memberOf('cardId', 'card'),
    input: z.object({ cardId: idText, useful: z.boolean(), reason: FeedbackReason.optional() }),
    output: z.object({ feedback: CardFeedback }),
  }),
  withdrawFeedback: endpoint({
    method: 'DELETE',
    path: '/analytics/cards/{cardId}/feedback',
    summary: 'Take back what was said of a card',
    tag,
    access: memberOf('cardId', 'card'),
    input: z.object({ cardId: idText }),
    output: z.object({ success: z.literal(true) }),
  }),
  checkAvailability: endpoint({
    method: 'GET',
    path: '/analytics/check-availability',
    summary: 'What exists for a week, and what to do next',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofOrganization.extend({ weekStart: mondayText, sourceId: idText.optional() }),
    output: Availability,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/analytics',
    summary: 'Generate the insights of a week',
    tag,
    access: adminOf('organizationId'),
    tokens: 'write',
    idempotent: true,
    input: NewRun,
    output: RunAnswer,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/analytics/changes',
    summary:
      'Live stream of changes (server-sent events; Last-Event-ID resumes without loss; after is the number to begin at where there is none)',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofOrganization.extend({ after: z.coerce.number().int().min(0).optional() }),
    output: eventIterator(ChangeEvent) as unknown as z.ZodType<AsyncIteratorObject<ChangeEvent>>,
  }),
};
