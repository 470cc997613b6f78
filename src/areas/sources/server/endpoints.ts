import { implement } from '@orpc/server';
import type { Clock } from '#src/platform/clock.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, lastCompleteWeek } from '#src/shared/week.ts';
import { MappingRole, sourcesContract } from '../contract.ts';
import { mappingGaps } from '../mapping-gaps.ts';
import { type GoogleAccess, upstreamError } from './google-access.ts';
import { presentHistory } from './history-store.ts';
import { checkMapping, mappingChoices, metricsForRole } from './mapping.ts';
import { type RemoveSourceParts, removeSource } from './remove-source.ts';
import { requestHistory } from './request-history.ts';
import {
  deleteSource,
  getSource,
  insertSource,
  listSources,
  presentSource,
  updateSource,
} from './source-store.ts';

export interface SourceParts extends RemoveSourceParts {
  readonly google: GoogleAccess;
  readonly clock: Clock;
}

export function sourceEndpoints(guard: Guard, parts: SourceParts) {
  const { database, google, clock } = parts;
  const api = implement(sourcesContract).$context<IncomingContext>().use(guard);

  /** Binds a property that the user can see to a source; the property's own facts come from Google, never from the request. */
  const associate = async (organizationId: string, userId: string, sourceId: string, propertyId: string) => {
    const { grantId, details } = await google.propertyDetails(organizationId, userId, propertyId);
    return await database.forOrganization(organizationId, async (tx) => {
      const source = await getSource(tx, sourceId);
      return await updateSource(tx, sourceId, {
        grantId,
        platformId: details.id,
        ga4PropertyId: details.id,
        ga4PropertyName: details.name,
        timeZone: details.timeZone,
        currency: details.currency,
        url: source.url ?? details.websiteUrl,
        statusReason: null,
        // Another property means other metrics: the mapping must be looked at again. The same one, seen with a living
        // grant, works again.
        ...(source.ga4PropertyId === details.id
          ? { status: source.status === 'draft' ? ('draft' as const) : ('active' as const) }
          : { mapping: {}, status: 'draft' as const }),
      });
    });
  };

  return {
    list: api.list.handler(({ context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) =>
        (await listSources(tx)).map(presentSource),
      ),
    ),
    create: api.create.handler(async ({ input, context }) => {
      const { organizationId } = context.known.member;
      const { name, url, description, type } = input;
      const row = await database.forOrganization(organizationId, (tx) =>
        insertSource(tx, { organizationId, name, url: url || null, description: description || null, type }),
      );
      if (type !== 'GA4' || !input.platform_id) return { source: presentSource(row) };
      const propertyId = input.platform_id.replace(/^properties\//, '');
      try {
        return {
          source: presentSource(await associate(organizationId, context.known.user.id, row.id, propertyId)),
        };
      } catch (error) {
        // All or nothing: a source that could not be connected is not left behind.
        await database.forOrganization(organizationId, (tx) => deleteSource(tx, row.id));
        throw error;
      }
    }),
    get: api.get.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const row = await getSource(tx, input.sourceId);
        return { source: presentSource(row), mapping: row.mapping };
      }),
    ),
    update: api.update.handler(({ input: { sourceId, name, url, description }, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(url === undefined ? {} : { url: url || null }),
          ...(description === undefined ? {} : { description: description || null }),
        };
        return { source: presentSource(await updateSource(tx, sourceId, change)) };
      }),
    ),
    remove: api.remove.handler(async ({ input, context }) => {
      await removeSource(parts, context.known.member.organizationId, input.sourceId);
      return { deleted: true as const };
    }),
    ga4Properties: api.ga4Properties.handler(({ context }) =>
      google.properties(context.known.member.organizationId, context.known.user.id),
    ),
    associateGa4: api.associateGa4.handler(async ({ input, context }) => ({
      source: presentSource(
        await associate(
          context.known.member.organizationId,
          context.known.user.id,
          input.sourceId,
          input.ga4PropertyId,
        ),
      ),
    })),
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
      const saved = await database.forOrganization(organizationId, (tx) =>
        updateSource(tx, input.sourceId, {
          mapping: input.mapping,
          status: 'active',
          statusReason: null,
        }),
      );
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
        await requestHistory(tx, await getSource(tx, input.sourceId), input.weeks);
        return { history: await presentHistory(tx, input.sourceId) };
      }),
    ),
  };
}
