import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button.tsx';

export interface UnfoldButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of what it unfolds. */
  readonly controls?: string;
  readonly children: ReactNode;
}

/** Shows the rest of what stands right above it. Its sign says that it can be pressed: bare words would be read as text. */
export const UnfoldButton = ({ isOpen, onToggle, controls, children }: UnfoldButtonProps) => (
  <Button
    tone="plain"
    size="small"
    className="-ml-2.5"
    icon={<ChevronDown aria-hidden="true" size={14} className={isOpen ? 'rotate-180' : undefined} />}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {children}
  </Button>
);
