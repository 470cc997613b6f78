import { getSource } from '#src/areas/sources/server/service.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import { type Day, daysBetween } from '#src/shared/week.ts';
import type { InsightsApi } from '../insights-api.ts';
import { changeAnnotation, insertAnnotation, removeAnnotation } from './annotation-store.ts';
import { eventsToShow } from './known-events.ts';
import { updatesKnownTo } from './search-updates.ts';

const MOST_DAYS_SHOWN = 800;
const MOST_DAYS_LONG = 366;

interface Marked {
  readonly type: 'release' | 'note' | 'search_update';
  readonly label: string;
  readonly from: Day;
  readonly to?: Day | undefined;
  readonly sourceId?: string | null | undefined;
}

export function eventEndpoints(api: InsightsApi, { database }: { readonly database: Database }) {
  return {
    knownEvents: api.knownEvents.handler(({ input, context }) => {
      const { from, to, sourceId } = input;
      refuseDays(from, to, MOST_DAYS_SHOWN);
      return database.forOrganization(context.known.member.organizationId, async (tx) => {
        if (sourceId !== undefined) await getSource(tx, sourceId);
        return { events: await eventsToShow(tx, sourceId, { from, to }), updatesKnownTo };
      });
    }),
    markEvent: api.markEvent.handler(({ input, context }) => {
      const { organizationId } = context.known.member;
      return database.forOrganization(organizationId, async (tx) => ({
        annotation: await insertAnnotation(tx, {
          ...(await checked(tx, input)),
          organizationId,
          reference: input.reference ?? null,
          createdBy: context.known.user.id,
        }),
      }));
    }),
    changeAnnotation: api.changeAnnotation.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => ({
        annotation: await changeAnnotation(tx, input.annotationId, await checked(tx, input)),
      })),
    ),
    removeAnnotation: api.removeAnnotation.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        await removeAnnotation(tx, input.annotationId);
        return { success: true as const };
      }),
    ),
  };
}

/** A source of strangers is one that is not there. */
async function checked(tx: Transaction, { type, label, from, to = from, sourceId = null }: Marked) {
  refuseDays(from, to, MOST_DAYS_LONG);
  if (sourceId !== null) await getSource(tx, sourceId);
  return { type, label, from, to, sourceId };
}

function refuseDays(from: Day, to: Day, most: number): void {
  const refuse = (message: string) => new AppError('INVALID_INPUT', message, { fields: { to: message } });
  if (to < from) throw refuse('The last day lies before the first.');
  if (daysBetween(from, to) >= most) throw refuse(`Choose at most ${most} days.`);
}
