import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useTitle } from '#src/web/ui/use-title.ts';

interface Form {
  name: string;
  url: string;
}

export function NewOrganizationScreen(): ReactNode {
  useTitle('Create Organization');
  const router = useRouter();
  const queryClient = useQueryClient();
  const isFirst = useSuspenseQuery(membershipsQuery).data.length === 0;
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { name: '', url: '' },
    // Nobody is told of a mistake before they had a chance to finish; once told, the text goes as soon as it is mended.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const create = async ({ name, url }: Form) => {
    try {
      const created = await client.organizations.create({ name: name.trim(), url: withScheme(url) });
      await queryClient.refetchQueries({ queryKey: membershipsQuery.queryKey });
      router.history.replace(`/${created.slug}`);
    } catch (error) {
      const { message, fields } = failureOf(error);
      for (const field of ['name', 'url'] as const)
        if (fields[field] !== undefined) setError(field, { message: fields[field] });
      showToast({ tone: 'danger', title: 'Creation failed', detail: message });
    }
  };
  const { errors } = formState;

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
      <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(create)(event)}>
        <TextField
          label="Name"
          autoComplete="organization"
          autoFocus
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
          placeholder="shop.example.com"
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
        <div className="mt-3 flex gap-2 max-md:flex-col">
          <Button type="submit" tone="primary" busy={formState.isSubmitting} busyLabel="Creating">
            Create
          </Button>
          <ButtonLink href={isFirst ? '/organizations' : '/'}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
