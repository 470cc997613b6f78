import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonTone, buttonClass } from '#src/web/ui/button-class.ts';
import { type LinkProps, PlainLink } from '#src/web/ui/link.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
}

/** Goes somewhere and looks like a button: still a link, so it opens in a new tab and can be copied. */
export function ButtonLink({ tone = 'quiet', size = 'medium', icon, children, ...props }: ButtonLinkProps) {
  return (
    <PlainLink {...props} className={buttonClass(tone, size)}>
      {icon}
      {children}
    </PlainLink>
  );
}
