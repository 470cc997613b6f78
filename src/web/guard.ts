import { redirect } from '@tanstack/react-router';
import type { Membership } from '#src/areas/organizations/contract.ts';
import type { RouterContext } from '#src/web/api/router-context.ts';
import { knowSession, membershipsQuery, setupQuery } from '#src/web/api/session.ts';

interface Visit {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** How this installation is set up. A screen is shown without it rather than not at all. */
export async function loadSetup({ queryClient }: RouterContext): Promise<void> {
  await queryClient.prefetchQuery(setupQuery);
}

/** Lets signed-in people pass and leads everybody else to sign-in, from where they come back to the same address. */
export async function requireSignIn({ context, location }: Visit): Promise<void> {
  if (await knowSession(context.queryClient)) return;
  throw redirect({ to: '/sign-in', search: { redirect: location.href }, replace: true });
}

/** What tells a visitor by itself that it needs sign-in. */
const TELLS_BY_ITSELF = /^\/user\/profile\/?$/;

/** As `requireSignIn`, but for the screens that say so themselves; whether somebody is signed in, for what stands around them. */
export async function requireSignInUnlessTold(
  visit: Visit & { readonly location: { readonly pathname: string } },
): Promise<{ signedIn: boolean }> {
  if (!TELLS_BY_ITSELF.test(visit.location.pathname)) await requireSignIn(visit);
  return { signedIn: await knowSession(visit.context.queryClient) };
}

/** The organization that an address names; an unknown name leads to the first one, and nobody's first to creating one. */
export async function requireOrganization(
  context: RouterContext,
  slug: string,
): Promise<{ membership: Membership }> {
  const memberships = await context.queryClient.ensureQueryData(membershipsQuery);
  const membership = memberships.find((one) => one.organization.slug === slug);
  if (membership !== undefined) return { membership };
  const [first] = memberships;
  if (first === undefined) throw redirect({ to: '/organization/new', replace: true });
  throw redirect({ to: '/$orgSlug', params: { orgSlug: first.organization.slug }, replace: true });
}
