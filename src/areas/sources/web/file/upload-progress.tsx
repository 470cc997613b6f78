import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import type { UploadState } from './use-upload-files.ts';

/** What is being read, and what could not be. */
export function UploadProgress({ doing, refused }: UploadState) {
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {doing !== undefined && <Progress label="Reading files" step={doing} />}
      {refused.map(({ name, why }) => (
        <Notice key={name} tone="danger" title={`${name} was not taken`}>
          {why}
        </Notice>
      ))}
    </div>
  );
}
