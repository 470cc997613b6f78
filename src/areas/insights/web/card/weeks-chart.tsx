import { useMemo } from 'react';
import type { Day } from '#src/shared/week.ts';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { SeriesChart } from '#src/web/ui/chart/series-chart.tsx';
import type { Evidence } from '../../evidence.ts';
import { shownUnit } from '../shown-unit.ts';
import { weeksSeries, weeksTable, weeksTitle } from './weeks-series.ts';

/** Since when: the weeks with what was usual behind them, this one marked. */
export function WeeksChart({ evidence, week }: { evidence: Evidence; week: Day }) {
  const title = weeksTitle(evidence);
  // Drawn anew only when the evidence is another.
  const series = useMemo(() => weeksSeries(evidence, week), [evidence, week]);
  return (
    <ChartFrame
      title={title}
      detail={`${evidence.metricLabel} a week${shownUnit(evidence) === 'position' ? '; upward is better' : ''}`}
      table={weeksTable(evidence)}
      picture={`weekwise-${week}-${evidence.metric}.png`}
    >
      <SeriesChart series={series} label={title} height={200} />
    </ChartFrame>
  );
}
