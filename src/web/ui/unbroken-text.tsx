import type { ReactNode } from 'react';
import { unbrokenParts } from '#src/web/ui/unbroken-parts.ts';
import { UnbrokenPiece } from '#src/web/ui/unbroken-piece.tsx';

/** A text in which no line ends within what one reads in one go. */
export function UnbrokenText({ children }: { children: string }): ReactNode {
  return unbrokenParts(children).map(({ text, isUnbroken }, at) =>
    isUnbroken ? (
      // Parts of a text never move.
      <UnbrokenPiece key={`${at} ${text}`}>{text}</UnbrokenPiece>
    ) : (
      text
    ),
  );
}
