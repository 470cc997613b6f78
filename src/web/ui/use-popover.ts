import {
  type CSSProperties,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { holdInPlace } from '#src/web/ui/hold-in-place.ts';

interface PopoverTrigger {
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly style: CSSProperties;
}

interface PopoverContent {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly popover: 'auto';
  readonly className: string;
  readonly style: CSSProperties;
  readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
}

export interface Popover {
  /** Its content is rendered only while it is open. */
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  readonly trigger: PopoverTrigger;
  readonly content: PopoverContent;
}

/**
 * The browser's popover, hung on its trigger: top layer, Escape, closing on a press elsewhere and focus going back are
 * the browser's work.
 */
export function usePopover(): Popover {
  const id = useId();
  const anchor = `--at-${id.replace(/\W/g, '')}`;
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => ref.current?.showPopover(), []);
  const close = useCallback(() => ref.current?.hidePopover(), []);
  useEffect(() => {
    const trigger = open ? document.querySelector(`[popovertarget="${CSS.escape(id)}"]`) : null;
    // A dialog stands still, whatever the page below it does.
    if (trigger === null || trigger.closest('dialog') !== null) return;
    return holdInPlace(trigger, close);
  }, [open, id, close]);
  return {
    open,
    show,
    close,
    trigger: { popoverTarget: id, 'aria-expanded': open, style: { anchorName: anchor } },
    content: {
      ref,
      id,
      popover: 'auto',
      className: 'popover-below',
      style: { positionAnchor: anchor },
      onToggle: (event) => setOpen(event.newState === 'open'),
    },
  };
}
