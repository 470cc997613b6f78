import { createHash, randomUUID } from 'node:crypto';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import { getSource } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { planningSessions } from '#src/platform/database/planning-tables.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import { AppError } from '#src/shared/error-code.ts';
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
  const asked = request.sessionId;
  return await database.forOrganization(organizationId, async (tx) => {
    // One beginning of an organization at a time, so that two at once do not both end the one before and begin.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${organizationId}, 2))`);
    const source = await getSource(tx, sourceId);
    // By the id that was answered, or by the one that was once sent.
    const own = asked === undefined ? randomUUID() : idWithin(organizationId, asked);
    const known = asked && ((await sessionById(tx, asked)) ?? (await sessionById(tx, own)));
    if (known) {
      const isSame =
        known.sourceId === sourceId && known.startDate === startDate && known.endDate === endDate;
      if (isSame && known.status !== 'replaced') return known.id;
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
        id: own,
        organizationId,
        sourceId,
        startDate,
        endDate,
        inputs,
        stepsBudget,
        createdBy: by.id,
        createdAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('The session was not written.');
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
    return own;
  });
}

/** An id of the caller's choosing is one of their organization: whether a stranger uses the same shows in nothing. */
function idWithin(organizationId: string, asked: string): string {
  const hex = createHash('sha256').update(`${organizationId} ${asked}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
