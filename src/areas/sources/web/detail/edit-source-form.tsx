import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Source } from '#src/areas/sources/contract.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { TextArea } from '#src/web/ui/text-area.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { priorityWords } from '../source-words.tsx';
import { useSourceChanged } from '../use-source-changed.ts';

interface Form {
  name: string;
  url: string;
  description: string;
  priority: string;
}

export function EditSourceForm({ source, onDone }: { source: Source; onDone: () => void }) {
  const sourceChanged = useSourceChanged();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: {
      name: source.name,
      url: source.url ?? '',
      description: source.description ?? '',
      priority: String(source.priority),
    },
  });
  const update = useMutation({
    mutationFn: (form: Form) =>
      client.sources.update({
        sourceId: source.id,
        name: form.name.trim(),
        url: withScheme(form.url),
        description: form.description.trim(),
        priority: Number(form.priority),
      }),
    onSuccess: async (answer) => {
      await sourceChanged(answer.source);
      showToast({ title: 'Source saved' });
      onDone();
    },
    onError: (error) => {
      const { message, fields } = failureOf(error);
      for (const field of ['name', 'url', 'description'] as const)
        if (fields[field] !== undefined) setError(field, { message: fields[field] });
      showToast({ tone: 'danger', title: 'Failed to update source', detail: message });
    },
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="grid max-w-measure gap-5"
      onSubmit={(event) => void handleSubmit((form) => update.mutate(form))(event)}
    >
      <TextField
        label="Name"
        autoFocus
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim().length >= 2 || 'Name must be at least 2 characters.',
          maxLength: { value: 120, message: 'At most 120 characters' },
        })}
      />
      <TextField
        label="Website"
        optional
        inputMode="url"
        placeholder="https://shop.example.com"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.url?.message}
        {...register('url', {
          validate: (url) =>
            url.trim() === '' || isWebAddress(withScheme(url)) || 'Please enter a valid URL.',
        })}
      />
      <TextArea
        label="Description"
        optional
        rows={3}
        error={errors.description?.message}
        {...register('description', { maxLength: { value: 2000, message: 'At most 2,000 characters' } })}
      />
      <Select
        label="Priority"
        hint="Sources of higher priority come first."
        options={[1, 2, 3].map((priority) => ({ value: String(priority), label: priorityWords(priority) }))}
        {...register('priority')}
      />
      <div className="flex gap-2">
        <Button type="submit" tone="primary" busy={update.isPending} busyLabel="Saving">
          Save
        </Button>
        <Button onClick={onDone} disabledReason={update.isPending ? 'Please wait' : undefined}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
