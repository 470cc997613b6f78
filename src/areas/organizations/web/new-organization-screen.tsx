import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useTitle } from '#src/web/ui/use-title.ts';
import { useOrganizationForm } from './use-organization-form.ts';

export function NewOrganizationScreen(): ReactNode {
  useTitle('Create Organization');
  const router = useRouter();
  const queryClient = useQueryClient();
  const isFirst = useSuspenseQuery(membershipsQuery).data.length === 0;
  const form = useOrganizationForm({ name: '', url: '' });
  const create = useMutation({
    mutationFn: () => client.organizations.create(form.values),
    onSuccess: async ({ slug }) => {
      await queryClient.fetchQuery({ ...membershipsQuery, staleTime: 0 });
      router.history.replace(`/${slug}`);
    },
    onError: (error) => {
      const { message, fields } = failureOf(error);
      form.refuse(fields);
      showToast({ tone: 'danger', title: 'Creation failed', detail: message });
    },
  });

  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-title font-semibold">Create Organization</h1>
        <p className="text-read text-soft">
          {isFirst
            ? 'An organization holds your sources and insights, and the people who may see them.'
            : 'Sources, insights and people of the new organization are apart from your others.'}
        </p>
      </header>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check(event.currentTarget) && !create.isPending) create.mutate();
        }}
      >
        <TextField label="Name" autoComplete="organization" autoFocus {...form.field('name')} />
        <TextField
          label="Website"
          inputMode="url"
          autoComplete="url"
          placeholder="shop.example.com"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('url')}
        />
        <div className="mt-3 flex gap-2 max-md:flex-col">
          <Button type="submit" tone="primary" busy={create.isPending} busyLabel="Creating">
            Create
          </Button>
          <ButtonLink href={isFirst ? '/organizations' : '/'}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
