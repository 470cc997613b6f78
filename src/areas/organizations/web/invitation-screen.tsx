import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery, useUser } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { roleWords } from './role-words.ts';

const route = getRouteApi('/aside/invitations/$secret');

/** Where an invitation link leads: who invites to what, and one button. */
export function InvitationScreen(): ReactNode {
  useTitle('Invitation');
  const { secret } = route.useParams();
  const user = useUser();
  const router = useRouter();
  const queryClient = useQueryClient();
  const invitation = useQuery(
    api.organizations.readInvitation.queryOptions({ input: { secret }, retry: false }),
  );
  const accept = useMutation({
    mutationFn: () => client.organizations.acceptInvitation({ secret }),
    onSuccess: async ({ slug }) => {
      await queryClient.fetchQuery({ ...membershipsQuery, staleTime: 0 });
      router.history.replace(`/${slug}`);
    },
  });
  if (invitation.isPending)
    return (
      <Loading label="Opening the invitation">
        <TextSkeleton lines={3} />
      </Loading>
    );
  if (invitation.isError) {
    const failure = failureOf(invitation.error);
    if (failure.code === 'NOT_FOUND' || failure.code === 'INVALID_INPUT')
      return (
        <EmptyState
          wholePage
          title="This invitation is no longer valid"
          action={<ButtonLink href="/">To my organizations</ButtonLink>}
        >
          Ask the person who sent it for a new link.
        </EmptyState>
      );
    return (
      <ErrorState
        wholePage
        title="The invitation could not be opened"
        onRetry={() => void invitation.refetch()}
      >
        {failure.message}
      </ErrorState>
    );
  }
  const { organization, role, invitedBy, member } = invitation.data;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-title font-semibold">Join {organization}</h1>
        <p className="text-read text-soft">
          {invitedBy === null ? 'You are invited' : `${invitedBy} invites you`} as{' '}
          {roleWords[role].toLowerCase()}. You are signed in as {user.email}.
        </p>
      </header>
      {member && <Notice>You are in this organization already; your role stays as it is.</Notice>}
      {accept.isError && <Notice tone="danger">{failureOf(accept.error).message}</Notice>}
      <div className="flex gap-2 max-md:flex-col">
        <Button tone="primary" busy={accept.isPending} busyLabel="Joining" onClick={() => accept.mutate()}>
          {member ? 'Open organization' : 'Join'}
        </Button>
        <ButtonLink href="/">Not now</ButtonLink>
      </div>
    </div>
  );
}
