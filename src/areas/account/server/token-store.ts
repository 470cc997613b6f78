import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, sql } from '#src/platform/database/drizzle.ts';
import { apiTokens, users } from '#src/platform/database/people-tables.ts';
import type { TokenCaller } from '#src/platform/http/request-context.ts';
import type { TokenScope } from '#src/shared/endpoint.ts';
import { notFound } from '#src/shared/error-code.ts';
import { MS_PER_DAY } from '#src/shared/week.ts';
import type { ApiToken } from '../contract.ts';

/** Told by its beginning, so that scanners of leaked secrets recognize it. */
const PREFIX = 'weekwise_';
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const present = (row: typeof apiTokens.$inferSelect): ApiToken => ({
  id: row.id,
  organizationId: row.organizationId,
  name: row.name,
  scope: row.scope,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export interface NewToken {
  readonly organizationId: string;
  readonly userId: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly validDays: number | undefined;
}

export async function createToken(
  tx: Transaction,
  { validDays, ...token }: NewToken,
  now: number,
): Promise<{ token: ApiToken; secret: string }> {
  const secret = PREFIX + randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(apiTokens)
    .values({
      ...token,
      secretHash: hashOf(secret),
      createdAt: new Date(now),
      expiresAt: validDays === undefined ? null : new Date(now + validDays * MS_PER_DAY),
    })
    .returning();
  if (row === undefined) throw new Error('The token was not kept.');
  return { token: present(row), secret };
}

/** Across organizations: a person sees all their keys in one place. */
export async function tokensOf(tx: Transaction, userId: string): Promise<ApiToken[]> {
  const rows = await tx
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt));
  return rows.map(present);
}

export async function revokeToken(tx: Transaction, userId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  if (gone.length === 0) throw notFound();
}

/** Who a key of a program speaks for; undefined when it is unknown, revoked or too old. */
export function tokenReader({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return async (headers: Headers): Promise<TokenCaller | undefined> => {
    const secret = /^bearer +(weekwise_[\w-]{20,100})$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (secret === undefined) return undefined;
    return await database.acrossOrganizations(async (tx) => {
      const [found] = await tx
        .select({
          token: apiTokens,
          user: { id: users.id, email: users.email, name: users.name },
          stale: sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - interval '10 minutes', true)`,
        })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(eq(apiTokens.secretHash, hashOf(secret)));
      if (found === undefined) return undefined;
      const { token, user } = found;
      if (token.expiresAt !== null && token.expiresAt.getTime() <= clock.now()) return undefined;
      if (found.stale)
        await tx.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, token.id));
      return { user, organizationId: token.organizationId, scope: token.scope };
    });
  };
}
