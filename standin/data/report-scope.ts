import { linkedSearchPrefix } from '../assumptions.ts';
import type { DataSet, Scope, ServedDimension } from '../data-sets/data-set.ts';
import type { FilterExpression, ReportRequest } from './report-request.ts';

/** From coarse to fine. Items lie beside pages and events; asking for both is refused when the report is planned. */
const fineness: readonly Scope[] = ['session', 'page', 'event', 'item'];

/** The coarsest rows that know every dimension of the request. */
export function reportScope(request: ReportRequest, dataSet: DataSet): Scope {
  if ((request.metrics ?? []).some(({ name, expression }) => (expression || name)?.includes(linkedSearchPrefix)))
    return 'search';
  return requestedDimensions(request, dataSet).reduce<Scope>(
    (finest, { scope = 'session' }) => (fineness.indexOf(scope) > fineness.indexOf(finest) ? scope : finest),
    'session',
  );
}

/** The dimensions named anywhere in a request, filters included; names that do not exist are refused later. */
export function requestedDimensions(request: ReportRequest, { dimensions }: DataSet): ServedDimension[] {
  const names = new Set<string>();
  for (const { name = '', dimensionExpression } of request.dimensions ?? []) {
    names.add(dimensionExpression?.lowerCase?.dimensionName ?? dimensionExpression?.upperCase?.dimensionName ?? name);
    for (const part of dimensionExpression?.concatenate?.dimensionNames ?? []) names.add(part);
  }
  if (request.dimensionFilter !== undefined) addFilterNames(request.dimensionFilter, names);
  return dimensions.filter(({ apiName, deprecatedApiNames = [] }) =>
    [apiName, ...deprecatedApiNames].some((name) => names.has(name)),
  );
}

function addFilterNames(expression: FilterExpression, into: Set<string>): void {
  const { filter, notExpression, andGroup, orGroup } = expression;
  if (filter?.fieldName !== undefined) into.add(filter.fieldName);
  if (notExpression !== undefined) addFilterNames(notExpression, into);
  for (const part of [...(andGroup?.expressions ?? []), ...(orGroup?.expressions ?? [])]) addFilterNames(part, into);
}
