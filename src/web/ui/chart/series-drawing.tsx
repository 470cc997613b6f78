import { useEffect, useRef, useState } from 'react';
import { drawSeries } from '#src/web/ui/chart/draw-series.ts';
import type { Series } from '#src/web/ui/chart/series.ts';

export interface SeriesDrawingProps {
  readonly series: Series;
  /** The finding, for those who do not see the drawing; the figures are in the table of the frame. */
  readonly label: string;
  readonly height: number;
}

export function SeriesDrawing({ series, label, height }: SeriesDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (width > 0) box.current?.replaceChildren(drawSeries(series, width, height));
  }, [series, width, height]);

  return <div ref={box} role="img" aria-label={label} className="plot h-full" />;
}
