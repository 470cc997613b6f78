import type { ReactNode } from 'react';
import { signedAmounts } from '#src/web/ui/signed-amounts.ts';

/** A text in which no sign stands at the end of a line, torn from its amount. */
export function UnbrokenText({ children }: { children: string }): ReactNode {
  return signedAmounts(children).map(({ text, isSigned }, at) =>
    isSigned ? (
      // Parts of a text never move.
      <span key={`${at} ${text}`} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
