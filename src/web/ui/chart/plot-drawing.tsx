import { useEffect, useRef, useState } from 'react';

export interface PlotDrawingProps {
  /** Draws anew for each width; the same function as long as what is drawn is the same. */
  readonly draw: (width: number) => Element;
  /** The finding, for those who do not see the drawing; the figures are in the table of the frame. */
  readonly label: string;
}

/** Names and values at both ends need this much; a place that is narrower has not got its size yet. */
const NARROWEST = 120;

/** A drawing as wide as its place, drawn again when that changes. */
export function PlotDrawing({ draw, label }: PlotDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

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
    if (width >= NARROWEST) box.current?.replaceChildren(draw(width));
  }, [draw, width]);

  return <div ref={box} role="img" aria-label={label} className="plot h-full" />;
}
