import { implement } from '@orpc/server';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { queryGroupsContract } from '../../query-groups-contract.ts';
import { compareQueryGroups, createQueryGroups, weeklyQueryGroups } from './query-groups.ts';

export function queryGroupEndpoints(
  guard: Guard,
  parts: { readonly database: Database; readonly facts: Facts },
) {
  const api = implement(queryGroupsContract).$context<IncomingContext>().use(guard);
  return {
    createQueryGroups: api.createQueryGroups.handler(({ input, context: { known } }) =>
      createQueryGroups(parts, {
        organizationId: known.member.organizationId,
        userId: known.user.id,
        sourceId: input.sourceId,
        reportId: input.parentDimensionSetId,
        from: input.dateRange.start,
        to: input.dateRange.end,
        options: input.options,
      }),
    ),
    compareQueryGroups: api.compareQueryGroups.handler(({ input, context: { known } }) =>
      compareQueryGroups(parts, {
        organizationId: known.member.organizationId,
        sourceId: input.sourceId,
        current: { from: input.currentStart, to: input.currentEnd },
        previous: { from: input.previousStart, to: input.previousEnd },
      }),
    ),
    weeklyQueryGroups: api.weeklyQueryGroups.handler(({ input, context: { known } }) =>
      weeklyQueryGroups(parts, {
        organizationId: known.member.organizationId,
        sourceId: input.sourceId,
        week: input.weekStart,
      }),
    ),
  };
}
