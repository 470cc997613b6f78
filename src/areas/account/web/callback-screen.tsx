import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ownPath } from '#src/web/api/address.ts';
import { failureOf } from '#src/web/api/error.ts';
import { meQuery } from '#src/web/api/session.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Spinner } from '#src/web/ui/spinner.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { describeSignInError } from './sign-in-error.ts';

const route = getRouteApi('/public/auth/callback');

/** Where Google's answer ends: on to the page first asked for, or what went wrong. */
export function CallbackScreen(): ReactNode {
  const { error, redirect } = route.useSearch();
  return error === undefined ? (
    <Arriving redirect={redirect} />
  ) : (
    <Failed error={error} redirect={redirect} />
  );
}

function Arriving({ redirect }: { redirect: string | undefined }) {
  useTitle('Signing in');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let left = false;
    // Whatever was known belonged to nobody, or to somebody else.
    queryClient.removeQueries({ queryKey: meQuery.queryKey });
    queryClient.fetchQuery(meQuery).then(
      () => {
        if (!left) router.history.replace(ownPath(redirect));
      },
      (error: unknown) => {
        if (left) return;
        const { code, message } = failureOf(error);
        setFailure(code === 'UNAUTHENTICATED' ? describeSignInError('state_mismatch') : message);
      },
    );
    return () => {
      left = true;
    };
  }, [queryClient, router, redirect]);

  if (failure !== undefined) return <Failure sentence={failure} redirect={redirect} />;
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ui text-soft">
      <Spinner /> Signing you in…
    </p>
  );
}

function Failed({ error, redirect }: { error: string; redirect: string | undefined }) {
  return <Failure sentence={describeSignInError(error)} redirect={redirect} detail={`Code: ${error}`} />;
}

function Failure(props: { sentence: string; redirect: string | undefined; detail?: string }) {
  useTitle('You are not signed in');
  const { sentence, redirect, detail } = props;
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  return (
    <div>
      <ErrorState wholePage title="You are not signed in" detail={detail}>
        {sentence}
      </ErrorState>
      <div className="-mt-6 flex justify-center">
        <ButtonLink tone="primary" href={`/sign-in${query}`}>
          Back to sign-in
        </ButtonLink>
      </div>
    </div>
  );
}
