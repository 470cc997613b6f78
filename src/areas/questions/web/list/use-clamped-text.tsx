import { type ReactNode, useId, useState } from 'react';
import { UnfoldButton } from '#src/web/ui/unfold-button.tsx';

/** What fits into four lines of the list, however wide it is, is never cut. */
const MOST_LETTERS = 400;
const MOST_LINES = 4;

export interface ClampedText {
  readonly id: string;
  /** Of the element that holds the text. */
  readonly className: string;
  /** Shows the rest, and hides it again; null where nothing is cut. */
  readonly toggle: ReactNode;
}

/** A long question takes four lines, so that its answer stays in sight; one press shows it whole. */
export function useClampedText(text: string): ClampedText {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const isLong = text.length > MOST_LETTERS || text.split('\n').length > MOST_LINES;
  return {
    id,
    className: isLong && !whole ? 'line-clamp-4' : '',
    toggle: isLong ? (
      <UnfoldButton isOpen={whole} controls={id} onToggle={() => setWhole(!whole)}>
        {whole ? 'Show less of the question' : 'Show the whole question'}
      </UnfoldButton>
    ) : null,
  };
}
