import type { SiteMetric } from '../analysis.ts';
import { viewSegment } from '../attribute/segment-view.ts';
import { guardSingleOrders } from '../attribute/single-orders.ts';
import { panelOf } from '../panel-of.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { baselineOf } from './baseline-of.ts';
import { effectOf } from './build-finding.ts';
import { unitOf } from './metric-of.ts';

/** The whole site, metric by metric, whether it changed or not. */
export function siteMetrics(hypotheses: readonly Hypothesis[]): readonly SiteMetric[] {
  return hypotheses
    .filter(({ tier, name }) => tier === 'site' && name !== 'raw_revenue_t')
    .map((hypothesis) => {
      const { run } = hypothesis;
      const panel = panelOf(run, hypothesis.metric);
      const view = panel ? viewSegment(run, panel, 0) : null;
      const observed = panel ? (panel.site[run.calendar.current] as number) : hypothesis.observed;
      const relative = hypothesis.deviation / hypothesis.expected;
      const guard = panel ? guardSingleOrders(run, panel, 0, relative, hypothesis.degreesOfFreedom) : null;
      return {
        metric: hypothesis.metric,
        unit: unitOf(run, hypothesis.metric),
        effect: effectOf(run, hypothesis, observed),
        baseline: baselineOf(run, hypothesis, view, run.calendar),
        p: hypothesis.p,
        guards: guard ? [guard] : [],
      };
    });
}
