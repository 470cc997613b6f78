import {
  type DimensionId,
  dimensions as dimensionCatalogue,
  isDimensionId,
} from '#src/semantics/dimension.ts';
import {
  fileMetric,
  isMetricId,
  type Metric,
  type MetricId,
  metrics as metricCatalogue,
} from '#src/semantics/metric.ts';
import { ownOf } from '#src/shared/own-of.ts';
import type { KnownMember, QuestionSource } from '../question-context.ts';
import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import { dimensionWords } from '../vocabulary/dimension-words.ts';
import { metricWords } from '../vocabulary/metric-words.ts';

/**
 * A source as questions see it: which column stands for which metric and dimension of the catalogue. A file may call its
 * sessions "visits" and its devices "device_category"; both are understood by every word that the catalogue has for them.
 */
export interface SourceView {
  readonly source: QuestionSource;
  /** Each once, in the order of the reports, by their names in the source. */
  readonly metricColumns: readonly string[];
  readonly dimensionColumns: readonly string[];
  /** Column of a metric, by its name in the catalogue or its own. @param isOwn only one that the file itself brings */
  columnOf(metric: string, isOwn?: boolean): string | undefined;
  /** Column of a dimension, by its name in the catalogue or its own; undefined where the source is not split by it. */
  dimensionOf(dimension: string): string | undefined;
  /** Whether all that it counts are searches on Google, as Search Console has them: there "on Google" limits nothing. */
  readonly isOfSearch: boolean;
  /** What a column counts and in which unit; of one that no catalogue knows what its name suggests. Never undefined. */
  metricOf(column: string): Metric;
  /** As it stands above a column of a table: "Device category". */
  labelOf(dimensionColumn: string): string;
  /** The dimension of the catalogue that a column stands for, to know the other names of its members. */
  kindOf(dimensionColumn: string): DimensionId | undefined;
  /** Those that the source is known to have; none of an unknown column. */
  membersOf(dimensionColumn: string): readonly KnownMember[];
  /** Whether some report has these columns together, by their names in the source; @param grain without: of any grain */
  has(metricColumns: readonly string[], dimensionColumns: readonly string[], grain?: 'day' | 'week'): boolean;
}

/** "device category" of device_category and deviceCategory */
const spaced = (name: string): string => camelCaseApart(name.replaceAll('_', ' ')).trim();
const key = (name: string): string => wordsOf(spaced(name)).join(' ');

/** What Google's interface calls them is known as well. */
const googleNames = (
  names: Readonly<Record<string, { readonly ga4?: string }>>,
  id: string,
): readonly string[] => (Object.hasOwn(names, id) && names[id]?.ga4 !== undefined ? [names[id].ga4] : []);

/** Of a report of items it is all the revenue that there is. */
const ITEM_REVENUE = ['item revenue', 'items revenue', 'product revenue'];

