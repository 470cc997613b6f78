import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';

interface Form {
  name: string;
  url: string;
}

export function SettingsForm({ organization }: { organization: Organization }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<Form>({
    defaultValues: { name: organization.name, url: organization.url ?? '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const save = useMutation({
    mutationFn: ({ name, url }: Form) =>
      client.organizations.update({
        organizationId: organization.id,
        name: name.trim(),
        url: withScheme(url),
      }),
    onSuccess: async (saved) => {
      reset({ name: saved.name, url: saved.url ?? '' });
      showToast({ title: 'Settings saved' });
      await queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    },
    onError: (error) => {
      const { message, fields } = failureOf(error);
      for (const field of ['name', 'url'] as const)
        if (fields[field] !== undefined) setError(field, { message: fields[field] });
      showToast({ tone: 'danger', title: 'The settings were not saved', detail: message });
    },
  });
  const { errors, isDirty } = formState;
  return (
    <form
      noValidate
      className="grid max-w-measure gap-5"
      onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
    >
      <TextField
        label="Name"
        autoComplete="organization"
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim().length >= 2 || 'Name required (2+ characters)',
          maxLength: { value: 120, message: 'At most 120 characters' },
        })}
      />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.url?.message}
        {...register('url', {
          validate: {
            required: (url) => url.trim() !== '' || 'Website required',
            address: (url) => isWebAddress(withScheme(url)) || 'Invalid URL',
          },
        })}
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
          disabledReason={isDirty ? undefined : 'Nothing has changed'}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
