import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { now } from '#src/web/api/clock.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { formatInstant } from '#src/web/ui/format/instant.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Source } from '../../contract.ts';
import type { FileImport } from '../../file-contract.ts';
import { plural } from './file-words.ts';
import { importSentence } from './import-result.tsx';
import { importsQuery } from './queries.ts';

/** What was imported into a source of files, when and by whom. */
export function FileImports({ source }: { source: Source }) {
  const { isAdmin, path } = useOrganization();
  const imports = useQuery(importsQuery(source.id));
  const [deleting, setDeleting] = useState<FileImport>();
  const empty = imports.data?.length === 0;
  return (
    <Section
      title="Imports"
      detail="Importing a day again replaces what was there for it."
      actions={
        isAdmin && (
          <ButtonLink
            size="small"
            tone={source.status === 'draft' ? 'primary' : 'quiet'}
            href={path(`/sources/${source.id}/import`)}
          >
            {empty ? 'Import files' : 'Add another file'}
          </ButtonLink>
        )
      }
    >
      {imports.isPending && <Skeleton className="h-24" />}
      {imports.isError && <Notice tone="danger">{failureOf(imports.error).message}</Notice>}
      {empty && (
        <p className="text-ui text-soft">Nothing was imported yet, so there is nothing to compare.</p>
      )}
      {imports.data !== undefined && !empty && (
        <ul aria-label="Imports" className="divide-y divide-line border-y border-line">
          {imports.data.map((entry) => (
            <ImportItem
              key={entry.id}
              entry={entry}
              onDelete={isAdmin ? () => setDeleting(entry) : undefined}
            />
          ))}
        </ul>
      )}
      <DeleteImport source={source} entry={deleting} onClose={() => setDeleting(undefined)} />
    </Section>
  );
}

interface ImportItemProps {
  readonly entry: FileImport;
  readonly onDelete: (() => void) | undefined;
}

function ImportItem({ entry, onDelete }: ImportItemProps) {
  const { fileNames, status, importedBy, createdAt } = entry;
  const running = status === 'waiting' || status === 'running';
  return (
    <li className="flex items-start justify-between gap-6 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5 text-ui">
        <p className="font-medium wrap-anywhere">{fileNames.join(', ')}</p>
        {status === 'completed' && <p className="text-soft">{importSentence(entry)}</p>}
        {status === 'failed' && <p className="text-danger">{entry.failure}</p>}
        {running && (
          <Progress
            label="Importing"
            percent={entry.progress}
            step={entry.doing === '' ? 'Waiting to start' : entry.doing}
          />
        )}
        <p className="text-note text-faint">
          {formatInstant(createdAt, now())}
          {importedBy !== null && `, by ${importedBy}`}
        </p>
        {entry.notes.length > 0 && (
          <details className="text-note text-soft">
            <summary className="cursor-pointer">{plural(entry.notes.length, 'note', 'notes')}</summary>
            <ul className="mt-1 grid gap-1">
              {entry.notes.map((note) => (
                <li key={note} className="wrap-anywhere">
                  {note}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {onDelete !== undefined && !running && (
        <Button size="small" tone="plain" onClick={onDelete} aria-label={`Delete ${fileNames.join(', ')}`}>
          Delete
        </Button>
      )}
    </li>
  );
}

interface DeleteImportProps {
  readonly source: Source;
  readonly entry: FileImport | undefined;
  readonly onClose: () => void;
}

function DeleteImport({ source, entry, onClose }: DeleteImportProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (importId: string) => client.sources.removeImport({ sourceId: source.id, importId }),
    onSuccess: async ({ removedDays }) => {
      onClose();
      showToast({ title: `Import deleted, with ${plural(removedDays, 'day', 'days')}` });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: importsQuery(source.id).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.sources.get.key({ input: { sourceId: source.id } }) }),
        queryClient.invalidateQueries({ queryKey: api.sources.list.key() }),
      ]);
    },
  });
  return (
    <ConfirmDialog
      open={entry !== undefined}
      onClose={onClose}
      title={`Delete ${entry?.fileNames.join(', ') ?? ''}?`}
      confirmLabel="Delete import"
      danger
      busy={remove.isPending}
      error={remove.isError ? failureOf(remove.error).message : undefined}
      onConfirm={() => entry !== undefined && remove.mutate(entry.id)}
    >
      <p className="text-ui text-soft">
        The days that no other import brought again go with it; what it had replaced does not come back. Cards
        that were made of them stay, and their figures can no longer be looked up.
      </p>
    </ConfirmDialog>
  );
}
