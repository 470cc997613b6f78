import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '#src/web/api/client.ts';
import { setupQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { beginSignIn, SignInFailure } from './begin-sign-in.ts';
import { GoogleMark } from './google-mark.tsx';

const route = getRouteApi('/public/sign-in');

export function SignInScreen(): ReactNode {
  useTitle('Sign in');
  const { redirect } = route.useSearch();
  const demo = useQuery(setupQuery).data?.demo === true;
  const signIn = useMutation({ mutationFn: () => beginSignIn(redirect) });
  const invitation = useInvitation(redirect);
  // The page is left a moment after the answer; until then the button stays busy.
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-title font-semibold">
          {invitation === undefined ? 'What really changed last week' : `Join ${invitation.organization}`}
        </h1>
        {invitation !== undefined && (
          <p className="text-read">
            {invitation.invitedBy === null ? 'You are invited' : `${invitation.invitedBy} invites you`} as{' '}
            {invitation.role}. Sign in to take it up.
          </p>
        )}
        <p className="text-read text-soft">
          Weekwise reads your web analytics every week and tells you the few changes that are real, why they
          happened and what to do.
        </p>
      </header>
      <div className="grid gap-3">
        <Button
          size="large"
          className="w-full"
          icon={<GoogleMark />}
          busy={busy}
          onClick={() => signIn.mutate()}
        >
          Continue with Google
        </Button>
        {signIn.isError && (
          <Notice tone="danger">
            {signIn.error instanceof SignInFailure
              ? signIn.error.message
              : 'Weekwise cannot be reached. Check your connection and try again.'}
          </Notice>
        )}
        <p className="text-note text-faint">
          Only your name and e-mail address are read. Access to Google Analytics is asked for later, on its
          own, and only for reading.
        </p>
      </div>
      {demo && (
        <Notice tone="live" title="This is the demo">
          {invitation === undefined
            ? 'A stand-in plays Google. Choose owner@example.test: that account sees a real shop.'
            : 'A stand-in plays Google. Choose member@example.test to come in as a colleague of whoever invites.'}
        </Notice>
      )}
    </div>
  );
}

/** Of the link that led here. One that is good no more is told after signing in, by the page of the link itself. */
function useInvitation(redirect: string | undefined) {
  const secret = /^\/invitations\/([\w-]{20,200})$/.exec(redirect ?? '')?.[1];
  return useQuery({
    ...api.organizations.previewInvitation.queryOptions({ input: { secret: secret ?? '' }, retry: false }),
    enabled: secret !== undefined,
  }).data;
}
