import { classNames } from '#src/web/ui/class-names.ts';

/** A grey shape where something comes. `className` gives it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-hover',
        className,
      )}
    />
  );
}
