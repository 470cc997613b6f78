import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { Source } from '../../contract.ts';
import type { FileImport, ImportRequest, Upload } from '../../file-contract.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSettings } from './import-settings.tsx';
import { importsQuery, uploadsQuery } from './queries.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { NO_CURRENCY, useImportChoices } from './use-import-choices.ts';
import { useInTurn } from './use-in-turn.ts';
import { type RefusedFile, useUploadFiles } from './use-upload-files.ts';

interface ImportFormProps {
  readonly source: Source;
  readonly uploads: readonly Upload[];
  /** Newest first. */
  readonly imports: readonly FileImport[];
  /** Of the files that the source began with, those that were not taken. */
  readonly refusedFiles: readonly RefusedFile[] | undefined;
}

export function ImportForm({ source, uploads, imports, refusedFiles }: ImportFormProps) {
  const { path } = useOrganization();
  const queryClient = useQueryClient();
  const { doing, refused, upload } = useUploadFiles(refusedFiles);
  const inTurn = useInTurn();
  const last = imports.find(({ status }) => status === 'completed');
  const choices = useImportChoices(uploads, last);
  const [tried, setTried] = useState(false);
  const [startedId, setStartedId] = useState<string>();
  const start = useImport(source.id, setStartedId);
  const remove = useMutation({
    mutationFn: (uploadId: string) => client.sources.removeUpload({ sourceId: source.id, uploadId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: uploadsQuery(source.id).queryKey }),
  });

  const { problem, money, currency } = choices;
  const started = imports.find(({ id }) => id === startedId);
  const isOver = started?.status === 'completed';
  const isUnderWay = started?.status === 'waiting' || started?.status === 'running';
  if (started !== undefined && (isOver || isUnderWay))
    return (
      <ImportResult
        source={source}
        entry={started}
        imports={imports}
        onMore={() => setStartedId(undefined)}
      />
    );

  return (
    <form
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === undefined) start.mutate(choices.request);
        else showFirstProblem(event.currentTarget);
      }}
    >
      <div className="grid gap-4">
        <DropZone
          label={uploads.length === 0 ? 'Files with daily figures' : 'More files'}
          busy={doing !== undefined}
          onFiles={(files) =>
            inTurn(async (isLast) => {
              await upload(source.id, files, isLast);
            })
          }
        />
        <UploadProgress doing={doing} refused={refused} />
      </div>
      {uploads.map((file) => (
        <UploadedFile
          key={file.id}
          file={file}
          choiceOf={(table) => choices.choiceOf(file, table)}
          tried={tried}
          onChange={(table, choice) => choices.choose(file, table, choice)}
          onRemove={() => remove.mutate(file.id)}
        />
      ))}
      {choices.offersTables && (
        <ImportSettings
          timeZone={choices.timeZone}
          onTimeZone={choices.setTimeZone}
          currency={money ? currency : undefined}
          asksCurrency={money}
          currencyError={tried && money && currency === undefined ? NO_CURRENCY : undefined}
          onCurrency={choices.setCurrency}
        />
      )}
      <div className="grid gap-4">
        {/* A currency that is missing is told at its field. */}
        {tried && problem !== undefined && problem !== NO_CURRENCY && (
          <Notice tone="danger">{problem}</Notice>
        )}
        {start.isError && (
          <Notice tone="danger" title="Nothing was imported">
            {failureOf(start.error).message}
          </Notice>
        )}
        {started?.status === 'failed' && (
          <Notice tone="danger" title="Nothing was imported">
            {started.failure}
          </Notice>
        )}
        {last !== undefined && choices.offersTables && (
          <p className="text-ui text-soft">
            Days that were imported before are replaced by those of these files.
          </p>
        )}
        <div className="flex gap-2 max-md:flex-col">
          {uploads.length > 0 && (
            <Button type="submit" tone="primary" busy={start.isPending} busyLabel="Importing">
              Import
            </Button>
          )}
          <ButtonLink href={path(`/sources/${source.id}`)}>Cancel</ButtonLink>
        </div>
      </div>
    </form>
  );
}

/** Begins the import, which stands among those of the source from then on. */
function useImport(sourceId: string, onBegun: (importId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ImportRequest) =>
      (await client.sources.importFiles({ sourceId, ...request })).import,
    onSuccess: async (entry) => {
      onBegun(entry.id);
      queryClient.setQueryData(importsQuery(sourceId).queryKey, (known: FileImport[] | undefined) => [
        entry,
        ...(known ?? []).filter(({ id }) => id !== entry.id),
      ]);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: uploadsQuery(sourceId).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.sources.get.key({ input: { sourceId } }) }),
        queryClient.invalidateQueries({ queryKey: api.sources.list.key() }),
      ]);
    },
  });
}

/** Where the form is long, what is wrong may be far above the button. It is there after the next drawing. */
function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    first?.scrollIntoView({ block: 'center' });
    if (first?.matches('[aria-invalid]')) first.focus({ preventScroll: true });
  });
}
