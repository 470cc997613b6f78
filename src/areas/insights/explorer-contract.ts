import { z } from 'zod';
import { adminOf, endpoint } from '#src/shared/endpoint.ts';
import { dayText, idText, instantText, mondayText } from '#src/shared/wire.ts';
import { explorerLimits } from './explorer-limits.ts';

const { landingPages, highCard } = explorerLimits;

/** More than the cap is read as the cap. */
const capped = ({ least, most, usual }: { least: number; most: number; usual: number }) =>
  z
    .number()
    .int()
    .min(least)
    .transform((value) => Math.min(value, most))
    .default(usual);
/** Forms send what was not chosen as an empty text. */
const orEmpty = <Form extends z.ZodType>(form: Form) => form.or(z.literal('')).optional();

const ExploredWeek = z.object({
  week: mondayText,
  tested: z.number().int(),
  /** Kept by the week itself, and by the control over the whole range. */
  kept: z.number().int(),
  cards: z.number().int(),
});

export const Exploration = z.object({
  explorationId: idText,
  sourceId: idText,
  status: z.enum(['queued', 'in_progress', 'completed', 'failed']),
  progress: z.number().int(),
  currentStep: z.string(),
  failure: z.string().nullable(),
  startDate: dayText,
  endDate: dayText,
  includeTopN: z.boolean(),
  topNLandingPage: z.number().int(),
  topNHighCard: z.number().int(),
  creditsReserved: z.number().int(),
  createdAt: instantText,
  finishedAt: instantText.nullable(),
  /** Null until it is completed. */
  result: z
    .object({
      cardCount: z.number().int(),
      cards: z.array(z.object({ id: idText, week: mondayText, title: z.string(), isNew: z.boolean() })),
      tested: z.number().int(),
      falseDiscoveryRate: z.number(),
      weeksCovered: z.array(ExploredWeek),
      weeksSkipped: z.array(z.object({ week: mondayText, reason: z.string() })),
      creditsUsed: z.number().int(),
    })
    .nullable(),
});
export type Exploration = z.infer<typeof Exploration>;

export const explorerContract = {
  exploreHistory: endpoint({
    method: 'POST',
    path: '/analytics/historical-explorer',
    summary: 'Scan every week of a range against the eight weeks before it',
    tag: 'Exploration',
    access: adminOf('query.orgId'),
    tokens: 'write',
    parts: 'apart',
    input: z.object({
      query: z.object({ orgId: idText }),
      body: z.object({
        startDate: orEmpty(dayText),
        endDate: orEmpty(dayText),
        sourceId: orEmpty(idText),
        includeTopN: z.boolean().default(false),
        topNLandingPage: capped(landingPages),
        topNHighCard: capped(highCard),
        /** How long the answer may wait for the end; what is not done by then goes on, and `explorations` tells of it. */
        waitSeconds: z.number().min(0).max(25).default(20),
      }),
    }),
    output: z.union([
      z.object({
        error: z.string(),
        reason: z.enum(['insufficient_credits', 'source_not_active', 'failed', 'nothing_to_scan']),
      }),
      z.object({
        cardCount: z.number().int().nullable(),
        workflowId: z.string(),
        exploration: Exploration,
      }),
    ]),
  }),
  explorations: endpoint({
    method: 'GET',
    path: '/analytics/historical-explorer',
    summary: 'The newest explorations of history with their progress and results',
    tag: 'Exploration',
    access: adminOf('orgId'),
    tokens: 'read',
    input: z.object({ orgId: idText, limit: z.coerce.number().int().min(1).max(20).default(5) }),
    output: z.object({ explorations: z.array(Exploration) }),
  }),
};
