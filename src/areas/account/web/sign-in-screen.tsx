import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  // The page is left a moment after the answer; until then the button stays busy.
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-title font-semibold">What really changed last week</h1>
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
          A stand-in plays Google. Choose owner@example.test: that account sees a real shop.
        </Notice>
      )}
    </div>
  );
}
