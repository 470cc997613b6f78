import type { OAuth2Client } from 'google-auth-library';
import type { Connection } from '#src/connectors/connector.ts';
import { clientFor, type GoogleApp } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { type GoogleService, serviceNames } from '#src/connectors/google/google-service.ts';
import type { PropertyGates } from '#src/connectors/google/property-gates.ts';
import { listProperties, readProperty } from '#src/connectors/google-analytics/admin.ts';
import { connectGa4, type Ga4Connection } from '#src/connectors/google-analytics/connection.ts';
import { connectSource } from '#src/connectors/registry.ts';
import { listSites } from '#src/connectors/search-console/sites.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Ga4Properties, NeedsAuth, SearchConsoleSites } from '../google-account.ts';
import { type Grant, grantById, grantsOfUser, markRevoked } from './grant-store.ts';
import { revokedReason } from './revoked-reason.ts';
import { bestLevels, siteAmong } from './search-console-sites.ts';
import { markTrouble, markWorking, serviceOf, troubleOf } from './source-health.ts';
import type { SourceRow } from './source-store.ts';
import { upstreamError } from './upstream-error.ts';

export interface GoogleAccessParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly app: GoogleApp;
  readonly gates: PropertyGates;
  readonly clock: Clock;
}

/** What one Google account of a user gave. */
interface Seen<Thing> {
  readonly grant: Grant;
  readonly things: readonly Thing[];
}

