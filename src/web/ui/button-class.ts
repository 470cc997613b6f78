import { classNames } from '#src/web/ui/class-names.ts';

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong',
  quiet: 'border border-line-strong text-ink not-aria-disabled:hover:bg-hover',
  plain: 'text-soft not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
  danger: 'bg-danger text-on-danger not-aria-disabled:hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  large: 'h-11 px-5',
  medium: 'h-9 px-3.5',
  small: 'h-8 px-2.5',
};

/** The look of a button, for what is one and for links that stand among them. Fingers get 44 pixels; paper none. */
export function buttonClass(tone: ButtonTone, size: ButtonSize): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control text-ui font-medium whitespace-nowrap select-none',
    'transition-colors print:hidden not-aria-busy:aria-disabled:opacity-55 pointer-coarse:min-h-11',
    tones[tone],
    sizes[size],
  );
}
