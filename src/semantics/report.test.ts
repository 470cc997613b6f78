import { expect, test } from 'vitest';
import { dimensions } from './dimension.ts';
import { metrics } from './metric.ts';
import { QueryPlan } from './query-plan.ts';
import { reports, reportsOf } from './report.ts';

test('every report can be asked of its service, and adds up to one of the same service', () => {
  for (const [id, report] of Object.entries(reports)) {
    expect(report.id).toBe(id);
    const name = { google_analytics: 'ga4', search_console: 'searchConsole', file: 'label' } as const;
    for (const dimension of report.dimensions)
      expect(dimensions[dimension][name[report.service]]).toBeDefined();
    const whole = report.siteReport === null ? undefined : reports[report.siteReport];
    if (whole !== undefined) {
      expect([whole.role, whole.service, whole.aggregation]).toEqual([
        'site',
        report.service,
        report.aggregation,
      ]);
      expect(whole.metrics).toEqual(expect.arrayContaining([...report.metrics]));
    }
    if (report.role !== 'cells') expect(report.dimensions).toEqual([]);
    if (report.role !== 'weekly')
      for (const metric of report.metrics) expect(metrics[metric].kind.type).not.toBe('distinct');
  }
});

test('each service has one site report', () => {
  expect(reportsOf('google_analytics', 'site').map(({ id }) => id)).toEqual(['ga4_site']);
  expect(reportsOf('search_console', 'site').map(({ id }) => id)).toEqual(['gsc_site']);
  expect(reportsOf('file', 'site').map(({ id }) => id)).toEqual(['file_site']);
});

test('every report can be cut by all that it has, at once', () => {
  for (const { id, dimensions: all } of Object.values(reports)) {
    const plan = { metrics: ['sessions'], dimensions: all, from: '2026-01-05', to: '2026-01-11', report: id };
    expect(QueryPlan.safeParse(plan).success, id).toBe(true);
  }
});
