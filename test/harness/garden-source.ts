import { setTimeout as wait } from 'node:timers/promises';
import type { History } from '#src/areas/sources/contract.ts';
import type { Visitor } from './visitor.ts';

/** The simulated garden shop at the stand-in: 80 weeks of Analytics, 16 months of Search Console. */
export const gardenSite = 'sc-domain:northwind-garden.example';
const gardenName = /garden/i;

export interface GardenOrganization {
  readonly organizationId: string;
}

export async function createOrganization(
  owner: Visitor,
  email: string,
  name: string,
): Promise<GardenOrganization> {
  const { id: organizationId } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name,
    url: 'northwind-garden.example',
  });
  await owner.connectGoogle(organizationId, email, undefined, 'both');
  return { organizationId };
}

/** An active source of the garden's Analytics; its history begins to be fetched. */
export async function addGardenAnalytics(
  owner: Visitor,
  { organizationId }: GardenOrganization,
): Promise<{ sourceId: string; week: string; propertyId: string }> {
  const { properties } = await owner.ask<{ properties: { id: string; name: string }[] }>(
    'GET',
    `/api/organizations/${organizationId}/ga4-properties`,
  );
  const propertyId = properties.find(({ name }) => gardenName.test(name))?.id ?? '';
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organizationId}/source`,
    { name: 'Garden', type: 'GA4', platform_id: propertyId },
  );
  const { week, suggested } = await owner.ask<{ week: string; suggested: object }>(
    'GET',
    `/api/sources/${source.id}/mapping-choices`,
  );
  await owner.ask('PUT', `/api/sources/${source.id}/mapping`, { mapping: suggested });
  return { sourceId: source.id, week, propertyId };
}

/** An active source of the garden's Search Console property; its history begins to be fetched. */
export async function addGardenSearch(
  owner: Visitor,
  { organizationId }: GardenOrganization,
): Promise<{ sourceId: string }> {
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organizationId}/source`,
    { name: 'Garden in search', type: 'GSC', platform_id: gardenSite },
  );
  return { sourceId: source.id };
}

export const historyOf = async (visitor: Visitor, sourceId: string): Promise<History> =>
  (await visitor.ask<{ history: History }>('GET', `/api/sources/${sourceId}/history`)).history;

export const startHistory = async (visitor: Visitor, sourceId: string, weeks = 60): Promise<History> =>
  (await visitor.ask<{ history: History }>('POST', `/api/sources/${sourceId}/history`, { weeks })).history;

const LOOK_EVERY_MS = 150;
const TIMEOUT_MS = 150_000;

/** Waits until the history looks so; fails with what it looks like instead. */
export async function untilHistory(
  visitor: Visitor,
  sourceId: string,
  matches: (history: History) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<History> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const history = await historyOf(visitor, sourceId);
    if (matches(history)) return history;
    if (performance.now() > end) throw new Error(`The history stays so: ${JSON.stringify(history)}`);
    await wait(LOOK_EVERY_MS);
  }
}

/** Newest weeks first: enough for a week and those it is held against, without the wait for years. */
export const hasWeeks =
  (weeks: number) =>
  ({ weeksFetched }: History): boolean =>
    weeksFetched >= weeks;

export const isDone = ({ state }: History): boolean => state === 'done';
