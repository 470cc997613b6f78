import { classNames } from '#src/web/ui/class-names.ts';
import { type LinkProps, PlainLink } from '#src/web/ui/link.tsx';

/** A link in running text: underlined, because colour alone tells nobody anything. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <PlainLink
      {...props}
      className={classNames(
        'rounded-control text-accent underline decoration-current/40 underline-offset-3 hover:decoration-current',
        className,
      )}
    />
  );
}
