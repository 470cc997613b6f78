import type { OAuth2Client } from 'google-auth-library';
import type { Connection } from '#src/connectors/connector.ts';
import { clientFor } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { serviceNames } from '#src/connectors/google/google-service.ts';
import { connectGa4, type Ga4Connection } from '#src/connectors/google-analytics/connection.ts';
import { connectSource } from '#src/connectors/registry.ts';
import { listSites } from '#src/connectors/search-console/sites.ts';
import { AppError } from '#src/shared/error-code.ts';
import { type Grant, grantById } from '../grant-store.ts';
import { siteAmong } from '../search-console-sites.ts';
import { serviceOf } from '../source-health.ts';
import type { SourceRow } from '../source-store.ts';
import type { GoogleAccessParts } from './google-parts.ts';
import { noticing, noticingSource } from './noticing.ts';

/** Reading a source with the account it was connected with. */
export function readingSources(parts: GoogleAccessParts) {
  const { app, gates, clock } = parts;
  return {
    /** A connection to the property of a source. */
    async connect(source: SourceRow): Promise<Connection> {
      const { type, mapping, timeZone } = source;
      if (type === 'FILE')
        throw new AppError(
          'CONFLICT',
          'An imported file has nothing to fetch. Import it again to bring more.',
        );
      const property = propertyOf(source);
      const { client, watched } = await reach(parts, source);
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
      const { client, watched } = await reach(parts, source);
      const connection = analyticsOf(parts, client, source);
      return {
        metadata: () => watched(connection.metadata),
        totals: (names, from, to) => watched(() => connection.totals(names, from, to)),
      };
    },
    /** Looks whether a source can be read; its status says so afterwards. */
    async check(source: SourceRow): Promise<void> {
      const { client, watched } = await reach(parts, source);
      await watched(() => probe(parts, client, source));
    },
    /** Whether the account of this grant may read a source that another account read before. */
    async canRead(grantId: string, source: SourceRow): Promise<boolean> {
      const grant = await grantOf(parts, source.organizationId, grantId);
      if (grant === undefined || !grant.services.includes(serviceOf(source.type))) return false;
      try {
        await noticing(parts, source.organizationId, grant, () =>
          probe(parts, clientFor(app, grant.refreshToken()), source),
        );
        return true;
      } catch (error) {
        if (error instanceof GoogleFailure) return false;
        throw error;
      }
    },
  };
}

const grantOf = ({ database, vault }: GoogleAccessParts, organizationId: string, grantId: string) =>
  database.forOrganization(organizationId, (tx) => grantById(tx, vault, grantId));

/** The client that a source is read with, and a watch that notes in its status what Google answers. */
async function reach(parts: GoogleAccessParts, source: SourceRow) {
  const { organizationId, grantId, type } = source;
  const grant: Grant | undefined =
    grantId === null ? undefined : await grantOf(parts, organizationId, grantId);
  if (grant?.status !== 'active')
    throw new AppError(
      'CONFLICT',
      `The Google account of this source is not connected. Connect ${serviceNames[serviceOf(type)]} again.`,
    );
  return {
    client: clientFor(parts.app, grant.refreshToken()),
    watched: <Answer>(work: () => Promise<Answer>) => noticingSource(parts, source, grant, work),
  };
}

function analyticsOf({ app, gates, clock }: GoogleAccessParts, client: OAuth2Client, source: SourceRow) {
  const propertyId = propertyOf(source);
  return connectGa4({
    client,
    rootUrl: app.config.GOOGLE_ANALYTICS_DATA_URL,
    propertyId,
    mapping: source.mapping,
    timeZone: source.timeZone ?? undefined,
    gate: gates(`GA4 ${propertyId}`),
    clock,
  });
}

/** The smallest question that shows whether a source can be read. */
async function probe(parts: GoogleAccessParts, client: OAuth2Client, source: SourceRow): Promise<void> {
  if (source.type === 'GSC') {
    const things = await listSites(client, parts.app.config.GOOGLE_SEARCH_CONSOLE_URL);
    if (!siteAmong([{ things }], propertyOf(source))?.site.hasData)
      throw new GoogleFailure('no_access', 'The property is not among those that the account may read.');
  } else await analyticsOf(parts, client, source).metadata();
}

const noProperty = () => new AppError('CONFLICT', 'No GA4 property associated with this source');

function propertyOf({ type, ga4PropertyId, platformId }: SourceRow): string {
  const property = type === 'GA4' ? ga4PropertyId : platformId;
  if (property !== null) return property;
  throw type === 'GA4'
    ? noProperty()
    : new AppError('CONFLICT', 'No Search Console property is associated with this source.');
}
