import { useState } from 'react';
import type { Person, Role } from '#src/areas/organizations/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Select } from '#src/web/ui/select.tsx';
import { roleWords } from '../role-words.ts';
import { usePeopleDeeds } from './use-people-deeds.ts';

export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { organization, role: ownRole } = useOrganization();
  const user = useUser();
  const [removing, setRemoving] = useState<Person>();
  const { changeRole, remove } = usePeopleDeeds(organization.id, () => setRemoving(undefined));

  const owners = people.filter(({ role }) => role === 'owner').length;
  /** Owners are changed by owners, and the last one by nobody. */
  const mayChange = ({ role }: Person) => (role === 'owner' ? ownRole === 'owner' && owners > 1 : true);
  const roles: readonly Role[] = ownRole === 'owner' ? ['owner', 'admin', 'member'] : ['admin', 'member'];

  const columns: readonly Column<Person>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: ({ name, userId }) => (
        <span className="font-medium">
          {name}
          {userId === user.id && <span className="font-normal text-faint"> (you)</span>}
        </span>
      ),
    },
    {
      id: 'email',
      header: 'E-mail',
      cell: ({ email }) => <span className="[overflow-wrap:anywhere] text-soft">{email}</span>,
    },
    {
      id: 'role',
      header: 'Role',
      cell: (person) =>
        mayChange(person) ? (
          <Select
            label={`Role of ${person.name}`}
            hideLabel
            value={person.role}
            options={roles.map((role) => ({ value: role, label: roleWords[role] }))}
            onChange={(event) => changeRole.mutate({ person, role: event.target.value as Role })}
          />
        ) : (
          roleWords[person.role]
        ),
    },
    {
      id: 'joined',
      header: 'Joined',
      onlyWhenWide: true,
      cell: ({ joinedAt }) => formatDateTime(joinedAt),
    },
    {
      id: 'seen',
      header: 'Last seen',
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : formatDateTime(lastSeenAt)),
    },
    {
      id: 'remove',
      header: '',
      numeric: true,
      cell: (person) =>
        person.userId !== user.id && mayChange(person) ? (
          <Button
            size="small"
            tone="plain"
            aria-label={`Remove ${person.name}`}
            onClick={() => {
              remove.reset();
              setRemoving(person);
            }}
          >
            Remove
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable
        caption={`Users of ${organization.name}`}
        columns={columns}
        rows={people}
        rowKey={({ userId }) => userId}
      />
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Remove ${removing?.name ?? ''}?`}
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        error={remove.isError ? failureOf(remove.error).message : undefined}
        onConfirm={() => removing && remove.mutate(removing)}
      >
        <p className="text-ui text-soft">
          Their open pages end at once. Sources that live on their Google account stand still until somebody
          connects another; nothing that was found is lost.
        </p>
      </ConfirmDialog>
    </>
  );
}
