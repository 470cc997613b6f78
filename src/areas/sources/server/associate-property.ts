import { SEARCH_TIME_ZONE } from '#src/connectors/search-console/connection.ts';
import type { Database } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { GoogleAccess } from './google-access.ts';
import { websiteOf } from './search-console-sites.ts';
import { forgetFacts, getSource, type SourceRow, updateSource } from './source-store.ts';
import { upstreamError } from './upstream-error.ts';

interface Caller {
  readonly organizationId: string;
  readonly userId: string;
}

/** Binds what a user can see at Google to a source. The property's own facts come from Google, never from the request. */
export function associateProperty({ database, google }: { database: Database; google: GoogleAccess }) {
  const sourceOf = ({ organizationId }: Caller, sourceId: string, type: 'GA4' | 'GSC') =>
    database.forOrganization(organizationId, async (tx) => {
      const source = await getSource(tx, sourceId);
      if (source.type !== type)
        throw new AppError(
          'CONFLICT',
          type === 'GA4'
            ? 'This source does not read Google Analytics. Add a Google Analytics source instead.'
            : 'This source does not read Search Console. Add a Search Console source instead.',
        );
      return source;
    });

  return {
    async ga4(caller: Caller, sourceId: string, propertyId: string): Promise<SourceRow> {
      await sourceOf(caller, sourceId, 'GA4');
      const { grantId, details } = await google.propertyDetails(
        caller.organizationId,
        caller.userId,
        propertyId,
      );
      return await database.forOrganization(caller.organizationId, async (tx) => {
        const source = await getSource(tx, sourceId);
        if (source.ga4PropertyId !== null && source.ga4PropertyId !== details.id)
          await forgetFacts(tx, sourceId);
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
    },

    /** A Search Console property has nothing to map: the source is active at once. */
    async searchConsole(caller: Caller, sourceId: string, siteUrl: string): Promise<SourceRow> {
      await sourceOf(caller, sourceId, 'GSC');
      const { grantId, site } = await google
        .siteDetails(caller.organizationId, caller.userId, siteUrl)
        .catch((error: unknown) => {
          throw upstreamError(error);
        });
      return await database.forOrganization(caller.organizationId, async (tx) => {
        const source = await getSource(tx, sourceId);
        if (source.platformId !== null && source.platformId !== site.siteUrl) await forgetFacts(tx, sourceId);
        return await updateSource(tx, sourceId, {
          grantId,
          platformId: site.siteUrl,
          timeZone: SEARCH_TIME_ZONE,
          url: source.url ?? websiteOf(site.siteUrl),
          status: 'active',
          statusReason: null,
        });
      });
    },
  };
}
