import { searchTexts } from '../assumptions.ts';
import { type CivilDay, parseCivilDay } from '../calendar/civil-day.ts';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { GoogleError } from '../google-error.ts';
import { readJson } from '../http/read-json.ts';
import type { Call } from '../http/route.ts';
import { invalidParameter } from './search-error.ts';
import { type SearchType, searchTypes } from './search-table.ts';

export const searchDimensions = [
  'date',
  'query',
  'page',
  'country',
  'device',
  'searchAppearance',
  'hour',
] as const;
export type SearchDimension = (typeof searchDimensions)[number];

export interface SearchFilter {
  readonly dimension: Exclude<SearchDimension, 'date' | 'hour'>;
  readonly operator:
    | 'equals'
    | 'notEquals'
    | 'contains'
    | 'notContains'
    | 'includingRegex'
    | 'excludingRegex';
  readonly expression: string;
}

/** A query whose shape and numbers are in order. */
export interface SearchRequest {
  readonly first: CivilDay;
  readonly last: CivilDay;
  readonly dimensions: readonly SearchDimension[];
  readonly type: SearchType;
  readonly filters: readonly SearchFilter[];
  readonly aggregationType: 'auto' | 'byPage' | 'byProperty';
  readonly dataState: 'final' | 'all' | 'hourlyAll';
  readonly rowLimit: number;
  readonly startRow: number;
}

interface WireRequest {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly dimensions?: readonly string[];
  readonly type?: string;
  readonly searchType?: string;
  readonly dimensionFilterGroups?: readonly {
    readonly filters?: readonly { dimension?: string; operator?: string; expression?: string }[];
  }[];
  readonly aggregationType?: string;
  readonly dataState?: string;
  readonly rowLimit?: number;
  readonly startRow?: number;
}

const dataStates: Record<string, SearchRequest['dataState']> = {
  FINAL: 'final',
  ALL: 'all',
  HOURLY_ALL: 'hourlyAll',
};

/** The wire says `byPage` where the discovery document says BY_PAGE; both are understood, as by Google. */
export function readSearchRequest(call: Pick<Call, 'body' | 'headers'>): SearchRequest {
  const wire = readWire(call);
  const first = readDay(wire.startDate, 'startDate');
  const last = readDay(wire.endDate, 'endDate');
  if (first > last) throw invalidParameter(searchTexts.backwards);
  const rowLimit = wire.rowLimit ?? 1000;
  if (rowLimit < 1 || rowLimit > 25_000) throw invalidParameter(searchTexts.rowLimit);
  const startRow = wire.startRow ?? 0;
  if (startRow < 0) throw invalidParameter(searchTexts.startRow);
  const dimensions = (wire.dimensions ?? []).map((name) => camel(name) as SearchDimension);
  if (new Set(dimensions).size < dimensions.length) throw invalidParameter(searchTexts.twice);
  const type = camel(wire.type ?? wire.searchType ?? 'WEB') as SearchType;
  if (!searchTypes.includes(type)) throw invalidParameter(searchTexts.type(type));
  const dataState = dataStates[wire.dataState ?? 'FINAL'] ?? 'final';
  if (dimensions.includes('hour') !== (dataState === 'hourlyAll')) throw invalidParameter(searchTexts.hours);
  return {
    first,
    last,
    dimensions,
    type,
    filters: (wire.dimensionFilterGroups ?? []).flatMap(({ filters = [] }) =>
      filters.map(({ dimension = '', operator = 'EQUALS', expression = '' }) => ({
        dimension: camel(dimension) as SearchFilter['dimension'],
        operator: camel(operator) as SearchFilter['operator'],
        expression,
      })),
    ),
    aggregationType: camel(wire.aggregationType ?? 'AUTO') as SearchRequest['aggregationType'],
    dataState,
    rowLimit,
    startRow,
  };
}

function readWire(call: Pick<Call, 'body' | 'headers'>): WireRequest {
  try {
    const schemas = discoverySchemas('searchconsole.v1');
    return readMessage(schemas, 'SearchAnalyticsQueryRequest', upperEnums(readJson(call))) as WireRequest;
  } catch (error) {
    throw error instanceof GoogleError ? invalidParameter(error.message) : error;
  }
}

const enumNames = new Set([
  'dimensions',
  'dimension',
  'operator',
  'type',
  'searchType',
  'groupType',
  'aggregationType',
  'dataState',
]);

function upperEnums(value: unknown, isEnum = false): unknown {
  if (typeof value === 'string') return isEnum ? upperSnake(value) : value;
  if (Array.isArray(value)) return value.map((item) => upperEnums(item, isEnum));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, upperEnums(item, enumNames.has(name))]),
  );
}

/** `notContains` to NOT_CONTAINS; what is in capitals already stays. */
export function upperSnake(text: string): string {
  return /[a-z]/.test(text) ? text.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : text;
}

function camel(text: string): string {
  return text.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function readDay(text: string | undefined, name: string): CivilDay {
  const day = parseCivilDay(text ?? '');
  if (day === undefined) throw invalidParameter(searchTexts.date(name, text));
  return day;
}