/** Reaching Google with the grants of an organization. What Google refuses is noted at once, at the grant and at the source. */
export function createGoogleAccess({ database, vault, app, gates, clock }: GoogleAccessParts) {
  const {
    GOOGLE_ANALYTICS_ADMIN_URL: adminUrl,
    GOOGLE_ANALYTICS_DATA_URL: dataUrl,
    GOOGLE_SEARCH_CONSOLE_URL: searchUrl,
  } = app.config;

  const noticing = async <Answer>(
    organizationId: string,
    grant: Grant,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GoogleFailure && error.kind === 'revoked')
        await database.forOrganization(organizationId, (tx) =>
          markRevoked(tx, grant, revokedReason(grant, clock.now())),
        );
      throw error;
    }
  };

  /** The same for a source: what Google answers about it shows in its status. */
  const noticingSource = async <Answer>(source: SourceRow, grant: Grant, work: () => Promise<Answer>) => {
    const { id, organizationId, type, status } = source;
    try {
      const answer = await noticing(organizationId, grant, work);
      if (status === 'error' || status === 'disconnected')
        await database.forOrganization(organizationId, (tx) => markWorking(tx, id));
      return answer;
    } catch (error) {
      const trouble = error instanceof GoogleFailure ? troubleOf(error, type, grant.email) : null;
      if (trouble) await database.forOrganization(organizationId, (tx) => markTrouble(tx, id, trouble));
      throw error;
    }
  };

  const grantsFor = (organizationId: string, userId: string) =>
    database.forOrganization(organizationId, (tx) => grantsOfUser(tx, vault, organizationId, userId));

  /**
   * Asks with each Google account that this user connected for the service. One that Google refuses is left out, as long
   * as another answers.
   */
  const askAll = async <Thing>(
    organizationId: string,
    userId: string,
    service: GoogleService,
    ask: (client: OAuth2Client) => Promise<readonly Thing[]>,
  ): Promise<NeedsAuth | { readonly status: 'connected'; readonly seen: readonly Seen<Thing>[] }> => {
    const grants = await grantsFor(organizationId, userId);
    const able = grants.filter((grant) => grant.status === 'active' && grant.services.includes(service));
    if (able.length === 0) return { status: 'needs_auth', reason: needOf(grants, service) };
    const answers = await Promise.allSettled(
      able.map(async (grant) => ({
        grant,
        things: await noticing(organizationId, grant, () => ask(clientFor(app, grant.refreshToken()))),
      })),
    );
    const seen = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (seen.length > 0) return { status: 'connected', seen };
    const failure: unknown = answers.find((answer) => answer.status === 'rejected')?.reason;
    if (failure instanceof GoogleFailure && failure.kind === 'revoked')
      return { status: 'needs_auth', reason: 'revoked' };
    if (failure instanceof GoogleFailure && failure.kind === 'scope_missing')
      return { status: 'needs_auth', reason: 'scope_missing' };
    throw upstreamError(failure);
  };

  /** The client that a source is read with, and a watch that notes in its status what Google answers. */
  const reach = async (source: SourceRow) => {
    const { organizationId, grantId, type } = source;
    const grant =
      grantId === null
        ? undefined
        : await database.forOrganization(organizationId, (tx) => grantById(tx, vault, grantId));
    if (grant?.status !== 'active')
      throw new AppError(
        'CONFLICT',
        `The Google account of this source is not connected. Connect ${serviceNames[serviceOf(type)]} again.`,
      );
    return {
      client: clientFor(app, grant.refreshToken()),
      watched: <Answer>(work: () => Promise<Answer>) => noticingSource(source, grant, work),
    };
  };

  const analyticsOf = (client: OAuth2Client, source: SourceRow) => {
    const propertyId = propertyOf(source);
    return connectGa4({
      client,
      rootUrl: dataUrl,
      propertyId,
      mapping: source.mapping,
      timeZone: source.timeZone ?? undefined,
      gate: gates(`GA4 ${propertyId}`),
      clock,
    });
  };

  /** The smallest question that shows whether a source can be read. */
  const probe = async (client: OAuth2Client, source: SourceRow) => {
    if (source.type === 'GSC') {
      const found = siteAmong([{ things: await listSites(client, searchUrl) }], propertyOf(source));
      if (!found?.site.hasData)
        throw new GoogleFailure('no_access', 'The property is not among those that the account may read.');
    } else await analyticsOf(client, source).metadata();
  };

  const propertiesOf = (organizationId: string, userId: string) =>
    askAll(organizationId, userId, 'analytics', (client) => listProperties(client, adminUrl));
  const sitesOf = (organizationId: string, userId: string) =>
    askAll(organizationId, userId, 'search-console', (client) => listSites(client, searchUrl));

  return {
    async properties(organizationId: string, userId: string): Promise<Ga4Properties> {
      const answer = await propertiesOf(organizationId, userId);
      if (answer.status === 'needs_auth') return answer;
      const found = new Map(
        answer.seen.toReversed().flatMap(({ things }) => things.map((one) => [one.id, one])),
      );
      return {
        status: 'connected',
        account: answer.seen.map(({ grant }) => grant.email).join(', '),
        properties: [...found.values()],
      };
    },
    async sites(organizationId: string, userId: string): Promise<SearchConsoleSites> {
      const answer = await sitesOf(organizationId, userId);
      if (answer.status === 'needs_auth') return answer;
      return {
        status: 'connected',
        account: answer.seen.map(({ grant }) => grant.email).join(', '),
        sites: bestLevels(answer.seen.flatMap(({ things }) => things)).map(
          ({ siteUrl, permissionLevel }) => ({ url: siteUrl, permissionLevel }),
        ),
      };
    },
    /** The facts about a property that this user can see, and the grant it is seen with. */
    async propertyDetails(organizationId: string, userId: string, propertyId: string) {
      const grants = (await grantsFor(organizationId, userId)).filter(
        (grant) => grant.status === 'active' && grant.services.includes('analytics'),
      );
      if (grants.length === 0)
        throw new AppError(
          'CONFLICT',
          'The Google account is not connected. Connect Google Analytics first.',
        );
      let refused: unknown;
      for (const grant of grants) {
        try {
          const details = await noticing(organizationId, grant, () =>
            readProperty(clientFor(app, grant.refreshToken()), adminUrl, propertyId),
          );
          return { grantId: grant.id, details };
        } catch (error) {
          // Another account of this user may see what this one does not.
          refused ??= error;
        }
      }
      throw upstreamError(refused);
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
    /** A connection to the property of a source. */
    async connect(source: SourceRow): Promise<Connection> {
      const { type, mapping, timeZone } = source;
      if (type === 'FILE')
        throw new AppError(
          'CONFLICT',
          'An imported file has nothing to fetch. Import it again to bring more.',
        );
      const property = propertyOf(source);
      const { client, watched } = await reach(source);
      const target = { type, property, mapping, timeZone };
      const connection = connectSource({ config: app.config, gates, clock }, client, target);
      return {
        timeZone: connection.timeZone,
        settledAfterDays: connection.settledAfterDays,
        availableReports: () => watched(() => connection.availableReports()),
        fetchReport: (request, signal) => watched(() => connection.fetchReport(request, signal)),
      };
    },
    /** What only Analytics can tell: the metrics of a property, and their totals. */
    async connectAnalytics(source: SourceRow): Promise<Pick<Ga4Connection, 'metadata' | 'totals'>> {
      if (source.type !== 'GA4') throw noProperty();
      propertyOf(source);
      const { client, watched } = await reach(source);
      const connection = analyticsOf(client, source);
      return {
        metadata: () => watched(connection.metadata),
        totals: (names, from, to) => watched(() => connection.totals(names, from, to)),
      };
    },
    /** Looks whether a source can be read; its status says so afterwards. */
    async check(source: SourceRow): Promise<void> {
      const { client, watched } = await reach(source);
      await watched(() => probe(client, source));
    },
    /** Whether the account of this grant may read a source that another account read before. */
    async canRead(grantId: string, source: SourceRow): Promise<boolean> {
      const grant = await database.forOrganization(source.organizationId, (tx) =>
        grantById(tx, vault, grantId),
      );
      if (grant === undefined || !grant.services.includes(serviceOf(source.type))) return false;
      try {
        await noticing(source.organizationId, grant, () =>
          probe(clientFor(app, grant.refreshToken()), source),
        );
        return true;
      } catch (error) {
        if (error instanceof GoogleFailure) return false;
        throw error;
      }
    },
  };
}

export type GoogleAccess = ReturnType<typeof createGoogleAccess>;

function needOf(grants: readonly Grant[], service: GoogleService): NeedsAuth['reason'] {
  if (grants.some((grant) => grant.status === 'revoked' && grant.services.includes(service)))
    return 'revoked';
  return grants.some((grant) => grant.status === 'active') ? 'scope_missing' : 'never_connected';
}

const noProperty = () => new AppError('CONFLICT', 'No GA4 property associated with this source');

function propertyOf({ type, ga4PropertyId, platformId }: SourceRow): string {
  const property = type === 'GA4' ? ga4PropertyId : platformId;
  if (property !== null) return property;
  throw type === 'GA4'
    ? noProperty()
    : new AppError('CONFLICT', 'No Search Console property is associated with this source.');
}
