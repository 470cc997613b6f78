import { type ReactNode, useRef, useState } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { DropZone } from './drop-zone.tsx';
import { KeptFiles } from './kept-files.tsx';
import { LEAST_LETTERS, MOST_LETTERS, nameOfFile } from './name-of-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useFileSource } from './use-file-source.ts';
import { useInTurn } from './use-in-turn.ts';

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

const TOO_SHORT = 'Name must be at least 2 characters.';

function NewFileSource() {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  /** Chosen before there was a name. */
  const [kept, setKept] = useState<readonly File[]>([]);
  const { begin, failure, doing, refused, isMade } = useFileSource();
  const inTurn = useInTurn();
  const field = useRef<HTMLInputElement>(null);
  const isNamed = name.trim().length >= LEAST_LETTERS;

  const give = (files: readonly File[]) => {
    setKept([]);
    inTurn(async (isLast) => {
      if (!(await begin(name.trim(), files, isLast))) setKept((waiting) => withFiles(files, waiting));
    });
  };
  const take = (files: readonly File[]) => {
    if (isNamed && kept.length === 0) return give(files);
    setKept(withFiles(kept, files));
    if (isNamed) return;
    const proposed = name.trim() === '' ? nameOfFile(files[0]?.name ?? '') : name;
    setName(proposed);
    setNameError(proposed.trim().length < LEAST_LETTERS ? TOO_SHORT : undefined);
    field.current?.focus();
    // It is only proposed: the next letter that is typed takes its place.
    requestAnimationFrame(() => field.current?.select());
  };

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (kept.length === 0) return;
        if (isNamed) return give(kept);
        setNameError(TOO_SHORT);
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label="Name"
        hint="How this source is called in your insights: the shop, the site, the export."
        autoFocus
        maxLength={MOST_LETTERS}
        value={name}
        error={nameError}
        readOnly={isMade()}
        onChange={(event) => {
          setName(event.target.value);
          setNameError(undefined);
        }}
      />
      <DropZone label="Files with daily figures" busy={doing !== undefined} error={failure} onFiles={take} />
      <KeptFiles files={kept} />
      <UploadProgress doing={doing} refused={refused} />
      <p className="text-ui text-soft">
        Weekwise compares weeks, so it needs figures by day, best of nine weeks or more. In Google Analytics,
        export a free-form exploration that has Date among its rows; in Search Console, the export holds days
        in Dates.csv.
      </p>
    </form>
  );
}

/** Of files of one name the last one counts. */
const withFiles = (files: readonly File[], more: readonly File[]): readonly File[] => [
  ...files.filter(({ name }) => !more.some((other) => other.name === name)),
  ...more,
];
