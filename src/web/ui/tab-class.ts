import { classNames } from '#src/web/ui/class-names.ts';

/** Where not all of them fit, a shadow at the edge says that there are more. */
export const tabRowClass = 'scroll-edges flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line';

export function tabClass(selected: boolean): string {
  return classNames(
    '-mb-px inline-flex h-10 shrink-0 items-center gap-1.5 border-b-2 text-ui font-medium transition-colors focus-visible:-outline-offset-2 pointer-coarse:h-11',
    selected ? 'border-accent text-ink' : 'border-transparent text-faint hover:text-ink',
  );
}
