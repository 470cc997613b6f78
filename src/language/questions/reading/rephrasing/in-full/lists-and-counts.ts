import { type Rule, WEEKDAY } from './rule.ts';

const METRIC =
  '((?!we\\b|i\\b|you\\b|they\\b)[\\p{L}-]+(?: (?!(?:over|above|under|below|more|less|fewer|at|go|goes|going|ever)\\b)[\\p{L}-]+)?)';
const PAST =
  '(?:exceed|exceeded|top|topped|pass|passed|surpass|surpassed|beat|go over|go above|get over|went over|went above|above|over|more than)';

/** How often something was so, what is listed day by day, and whose share comes after its name. */
export const listAndCountRules: readonly Rule[] = [
  {
    said: 'how many different countries do we send to',
    becomes: 'how many different countries',
    words:
      /^(how many (?:different|distinct|unique) \p{L}+(?: \p{L}+)?) (?:do|did|have|are) we (?:send|sent|sending)(?: (?:it|them))? (?:to|into)(?=[?.!]?$| (?:in|last|this|since|during|over) )/iu,
    full: '$1',
  },
  {
    said: 'how many times did revenue exceed 5,000 in a day',
    becomes: 'how many days had more than 5,000 revenue',
    also: {
      'how many times was revenue above 60,000 in a week in 2026?':
        'how many weeks had more than 60,000 revenue in 2026?',
    },
    words: new RegExp(
      `^how (?:many times|often) (?:did|was|were) (?:our |the |daily )?${METRIC} ${PAST} ([$€£]?\\d[\\d.,]*k?) (?:in|on) (?:a|one|any|a single) (day|week|month)\\b`,
      'iu',
    ),
    full: 'how many $3s had more than $2 $1',
  },
  {
    said: 'every Monday in March: sessions',
    becomes: 'sessions on each Monday in March',
    words: new RegExp(
      `^(?:on )?(?:every|each) (${WEEKDAY})((?: (?:in|of|since|from) [^:]{3,30}?)?): ?([^:?.!]{3,40})`,
      'iu',
    ),
    full: '$3 on each $1$2',
  },
  {
    said: 'rhubarb crumble: mobile share?',
    becomes: 'mobile share of rhubarb crumble?',
    also: { 'Athens: package share in August': 'package share of Athens in August' },
    words:
      /^(?!.*\b(?:compare|by|per|each|every|top|best|worst|share|vs|versus|and|or)\b[^:]*:)([^:?.!,]{2,40}?) ?: (?:the |what is the )?(?!market\b|revenue\b|traffic\b|session\b|total\b|conversion\b)([\p{L}-]+) share(?= ?[?.!]|$| (?:in|last|this|during|on|since) )/iu,
    full: '$2 share of $1',
  },
  // Of all of them, and not of each
  {
    said: 'How many sessions in total from all countries in Europe in March?',
    becomes: 'How many sessions in total from Europe in March?',
    words:
      /(?<=\btotal\b.*)\b(from|in|across|for) all (?:the |of the )?countries (?:in|of|from|within) (?=(?:Europe|Asia|Africa|Oceania|North America|South America|Latin America|Scandinavia|the EU|EU|DACH)\b)/giu,
    full: '$1 ',
  },
  {
    said: 'best seller in every city',
    becomes: 'top product in every city',
    words:
      /^(?:what (?:is|was) )?(?:the )?(?:best ?sellers?|best[- ]selling (?:item|product)s?|top sellers?) (?=(?:in|for|of) (?:each|every) \p{L})/iu,
    full: 'top product ',
  },
];
