import type { Connection } from '#src/connectors/connector.ts';
import { ANALYTICS_SCOPE, clientFor, type GoogleApp } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import type { PropertyGates } from '#src/connectors/google/property-gates.ts';
import { listProperties, readProperty } from '#src/connectors/google-analytics/admin.ts';
import { connectGa4, type Ga4Connection } from '#src/connectors/google-analytics/connection.ts';
import { connectSource } from '#src/connectors/registry.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Ga4Properties } from '../contract.ts';
import { type Grant, grantById, grantOfUser, markRevoked } from './grant-store.ts';
import type { SourceRow } from './source-store.ts';

export interface GoogleAccessParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly app: GoogleApp;
  readonly gates: PropertyGates;
  readonly clock: Clock;
}

/** Reaching Google with the grants of an organization. A grant that Google refuses is marked dead at once. */
export function createGoogleAccess({ database, vault, app, gates, clock }: GoogleAccessParts) {
  const { GOOGLE_ANALYTICS_ADMIN_URL: adminUrl, GOOGLE_ANALYTICS_DATA_URL: dataUrl } = app.config;

  const noticing = async <Answer>(
    organizationId: string,
    grant: Grant,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GoogleFailure && error.kind === 'revoked')
        await database.forOrganization(organizationId, (tx) => markRevoked(tx, grant.id));
      throw error;
    }
  };

  const usersGrant = (organizationId: string, userId: string) =>
    database.forOrganization(organizationId, (tx) => grantOfUser(tx, vault, organizationId, userId));

  const clientOf = (grant: Grant) => clientFor(app, grant.refreshToken());

  const grantOfSource = async ({ organizationId, grantId, type }: SourceRow): Promise<Grant> => {
    const grant =
      grantId === null
        ? undefined
        : await database.forOrganization(organizationId, (tx) => grantById(tx, vault, grantId));
    if (grant?.status !== 'active')
      throw new AppError(
        'CONFLICT',
        `The Google account of this source is not connected. Connect ${type === 'GSC' ? 'Google Search Console' : 'Google Analytics'} again.`,
      );
    return grant;
  };

  return {
    async properties(organizationId: string, userId: string): Promise<Ga4Properties> {
      const grant = await usersGrant(organizationId, userId);
      if (grant === undefined) return { status: 'needs_auth', reason: 'never_connected' };
      if (grant.status === 'revoked') return { status: 'needs_auth', reason: 'revoked' };
      if (!grant.scopes.includes(ANALYTICS_SCOPE)) return { status: 'needs_auth', reason: 'scope_missing' };
      try {
        const found = await noticing(organizationId, grant, () =>
          listProperties(clientFor(app, grant.refreshToken()), adminUrl),
        );
        return { status: 'connected', account: grant.email, properties: found };
      } catch (error) {
        if (error instanceof GoogleFailure && error.kind === 'revoked')
          return { status: 'needs_auth', reason: 'revoked' };
        if (error instanceof GoogleFailure && error.kind === 'scope_missing')
          return { status: 'needs_auth', reason: 'scope_missing' };
        throw upstreamError(error);
      }
    },
    /** The facts about a property that this user can see, and the grant it is seen with. */
    async propertyDetails(organizationId: string, userId: string, propertyId: string) {
      const grant = await usersGrant(organizationId, userId);
      if (grant?.status !== 'active')
        throw new AppError(
          'CONFLICT',
          'The Google account is not connected. Connect Google Analytics first.',
        );
      try {
        const details = await noticing(organizationId, grant, () =>
          readProperty(clientFor(app, grant.refreshToken()), adminUrl, propertyId),
        );
        return { grantId: grant.id, details };
      } catch (error) {
        throw upstreamError(error);
      }
    },
    /** A connection to the property of a source. */
    async connect(source: SourceRow): Promise<Connection> {
      const { type, organizationId, mapping, timeZone } = source;
      if (type === 'FILE')
        throw new AppError(
          'CONFLICT',
          'An imported file has nothing to fetch. Import it again to bring more.',
        );
      const property = propertyOf(source);
      const grant = await grantOfSource(source);
      const connection = connectSource({ config: app.config, gates, clock }, clientOf(grant), {
        type,
        property,
        mapping,
        timeZone,
      });
      return {
        timeZone: connection.timeZone,
        settledAfterDays: connection.settledAfterDays,
        availableReports: () => noticing(organizationId, grant, () => connection.availableReports()),
        fetchReport: (request, signal) =>
          noticing(organizationId, grant, () => connection.fetchReport(request, signal)),
      };
    },
    /** What only Analytics can tell: the metrics of a property, and their totals. */
    async connectAnalytics(source: SourceRow): Promise<Pick<Ga4Connection, 'metadata' | 'totals'>> {
      const { organizationId, mapping, timeZone } = source;
      if (source.type !== 'GA4') throw noProperty();
      const propertyId = propertyOf(source);
      const grant = await grantOfSource(source);
      const connection = connectGa4({
        client: clientOf(grant),
        rootUrl: dataUrl,
        propertyId,
        mapping,
        timeZone: timeZone ?? undefined,
        gate: gates(`GA4 ${propertyId}`),
        clock,
      });
      return {
        metadata: () => noticing(organizationId, grant, connection.metadata),
        totals: (names, from, to) =>
          noticing(organizationId, grant, () => connection.totals(names, from, to)),
      };
    },
  };
}

const noProperty = () => new AppError('CONFLICT', 'No GA4 property associated with this source');

function propertyOf({ type, ga4PropertyId, platformId }: SourceRow): string {
  const property = type === 'GA4' ? ga4PropertyId : platformId;
  if (property !== null) return property;
  throw type === 'GA4'
    ? noProperty()
    : new AppError('CONFLICT', 'No Search Console property is associated with this source.');
}

export type GoogleAccess = ReturnType<typeof createGoogleAccess>;

/** A failure of Google's in words for people, with what to do. */
export function upstreamError(error: unknown): unknown {
  if (!(error instanceof GoogleFailure)) return error;
  const told: Partial<Record<GoogleFailure['kind'], string>> = {
    revoked: 'Google no longer accepts this connection. Connect the Google account again.',
    scope_missing:
      'What this source needs was not among the permissions given to it. Connect again and leave all boxes ticked.',
    no_access: `Google refused access to this property: ${error.message}`,
    api_disabled: `Google refused: ${error.message}`,
    quota: `Google's quota for this property is used up: ${error.message}`,
    busy: 'Google is refusing more requests for this property at the moment. Please try again shortly.',
    network: 'Google could not be reached. Please try again shortly.',
  };
  return new AppError(
    'UPSTREAM_FAILED',
    told[error.kind] ?? `Google answered with an error: ${error.message}`,
    { cause: error },
  );
}
