import type { ReactNode } from 'react';
import { unbrokenParts } from '#src/web/ui/unbroken-parts.ts';

/** A text in which no line ends within what one reads in one go. */
export function UnbrokenText({ children }: { children: string }): ReactNode {
  return unbrokenParts(children).map(({ text, isUnbroken }, at) =>
    isUnbroken ? (
      // Parts of a text never move.
      <span key={`${at} ${text}`} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
