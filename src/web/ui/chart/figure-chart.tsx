import { lazy, Suspense } from 'react';
import { type Figure, figureHeight } from '#src/web/ui/chart/figure.ts';
import type { Scatter } from '#src/web/ui/chart/scatter.ts';
import { Skeleton } from '#src/web/ui/skeleton.tsx';

const FigureDrawing = lazy(async () => ({
  default: (await import('#src/web/ui/chart/figure-drawing.tsx')).FigureDrawing,
}));

/** Bars, lines or points. Its code comes when the first chart does; its place is kept from the start. */
export function FigureChart({ figure, label }: { figure: Figure | Scatter; label: string }) {
  const height = figureHeight(figure);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]" style={{ minHeight: height }}>
      <Suspense fallback={<Skeleton className="size-full" />}>
        <FigureDrawing figure={figure} label={label} height={height} />
      </Suspense>
    </div>
  );
}
