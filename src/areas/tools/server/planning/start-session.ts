import { randomUUID } from 'node:crypto';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import { getSource } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { planningSessions } from '#src/platform/database/planning-tables.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import { surveyNode } from './make-tick.ts';
import { freezeInputs } from './planning-inputs.ts';
import { insertNodes, sessionById } from './planning-store.ts';

export interface NewSession {
  readonly organizationId: string;
  readonly by: SignedInUser;
  readonly sourceId: string;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly sessionId: string | undefined;
  readonly stepsBudget: number;
}

/** Begins a session and ends the one before it. The same id over the same range is the same session, however often it is sent. */
export async function startSession(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  request: NewSession,
): Promise<string> {
  const { organizationId, by, sourceId, startDate, endDate, stepsBudget } = request;
  const id = request.sessionId ?? randomUUID();
  return await database.forOrganization(organizationId, async (tx) => {
    // One beginning of an organization at a time, so that two at once do not both end the one before and begin.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${organizationId}, 2))`);
    const source = await getSource(tx, sourceId);
    const known = request.sessionId === undefined ? undefined : await sessionById(tx, id);
    if (known !== undefined) {
      const isSame =
        known.sourceId === sourceId && known.startDate === startDate && known.endDate === endDate;
      if (isSame && known.status !== 'replaced') return id;
      throw new AppError(
        'CONFLICT',
        'This session id was used for another session. Leave it out to begin a new one.',
      );
    }
    const inputs = await freezeInputs(tx, source, startDate, endDate);
    const now = new Date(clock.now());
    await tx
      .update(planningSessions)
      .set({ status: 'replaced', autoRunning: false, endedAt: now })
      .where(eq(planningSessions.status, 'active'));
    const [row] = await tx
      .insert(planningSessions)
      .values({
        id,
        organizationId,
        sourceId,
        startDate,
        endDate,
        inputs,
        stepsBudget,
        createdBy: by.id,
        createdAt: now,
      })
      // An id that a stranger's session has: it is not told apart from one that cannot be used.
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw notFound();
    await insertNodes(
      tx,
      row,
      inputs.weeks.map(({ week }, place) => surveyNode(week, place)),
    );
    await noteDeed(tx, {
      organizationId,
      by,
      action: 'Started a planning session',
      details: { source: source.name, from: startDate, to: endDate, steps: stepsBudget },
    });
    return id;
  });
}
