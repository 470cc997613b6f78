import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Drawing, Stop } from '#src/web/ui/chart/drawing.ts';

export interface PlotDrawingProps {
  /** Draws anew for each width; the same function as long as what is drawn is the same. */
  readonly draw: (width: number) => Drawing;
  /** The finding, for those who do not see the drawing; the figures are in the table of the frame. */
  readonly label: string;
}

/** Names and values at both ends need this much; a place that is narrower has not got its size yet. */
const NARROWEST = 120;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A drawing as wide as its place, drawn again when that changes. Arrow keys show its values one by one, as a pointer does. */
export function PlotDrawing({ draw, label }: PlotDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const stops = useRef<readonly Stop[]>([]);
  const at = useRef(-1);
  const [width, setWidth] = useState(0);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (box.current === null) return;
    // What is far below is observed only when it comes near; for paper and pictures it is drawn all the same.
    setWidth(Math.floor(box.current.clientWidth));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (width < NARROWEST) return;
    const drawing = draw(width);
    box.current?.replaceChildren(drawing.element);
    stops.current = drawing.stops;
    at.current = -1;
  }, [draw, width]);

  const leave = () => {
    at.current = -1;
    setTold('');
    pointTo(box.current, undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at.current >= 0) leave();
    else {
      const step = steps[event.key];
      if (step === undefined || stops.current.length === 0) return;
      at.current = step(at.current, stops.current.length - 1);
      const stop = stops.current[at.current];
      setTold(stop?.text ?? '');
      pointTo(box.current, stop);
    }
    event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a keyboard must be able to ask it for its values */}
      <div
        ref={box}
        role="img"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className="plot h-full rounded-control"
      />
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      <span aria-live="polite" className="sr-only">
        {told}
      </span>
    </>
  );
}

/** The drawing shows a value where a pointer is: a key puts one there. */
function pointTo(box: HTMLElement | null, stop: Stop | undefined): void {
  const drawing = box?.querySelector('svg');
  if (drawing === undefined || drawing === null) return;
  if (stop === undefined) {
    drawing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    return;
  }
  const { left, top } = drawing.getBoundingClientRect();
  drawing.dispatchEvent(
    new PointerEvent('pointermove', {
      pointerType: 'mouse',
      clientX: left + stop.x,
      clientY: top + stop.y,
    }),
  );
}
