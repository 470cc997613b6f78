import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#src/areas/account/contract.ts';
import { failureOf } from '#src/web/api/error.ts';
import { meQuery, nameOf } from '#src/web/api/session.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ApiTokens } from './tokens/api-tokens.tsx';

export function ProfileScreen(): ReactNode {
  useTitle('User Profile');
  // Somebody may have signed out in another tab meanwhile: the account of who is gone is not shown.
  const me = useQuery({ ...meQuery, refetchOnWindowFocus: 'always' });
  if (me.isPending) return <ProfileSkeleton />;
  if (me.isError) {
    const failure = failureOf(me.error);
    if (failure.code === 'UNAUTHENTICATED') return <SignedOut />;
    return (
      <ErrorState wholePage title="Your profile could not be loaded" onRetry={() => void me.refetch()}>
        {failure.message}
      </ErrorState>
    );
  }
  return <Profile user={me.data.user} />;
}

function Profile({ user }: { user: User }) {
  const name = nameOf(user);
  return (
    <>
      <PageHeader title="User Profile" />
      <dl className="max-w-measure divide-y divide-line border-y border-line">
        {name !== undefined && <Row term="Display name">{name}</Row>}
        <Row term="E-mail address">{user.email || 'Not available'}</Row>
        <Row term="Sign-in">
          <span className="inline-flex items-center gap-2">
            <CircleCheck aria-hidden="true" size={16} className="text-accent" />
            Your Google account is connected
          </span>
        </Row>
      </dl>
      <div className="mt-14 grid gap-14">
        <ApiTokens userId={user.id} />
        <DeleteAccount user={user} />
      </div>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[10rem_1fr] gap-4 py-3 max-md:grid-cols-1 max-md:gap-1">
      <dt className="text-ui text-soft">{term}</dt>
      <dd className="text-ui font-medium">{children}</dd>
    </div>
  );
}

function SignedOut() {
  return (
    <EmptyState
      wholePage
      title="Authentication required"
      action={
        <>
          <ButtonLink href="/">Back to the dashboard</ButtonLink>
          <ButtonLink tone="primary" href="/sign-in?redirect=%2Fuser%2Fprofile">
            Sign in
          </ButtonLink>
        </>
      }
    >
      Sign in to access profile settings.
    </EmptyState>
  );
}

function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile">
      <Skeleton className="mb-8 h-9 w-48" />
      <div className="max-w-measure divide-y divide-line border-y border-line">
        {['name', 'mail', 'account'].map((row) => (
          <div key={row} className="flex h-11 items-center gap-4">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
