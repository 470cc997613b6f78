import { linkedSearchPrefix } from '../assumptions.ts';
import type { ServedDimension } from '../data-sets/data-set.ts';

/** The first dimension that cannot stand beside one of the metrics, or beside another dimension. */
export function incompatibleField(dimensions: readonly ServedDimension[], metrics: readonly string[]): string | undefined {
  const linked = metrics.filter((name) => name.startsWith(linkedSearchPrefix));
  if (linked.length > 0 && linked.length < metrics.length) return linked[0];
  const item = dimensions.find(({ scope }) => scope === 'item');
  const other = dimensions.find(({ scope }) => scope === 'page' || scope === 'event');
  if (item !== undefined && other !== undefined) return item.apiName;
  return dimensions.find(({ incompatibleMetrics = [] }) => metrics.some((name) => incompatibleMetrics.includes(name)))
    ?.apiName;
}

export function incompatibleText(field: string): string {
  return `Please remove ${field} to make the request compatible for example. The request's dimensions & metrics are incompatible. To learn more, see https://ga-dev-tools.web.app/ga4/dimensions-metrics-explorer/`;
}
