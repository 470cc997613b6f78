import { X } from 'lucide-react';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { InspectedTable, Upload } from '../../file-contract.ts';
import { fileSize } from './file-words.ts';
import type { TableChoice } from './mapping-problem.ts';
import { TablePart } from './table-part.tsx';
import { UnusableTables } from './unusable-tables.tsx';

interface UploadedFileProps {
  readonly file: Upload;
  readonly choiceOf: (table: InspectedTable) => TableChoice | undefined;
  readonly tried: boolean;
  readonly onChange: (table: InspectedTable, choice: TableChoice) => void;
  readonly onRemove: () => void;
}

/** One uploaded file: what was recognized in it, what can be imported, and what cannot. */
export function UploadedFile({ file, choiceOf, tried, onChange, onRemove }: UploadedFileProps) {
  const unusable = file.tables.filter(({ mapping }) => mapping === null);
  return (
    <section aria-label={file.name} className="grid gap-5 border-t border-line pt-6">
      <header className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-head font-semibold wrap-anywhere">
          {file.name}
          <span className="ml-2 text-ui font-normal text-faint">{fileSize(file.size)}</span>
        </h2>
        <IconButton
          label={`Put ${file.name} away`}
          icon={<X aria-hidden="true" size={16} />}
          onClick={onRemove}
        />
      </header>
      {file.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {file.tables.map((table) => {
        const choice = choiceOf(table);
        return choice === undefined ? null : (
          <TablePart
            key={table.id}
            table={table}
            choice={choice}
            tried={tried}
            single={file.tables.length === 1}
            onChange={(next) => onChange(table, next)}
          />
        );
      })}
      {unusable.length > 0 && <UnusableTables tables={unusable} />}
    </section>
  );
}
