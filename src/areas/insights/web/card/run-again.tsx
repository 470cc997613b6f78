import { RotateCw } from 'lucide-react';
import { Button } from '#src/web/ui/button.tsx';

export interface RunAgainProps {
  /** When the query ran, and over what. */
  readonly told: string;
  readonly running: boolean;
  readonly onRunAgain: () => void;
}

/** When a proof was made, and the way to have it made anew. */
export const RunAgain = ({ told, running, onRunAgain }: RunAgainProps) => (
  <>
    <p aria-live="polite" className="text-note text-faint">
      {told}
    </p>
    <Button
      tone="plain"
      size="small"
      icon={<RotateCw aria-hidden="true" size={14} />}
      busy={running}
      onClick={onRunAgain}
    >
      Run again
    </Button>
  </>
);
