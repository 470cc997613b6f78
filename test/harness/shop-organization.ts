import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

export interface ShopOrganization {
  readonly organizationId: string;
  readonly sourceId: string;
  /** The Monday of the last complete week. */
  readonly week: string;
}

/** The newcomer's way through the API up to an active source: organization, grant, property, mapping. */
export async function createShopOrganization(
  owner: Visitor,
  email: string,
  name: string,
): Promise<ShopOrganization> {
  const { id: organizationId } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name,
    url: 'shop.example',
  });
  await owner.connectGoogle(organizationId, email);
  const { properties } = await owner.ask<{ properties: { id: string }[] }>(
    'GET',
    `/api/organizations/${organizationId}/ga4-properties`,
  );
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organizationId}/source`,
    {
      name: `${name} source`,
      type: 'GA4',
      platform_id: properties[0]?.id,
    },
  );
  const { week, suggested } = await owner.ask<{ week: string; suggested: object }>(
    'GET',
    `/api/sources/${source.id}/mapping-choices`,
  );
  await owner.ask('PUT', `/api/sources/${source.id}/mapping`, { mapping: suggested });
  return { organizationId, sourceId: source.id, week };
}

export interface ShownCard {
  readonly id: string;
  readonly title: string;
  readonly card_type: string;
  readonly source_id: string;
  readonly time_frame_start: string;
  readonly payload: {
    readonly status?: string;
    readonly failure?: string;
    readonly marks?: readonly string[];
    readonly restatement?: unknown;
    readonly ui_data?: { readonly metric: string; readonly segment: Readonly<Record<string, string>> };
  };
}

export const cardsOf = async (visitor: Visitor, { organizationId }: ShopOrganization): Promise<ShownCard[]> =>
  (await visitor.ask<{ cards: ShownCard[] }>('GET', `/api/analytics/cards?organizationId=${organizationId}`))
    .cards;

export interface RequestedRun {
  readonly status: string;
  readonly invocationId: string;
}

export const requestRun = (
  visitor: Visitor,
  shop: ShopOrganization,
  stepsBudget = 50,
): Promise<RequestedRun> =>
  visitor.ask('POST', '/api/analytics', {
    organizationId: shop.organizationId,
    sourceId: shop.sourceId,
    selectedDate: shop.week,
    stepsBudget,
  });

const RUN_TIMEOUT_MS = 150_000;
/** Often enough not to hold up a test, seldom enough to stay far below the rate limit. */
const LOOK_EVERY_MS = 100;

/** Waits until every run of the organization has ended; the cards then. Fails with the run's own words. */
export async function untilRunsEnded(visitor: Visitor, shop: ShopOrganization): Promise<ShownCard[]> {
  const end = performance.now() + RUN_TIMEOUT_MS;
  for (;;) {
    const cards = await cardsOf(visitor, shop);
    const runs = cards.filter((card) => card.card_type === 'workflow_progress');
    if (runs.length > 0 && runs.every((run) => run.payload.status !== 'in_progress')) return cards;
    if (performance.now() > end) throw new Error(`The run did not end: ${JSON.stringify(runs)}`);
    await wait(LOOK_EVERY_MS);
  }
}
