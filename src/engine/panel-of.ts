import type { Run, RunPanel } from './prepare-run.ts';

/** What a run knows of a metric; undefined where its table cannot cut it (users, that do not add up) or has nothing of it. */
export function panelOf(run: Run, metric: string): RunPanel | undefined {
  return run.panels.find(({ plan }) => plan.metric === metric);
}
