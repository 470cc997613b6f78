import type { AskMetric } from './asked-metric.ts';
import { quotient, type Rows, sumOf, weightedMean } from './sums.ts';

type Derived = Omit<AskMetric, 'columns' | 'value' | 'id'> & {
  readonly parts: readonly string[];
  value(rows: Rows): number | null;
};

const over = (rows: Rows): number | null => quotient(sumOf(rows, 0), sumOf(rows, 1));

/** What a metric is called and how it reads, in whichever way it is made. */
type Face = Omit<Derived, 'parts' | 'value'>;

const bounceRate: Face = {
  label: 'Bounce rate',
  noun: 'bounce rate',
  unit: 'fraction',
  desired: 'down',
  kind: 'quotient',
};
const engagementRate: Face = {
  label: 'Engagement rate',
  noun: 'engagement rate',
  unit: 'fraction',
  desired: 'up',
  kind: 'quotient',
};
const purchaseRate: Face = {
  label: 'Purchases per session',
  noun: 'purchases per session',
  unit: 'fraction',
  desired: 'up',
  kind: 'quotient',
  named: 'purchase_rate',
};

/** Those that the catalogue lacks, and its quotients by their parts. Several ways: the first whose parts are there. */
const derivedMetrics: Readonly<Record<string, readonly Derived[]>> = {
  bounces: [
    {
      label: 'Bounces',
      noun: 'sessions without engagement',
      unit: 'count',
      desired: 'down',
      kind: 'additive',
      parts: ['sessions', 'engaged_sessions'],
      value: (rows) => {
        const [all, engaged] = [sumOf(rows, 0), sumOf(rows, 1)];
        return all === null || engaged === null ? null : all - engaged;
      },
    },
  ],
  bounce_rate: [
    {
      ...bounceRate,
      parts: ['own:bounces', 'sessions'],
      value: over,
    },
    {
      ...bounceRate,
      parts: ['engaged_sessions', 'sessions'],
      value: (rows) => {
        const engaged = over(rows);
        return engaged === null ? null : 1 - engaged;
      },
    },
  ],
  engagement_rate: [
    {
      ...engagementRate,
      named: 'engagement_rate',
      parts: ['engaged_sessions', 'sessions'],
      value: over,
    },
    {
      ...engagementRate,
      parts: ['own:bounces', 'sessions'],
      value: (rows) => {
        const bounced = over(rows);
        return bounced === null ? null : 1 - bounced;
      },
    },
  ],
  engagement_per_session: [
    {
      label: 'Engagement time per session',
      noun: 'engagement time per session',
      unit: 'seconds',
      desired: 'up',
      kind: 'quotient',
      parts: ['engagement_seconds', 'sessions'],
      value: over,
    },
  ],
  conversion_rate: [
    {
      label: 'Key events per session',
      noun: 'key events per session',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      named: 'conversion_rate',
      parts: ['key_events', 'sessions'],
      value: over,
    },
    {
      ...purchaseRate,
      parts: ['purchases', 'sessions'],
      value: over,
    },
    {
      label: 'Conversions per click',
      noun: 'conversions per click',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      parts: ['key_events', 'clicks'],
      value: over,
    },
  ],
  purchase_rate: [
    {
      ...purchaseRate,
      parts: ['purchases', 'sessions'],
      value: over,
    },
  ],
  average_order_value: [
    {
      label: 'Average order value',
      noun: 'average order value',
      unit: 'currency',
      desired: 'up',
      kind: 'quotient',
      named: 'average_order_value',
      parts: ['revenue', 'purchases'],
      value: over,
    },
  ],
  revenue_per_session: [
    {
      label: 'Revenue per session',
      noun: 'revenue per session',
      unit: 'currency',
      desired: 'up',
      kind: 'quotient',
      named: 'revenue_per_session',
      parts: ['revenue', 'sessions'],
      value: over,
    },
  ],
  pages_per_session: [
    {
      label: 'Pages per session',
      noun: 'pages per session',
      unit: 'per_session',
      desired: 'neither',
      kind: 'quotient',
      named: 'pages_per_session',
      parts: ['page_views', 'sessions'],
      value: over,
    },
  ],
  ctr: [
    {
      label: 'Click-through rate',
      noun: 'click-through rate',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      named: 'ctr',
      parts: ['clicks', 'impressions'],
      value: over,
    },
  ],
  position: [
    {
      label: 'Average position',
      noun: 'average position',
      unit: 'position',
      desired: 'down',
      kind: 'quotient',
      parts: ['position', 'impressions'],
      value: weightedMean,
    },
  ],
  returning_users: [
    {
      label: 'Returning users',
      noun: 'returning users',
      unit: 'count',
      desired: 'up',
      kind: 'distinct',
      parts: ['users', 'new_users'],
      value: (rows) => {
        const [first] = rows;
        const [all, fresh] = rows.length === 1 && first ? first : [null, null];
        return all === null || all === undefined || fresh === null || fresh === undefined
          ? null
          : all - fresh;
      },
    },
  ],
};

/** Ids may be the names of a file's columns: "constructor" is no metric of ours. */
export const waysTo = (id: string): readonly Derived[] =>
  Object.hasOwn(derivedMetrics, id) ? (derivedMetrics[id] ?? []) : [];
