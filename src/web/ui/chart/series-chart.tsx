import { lazy, Suspense } from 'react';
import type { SeriesDrawingProps } from '#src/web/ui/chart/series-drawing.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';

const SeriesDrawing = lazy(async () => ({
  default: (await import('#src/web/ui/chart/series-drawing.tsx')).SeriesDrawing,
}));

export type SeriesChartProps = Omit<SeriesDrawingProps, 'height'> & { readonly height?: number };

/** A metric over days or weeks. Its code comes when the first chart does; its place is kept from the start. */
export function SeriesChart({ height = 240, ...props }: SeriesChartProps) {
  return (
    <div style={{ height }}>
      <Suspense fallback={<Skeleton className="size-full" />}>
        <SeriesDrawing {...props} height={height} />
      </Suspense>
    </div>
  );
}
