import { z } from 'zod';
import { adminOf, anyone, endpoint, memberOf, signedIn } from '#src/shared/endpoint.ts';
import { roles } from '#src/shared/role.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { dayText, idText, instantText } from '#src/shared/wire.ts';

const tag = 'Organizations';

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Organization = z.object({
  id: idText,
  name: z.string(),
  slug: z.string(),
  url: z.string().nullable(),
});
export type Organization = z.infer<typeof Organization>;

export const Membership = z.object({ organizationId: idText, role: Role, organization: Organization });
export type Membership = z.infer<typeof Membership>;

/** A web address as people type it: https is assumed when no scheme is given. Answers the full address. */
const websiteText = z
  .string()
  .trim()
  .min(1, 'Website required')
  .transform(withScheme)
  .pipe(z.string().refine(isWebAddress, 'Invalid URL'));

export const NewOrganization = z.object({
  name: z
    .string()
    .transform(visibleText)
    .pipe(z.string().min(2, 'Name required (2+ characters)').max(120, 'At most 120 characters')),
  url: websiteText.optional(),
});

/** null means unlimited. */
export const Credits = z.object({
  creditsRemaining: z.number().nullable(),
  creditsMonthly: z.number().nullable(),
});
export type Credits = z.infer<typeof Credits>;

/** Somebody in an organization. */
export const Person = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  joinedAt: instantText,
  /** Within ten minutes; null for somebody who never came back since joining. */
  lastSeenAt: instantText.nullable(),
});
export type Person = z.infer<typeof Person>;

/** An invitation makes nobody an owner: an owner does that, on the person. */
export const InvitedRole = z.enum(['admin', 'member']);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const Invitation = z.object({
  id: idText,
  role: InvitedRole,
  note: z.string(),
  invitedBy: z.string().nullable(),
  createdAt: instantText,
  expiresAt: instantText,
});
export type Invitation = z.infer<typeof Invitation>;

/** One movement of the account of credits, with what it was for. */
export const CreditEntry = z.object({
  id: z.number().int(),
  at: instantText,
  kind: z.enum(['allowance', 'reserve', 'refund']),
  /** Negative when credits went out. */
  credits: z.number().int(),
  /** The month of an allowance, YYYY-MM. */
  month: z.string().nullable(),
  run: z
    .object({
      id: idText,
      kind: z.enum(['week', 'exploration', 'explored_week']),
      week: dayText,
      source: z.string(),
      status: z.string(),
    })
    .nullable(),
  /** Steps of the planning agent, which are paid for as they are made. */
  planning: z.boolean(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const AuditEntry = z.object({
  id: idText,
  at: instantText,
  /** Empty once the person deleted their account. */
  by: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const ofOrganization = z.object({ organizationId: idText });
const ofPerson = ofOrganization.extend({ userId: z.string().min(1).max(100) });
const invitationSecret = z.object({ secret: z.string().min(20).max(200) });
const limit = z.coerce.number().int().min(1).max(200).default(50);

export const organizationsContract = {
  memberships: endpoint({
    method: 'GET',
    path: '/organizations/my/memberships',
    summary: 'The organizations of the signed-in user, with role',
    tag,
    access: signedIn,
    input: z.object({}),
    output: z.array(Membership),
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations',
    summary: 'Create an organization; its creator becomes owner',
    tag,
    access: signedIn,
    input: NewOrganization,
    output: Organization,
  }),
  credits: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/credits',
    summary: 'Credits left this month',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({ organizationId: idText }),
    output: Credits,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/organizations/{organizationId}',
    summary: 'Change name or website',
    tag,
    access: adminOf('organizationId'),
    input: z.object({
      organizationId: idText,
      name: NewOrganization.shape.name.optional(),
      url: websiteText.optional(),
    }),
    output: Organization,
  }),
  people: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/users',
    summary: 'Who is in the organization',
    tag,
    access: adminOf('organizationId'),
    input: ofOrganization,
    output: z.object({ users: z.array(Person) }),
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/organizations/{organizationId}/users/{userId}',
    summary: 'Change the role of somebody; only owners make and unmake owners',
    tag,
    access: adminOf('organizationId'),
    input: ofPerson.extend({ role: Role }),
    output: z.object({ user: Person }),
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/organizations/{organizationId}/users/{userId}',
    summary: 'Take somebody out of the organization; their open pages end at once',
    tag,
    access: adminOf('organizationId'),
    input: ofPerson,
    output: z.object({ removed: z.literal(true) }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/organizations/{organizationId}/leave',
    summary: 'Leave the organization; its last owner cannot',
    tag,
    access: memberOf('organizationId'),
    input: ofOrganization,
    output: z.object({ left: z.literal(true) }),
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/invitations',
    summary: 'Invitations that can still be accepted',
    tag,
    access: adminOf('organizationId'),
    input: ofOrganization,
    output: z.object({ invitations: z.array(Invitation) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/organizations/{organizationId}/invitations',
    summary: 'Make a link that lets one person in',
    tag,
    access: adminOf('organizationId'),
    input: ofOrganization.extend({
      role: InvitedRole,
      note: z.string().trim().max(120, 'At most 120 characters').default(''),
    }),
    output: z.object({
      invitation: Invitation,
      /** Shown this once: only a hash of it is kept. */
      secret: z.string(),
    }),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/organizations/{organizationId}/invitations/{invitationId}',
    summary: 'Make an invitation useless',
    tag,
    access: adminOf('organizationId'),
    input: ofOrganization.extend({ invitationId: idText }),
    output: z.object({ revoked: z.literal(true) }),
  }),
  previewInvitation: endpoint({
    method: 'POST',
    path: '/invitations/preview',
    summary: 'Who invites to what, for whoever holds the link and is not signed in yet',
    tag,
    access: anyone,
    input: invitationSecret,
    output: z.object({ organization: z.string(), role: InvitedRole, invitedBy: z.string().nullable() }),
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/invitations/read',
    summary: 'What an invitation is for',
    tag,
    access: signedIn,
    input: invitationSecret,
    output: z.object({
      organization: z.string(),
      role: InvitedRole,
      invitedBy: z.string().nullable(),
      /** True for somebody who is in already. */
      member: z.boolean(),
    }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Join the organization of an invitation',
    tag,
    access: signedIn,
    input: invitationSecret,
    output: Organization,
  }),
  creditLedger: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/credits/ledger',
    summary: 'Where credits came from and went, newest first',
    tag,
    access: adminOf('organizationId'),
    // `before`: the last entry that is known already.
    input: ofOrganization.extend({ limit, before: z.coerce.number().int().positive().optional() }),
    output: z.object({ entries: z.array(CreditEntry), more: z.boolean() }),
  }),
  auditLog: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/audit-log',
    summary: 'What administrators did, newest first',
    tag,
    access: adminOf('organizationId'),
    input: ofOrganization.extend({ limit, before: idText.optional() }),
    output: z.object({ entries: z.array(AuditEntry), more: z.boolean() }),
  }),
};
