import type { Card } from '../../contract.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

/** A finding or an action, and the card that tells it. */
export interface Told {
  readonly text: string;
  readonly card: Card | undefined;
}

export interface Summary {
  readonly keyFindings: readonly Told[];
  readonly recommendations: readonly Told[];
}

const MOST = 3;

/** What several sources say together: the first findings by rank, and what to do first about each. */
export function summaryOf(insights: readonly Card[]): Summary {
  const actions = insights.flatMap((card) =>
    (card.payload.follow_up_actions ?? []).slice(0, 1).map((text): Told => ({ text, card })),
  );
  // Two sources may ask for the same: each is said of its own.
  const isSame = (one: Told, other: Told) =>
    one.text === other.text && one.card?.source_id === other.card?.source_id;
  const ofEach = actions.filter((told, at) => actions.findIndex((one) => isSame(one, told)) === at);
  return {
    keyFindings: insights.slice(0, MOST).map((card) => ({ text: card.title, card })),
    recommendations: ofEach.slice(0, MOST),
  };
}

/** What one source says, with the cards of its week. */
export const toldBy = (
  { keyFindings, recommendations }: SiteSnapshot['summary'],
  insights: readonly Card[],
): Summary => ({
  keyFindings: keyFindings.map((text) => ({ text, card: insights.find(({ title }) => title === text) })),
  recommendations: recommendations.map((text) => ({
    text,
    card: insights.find(({ payload }) => payload.follow_up_actions?.includes(text)),
  })),
});
