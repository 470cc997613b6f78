import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Person, Role } from '#src/areas/organizations/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import { roleWords } from '../role-words.ts';

/** What is done to people of an organization. Each says how it went, except a removal that failed: its dialog tells that. */
export function usePeopleDeeds(organizationId: string, onRemoved: () => void) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.organizations.people.key() }),
      queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey }),
    ]);
  const changeRole = useMutation({
    mutationFn: ({ person, role }: { person: Person; role: Role }) =>
      client.organizations.changeRole({ organizationId, userId: person.userId, role }),
    onSuccess: async ({ user: changed }) => {
      showToast({ title: `${changed.name} is now ${roleWords[changed.role].toLowerCase()}` });
      await refresh();
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: 'The role was not changed', detail: failureOf(error).message }),
  });
  const remove = useMutation({
    mutationFn: (person: Person) =>
      client.organizations.removePerson({ organizationId, userId: person.userId }),
    onSuccess: async (_answer, person) => {
      onRemoved();
      showToast({ title: `${person.name} was removed` });
      await refresh();
    },
  });
  return { changeRole, remove };
}
