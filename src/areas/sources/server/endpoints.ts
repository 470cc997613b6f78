import { implement } from '@orpc/server';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, lastCompleteWeek } from '#src/shared/week.ts';
import { MappingRole, sourcesContract } from '../contract.ts';
import { mappingGaps } from '../mapping-gaps.ts';
import { associateProperty } from './associate-property.ts';
import { checkSource } from './check-source.ts';
import { createSource } from './create-source.ts';
import { type FileParts, fileEndpoints } from './file/file-endpoints.ts';
import type { GoogleAccess } from './google-access.ts';
import { listGoogleAccounts } from './google-accounts.ts';
import { presentHistory } from './history/history-store.ts';
import { type HistoryRequests, historyOfActive, requestHistory } from './history/request-history.ts';
import { checkMapping, mappingChoices, metricsForRole } from './mapping.ts';
import type { GrantRelease } from './release-grants.ts';
import { type RemoveSourceParts, removeSource } from './remove-source.ts';
import { analyzeNewSite } from './site-context/analyze-new-site.ts';
import { type SiteContextParts, siteContextEndpoints } from './site-context/site-context-endpoints.ts';
import {
  accountOf,
  getSource,
  listSources,
  presentSource,
  type SourceRow,
  updateSource,
} from './source-store.ts';
import { upstreamError } from './upstream-error.ts';

export interface SourceParts extends RemoveSourceParts, FileParts, HistoryRequests, SiteContextParts {
  readonly google: GoogleAccess;
  readonly grants: GrantRelease;
  readonly clock: Clock;
}

export function sourceEndpoints(guard: Guard, parts: SourceParts) {
  const { database, google, grants, clock } = parts;
  const api = implement(sourcesContract).$context<IncomingContext>().use(guard);

  const associate = associateProperty({ database, google });

  /** A source that has just become active, or was mended, gets what its history lacks. */
  const withHistory = async (source: SourceRow): Promise<SourceRow> => {
    await database.forOrganization(source.organizationId, (tx) => historyOfActive(parts, tx, source));
    return source;
  };

  return {
    ...fileEndpoints(guard, parts),
    ...siteContextEndpoints(guard, parts),
    list: api.list.handler(({ context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) =>
        (await listSources(tx)).map(presentSource),
      ),
    ),
    create: api.create.handler(async ({ input, context }) => ({
      source: presentSource(
        await withHistory(
          await createSource(
            { database, associate },
            {
              ...callerOf(context.known),
              name: input.name,
              url: input.url || null,
              description: input.description || null,
              type: input.type,
              platformId: input.platform_id,
            },
          ),
        ),
      ),
    })),
    get: api.get.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const row = await getSource(tx, input.sourceId);
        return { source: presentSource(row), mapping: row.mapping, account: await accountOf(tx, row) };
      }),
    ),
    update: api.update.handler(({ input: { sourceId, name, url, description, priority }, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(url === undefined ? {} : { url: url || null }),
          ...(description === undefined ? {} : { description: description || null }),
          ...(priority === undefined ? {} : { priority }),
        };
        return { source: presentSource(await updateSource(tx, sourceId, change)) };
      }),
    ),
    remove: api.remove.handler(async ({ input, context }) => {
      const { member, user } = context.known;
      const { organizationId } = member;
      await removeSource(parts, organizationId, input.sourceId, (tx, { name }) =>
        noteDeed(tx, { organizationId, by: user, action: 'Deleted a source', details: { source: name } }),
      );
      return { deleted: true as const };
    }),
    ga4Properties: api.ga4Properties.handler(({ context }) =>
      google.properties(context.known.member.organizationId, context.known.user.id),
    ),
    associateGa4: api.associateGa4.handler(async ({ input, context }) => ({
      source: presentSource(
        await withHistory(await associate.ga4(callerOf(context.known), input.sourceId, input.ga4PropertyId)),
      ),
    })),
    searchConsoleSites: api.searchConsoleSites.handler(({ context }) =>
      google.sites(context.known.member.organizationId, context.known.user.id),
    ),
    associateSearchConsole: api.associateSearchConsole.handler(async ({ input, context }) => ({
      source: presentSource(
        await withHistory(
          await associate.searchConsole(callerOf(context.known), input.sourceId, input.siteUrl),
        ),
      ),
    })),
    check: api.check.handler(async ({ input, context }) => ({
      source: presentSource(await checkSource(parts, context.known.member.organizationId, input.sourceId)),
    })),
    googleAccounts: api.googleAccounts.handler(({ context }) =>
      database.forOrganization(context.known.member.organizationId, listGoogleAccounts),
    ),
    disconnectGoogle: api.disconnectGoogle.handler(async ({ input, context }) => {
      const { organizationId } = context.known.member;
      const released = await database.forOrganization(organizationId, async (tx) => {
        const gone = await grants.releaseOne(tx, input.accountId);
        for (const { services } of gone)
          await noteDeed(tx, {
            organizationId,
            by: context.known.user,
            action: 'Disconnected a Google account',
            details: { services: services.join(', ') },
          });
        return gone;
      });
      await grants.revokeAtGoogle(released);
      return { disconnected: true as const };
    }),
    mappingChoices: api.mappingChoices.handler(async ({ input, context }) => {
      const row = await database.forOrganization(context.known.member.organizationId, (tx) =>
        getSource(tx, input.sourceId),
      );
      try {
        const connection = await google.connectAnalytics(row);
        const metadata = await connection.metadata();
        const week = lastCompleteWeek(clock.now(), row.timeZone ?? 'UTC');
        const names = [
          ...new Set(
            MappingRole.options.flatMap((role) =>
              metricsForRole(role, metadata).map((metric) => metric.apiName),
            ),
          ),
        ];
        const lastWeek = await connection.totals(names, week, addDays(week, 6));
        return { week, currency: row.currency, ...mappingChoices(metadata, lastWeek) };
      } catch (error) {
        throw upstreamError(error);
      }
    }),
    saveMapping: api.saveMapping.handler(async ({ input, context }) => {
      const { organizationId } = context.known.member;
      const row = await database.forOrganization(organizationId, (tx) => getSource(tx, input.sourceId));
      const [gap] = Object.values(mappingGaps(input.mapping));
      if (gap !== undefined) throw new AppError('INVALID_INPUT', gap, { fields: { mapping: gap } });
      try {
        checkMapping(input.mapping, await (await google.connectAnalytics(row)).metadata());
      } catch (error) {
        throw upstreamError(error);
      }
      const saved = await database.forOrganization(organizationId, async (tx) => {
        const active = await updateSource(tx, input.sourceId, {
          mapping: input.mapping,
          status: 'active',
          statusReason: null,
        });
        await historyOfActive(parts, tx, active);
        return active;
      });
      if (row.status === 'draft') await analyzeNewSite(parts, saved);
      return { source: presentSource(saved), mapping: saved.mapping };
    }),
    history: api.history.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        await getSource(tx, input.sourceId);
        return { history: await presentHistory(tx, input.sourceId) };
      }),
    ),
    startHistory: api.startHistory.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        await requestHistory(parts, tx, await getSource(tx, input.sourceId), input.weeks);
        return { history: await presentHistory(tx, input.sourceId) };
      }),
    ),
  };
}

interface Known {
  readonly member: { readonly organizationId: string };
  readonly user: { readonly id: string };
}
const callerOf = ({ member, user }: Known) => ({ organizationId: member.organizationId, userId: user.id });
