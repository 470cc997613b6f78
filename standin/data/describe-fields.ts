import type { DataSet, ServedDimension, ServedMetric } from '../data-sets/data-set.ts';

/** The answer of getMetadata: the fields that all the given properties serve. */
export function describeFields(property: string, dataSets: readonly DataSet[]): Record<string, unknown> {
  const [first, ...others] = dataSets;
  const isCommon = (kind: 'dimensions' | 'metrics', name: string) =>
    others.every((dataSet) => dataSet[kind].some(({ apiName }) => apiName === name));
  return {
    name: `properties/${property}/metadata`,
    dimensions: first?.dimensions.filter(({ apiName }) => isCommon('dimensions', apiName)).map(describeDimension),
    metrics: first?.metrics.filter(({ apiName }) => isCommon('metrics', apiName)).map(describeMetric),
  };
}

export function describeDimension(field: ServedDimension): Record<string, unknown> {
  const { apiName, uiName, description, deprecatedApiNames, category } = field;
  return { apiName, uiName, description, ...(deprecatedApiNames ? { deprecatedApiNames } : {}), category };
}

export function describeMetric(field: ServedMetric): Record<string, unknown> {
  const { apiName, uiName, description, deprecatedApiNames, type, expression, category, blockedReasons } = field;
  return {
    apiName,
    uiName,
    description,
    ...(deprecatedApiNames ? { deprecatedApiNames } : {}),
    type,
    ...(expression === undefined ? {} : { expression }),
    category,
    ...(blockedReasons === undefined ? {} : { blockedReasons }),
  };
}
