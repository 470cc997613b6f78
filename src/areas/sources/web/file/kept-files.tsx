import { Button } from '#src/web/ui/button.tsx';

interface KeptFilesProps {
  readonly files: readonly File[];
}

/** Files that were chosen before their source had a name: they wait until it is looked at. */
export const KeptFiles = ({ files }: KeptFilesProps) => (
  <div aria-live="polite" className="grid justify-items-start gap-3 empty:hidden">
    {files.length > 0 && (
      <>
        <p className="max-w-full text-ui wrap-anywhere">
          <span className="font-medium">{files.map(({ name }) => name).join(', ')}</span>{' '}
          {files.length === 1 ? 'is kept.' : 'are kept.'} Check the name above, then continue.
        </p>
        <Button type="submit" tone="primary">
          Continue
        </Button>
      </>
    )}
  </div>
);
