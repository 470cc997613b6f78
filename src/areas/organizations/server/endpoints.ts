import { implement } from '@orpc/server';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { organizationsContract } from '../contract.ts';
import { creditsOf, type MonthlyCredits } from './credits.ts';
import { createOrganization, membershipsOf, updateOrganization } from './organization-store.ts';

export interface OrganizationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly monthlyCredits: MonthlyCredits;
}

export function organizationEndpoints(guard: Guard, { database, clock, monthlyCredits }: OrganizationParts) {
  const api = implement(organizationsContract).$context<IncomingContext>().use(guard);
  return {
    memberships: api.memberships.handler(({ context }) =>
      database.acrossOrganizations((tx) => membershipsOf(tx, context.known.user.id)),
    ),
    create: api.create.handler(({ input, context }) =>
      database.acrossOrganizations((tx) =>
        createOrganization(tx, context.known.user.id, input.name, input.url),
      ),
    ),
    credits: api.credits.handler(({ context }) => {
      const { organizationId } = context.known.member;
      return database.forOrganization(organizationId, (tx) =>
        creditsOf(tx, organizationId, monthlyCredits, clock),
      );
    }),
    update: api.update.handler(({ input, context }) => {
      const { organizationId } = context.known.member;
      return database.forOrganization(organizationId, (tx) => updateOrganization(tx, organizationId, input));
    }),
  };
}
