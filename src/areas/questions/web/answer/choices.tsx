import { useId } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface ChoicesProps {
  /** What is chosen. */
  readonly label: string;
  readonly choices: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (index: number) => void;
}

/** A few things to press, each a whole answer. */
export function Choices({ label, choices, busy, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p id={id} className="text-note font-medium text-faint">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <li key={choice} className="min-w-0 max-w-full">
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onChoose(index)}
              className={classNames(
                'min-h-8 max-w-full rounded-[16px] border border-line-strong px-3.5 py-1 text-left text-ui transition-colors pointer-coarse:min-h-11',
                'not-aria-disabled:hover:border-accent not-aria-disabled:hover:text-accent aria-disabled:opacity-55',
              )}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
