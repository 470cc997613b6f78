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

/** What people ask and what was answered. As in tables.ts, the truth is in db/migrations. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();
const ownId = () => uuid('id').primaryKey().default(sql`uuidv7()`);
const organizationId = () => uuid('organization_id').notNull();

export const questions = pgTable('questions', {
  id: ownId(),
  organizationId: organizationId(),
  userId: text('user_id').notNull(),
  questionText: text('question_text').notNull(),
  status: text('status', { enum: ['pending', 'running', 'answered', 'failed', 'clarification_needed'] })
    .notNull()
    .default('pending'),
  pinned: boolean('pinned').notNull().default(false),
  previousId: uuid('previous_id'),
  clarification: jsonb('clarification'),
  chosen: integer('chosen'),
  attempt: integer('attempt').notNull().default(1),
  failure: jsonb('failure'),
  createdAt: createdAt(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
});

export const answers = pgTable('answers', {
  questionId: uuid('question_id').primaryKey(),
  organizationId: organizationId(),
  userId: text('user_id').notNull(),
  answer: jsonb('answer').notNull(),
  proof: jsonb('proof').notNull(),
  createdAt: createdAt(),
});

export const modelUsage = pgTable(
  'model_usage',
  {
    organizationId: organizationId(),
    day: date('day', { mode: 'string' }).$type<Day>().notNull(),
    calls: integer('calls').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);
