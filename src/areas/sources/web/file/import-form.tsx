import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { Source } from '../../contract.ts';
import type { FileImport, InspectedTable, Upload } from '../../file-contract.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSettings } from './import-settings.tsx';
import { hasMoney, mappingProblem, type TableChoice } from './mapping-problem.ts';
import { importsQuery, uploadsQuery } from './queries.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadedFile } from './uploaded-file.tsx';
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

const NO_CURRENCY = 'Say in which currency the money is counted.';

const keyOf = (upload: Upload, table: InspectedTable): string => `${upload.id} ${table.id}`;

export function ImportForm({ source, uploads, imports, refusedFiles }: ImportFormProps) {
  const { path } = useOrganization();
  const queryClient = useQueryClient();
  const { doing, refused, upload } = useUploadFiles(refusedFiles);
  const inTurn = useInTurn();
  const last = imports.find(({ status }) => status === 'completed');
  const [changed, setChanged] = useState<Readonly<Record<string, TableChoice>>>({});
  const [timeZone, setTimeZone] = useState(() => last?.timeZone ?? browserTimeZone());
  const [currency, setCurrency] = useState<string | undefined>(last?.currency ?? undefined);
  const [tried, setTried] = useState(false);
  const [startedId, setStartedId] = useState<string>();

  const offered = uploads.flatMap((file) =>
    file.tables.flatMap((table) =>
      table.mapping === null
        ? []
        : [{ file, table, choice: changed[keyOf(file, table)] ?? proposed(table, table.mapping) }],
    ),
  );
  const chosen = offered.filter(({ choice }) => choice.chosen);
  const money = chosen.some(({ choice }) => hasMoney(choice.mapping));
  const named = chosen.map(({ table }) => table.currency).find((found) => found !== null);
  const inCurrency = currency ?? named ?? undefined;
  const problem =
    chosen.length === 0
      ? 'Choose at least one table.'
      : chosen.some(({ choice }) => mappingProblem(choice) !== undefined)
        ? 'Some tables need your attention above.'
        : money && inCurrency === undefined
          ? NO_CURRENCY
          : undefined;

  const start = useMutation({
    mutationFn: () =>
      client.sources.importFiles({
        sourceId: source.id,
        tables: chosen.map(({ file, table, choice }) => ({
          uploadId: file.id,
          tableId: table.id,
          mapping: choice.mapping,
        })),
        timeZone,
        currency: money ? (inCurrency ?? null) : null,
      }),
    onSuccess: async ({ import: entry }) => {
      setStartedId(entry.id);
      queryClient.setQueryData(importsQuery(source.id).queryKey, (known: FileImport[] | undefined) => [
        entry,
        ...(known ?? []).filter(({ id }) => id !== entry.id),
      ]);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: uploadsQuery(source.id).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.sources.get.key({ input: { sourceId: source.id } }) }),
        queryClient.invalidateQueries({ queryKey: api.sources.list.key() }),
      ]);
    },
  });
  const remove = useMutation({
    mutationFn: (uploadId: string) => client.sources.removeUpload({ sourceId: source.id, uploadId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: uploadsQuery(source.id).queryKey }),
  });

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
        if (problem === undefined) start.mutate();
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
          choiceOf={(table) =>
            table.mapping === null
              ? undefined
              : (changed[keyOf(file, table)] ?? proposed(table, table.mapping))
          }
          tried={tried}
          onChange={(table, choice) => setChanged((known) => ({ ...known, [keyOf(file, table)]: choice }))}
          onRemove={() => remove.mutate(file.id)}
        />
      ))}
      {offered.length > 0 && (
        <ImportSettings
          timeZone={timeZone}
          onTimeZone={setTimeZone}
          currency={money ? inCurrency : undefined}
          asksCurrency={money}
          currencyError={tried && money && inCurrency === undefined ? NO_CURRENCY : undefined}
          onCurrency={setCurrency}
        />
      )}
      <div className="grid gap-4">
        {tried && problem !== undefined && <Notice tone="danger">{problem}</Notice>}
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
        {last !== undefined && offered.length > 0 && (
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

const proposed = (table: InspectedTable, mapping: NonNullable<InspectedTable['mapping']>): TableChoice => ({
  chosen: true,
  mapping,
  dateAnswered: !table.dateQuestion,
  decimalAnswered: !table.decimalQuestion,
});

/** Where the form is long, what is wrong may be far above the button. It is there after the next drawing. */
function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' }));
}

const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
