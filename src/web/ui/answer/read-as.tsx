import type { ReactNode } from 'react';
import type { Answer } from '#src/shared/answer.ts';
import { UnbrokenText } from '#src/web/ui/unbroken-text.tsx';

export interface ReadAsProps {
  /** Answers kept from before have none. */
  readonly parts: Answer['readAs'] | undefined;
}

/** What a question was read as, part by part: whether it was understood is seen before the number is believed. */
export function ReadAs({ parts = [] }: ReadAsProps): ReactNode {
  if (parts.length === 0) return null;
  return (
    <div className="max-w-measure text-note text-faint">
      Read as{' '}
      <ul aria-label="Read as" className="inline">
        {parts.map(({ part, text }, at) => (
          <li key={`${part} ${text}`} className="inline text-soft">
            {at > 0 && (
              <span aria-hidden className="text-faint">
                {' · '}
              </span>
            )}
            <UnbrokenText>{text}</UnbrokenText>
          </li>
        ))}
      </ul>
    </div>
  );
}
