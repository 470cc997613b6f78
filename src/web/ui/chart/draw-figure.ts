import { drawBars } from '#src/web/ui/chart/draw-bars.ts';
import { drawLines } from '#src/web/ui/chart/draw-lines.ts';
import { drawPoints } from '#src/web/ui/chart/draw-points.ts';
import type { Drawing } from '#src/web/ui/chart/drawing.ts';
import type { Figure } from '#src/web/ui/chart/figure.ts';
import type { Scatter } from '#src/web/ui/chart/scatter.ts';

export function drawFigure(figure: Figure | Scatter, width: number, height: number): Drawing {
  if (figure.mark === 'point') return drawPoints(figure, width, height);
  return figure.mark === 'bar' ? drawBars(figure, width, height) : drawLines(figure, width, height);
}
