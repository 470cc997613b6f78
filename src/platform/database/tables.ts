import type { MetricRole } from '#src/semantics/metric-role.ts';
import { roles } from '#src/shared/role.ts';
import type { Day } from '#src/shared/week.ts';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uuid,
} from './drizzle.ts';

/**
 * The tables as the program sees them. The truth is in db/migrations; a test holds the two together. Constraints and
 * policies live only there. Sessions and accounts are reached by the sign-in library alone and are not here.
 */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();
const ownId = () => uuid('id').primaryKey().default(sql`uuidv7()`);
const organizationId = () => uuid('organization_id').notNull();
const week = () => date('week', { mode: 'string' }).$type<Day>();

export const organizations = pgTable('organizations', {
  id: ownId(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  url: text('url'),
  createdAt: createdAt(),
});

export const memberships = pgTable(
  'memberships',
  {
    organizationId: organizationId(),
    userId: text('user_id').notNull(),
    role: text('role', { enum: roles }).notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const googleGrants = pgTable('google_grants', {
  id: ownId(),
  organizationId: organizationId(),
  userId: text('user_id').notNull(),
  googleSubject: text('google_subject').notNull(),
  email: text('email').notNull(),
  scopes: text('scopes').array().notNull(),
  refreshTokenSealed: text('refresh_token_sealed').notNull(),
  connection: integer('connection').notNull().default(1),
  status: text('status', { enum: ['active', 'revoked'] })
    .notNull()
    .default('active'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const grantAttempts = pgTable('grant_attempts', {
  stateHash: text('state_hash').primaryKey(),
  organizationId: organizationId(),
  userId: text('user_id').notNull(),
  codeVerifierSealed: text('code_verifier_sealed').notNull(),
  redirectTo: text('redirect_to').notNull(),
  services: text('services', { enum: ['analytics', 'search-console'] })
    .array()
    .notNull()
    .default(['analytics']),
  sourceId: uuid('source_id'),
  askedAgain: boolean('asked_again').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});

export const sources = pgTable('sources', {
  id: ownId(),
  organizationId: organizationId(),
  name: text('name').notNull(),
  url: text('url'),
  description: text('description'),
  type: text('type', { enum: ['GA4', 'GSC', 'FILE'] }).notNull(),
  priority: integer('priority').notNull().default(1),
  status: text('status', { enum: ['draft', 'active', 'disconnected', 'error'] })
    .notNull()
    .default('draft'),
  statusReason: text('status_reason'),
  platformId: text('platform_id'),
  ga4PropertyId: text('ga4_property_id'),
  ga4PropertyName: text('ga4_property_name'),
  timeZone: text('time_zone'),
  currency: text('currency'),
  grantId: uuid('grant_id'),
  /** GA4 metric name by role; saving it goes through the contract, which checks it. */
  mapping: jsonb('mapping').$type<Partial<Record<MetricRole, string>>>().notNull().default({}),
  createdAt: createdAt(),
});

/** How far the history of a source is fetched. */
export const sourceHistories = pgTable('source_histories', {
  sourceId: uuid('source_id').primaryKey(),
  organizationId: organizationId(),
  state: text('state', { enum: ['idle', 'waiting', 'running', 'done', 'failed'] })
    .notNull()
    .default('idle'),
  fetchId: uuid('fetch_id'),
  weeksWanted: integer('weeks_wanted').notNull(),
  weeksFetched: integer('weeks_fetched').notNull().default(0),
  fromDay: date('from_day', { mode: 'string' }).$type<Day>(),
  toDay: date('to_day', { mode: 'string' }).$type<Day>(),
  doing: text('doing').notNull().default(''),
  failure: text('failure'),
  continuesAt: moment('continues_at'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  updatedAt: updatedAt(),
});

/** `findings` is parsed with SiteFindings of src/semantics when it is read. */
export const siteContexts = pgTable('site_contexts', {
  id: ownId(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  primaryHostname: text('primary_hostname').notNull(),
  findings: jsonb('findings').notNull(),
  analyzedAt: moment('analyzed_at').notNull(),
  updatedAt: updatedAt(),
  createdAt: createdAt(),
});

export const siteAnalyses = pgTable('site_analyses', {
  id: uuid('id').primaryKey(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  hostname: text('hostname').notNull(),
  status: text('status', { enum: ['pending', 'running', 'completed', 'failed'] })
    .notNull()
    .default('pending'),
  progress: integer('progress').notNull().default(0),
  currentStep: text('current_step').notNull().default(''),
  failure: text('failure'),
  createdAt: createdAt(),
  finishedAt: moment('finished_at'),
});

export const creditAccounts = pgTable('credit_accounts', {
  organizationId: uuid('organization_id').primaryKey(),
  remaining: integer('remaining').notNull(),
  monthly: integer('monthly'),
  period: text('period').notNull(),
});

export const creditEntries = pgTable('credit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: organizationId(),
  runId: uuid('run_id'),
  kind: text('kind', { enum: ['allowance', 'reserve', 'refund'] }).notNull(),
  credits: integer('credits').notNull(),
  key: text('key').notNull(),
  createdAt: createdAt(),
});

export const runs = pgTable('runs', {
  id: uuid('id').primaryKey(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  week: week().notNull(),
  stepsBudget: integer('steps_budget').notNull(),
  stepsUsed: integer('steps_used'),
  /** A week that was asked for, a scan of many weeks, or one of the weeks that it scanned. */
  kind: text('kind', { enum: ['week', 'exploration', 'explored_week'] })
    .notNull()
    .default('week'),
  explorationId: uuid('exploration_id'),
  status: text('status', { enum: ['queued', 'in_progress', 'completed', 'failed'] })
    .notNull()
    .default('queued'),
  partial: boolean('partial').notNull().default(false),
  progress: integer('progress').notNull().default(0),
  currentStep: text('current_step').notNull().default(''),
  failure: text('failure'),
  requestedBy: text('requested_by'),
  inputs: jsonb('inputs'),
  tested: integer('tested'),
  kept: integer('kept'),
  createdAt: createdAt(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  progressedAt: moment('progressed_at').notNull().defaultNow(),
});

export const analyses = pgTable('analyses', {
  runId: uuid('run_id').primaryKey(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  week: week().notNull(),
  analysis: jsonb('analysis').notNull(),
  /** Parsed with SnapshotInsights when it is read; analyses of before have none. */
  breakdown: jsonb('breakdown'),
  createdAt: createdAt(),
});

/** What a scan of many weeks was asked to do, beside its run. `result` is parsed with its contract when it is read. */
export const explorations = pgTable('explorations', {
  runId: uuid('run_id').primaryKey(),
  organizationId: organizationId(),
  startDate: date('start_date', { mode: 'string' }).$type<Day>().notNull(),
  endDate: date('end_date', { mode: 'string' }).$type<Day>().notNull(),
  includeTopN: boolean('include_top_n').notNull(),
  topNLandingPage: integer('top_n_landing_page').notNull(),
  topNHighCard: integer('top_n_high_card').notNull(),
  creditsReserved: integer('credits_reserved').notNull(),
  result: jsonb('result'),
  createdAt: createdAt(),
});

export const cards = pgTable('cards', {
  id: ownId(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  runId: uuid('run_id').notNull(),
  week: week().notNull(),
  key: text('key').notNull(),
  cardType: text('card_type', { enum: ['insight', 'site_overview', 'workflow_progress'] }).notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  description: text('description').notNull(),
  tags: text('tags').array().notNull().default([]),
  metric: text('metric'),
  context: text('context'),
  rank: integer('rank').notNull().default(0),
  payload: jsonb('payload').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const cardFeedback = pgTable(
  'card_feedback',
  {
    organizationId: organizationId(),
    userId: text('user_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    week: week().notNull(),
    cardKey: text('card_key').notNull(),
    metric: text('metric'),
    context: text('context'),
    useful: boolean('useful').notNull(),
    reason: text('reason', { enum: ['known', 'not_important', 'wrong', 'unclear'] }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.userId, table.sourceId, table.week, table.cardKey],
    }),
  ],
);

/** What people and deploying programs say has happened. */
export const annotations = pgTable('annotations', {
  id: ownId(),
  organizationId: organizationId(),
  /** Null: of all sources of the organization. */
  sourceId: uuid('source_id'),
  type: text('type', { enum: ['release', 'note', 'search_update'] }).notNull(),
  label: text('label').notNull(),
  from: date('from_day', { mode: 'string' }).$type<Day>().notNull(),
  to: date('to_day', { mode: 'string' }).$type<Day>().notNull(),
  reference: text('reference'),
  createdBy: text('created_by'),
  createdAt: createdAt(),
});

export const changeCounters = pgTable('change_counters', {
  organizationId: uuid('organization_id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
});

export const changes = pgTable(
  'changes',
  {
    organizationId: organizationId(),
    number: bigint('number', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    entityId: text('entity_id'),
    week: week(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.number] })],
);
