import type { Card } from '../../contract.ts';

type UiData = NonNullable<Card['payload']['ui_data']>;
export interface Change {
  readonly card: Card;
  readonly data: UiData;
}

export interface TrafficChanges {
  /** Of this week: the falls by severity, then by size, then the rises. */
  readonly ofWeek: readonly Change[];
  /** Of many weeks: they have another beginning, and no row beside the others. */
  readonly drifts: readonly Change[];
}

const trafficMetrics = new Set(['sessions', 'users', 'new_users', 'page_views', 'clicks', 'impressions']);
const severities = ['critical', 'significant', 'moderate'] as const;
const MOST = 3;

const withData = (cards: readonly Card[]): Change[] =>
  cards.flatMap((card) => (card.payload.ui_data === undefined ? [] : [{ card, data: card.payload.ui_data }]));

const sizeOf = ({ data }: Change) => Math.abs(data.observed - data.expected);
const rankOf = ({ data }: Change) => {
  const rank = severities.indexOf(data.severity ?? 'moderate');
  return data.severity === null ? severities.length : rank;
};

/** The changes of traffic that cards tell of, three falls and three rises of each sort at most. */
export function trafficChangesOf(cards: readonly Card[]): TrafficChanges {
  const sorted = withData(cards)
    .filter(({ data }) => trafficMetrics.has(data.metric))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one));
  const isDrift = ({ data }: Change) => data.shape === 'ramp';
  return {
    ofWeek: fallsAndRises(sorted.filter((change) => !isDrift(change))),
    drifts: fallsAndRises(sorted.filter(isDrift)),
  };
}

function fallsAndRises(sorted: readonly Change[]): Change[] {
  const going = (direction: 'up' | 'down') =>
    sorted.filter(({ data }) => data.direction === direction).slice(0, MOST);
  return [...going('down'), ...going('up')];
}

const pageDimensions = ['landing_page', 'page'];

/** Changes of this week in revenue or purchases that a page stands behind. */
export function revenuePagesOf(cards: readonly Card[]): Change[] {
  return withData(cards)
    .filter(({ data }) => data.shape !== 'ramp')
    .filter(({ data }) => data.metric === 'revenue' || data.metric === 'purchases')
    .filter(({ data }) => pageDimensions.some((dimension) => dimension in data.segment))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
}
