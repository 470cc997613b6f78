import { useQuery } from '@tanstack/react-query';
import { Lock, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { OrganizationTabs } from '../organization-tabs.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PeopleTable } from './people-table.tsx';

export function UsersScreen(): ReactNode {
  useTitle('Users');
  return (
    <OrganizationTabs>
      <Users />
    </OrganizationTabs>
  );
}

function Users() {
  const { organization, isAdmin } = useOrganization();
  const [inviting, setInviting] = useState(false);
  const people = useQuery(
    api.organizations.people.queryOptions({ input: { organizationId: organization.id }, retry: false }),
  );
  if (people.isError) {
    const failure = failureOf(people.error);
    return (
      <div className="grid gap-14">
        {failure.code === 'FORBIDDEN' ? (
          <EmptyState
            title="Admin access required to view organization users"
            icon={<Lock aria-hidden="true" size={20} />}
          >
            Ask an administrator of {organization.name} who is in it.
          </EmptyState>
        ) : (
          <ErrorState title="The users could not be loaded" onRetry={() => void people.refetch()}>
            {failure.message}
          </ErrorState>
        )}
        <LeaveOrganization people={undefined} />
      </div>
    );
  }
  return (
    <div className="grid gap-14">
      <Section
        title="Users"
        {...(people.data && { count: people.data.users.length })}
        detail="Members view insights and sources and ask questions. Admins also generate insights and manage sources and people. Owners also make owners."
        actions={
          isAdmin && (
            <Button
              tone="primary"
              icon={<UserPlus aria-hidden="true" size={16} />}
              onClick={() => setInviting(true)}
            >
              Invite
            </Button>
          )
        }
      >
        {people.isPending ? (
          <Loading label="Loading users">
            <TableSkeleton rows={3} columns={5} />
          </Loading>
        ) : (
          <PeopleTable people={people.data.users} />
        )}
      </Section>
      {isAdmin && <OpenInvitations />}
      <LeaveOrganization people={people.data?.users} />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  );
}
