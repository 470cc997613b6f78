import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, sql } from '#src/platform/database/drizzle.ts';
import { creditAccounts, creditEntries } from '#src/platform/database/tables.ts';
import type { Credits } from '../contract.ts';

export type MonthlyCredits = number | 'unlimited';

/** A month in UTC, YYYY-MM: the same for every organization, so that an allowance is given once wherever it is asked. */
const periodAt = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 7);

/** Gives this month's allowance if it was not given yet, and locks the account for the rest of the transaction. */
async function accountOf(tx: Transaction, organizationId: string, monthly: MonthlyCredits, clock: Clock) {
  const period = periodAt(clock);
  const allowance = monthly === 'unlimited' ? null : monthly;
  await tx
    .insert(creditAccounts)
    .values({ organizationId, remaining: 0, monthly: allowance, period: '' })
    .onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId))
    .for('update');
  if (account === undefined) throw new Error('The credit account is missing.');
  if (account.period === period && account.monthly === allowance) return account;
  if (account.period !== period) {
    await tx
      .insert(creditEntries)
      .values({ organizationId, kind: 'allowance', credits: allowance ?? 0, key: period })
      .onConflictDoNothing();
  }
  // An allowance does not pile up: each month starts afresh. A setting changed within the month moves what is left.
  const remaining =
    account.period === period
      ? Math.max(0, account.remaining + (allowance ?? 0) - (account.monthly ?? 0))
      : (allowance ?? 0);
  const fresh = { remaining, monthly: allowance, period };
  await tx.update(creditAccounts).set(fresh).where(eq(creditAccounts.organizationId, organizationId));
  return { organizationId, ...fresh };
}

export async function creditsOf(
  tx: Transaction,
  organizationId: string,
  monthly: MonthlyCredits,
  clock: Clock,
): Promise<Credits> {
  const account = await accountOf(tx, organizationId, monthly, clock);
  return {
    creditsRemaining: account.monthly === null ? null : account.remaining,
    creditsMonthly: account.monthly,
  };
}

interface Expense {
  readonly organizationId: string;
  /** What is paid for: the same is paid once. */
  readonly key: string;
  readonly credits: number;
  readonly runId: string | null;
}

/** False when too few are left. What was paid for already takes nothing, and is had also with nothing left. */
async function takeCredits(
  tx: Transaction,
  { organizationId, key, credits, runId }: Expense,
  monthly: MonthlyCredits,
  clock: Clock,
): Promise<boolean> {
  // Locked from here on: nobody else pays for the same meanwhile.
  const account = await accountOf(tx, organizationId, monthly, clock);
  const [paid] = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.organizationId, organizationId),
        eq(creditEntries.kind, 'reserve'),
        eq(creditEntries.key, key),
      ),
    );
  if (paid !== undefined) return true;
  const cost = account.monthly === null ? 0 : credits;
  if (account.remaining < cost) return false;
  await tx.insert(creditEntries).values({ organizationId, runId, kind: 'reserve', credits: -cost, key });
  await tx
    .update(creditAccounts)
    .set({ remaining: sql`${creditAccounts.remaining} - ${cost}` })
    .where(eq(creditAccounts.organizationId, organizationId));
  return true;
}

/** Takes the credits of a run's whole budget; false when too few are left. A second call for the same run takes nothing. */
export const reserveCredits = (
  tx: Transaction,
  { id, organizationId, credits }: { id: string; organizationId: string; credits: number },
  monthly: MonthlyCredits,
  clock: Clock,
): Promise<boolean> => takeCredits(tx, { organizationId, key: id, credits, runId: id }, monthly, clock);

/** What the keys of the planning agent's entries begin with. */
export const PLANNING = 'planning:';

/** Takes credits for steps of the planning agent as they are made; false when too few are left. The same steps cost once. */
export const spendOnPlanning = (
  tx: Transaction,
  steps: { organizationId: string; sessionId: string; number: number; credits: number },
  monthly: MonthlyCredits,
  clock: Clock,
): Promise<boolean> => {
  const { organizationId, sessionId, number, credits } = steps;
  const key = `${PLANNING}${sessionId}:${number}`;
  return takeCredits(tx, { organizationId, key, credits, runId: null }, monthly, clock);
};

/** Gives back what a run did not use, once. `usedCredits` of 0 refunds it whole. */
export async function settleCredits(
  tx: Transaction,
  run: { id: string; organizationId: string; usedCredits: number },
): Promise<void> {
  const [reserve] = await tx
    .select({ credits: creditEntries.credits })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.organizationId, run.organizationId),
        eq(creditEntries.kind, 'reserve'),
        eq(creditEntries.key, run.id),
      ),
    );
  if (reserve === undefined) return;
  const refund = Math.max(0, -reserve.credits - run.usedCredits);
  const entered = await tx
    .insert(creditEntries)
    .values({
      organizationId: run.organizationId,
      runId: run.id,
      kind: 'refund',
      credits: refund,
      key: run.id,
    })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  if (entered.length > 0 && refund > 0)
    await tx
      .update(creditAccounts)
      .set({
        remaining: sql`least(${creditAccounts.remaining} + ${refund}, coalesce(${creditAccounts.monthly}, 0))`,
      })
      .where(eq(creditAccounts.organizationId, run.organizationId));
}
