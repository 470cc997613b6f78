import type { BrandTerm } from '#src/semantics/site-context.ts';
import type { GroupingRule, QueryGroup } from '../../query-groups-contract.ts';

/** What decides which group a query belongs to. */
export interface GroupingOrder {
  readonly queries: readonly { readonly query: string; readonly impressions: number }[];
  readonly rules: readonly GroupingRule[];
  /** Asked before the rules; null where nothing is known of the site, or rules were given. */
  readonly brandTerms: readonly BrandTerm[] | null;
  readonly minQueriesPerGroup: number;
}

export interface GroupOfQueries extends Pick<QueryGroup, 'id' | 'name' | 'kind' | 'intent'> {
  /** Largest first. */
  readonly queries: readonly string[];
}

export type GroupingAnswer =
  | { readonly type: 'grouped'; readonly groups: readonly GroupOfQueries[] }
  /** A pattern that is none, by its place among the rules. */
  | { readonly type: 'bad_pattern'; readonly place: number; readonly reason: string };

/** Where nobody wrote rules: what people want, by words of the languages whose queries we meet most. */
export const defaultRules: readonly GroupingRule[] = [
  {
    id: 'questions',
    intent: 'informational',
    pattern:
      '^(how|what|why|when|where|who|which|can|does|do|is|are|wie|was|warum|wann|wo|wer|welche[rs]?|comment|pourquoi|cómo|qué)\\b',
  },
  {
    id: 'comparison',
    intent: 'commercial',
    pattern:
      '\\b(best|top|vs|versus|review|reviews|compare|comparison|test|vergleich|beste[rsn]?|meilleur|mejor)\\b',
  },
  {
    id: 'purchase',
    intent: 'transactional',
    pattern:
      '\\b(buy|price|prices|cheap|discount|coupon|sale|deal|order|shop|shipping|delivery|kaufen|preis|günstig|bestellen|rabatt|acheter|prix|comprar|precio)\\b',
  },
  {
    id: 'local',
    intent: 'local',
    pattern: '\\b(near me|nearby|opening hours|in der nähe|öffnungszeiten)\\b',
  },
];
