import { setTimeout as wait } from 'node:timers/promises';
import type { PlanningStatus } from '#src/areas/tools/planning-contract.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import type { ShopOrganization } from './shop-organization.ts';
import type { Visitor } from './visitor.ts';

export const agentPath = ({ organizationId }: Pick<ShopOrganization, 'organizationId'>, call: string) =>
  `/api/analytics/planning-agent/${organizationId}-planning-agent/${call}`;

/** A session over the shop's last week. */
export const startSession = (
  visitor: Visitor,
  shop: ShopOrganization,
  more: object = {},
): Promise<{ sessionId: string; agentId: string }> =>
  visitor.ask('POST', agentPath(shop, 'start-session'), {
    sourceId: shop.sourceId,
    startDate: shop.week,
    endDate: addDays(shop.week as Day, 6),
    ...more,
  });

export const statusOf = async (
  visitor: Visitor,
  shop: Pick<ShopOrganization, 'organizationId'>,
): Promise<PlanningStatus> => {
  const { session } = await visitor.ask<{ session: PlanningStatus | null }>('GET', agentPath(shop, 'status'));
  if (session === null) throw new Error('There is no session.');
  return session;
};

const TIMEOUT_MS = 60_000;

export async function untilPlanned(
  visitor: Visitor,
  shop: Pick<ShopOrganization, 'organizationId'>,
): Promise<PlanningStatus> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const status = await statusOf(visitor, shop);
    if (!status.autoRunning) return status;
    if (performance.now() > end) throw new Error(`The session goes on: ${JSON.stringify(status.counts)}`);
    await wait(150);
  }
}
