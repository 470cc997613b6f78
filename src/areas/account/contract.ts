import { z } from 'zod';
import { Membership } from '#src/areas/organizations/contract.ts';
import { anyone, endpoint, memberOf, signedIn } from '#src/shared/endpoint.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import { idText, instantText } from '#src/shared/wire.ts';

const nothing = z.object({});

export const User = z.object({
  id: z.string(),
  email: z.string(),
  user_metadata: z.object({ full_name: z.string().optional(), name: z.string().optional() }),
});
export type User = z.infer<typeof User>;

/** What the browser must know before anybody signed in. */
export const Setup = z.object({
  /** True while the built-in stand-in plays Google: every screen says so. */
  demo: z.boolean(),
  /** Which columns of the demo data are derived or absent, in one sentence. */
  demoNotice: z.string().nullable(),
  version: z.string(),
});
export type Setup = z.infer<typeof Setup>;

const TokenScope = z.enum(['read', 'write']);

/** A key that a program uses in a person's name, in one organization. */
export const ApiToken = z.object({
  id: idText,
  organizationId: idText,
  name: z.string(),
  scope: TokenScope,
  createdAt: instantText,
  expiresAt: instantText.nullable(),
  lastUsedAt: instantText.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

const NamedOrganization = z.object({ name: z.string(), people: z.number().int() });

/** What goes and what stays when somebody deletes their account. */
export const DeletionPreview = z.object({
  /** Without another owner: deleted whole, for everybody in them. */
  deleted: z.array(NamedOrganization),
  /** Others go on with them; sources on this person's Google account stand still until somebody connects another. */
  left: z.array(NamedOrganization.extend({ sources: z.array(z.string()) })),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const accountContract = {
  setup: endpoint({
    method: 'GET',
    path: '/setup',
    summary: 'How this installation is set up',
    tag: 'Account',
    access: anyone,
    input: nothing,
    output: Setup,
  }),
  start: endpoint({
    method: 'GET',
    path: '/start',
    summary:
      'The signed-in user with their organizations, how this installation is set up, and the number of the newest change of each organization, from which the stream of changes tells what a page that begins here has not read. The user is null where nobody is signed in',
    tag: 'Account',
    // That nobody is signed in is an answer and no failure: every first visit begins with it.
    access: anyone,
    input: nothing,
    output: z.object({
      user: User.nullable(),
      memberships: z.array(Membership),
      setup: Setup,
      changes: z.record(z.string(), z.int()),
    }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    summary: 'The signed-in user',
    tag: 'Account',
    access: signedIn,
    tokens: 'read',
    input: nothing,
    output: z.object({ user: User }),
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/account/deletion',
    summary: 'What deleting the account would take with it',
    tag: 'Account',
    access: signedIn,
    input: nothing,
    output: DeletionPreview,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/account/delete',
    summary: 'Delete the account and all that belongs to it alone; cannot be undone',
    tag: 'Account',
    access: signedIn,
    input: z.object({ confirmation: z.string().max(320).describe('the e-mail address of the account') }),
    output: z.object({ deleted: z.literal(true) }),
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/account/tokens',
    summary: 'The keys of your programs, in all organizations',
    tag: 'Account',
    access: signedIn,
    input: nothing,
    output: z.object({ tokens: z.array(ApiToken) }),
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/account/tokens',
    summary: 'Make a key for a program',
    tag: 'Account',
    access: memberOf('organizationId'),
    input: z.object({
      organizationId: idText,
      name: z
        .string()
        .transform(visibleText)
        .pipe(z.string().min(1, 'Name required').max(80, 'At most 80 characters')),
      scope: TokenScope,
      /** Without it, the key is good until it is revoked. */
      validDays: z.number().int().min(1).max(365).optional(),
    }),
    output: z.object({
      token: ApiToken,
      /** Shown this once: only a hash of it is kept. */
      secret: z.string(),
    }),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/account/tokens/{tokenId}',
    summary: 'Make a key useless at once',
    tag: 'Account',
    access: signedIn,
    input: z.object({ tokenId: idText }),
    output: z.object({ revoked: z.literal(true) }),
  }),
};
