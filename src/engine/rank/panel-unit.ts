import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';

/** How many counts of the segment tests make one unit of the site metric: its trials for rates, 1 / scale for money. */
export function panelUnit(run: Run, metric: string): number {
  const panel = panelOf(run, metric) as RunPanel;
  if (panel.denominator) return panel.denominator.weeks[run.calendar.current] as number;
  return 1 / panel.expectation().panel.scale;
}
