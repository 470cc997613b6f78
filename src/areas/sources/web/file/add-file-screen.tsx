import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { recordOnboarding } from '#src/web/api/onboarding.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useInTurn } from './use-in-turn.ts';
import { useUploadFiles } from './use-upload-files.ts';

/** A source of files begins with a name and its first files; how they are read is the next page's. */
export function AddFileScreen(): ReactNode {
  useTitle('Import files');
  const { path } = useOrganization();
  return (
    <AdminsOnly>
      <PageHeader
        title="Import files"
        detail="Insights from exports, without a Google account: reports of Google Analytics, Search Console, or any table with a date."
        back={<BackLink href={path('/sources/add')}>Add source</BackLink>}
      />
      <div className="max-w-measure">
        <NewFileSource />
      </div>
    </AdminsOnly>
  );
}

function NewFileSource() {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { doing, refused, upload } = useUploadFiles();
  const inTurn = useInTurn();
  /** Made with the first files; should it not go away when all of them were refused, it serves the next ones. */
  const made = useRef<string>(undefined);
  const hasFiles = useRef(false);
  const isLeaving = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  /** A source of no file at all would only stand in the list. */
  const forget = async (sourceId: string) => {
    try {
      await client.sources.remove({ sourceId });
      made.current = undefined;
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };

  const begin = async (files: readonly File[], isLast: () => boolean) => {
    if (name.trim().length < 2) {
      setNameError('Name must be at least 2 characters.');
      field.current?.focus();
      return;
    }
    setFailure(undefined);
    try {
      made.current ??= (
        await client.sources.create({ id: organization.id, name: name.trim(), type: 'FILE' })
      ).source.id;
    } catch (error) {
      setFailure(failureOf(error).message);
      return;
    }
    const sourceId = made.current;
    const { taken, refused: refusedFiles } = await upload(sourceId, files, isLast);
    if (taken > 0) recordOnboarding(organization.id, { hasFirstSource: true, firstSourceId: sourceId });
    else if (!hasFiles.current) await forget(sourceId);
    hasFiles.current ||= taken > 0;
    await queryClient.invalidateQueries({ queryKey: api.sources.list.key() });
    if (!hasFiles.current || isLeaving.current || !isLast()) return;
    isLeaving.current = true;
    router.history.push(path(`/sources/${sourceId}/import`), { refusedFiles });
  };

  return (
    <div className="grid gap-6">
      <TextField
        ref={field}
        label="Name"
        hint="How this source is called in your insights: the shop, the site, the export."
        autoFocus
        maxLength={120}
        value={name}
        error={nameError}
        readOnly={made.current !== undefined}
        onChange={(event) => {
          setName(event.target.value);
          setNameError(undefined);
        }}
      />
      <DropZone
        label="Files with daily figures"
        busy={doing !== undefined}
        error={failure}
        onFiles={(files) => inTurn((isLast) => begin(files, isLast))}
      />
      <UploadProgress doing={doing} refused={refused} />
      <p className="text-ui text-soft">
        Weekwise compares weeks, so it needs figures by day, best of nine weeks or more. In Google Analytics,
        export a free-form exploration that has Date among its rows; in Search Console, the export holds days
        in Dates.csv.
      </p>
    </div>
  );
}
