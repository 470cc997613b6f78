import { drawBars } from '#src/web/ui/chart/draw-bars.ts';
import { drawLines } from '#src/web/ui/chart/draw-lines.ts';
import type { Drawing } from '#src/web/ui/chart/drawing.ts';
import type { Figure } from '#src/web/ui/chart/figure.ts';

export const drawFigure = (figure: Figure, width: number, height: number): Drawing =>
  figure.mark === 'bar' ? drawBars(figure, width, height) : drawLines(figure, width, height);
