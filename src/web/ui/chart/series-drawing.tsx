import { useCallback } from 'react';
import { drawSeries } from '#src/web/ui/chart/draw-series.ts';
import { PlotDrawing } from '#src/web/ui/chart/plot-drawing.tsx';
import type { Series } from '#src/web/ui/chart/series.ts';

export interface SeriesDrawingProps {
  readonly series: Series;
  /** The finding, for those who do not see the drawing; the figures are in the table of the frame. */
  readonly label: string;
  readonly height: number;
}

export function SeriesDrawing({ series, label, height }: SeriesDrawingProps) {
  const draw = useCallback((width: number) => drawSeries(series, width, height), [series, height]);
  return <PlotDrawing draw={draw} label={label} />;
}
