import { implement } from '@orpc/server';
import type { GrantRelease } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Work } from '#src/platform/database/database.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { RequestContext } from '#src/platform/http/request-context.ts';
import { organizationsContract } from '../contract.ts';
import { ABOUT, auditLog, noteDeed } from './audit-log.ts';
import { creditLedger } from './credit-ledger.ts';
import { creditsOf, type MonthlyCredits } from './credits.ts';
import {
  acceptInvitation,
  invite,
  openInvitations,
  previewInvitation,
  readInvitation,
  revokeInvitation,
} from './invitations.ts';
import { createOrganization, membershipsOf, updateOrganization } from './organization-store.ts';
import { changeRole, endMembership, listPeople } from './people.ts';

export interface OrganizationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly monthlyCredits: MonthlyCredits;
  readonly grants: GrantRelease;
}

export function organizationEndpoints(guard: Guard, parts: OrganizationParts) {
  const { database, clock, monthlyCredits, grants } = parts;
  const api = implement(organizationsContract).$context<IncomingContext>().use(guard);
  const inOrganization = <Result>({ member }: RequestContext, work: Work<Result>) =>
    database.forOrganization(member.organizationId, work);

  /** Takes a person out, with what they had granted to the organization. */
  const takeOut = async ({ user, member }: RequestContext, userId: string) => {
    const { organizationId } = member;
    const tokens = await database.forOrganization(organizationId, async (tx) => {
      const person = (await listPeople(tx, organizationId)).find((one) => one.userId === userId);
      await endMembership(tx, { ...member, userId: user.id }, userId);
      const leaving = user.id === userId;
      await noteDeed(tx, {
        organizationId,
        by: user,
        action: leaving ? 'Left the organization' : 'Removed a person',
        details: leaving ? {} : { person: person?.name ?? '', [ABOUT]: userId, role: person?.role ?? '' },
      });
      return await grants.release(tx, organizationId, userId);
    });
    await grants.revokeAtGoogle(tokens);
  };

  return {
    memberships: api.memberships.handler(({ context }) =>
      database.acrossOrganizations((tx) => membershipsOf(tx, context.known.user.id)),
    ),
    create: api.create.handler(({ input, context }) =>
      database.acrossOrganizations((tx) =>
        createOrganization(tx, context.known.user.id, input.name, input.url),
      ),
    ),
    credits: api.credits.handler(({ context: { known } }) =>
      inOrganization(known, (tx) => creditsOf(tx, known.member.organizationId, monthlyCredits, clock)),
    ),
    update: api.update.handler(({ input, context: { known } }) =>
      inOrganization(known, async (tx) => {
        const { organizationId } = known.member;
        const updated = await updateOrganization(tx, organizationId, input);
        await noteDeed(tx, {
          organizationId,
          by: known.user,
          action: 'Changed the organization',
          details: { name: updated.name, website: updated.url },
        });
        return updated;
      }),
    ),
    people: api.people.handler(({ context: { known } }) =>
      inOrganization(known, async (tx) => ({ users: await listPeople(tx, known.member.organizationId) })),
    ),
    changeRole: api.changeRole.handler(({ input, context: { known } }) =>
      inOrganization(known, async (tx) => {
        const { organizationId } = known.member;
        const { person, from } = await changeRole(tx, known.member, input.userId, input.role);
        await noteDeed(tx, {
          organizationId,
          by: known.user,
          action: 'Changed a role',
          details: { person: person.name, [ABOUT]: person.userId, from, to: person.role },
        });
        return { user: person };
      }),
    ),
    removePerson: api.removePerson.handler(async ({ input, context: { known } }) => {
      await takeOut(known, input.userId);
      return { removed: true as const };
    }),
    leave: api.leave.handler(async ({ context: { known } }) => {
      await takeOut(known, known.user.id);
      return { left: true as const };
    }),
    invitations: api.invitations.handler(({ context: { known } }) =>
      inOrganization(known, async (tx) => ({
        invitations: await openInvitations(tx, known.member.organizationId, clock.now()),
      })),
    ),
    invite: api.invite.handler(({ input, context: { known } }) =>
      inOrganization(known, async (tx) => {
        const { organizationId } = known.member;
        const made = await invite(
          tx,
          { organizationId, role: input.role, note: input.note, invitedBy: known.user },
          clock.now(),
        );
        await noteDeed(tx, {
          organizationId,
          by: known.user,
          action: 'Invited somebody',
          // The note names somebody who has not agreed to anything yet; the list of open invitations shows it while it is open.
          details: { role: input.role },
        });
        return made;
      }),
    ),
    revokeInvitation: api.revokeInvitation.handler(({ input, context: { known } }) =>
      inOrganization(known, async (tx) => {
        await revokeInvitation(tx, input.invitationId);
        await noteDeed(tx, {
          organizationId: known.member.organizationId,
          by: known.user,
          action: 'Revoked an invitation',
        });
        return { revoked: true as const };
      }),
    ),
    previewInvitation: api.previewInvitation.handler(({ input }) =>
      database.acrossOrganizations((tx) => previewInvitation(tx, input.secret, clock.now())),
    ),
    readInvitation: api.readInvitation.handler(({ input, context }) =>
      database.acrossOrganizations((tx) =>
        readInvitation(tx, input.secret, context.known.user.id, clock.now()),
      ),
    ),
    acceptInvitation: api.acceptInvitation.handler(({ input, context: { known } }) =>
      database.acrossOrganizations(async (tx) => {
        const { organization, joined, role } = await acceptInvitation(
          tx,
          input.secret,
          known.user.id,
          clock.now(),
        );
        if (joined)
          await noteDeed(tx, {
            organizationId: organization.id,
            by: known.user,
            action: 'Joined by invitation',
            details: { role },
          });
        return organization;
      }),
    ),
    creditLedger: api.creditLedger.handler(({ input, context: { known } }) =>
      inOrganization(known, (tx) => creditLedger(tx, known.member.organizationId, input)),
    ),
    auditLog: api.auditLog.handler(({ input, context: { known } }) =>
      inOrganization(known, (tx) => auditLog(tx, input)),
    ),
  };
}
