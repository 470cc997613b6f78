import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';

type Report = Pick<
  analyticsdata_v1beta.Schema$RunReportResponse,
  'rows' | 'dimensionHeaders' | 'metricHeaders'
>;

/** A report's rows as objects of field name to text, in the order of the answer. */
export function reportRows(report: Report): Record<string, string>[] {
  const names = [...(report.dimensionHeaders ?? []), ...(report.metricHeaders ?? [])].map(
    ({ name }) => name ?? '',
  );
  return (report.rows ?? []).map(({ dimensionValues, metricValues }) => {
    const values = [...(dimensionValues ?? []), ...(metricValues ?? [])];
    return Object.fromEntries(names.map((name, index) => [name, values[index]?.value ?? '']));
  });
}

export function named(...names: string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}

export const wholeQuarter = { startDate: '2017-01-01', endDate: '2017-03-31' };
export const property = 'properties/200000001';