/** Asks no data: made of what is known of the source alone. */
export function viewSource(source: QuestionSource): SourceView {
  const metricColumns = [...new Set(source.reports.flatMap(({ metrics }) => metrics))];
  const dimensionColumns = [...new Set(source.reports.flatMap(({ dimensions }) => dimensions))];
  const ownMetrics = metricColumns.filter((name) => !isMetricId(name));
  const ownDimensions = dimensionColumns.filter((name) => !isDimensionId(name));
  const metricAliases = aliases(
    ownMetrics,
    metricWords.map(({ metric, words }) => [
      metric,
      [...words, ...googleNames(metricCatalogue, metric), ...(metric === 'revenue' ? ITEM_REVENUE : [])],
    ]),
  );
  const dimensionAliases = aliases(
    ownDimensions,
    dimensionWords.map(({ dimensions, words }): [string, readonly string[]] => [
      dimensions[0] as string,
      [...words, ...googleNames(dimensionCatalogue, dimensions[0] as string)],
    ]),
  );
  // Pairs as Analytics writes them, "google / organic", are the sources where no column has these alone.
  const pairs = ownDimensions.find((name) => /^(?:session |first user )?source medium$/.test(key(name)));
  if (pairs !== undefined && !dimensionColumns.includes('source') && !dimensionAliases.has('source'))
    dimensionAliases.set('source', pairs);
  const columnOf: SourceView['columnOf'] = (metric, isOwn = false) => {
    if (!isOwn && metricColumns.includes(metric)) return metric;
    if (isOwn && metricColumns.includes(metric) && !isMetricId(metric)) return metric;
    return metricAliases.get(metric);
  };
  const dimensionOf: SourceView['dimensionOf'] = (dimension) =>
    dimensionColumns.includes(dimension) ? dimension : dimensionAliases.get(dimension);
  const kinds = new Map([...dimensionAliases].map(([kind, column]) => [column, kind as DimensionId]));
  const kindOf: SourceView['kindOf'] = (column) => (isDimensionId(column) ? column : kinds.get(column));
  const hasSearches = (query: string | undefined): boolean =>
    columnOf('position') !== undefined || (query !== undefined && columnOf('impressions') !== undefined);
  // Letters and advertisements are clicked, too: only what has a position, or queries by that name, was clicked in Google Search.
  const isClickedInSearch =
    source.type !== 'FILE' || hasSearches(dimensionColumns.find((name) => name === 'query'));
  return {
    source,
    metricColumns,
    dimensionColumns,
    columnOf,
    dimensionOf,
    isOfSearch:
      source.type === 'GSC' ||
      (hasSearches(dimensionOf('query')) && !hasNamesOfGoogle(source, dimensionColumns, kindOf)),
    metricOf: (column) =>
      isMetricId(column)
        ? (ownOf(source.ownMetrics, column) ??
          (isClickedInSearch ? metricCatalogue[column] : notOfSearch(column)))
        : named(ownOf(source.ownMetrics, column) ?? fileMetric(column)),
    labelOf: (column) => (isDimensionId(column) ? dimensionCatalogue[column].label : sentenceCase(column)),
    kindOf,
    membersOf: (column) => ownOf(source.members, column) ?? [],
    has: (metrics, dimensions, grain) =>
      source.reports.some(
        (report) =>
          (grain === undefined || report.grain === grain) &&
          metrics.every((name) => report.metrics.includes(name)) &&
          dimensions.every((name) => report.dimensions.includes(name)),
      ),
  };
}

/** What is searched for and what is found hold the word of the engine without being of it. */
const TEXTS = /^(?:query|page|landing_page)$/;

/** Ads on several networks may tell places and searches, too: of them "on Google" is the network that is called so. */
const hasNamesOfGoogle = (
  source: QuestionSource,
  columns: readonly string[],
  kindOf: SourceView['kindOf'],
): boolean =>
  columns.some(
    (column) =>
      !TEXTS.test(kindOf(column) ?? column) &&
      (ownOf(source.members, column) ?? []).some(({ name }) => wordsOf(name).includes('google')),
  );

/** From the catalogue's name to the file's column that is called by one of its words. */
function aliases(
  columns: readonly string[],
  vocabulary: readonly (readonly [string, readonly string[]])[],
): Map<string, string> {
  if (columns.length === 0) return new Map();
  const keys = vocabulary.map(([name, words]) => ({ name, called: new Set([name, ...words].map(key)) }));
  const found = new Map<string, string>();
  for (const column of columns) {
    const own = key(column);
    for (const { name, called } of keys) if (!found.has(name) && called.has(own)) found.set(name, column);
  }
  return found;
}

const sentenceCase = (name: string): string => {
  const words = spaced(name).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const named = (metric: Metric): Metric => ({ ...metric, label: sentenceCase(metric.label) });

/** The catalogue's, in the words of what is no search. */
function notOfSearch(id: MetricId): Metric {
  const metric = metricCatalogue[id];
  return metric.searchConsole === undefined
    ? metric
    : { ...metric, label: sentenceCase(id), noun: id.replaceAll('_', ' ') };
}
