import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useOrganizationForm } from '../use-organization-form.ts';

export function SettingsForm({ organization }: { organization: Organization }) {
  const queryClient = useQueryClient();
  const form = useOrganizationForm({ name: organization.name, url: organization.url ?? '' });
  const save = useMutation({
    mutationFn: () => client.organizations.update({ organizationId: organization.id, ...form.values }),
    onSuccess: async (saved) => {
      form.keep({ name: saved.name, url: saved.url ?? '' });
      showToast({ title: 'Settings saved' });
      await queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    },
    onError: (error) => {
      const { message, fields } = failureOf(error);
      form.refuse(fields);
      showToast({ tone: 'danger', title: 'The settings were not saved', detail: message });
    },
  });
  return (
    <form
      noValidate
      className="grid max-w-measure gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isDirty && form.check(event.currentTarget) && !save.isPending) save.mutate();
      }}
    >
      <TextField label="Name" autoComplete="organization" {...form.field('name')} />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('url')}
      />
      <p className="text-ui text-soft">
        The address of this organization here stays /{organization.slug}, so that links go on working.
      </p>
      <div>
        <Button
          type="submit"
          tone="primary"
          busy={save.isPending}
          busyLabel="Saving"
          disabledReason={form.isDirty ? undefined : 'Nothing has changed'}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
