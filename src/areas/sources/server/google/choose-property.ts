import { clientFor } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { listProperties, readProperty } from '#src/connectors/google-analytics/admin.ts';
import { listSites } from '#src/connectors/search-console/sites.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Ga4Properties, SearchConsoleSites } from '../../google-account.ts';
import { grantsOfUser } from '../grant-store.ts';
import { bestLevels, siteAmong } from '../search-console-sites.ts';
import { upstreamError } from '../upstream-error.ts';
import { askAccounts } from './ask-accounts.ts';
import type { GoogleAccessParts } from './google-parts.ts';
import { noticing } from './noticing.ts';

/** Google has no such property for this account, or none at all by this number: it does not say which. */
const isUnseen = (error: unknown): boolean =>
  error instanceof GoogleFailure && (error.kind === 'no_access' || error.kind === 'invalid_request');

const unseenProperty = (propertyId: string, cause: unknown): AppError =>
  new AppError(
    'CONFLICT',
    `Google Analytics shows no property ${propertyId} to your Google account. Choose one from the list, or ask for access to it in Google Analytics.`,
    { cause },
  );

/** What the Google accounts of a user see, for whoever chooses what a source is to read. */
export function choosingProperties(parts: GoogleAccessParts) {
  const { database, vault, app } = parts;
  const { GOOGLE_ANALYTICS_ADMIN_URL: adminUrl, GOOGLE_SEARCH_CONSOLE_URL: searchUrl } = app.config;
  const sitesOf = (organizationId: string, userId: string) =>
    askAccounts(parts, { organizationId, userId, service: 'search-console' }, (client) =>
      listSites(client, searchUrl),
    );

  return {
    async properties(organizationId: string, userId: string): Promise<Ga4Properties> {
      const answer = await askAccounts(parts, { organizationId, userId, service: 'analytics' }, (client) =>
        listProperties(client, adminUrl),
      );
      if (answer.status === 'needs_auth') return answer;
      const found = new Map(
        answer.seen.toReversed().flatMap(({ things }) => things.map((one) => [one.id, one])),
      );
      return { status: 'connected', accounts: [...answer.accounts], properties: [...found.values()] };
    },
    async sites(organizationId: string, userId: string): Promise<SearchConsoleSites> {
      const answer = await sitesOf(organizationId, userId);
      if (answer.status === 'needs_auth') return answer;
      const sites = bestLevels(answer.seen.flatMap(({ things }) => things));
      return {
        status: 'connected',
        accounts: [...answer.accounts],
        sites: sites.map(({ siteUrl, permissionLevel }) => ({ url: siteUrl, permissionLevel })),
      };
    },
    /** The facts about a property that this user can see, and the grant it is seen with. */
    async propertyDetails(organizationId: string, userId: string, propertyId: string) {
      const grants = await database.forOrganization(organizationId, (tx) =>
        grantsOfUser(tx, vault, organizationId, userId),
      );
      const able = grants.filter(
        (grant) => grant.status === 'active' && grant.services.includes('analytics'),
      );
      if (able.length === 0)
        throw new AppError(
          'CONFLICT',
          'The Google account is not connected. Connect Google Analytics first.',
        );
      let refused: unknown;
      for (const grant of able) {
        try {
          const details = await noticing(parts, organizationId, grant, () =>
            readProperty(clientFor(app, grant.refreshToken()), adminUrl, propertyId),
          );
          return { grantId: grant.id, details };
        } catch (error) {
          // Another account of this user may see what this one does not.
          refused ??= error;
        }
      }
      throw isUnseen(refused) ? unseenProperty(propertyId, refused) : upstreamError(refused);
    },
    /** A Search Console property that this user may read, and the grant it is read with. */
    async siteDetails(organizationId: string, userId: string, siteUrl: string) {
      const answer = await sitesOf(organizationId, userId);
      if (answer.status === 'needs_auth')
        throw new AppError('CONFLICT', 'Search Console is not connected. Connect it first.');
      const found = siteAmong(answer.seen, siteUrl);
      if (found === undefined)
        throw new AppError(
          'CONFLICT',
          `Search Console shows no property "${siteUrl}" to your Google account. Choose one from the list.`,
        );
      if (!found.site.hasData)
        throw new AppError(
          'CONFLICT',
          `"${siteUrl}" is not verified for your Google account, so Google gives no data of it. Verify it in Search Console first.`,
        );
      return { grantId: found.grant.id, site: found.site };
    },
  };
}
