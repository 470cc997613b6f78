import { type CSSProperties, type FocusEvent, type ReactNode, useId, useRef } from 'react';

export interface TooltipTarget {
  readonly 'aria-describedby': string;
  readonly style: CSSProperties;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** Long enough that a pointer on its way elsewhere opens nothing. */
const HOVER_DELAY_MS = 350;

/** A few words about a control, on hover and on focus; nothing where there are none. Never the only place of something needed. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: (target: TooltipTarget) => ReactNode;
}) {
  const id = useId();
  const anchor = `--tip-${id.replace(/\W/g, '')}`;
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  const show = () => tip.current?.isConnected && tip.current.showPopover();
  const hide = () => {
    window.clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };

  return (
    <>
      {children({
        'aria-describedby': id,
        style: { anchorName: anchor },
        onPointerEnter: () => {
          timer.current = window.setTimeout(show, HOVER_DELAY_MS);
        },
        onPointerLeave: hide,
        // Not for a focus that merely came along with a press or an opening dialog.
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(),
        onBlur: hide,
      })}
      {text !== undefined && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className="popover-tip max-w-64 px-2 py-1 text-note font-medium"
          style={{ positionAnchor: anchor }}
        >
          {text}
        </span>
      )}
    </>
  );
}
