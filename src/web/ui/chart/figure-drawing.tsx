import { useCallback } from 'react';
import { drawFigure } from '#src/web/ui/chart/draw-figure.ts';
import type { Figure } from '#src/web/ui/chart/figure.ts';
import { PlotDrawing } from '#src/web/ui/chart/plot-drawing.tsx';
import type { Scatter } from '#src/web/ui/chart/scatter.ts';

export interface FigureDrawingProps {
  readonly figure: Figure | Scatter;
  readonly label: string;
  readonly height: number;
}

export function FigureDrawing({ figure, label, height }: FigureDrawingProps) {
  const draw = useCallback((width: number) => drawFigure(figure, width, height), [figure, height]);
  return <PlotDrawing draw={draw} label={label} />;
}
