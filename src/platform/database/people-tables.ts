import { boolean, jsonb, pgTable, sql, text, timestamp, uuid } from './drizzle.ts';

/** Who people are, how they get in, what their programs may do, what administrators did. As in tables.ts, the truth is in db/migrations. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();
const ownId = () => uuid('id').primaryKey().default(sql`uuidv7()`);
const organizationId = () => uuid('organization_id').notNull();

/** Kept by the sign-in library; requests may read who somebody is, and no more. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const invitations = pgTable('invitations', {
  id: ownId(),
  organizationId: organizationId(),
  role: text('role', { enum: ['admin', 'member'] }).notNull(),
  secretHash: text('secret_hash').notNull(),
  note: text('note').notNull().default(''),
  invitedBy: text('invited_by'),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
});

export const apiTokens = pgTable('api_tokens', {
  id: ownId(),
  organizationId: organizationId(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  scope: text('scope', { enum: ['read', 'write'] }).notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
  lastUsedAt: moment('last_used_at'),
});

export const auditEntries = pgTable('audit_entries', {
  id: ownId(),
  organizationId: organizationId(),
  userId: text('user_id'),
  userName: text('user_name').notNull(),
  action: text('action').notNull(),
  details: jsonb('details').notNull().default({}),
  createdAt: createdAt(),
});
