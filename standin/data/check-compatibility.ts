import type { DataSet } from '../data-sets/data-set.ts';
import { describeDimension, describeMetric } from './describe-fields.ts';
import { fieldCatalogue } from './field-catalogue.ts';
import { incompatibleField } from './incompatible-field.ts';
import type { ReportRequest } from './report-request.ts';

type CompatibilityRequest = Pick<ReportRequest, 'dimensions' | 'metrics'> & {
  readonly compatibilityFilter?: 'COMPATIBILITY_UNSPECIFIED' | 'COMPATIBLE' | 'INCOMPATIBLE';
};

/** For each field of the property: whether it can be added to the dimensions and metrics asked for. */
export function checkCompatibility(request: CompatibilityRequest, dataSet: DataSet): Record<string, unknown> {
  const fields = fieldCatalogue(dataSet);
  const dimensions = (request.dimensions ?? []).map(({ name = '' }) => fields.dimension(name));
  const metrics = (request.metrics ?? []).map(({ name = '' }) => fields.metric(name).apiName);
  const verdict = (conflict: string | undefined) => (conflict === undefined ? 'COMPATIBLE' : 'INCOMPATIBLE');
  const wanted = (entry: { compatibility: string }) =>
    request.compatibilityFilter === undefined ||
    request.compatibilityFilter === 'COMPATIBILITY_UNSPECIFIED' ||
    request.compatibilityFilter === entry.compatibility;

  const dimensionCompatibilities = dataSet.dimensions
    .map((field) => ({
      dimensionMetadata: describeDimension(field),
      compatibility: verdict(incompatibleField([...dimensions, field], metrics)),
    }))
    .filter(wanted);
  const metricCompatibilities = dataSet.metrics
    .map((field) => ({
      metricMetadata: describeMetric(field),
      compatibility: verdict(incompatibleField(dimensions, [...metrics, field.apiName])),
    }))
    .filter(wanted);
  return {
    ...(dimensionCompatibilities.length > 0 ? { dimensionCompatibilities } : {}),
    ...(metricCompatibilities.length > 0 ? { metricCompatibilities } : {}),
  };
}
