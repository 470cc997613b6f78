import { implement } from '@orpc/server';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { SiteAccess } from '#src/platform/http-client/site-client.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import { siteContextContract } from '../../site-context-contract.ts';
import { getSource, type SourceRow } from '../source-store.ts';
import { type PropertyWebsiteParts, propertyWebsite, websiteIn } from './property-website.ts';
import { requestSiteAnalysis, type SiteAnalysisRequests } from './request-site-analysis.ts';
import { getSiteAnalysis, latestSiteAnalysis, presentSiteAnalysis } from './site-analysis-store.ts';
import { presentSiteContext, siteContextOf } from './site-context-store.ts';
import { hostnameOfSource, siteHostname } from './site-hostname.ts';

export interface SiteContextParts extends SiteAnalysisRequests, PropertyWebsiteParts {
  readonly sites: SiteAccess;
}

/** A property id with or without the word that Google puts before it. */
const bareId = (id: string): string => id.replace(/^properties\//, '');

export function siteContextEndpoints(guard: Guard, parts: SiteContextParts) {
  const { database, google, sites } = parts;
  const api = implement(siteContextContract).$context<IncomingContext>().use(guard);

  const hostnameFor = async (source: SourceRow, userId: string): Promise<string> => {
    const known = hostnameOfSource(source);
    if (known !== undefined) return known;
    if (source.ga4PropertyId === null)
      throw new AppError('CONFLICT', 'No GA4 property associated with this source');
    const { details } = await google.propertyDetails(source.organizationId, userId, source.ga4PropertyId);
    return siteHostname(websiteIn(details));
  };

  return {
    analyzeSite: api.analyzeSite.handler(async ({ input, context }) => {
      const { organizationId } = context.known.member;
      const { sourceId, ga4PropertyId, hostname: asked, forceRefresh } = input;
      // What the request says of organization and property must be what is so; it decides nothing.
      if (input.organizationId !== undefined && input.organizationId !== organizationId) throw notFound();
      const source = await database.forOrganization(organizationId, (tx) => getSource(tx, sourceId));
      if (ga4PropertyId !== undefined && bareId(ga4PropertyId) !== source.ga4PropertyId) throw notFound();
      const hostname = asked?.trim() ? siteHostname(asked) : await hostnameFor(source, context.known.user.id);
      const failure = await sites.check(`https://${hostname}/`);
      if (failure)
        throw new AppError('INVALID_INPUT', failure.message, { fields: { hostname: failure.message } });
      const { id, status } = await requestSiteAnalysis(parts, {
        organizationId,
        sourceId,
        hostname,
        again: forceRefresh,
      });
      return { workflowId: id, status };
    }),
    siteAnalysis: api.siteAnalysis.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) =>
        presentSiteAnalysis(await getSiteAnalysis(tx, input.workflowId)),
      ),
    ),
    siteContext: api.siteContext.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const found = await siteContextOf(tx, input.sourceId);
        if (found === undefined) throw notFound();
        return presentSiteContext(found);
      }),
    ),
    latestSiteAnalysis: api.latestSiteAnalysis.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const found = await latestSiteAnalysis(tx, input.sourceId);
        return {
          analysis: found ? presentSiteAnalysis(found) : null,
          hasContext: (await siteContextOf(tx, input.sourceId)) !== undefined,
        };
      }),
    ),
    ga4Hostname: api.ga4Hostname.handler(async ({ input, context }) => ({
      hostname: siteHostname(
        await propertyWebsite(parts, context.known.user.id, bareId(input.ga4PropertyId)),
      ),
    })),
  };
}
