import { ANALYTICS_SCOPE, clientFor, type GoogleApp } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { listProperties, readProperty } from '#src/connectors/google-analytics/admin.ts';
import { connectGa4, type Ga4Connection } from '#src/connectors/google-analytics/connection.ts';
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
}

/** Reaching Google with the grants of an organization. A grant that Google refuses is marked dead at once. */
export function createGoogleAccess({ database, vault, app }: GoogleAccessParts) {
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
    async connect(source: SourceRow): Promise<Ga4Connection> {
      const { organizationId, grantId, ga4PropertyId } = source;
      if (ga4PropertyId === null)
        throw new AppError('CONFLICT', 'No GA4 property associated with this source');
      const grant =
        grantId === null
          ? undefined
          : await database.forOrganization(organizationId, (tx) => grantById(tx, vault, grantId));
      if (grant?.status !== 'active')
        throw new AppError(
          'CONFLICT',
          'The Google account of this source is not connected. Connect Google Analytics again.',
        );
      const connection = connectGa4({
        client: clientFor(app, grant.refreshToken()),
        rootUrl: dataUrl,
        propertyId: ga4PropertyId,
        mapping: source.mapping,
      });
      return {
        metadata: () => noticing(organizationId, grant, connection.metadata),
        availableReports: () => noticing(organizationId, grant, connection.availableReports),
        fetchReport: (request, signal) =>
          noticing(organizationId, grant, () => connection.fetchReport(request, signal)),
        totals: (names, from, to) =>
          noticing(organizationId, grant, () => connection.totals(names, from, to)),
      };
    },
  };
}

export type GoogleAccess = ReturnType<typeof createGoogleAccess>;

/** A failure of Google's in words for people, with what to do. */
export function upstreamError(error: unknown): unknown {
  if (!(error instanceof GoogleFailure)) return error;
  const told: Partial<Record<GoogleFailure['kind'], string>> = {
    revoked: 'Google no longer accepts this connection. Connect Google Analytics again.',
    scope_missing:
      'Google Analytics was not among the permissions given. Connect again and leave its box ticked.',
    no_access: `Google refused access to this property: ${error.message}`,
    api_disabled: `Google refused: ${error.message}`,
    quota: `Google's quota for this property is used up: ${error.message}`,
    network: 'Google could not be reached. Please try again shortly.',
  };
  return new AppError(
    'UPSTREAM_FAILED',
    told[error.kind] ?? `Google Analytics answered with an error: ${error.message}`,
    { cause: error },
  );
}
