import { z } from 'zod';
import { adminOf, endpoint, memberOf, signedIn } from '#src/shared/endpoint.ts';
import { roles } from '#src/shared/role.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { idText } from '#src/shared/wire.ts';

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
  name: z.string().trim().min(2, 'Name required (2+ characters)').max(120, 'At most 120 characters'),
  url: websiteText.optional(),
});

/** null means unlimited. */
export const Credits = z.object({
  creditsRemaining: z.number().nullable(),
  creditsMonthly: z.number().nullable(),
});
export type Credits = z.infer<typeof Credits>;

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
};
