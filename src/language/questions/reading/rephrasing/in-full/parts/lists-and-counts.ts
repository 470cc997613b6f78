import { everywhere, once } from '../../../../text/pattern.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const METRIC =
  '((?!we\\b|i\\b|you\\b|they\\b)[\\p{L}-]+(?: (?!(?:over|above|under|below|more|less|fewer|at|go|goes|going|ever)\\b)[\\p{L}-]+)?)';
const PAST =
  '(?:exceed|exceeded|top|topped|pass|passed|surpass|surpassed|beat|go over|go above|get over|went over|went above|above|over|more than)';

const WAS_SO = String.raw`((?:\p{L}+ed|bought|sold|seen)(?: to (?:the |a |their )?(?:cart|basket|bag))?)`;

/** How often something was so, what is listed day by day, and whose share comes after its name. */
export const listAndCountRules: readonly Rule[] = [
  // How many there are in all is no limit of what is counted
  {
    said: 'How many of our 11 landing pages made more than 5000 in revenue in April?',
    becomes: 'How many landing pages made more than 5000 in revenue in April?',
    also: { 'how many of the twelve sources had no sessions': 'how many sources had no sessions' },
    words:
      /\b(how many) (?:out )?of (?:our|the|my|all|all our|all the) (?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!(?:best|worst|top|bottom|most|least|largest|biggest|smallest|highest|lowest|busiest|last|latest|first|or|and|to|weeks?|months?|days?|years?|quarters?|hours?)\b|%)(?=\p{L})/giu,
    full: '$1 ',
  },
  // To run is to have been there at all; a race is run by people, and counted elsewhere
  {
    said: 'how many campaigns ran in June',
    becomes: 'how many campaigns were there in June',
    also: { 'how many ad groups were running last month?': 'how many ad groups were there last month?' },
    words: once`^(how many (?:different )?(?:campaigns|ads|adverts|ad (?:groups|sets)|adsets|creatives|promotions|promos|offers)) (?:ran|were running|were live|did we run|have run|have we run|were run)(?=[?.!]?$| (?:in|on|last|this|since|during|over|from|between) )`,
    full: '$1 were there',
  },
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
    words: once`^how (?:many times|often) (?:did|was|were) (?:our |the |daily )?${METRIC} ${PAST} ([$€£]?\d[\d.,]*k?) (?:in|on) (?:a|one|any|a single) (day|week|month)\b`,
    full: 'how many $3s had more than $2 $1',
  },
  {
    said: 'every Monday in March: sessions',
    becomes: 'sessions on each Monday in March',
    words: once`^(?:on )?(?:every|each) (${WEEKDAY})((?: (?:in|of|since|from) [^:]{3,30}?)?): ?([^:?.!]{3,40})`,
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
    becomes: 'most sold product in each city',
    also: { 'the best-selling item per city': 'most sold product in each city' },
    words:
      /^(?:(?:what|which) (?:is|was) )?(?:our |the )?(?:best ?seller|best[- ]selling (?:item|product)|top seller)s? (?:per(?! (?:month|week|day|quarter|year)\b)|(?:in|for|of) (?:each|every)) (?=\p{L})/iu,
    full: 'most sold product in each ',
  },
  // Of members it is those that had the one and none of the other; what is left of a number is told where no member is asked for
  {
    said: 'Which products were viewed but not purchased on October 11?',
    becomes: 'Which products had viewed but no purchased on October 11?',
    also: {
      'which items are added to cart but never bought': 'which items had added to cart but no bought',
    },
    words: everywhere`\b(which|what) ((?:of (?:the|our|my) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:(?:have|has|had) been|were|are|was|is|get|gets|got) ${WAS_SO} (?:but|and|yet) (?:(?:were|are|was|is|have|has) )?(?:not|never) (?:been |got )?${WAS_SO}(?! (?:the )?(?:most|least|best|more|often))`,
    full: '$1 $2 had $3 but no $4',
  },
  {
    said: 'which items were added to cart but never bought',
    becomes: 'which items had added to cart but no purchased',
    words: /(?<=\b(?:which|what) .{3,40} had .{3,40} but no )(?:bought|ordered)\b/giu,
    full: 'purchased',
  },
  // "Items sold" are a number; who sold is asked for by a verb
  {
    said: 'Which items sold the most last week?',
    becomes: 'Which items sell the most last week?',
    words:
      /\b(which|what) ((?:of (?:the|our|my) )?(?:items?|tickets?|units?|goods|pieces|things?)) sold (?=(?:the )?(?:most|least|best|worst|more|fewest|better|worse)\b)/giu,
    full: '$1 $2 sell ',
  },
];
