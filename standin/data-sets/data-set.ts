import type { LabelColumn, SessionTable } from './session-table.ts';

export type MetricType =
  | 'TYPE_INTEGER'
  | 'TYPE_FLOAT'
  | 'TYPE_SECONDS'
  | 'TYPE_MILLISECONDS'
  | 'TYPE_MINUTES'
  | 'TYPE_HOURS'
  | 'TYPE_STANDARD'
  | 'TYPE_CURRENCY';

/** One property: what it is, which fields it truly has, and its sessions. */
export interface DataSet {
  readonly property: PropertyFacts;
  readonly dimensions: readonly ServedDimension[];
  readonly metrics: readonly ServedMetric[];
  /** Sessions become visible up to so many hours after they happened, as Analytics takes its time. */
  readonly lateHours?: number;
  /** Read at first use, then kept. Rows are sessions, or the finer things a report asks about. */
  table(scope?: Scope): Promise<SessionTable>;
}

/** What a row stands for: a session, a page within one, an event on such a page, an item, or a result in Google's search. */
export type Scope = 'session' | 'page' | 'event' | 'item' | 'search';

export interface PropertyFacts {
  readonly id: string;
  readonly displayName: string;
  readonly account: { readonly id: string; readonly displayName: string };
  readonly timeZone: string;
  readonly currencyCode: string;
  readonly industryCategory: string;
  readonly serviceLevel: 'GOOGLE_ANALYTICS_STANDARD' | 'GOOGLE_ANALYTICS_360';
  readonly createTime: string;
  readonly webStreams: readonly WebStream[];
  readonly keyEvents: readonly KeyEvent[];
  /** E-mails of the people who may see it. */
  readonly visibleTo: readonly string[];
}

export interface WebStream {
  readonly id: string;
  readonly displayName: string;
  readonly measurementId: string;
  readonly defaultUri: string;
}

export interface KeyEvent {
  readonly id: string;
  readonly eventName: string;
  readonly countingMethod: 'ONCE_PER_EVENT' | 'ONCE_PER_SESSION';
  readonly custom: boolean;
}

interface ServedField {
  readonly apiName: string;
  readonly uiName: string;
  readonly category: string;
  readonly description: string;
  readonly deprecatedApiNames?: readonly string[];
}

export interface ServedDimension extends ServedField {
  /** The coarsest rows that know it; a session if absent. */
  readonly scope?: Scope;
  column(table: SessionTable): LabelColumn;
  /** Metrics that cannot be asked for together with this dimension. */
  readonly incompatibleMetrics?: readonly string[];
}

export interface ServedMetric extends ServedField {
  readonly type: MetricType;
  readonly measure: Measure;
  /** How the metric comes from others, in the Data API's notation. */
  readonly expression?: string;
  /** Why the person who asks may not see it; its measure is nothing then. */
  readonly blockedReasons?: readonly ('NO_REVENUE_METRICS' | 'NO_COST_METRICS')[];
}

/** How a metric is counted over any set of sessions. */
export type Measure =
  /** Different sessions; with `where`, only those with a row in which that column is not 0. */
  | { readonly kind: 'sessions'; readonly where?: string }
  /** The sum of a column, divided by `divisor` (100 turns cents into dollars without rounding noise). */
  | { readonly kind: 'sum'; readonly column: string; readonly divisor?: number }
  /** Different users; with `where`, only those with a session in which that column is not 0. Cannot be summed. */
  | { readonly kind: 'users'; readonly where?: string }
  /** Different users of so many days up to the last one; only by date or over everything. */
  | { readonly kind: 'trailingUsers'; readonly days: number; readonly where?: string }
  /** 0, whatever happened. */
  | { readonly kind: 'nothing' }
  /** 0 where the lower part is 0, as the Data API answers. */
  | { readonly kind: 'ratio'; readonly over: Measure; readonly under: Measure };
