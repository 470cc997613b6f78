import type { DataSet, ServedDimension, ServedMetric } from '../data-sets/data-set.ts';
import { type GoogleError, invalidArgument } from '../google-error.ts';

/** Finds a property's fields by their present or their deprecated name. */
export interface FieldCatalogue {
  dimension(name: string): ServedDimension;
  metric(name: string): ServedMetric;
  isMetric(name: string): boolean;
  isDimension(name: string): boolean;
}

export function fieldCatalogue({ dimensions, metrics }: Pick<DataSet, 'dimensions' | 'metrics'>): FieldCatalogue {
  const dimensionOf = byName(dimensions);
  const metricOf = byName(metrics);
  return {
    dimension(name) {
      const found = dimensionOf.get(name);
      if (found === undefined) throw notAField(name, 'dimension');
      return found;
    },
    metric(name) {
      const found = metricOf.get(name);
      if (found === undefined) throw notAField(name, 'metric');
      return found;
    },
    isMetric: (name) => metricOf.has(name),
    isDimension: (name) => dimensionOf.has(name),
  };
}

function byName<T extends { apiName: string; deprecatedApiNames?: readonly string[] }>(fields: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const field of fields) {
    for (const name of [field.apiName, ...(field.deprecatedApiNames ?? [])]) map.set(name, field);
  }
  return map;
}

function notAField(name: string, kind: 'dimension' | 'metric'): GoogleError {
  return invalidArgument(
    `Field ${name} is not a valid ${kind}. For a list of valid dimensions and metrics, see https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema`,
  );
}
