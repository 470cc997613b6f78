import { z } from 'zod';
import { anyone, endpoint, signedIn } from '#src/shared/endpoint.ts';

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
  me: endpoint({
    method: 'GET',
    path: '/me',
    summary: 'The signed-in user',
    tag: 'Account',
    access: signedIn,
    input: nothing,
    output: z.object({ user: User }),
  }),
};
