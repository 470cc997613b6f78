import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface DropZoneProps {
  readonly label: string;
  /** Earlier files are still being read. More may be given all the same. */
  readonly busy: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files are dropped or chosen. The platform's own file field is inside, so keyboards and screen readers meet what they know. */
export function DropZone({ label, busy, error, onFiles }: DropZoneProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list !== null && list.length > 0) onFiles([...list]);
    if (field.current !== null) field.current.value = '';
  };
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-1 rounded-box border border-dashed px-6 py-8 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          over ? 'border-accent bg-accent-tint' : 'border-line-control hover:bg-sunken',
          error !== undefined && 'border-danger',
        )}
      >
        <Upload aria-hidden="true" size={20} className="mb-1 text-accent" />
        <span className="text-ui font-medium">{label}</span>
        <span className="text-ui text-soft">
          Drop them here, or press to choose. CSV, TSV, or a zip of them, up to 50 MB each.
        </span>
        <input
          ref={field}
          id={id}
          type="file"
          multiple
          accept=".csv,.tsv,.txt,.zip,.gz,text/csv,application/zip"
          aria-busy={busy || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
