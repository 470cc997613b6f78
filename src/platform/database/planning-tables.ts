import type { Day } from '#src/shared/week.ts';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from './drizzle.ts';

/** Sessions of the planning agent and groups of search queries. As in tables.ts, the truth is in db/migrations. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();
const organizationId = () => uuid('organization_id').notNull();
const day = (name: string) => date(name, { mode: 'string' }).$type<Day>().notNull();

export const planningSessions = pgTable('planning_sessions', {
  id: uuid('id').primaryKey(),
  organizationId: organizationId(),
  sourceId: uuid('source_id').notNull(),
  startDate: day('start_date'),
  endDate: day('end_date'),
  inputs: jsonb('inputs').notNull(),
  status: text('status', { enum: ['active', 'completed', 'replaced'] })
    .notNull()
    .default('active'),
  endedBy: text('ended_by', { enum: ['done', 'budget', 'quota'] }),
  endedReason: text('ended_reason'),
  stepsBudget: integer('steps_budget').notNull(),
  ticks: integer('ticks').notNull().default(0),
  tests: integer('tests').notNull().default(0),
  queries: integer('queries').notNull().default(0),
  credits: integer('credits').notNull().default(0),
  autoRuns: integer('auto_runs').notNull().default(0),
  autoRunning: boolean('auto_running').notNull().default(false),
  failure: text('failure'),
  createdBy: text('created_by'),
  createdAt: createdAt(),
  endedAt: moment('ended_at'),
});

export const planningNodes = pgTable(
  'planning_nodes',
  {
    sessionId: uuid('session_id').notNull(),
    organizationId: organizationId(),
    id: text('id').notNull(),
    week: day('week'),
    node: jsonb('node').notNull(),
    promise: doublePrecision('promise'),
    tick: integer('tick'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.id] })],
);

export const planningTicks = pgTable(
  'planning_ticks',
  {
    sessionId: uuid('session_id').notNull(),
    organizationId: organizationId(),
    number: integer('number').notNull(),
    tick: jsonb('tick').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

export const queryGroupings = pgTable('query_groupings', {
  sourceId: uuid('source_id').primaryKey(),
  organizationId: organizationId(),
  options: jsonb('options').notNull(),
  updatedBy: text('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
