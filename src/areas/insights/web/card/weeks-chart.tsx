import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { SeriesChart } from '#src/web/ui/chart/series-chart.tsx';
import { formatWeek } from '#src/web/ui/format/date.ts';
import type { Card } from '../../contract.ts';
import type { Evidence } from '../../evidence.ts';
import { sourcesQuery } from '../queries.ts';
import { segmentText } from '../segment-steps.ts';
import { shownUnit } from '../shown-unit.ts';
import { weeksSeries, weeksTable, weeksTitle } from './weeks-series.ts';

/** Since when: the weeks with what was usual behind them, this one marked. */
export function WeeksChart({ evidence, card }: { evidence: Evidence; card: Card }) {
  const { organization } = useOrganization();
  const queries = useQueryClient();
  const week = card.time_frame_start;
  const title = weeksTitle(evidence);
  const direction = shownUnit(evidence) === 'position' ? '; upward is better' : '';
  const detail = `${evidence.metricLabel} a week${direction}`;
  // Drawn anew only when the evidence is another.
  const series = useMemo(() => weeksSeries(evidence, week), [evidence, week]);
  const note = async () => {
    const sources = await queries.fetchQuery(sourcesQuery(organization.id)).catch(() => []);
    const name = sources.find(({ id }) => id === card.source_id)?.name ?? organization.name;
    return `${name} · ${segmentText(evidence.segment)} · ${detail} · week of ${formatWeek(week)} · Weekwise`;
  };
  return (
    <ChartFrame
      title={title}
      detail={detail}
      table={weeksTable(evidence)}
      picture={{ name: `weekwise-${week}-${evidence.metric}.png`, note }}
    >
      <SeriesChart series={series} label={title} height={200} />
    </ChartFrame>
  );
}
