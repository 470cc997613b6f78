import { Check } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';

const steps = ['Connect Google', 'Choose a property', 'Map the metrics'] as const;

/** Where one is on the way to a working source. `at` counts from 1. */
export function SetupSteps({ at }: { at: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="mb-8 flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < at;
        const now = number === at;
        return (
          <li
            key={step}
            aria-current={now ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 text-ui',
              now ? 'font-medium text-ink' : 'text-faint',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-5 place-items-center rounded-full text-note font-medium',
                now && 'bg-accent text-on-accent',
                done && 'bg-accent-tint text-accent',
                !now && !done && 'border border-line-strong text-faint',
              )}
            >
              {done ? <Check size={12} strokeWidth={3} /> : number}
            </span>
            {step}
            {done && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
  );
}
