import type { Rule } from './rule.ts';

/** How places in search results are spoken of. */
export const searchPlaceRules: readonly Rule[] = [
  {
    said: 'which keywords are sitting in positions 11-20',
    becomes: 'which keywords are in positions 11-20',
    words:
      /\b(?:sitting|hovering|stuck|parked|hanging|languishing) (?=(?:in|at|on|between) (?:positions?|page|places?|ranks?)\b)/giu,
    full: '',
  },
  {
    said: 'keywords in positions 11-20, those are the fastest wins',
    becomes: 'keywords in positions 11-20',
    words:
      /, (?:those|these|that|this) (?:are|is|would be|will be) (?:the |our |my )?(?:\p{L}+ ){0,3}(?:wins?|chances?|opportunit(?:y|ies)|candidates?|ones|targets?|priorit(?:y|ies)|money pages|problems?)(?=[.!]?$)/giu,
    full: '',
  },
  {
    said: 'how many queries in the top 3, 4-10, 11-20',
    becomes: 'how many queries in positions 1-3, 4-10, 11-20',
    words:
      /\bin the top (3(?=,? (?:and )?4 ?[-–])|5(?=,? (?:and )?6 ?[-–])|10(?=,? (?:and )?11 ?[-–])|20(?=,? (?:and )?21 ?[-–]))/giu,
    full: 'in positions 1-$1',
    means: '1',
  },
  {
    said: 'biggest ranking drops in february',
    becomes: 'queries that lost the most position in february',
    also: { 'the largest position losses last month': 'queries that lost the most position last month' },
    words:
      /^(?:the |our |my )*(?:biggest|largest|worst|top|most) (?:rankings?|positions?|rank|serp) (?:drops?|loss(?:es)?|declines?|falls?|losers)(?= |[?.!]|$)/giu,
    full: 'queries that lost the most position',
  },
  {
    said: 'biggest ranking gains last month',
    becomes: 'queries that gained the most position last month',
    words:
      /^(?:the |our |my )*(?:biggest|largest|best|top|most) (?:rankings?|positions?|rank|serp) (?:gains?|improvements?|rises?|climbs?|winners|jumps?)(?= |[?.!]|$)/giu,
    full: 'queries that gained the most position',
  },
  {
    said: 'is my seo improving',
    becomes: 'is search clicks improving',
    also: { 'did our SEO get better last month': 'did search clicks get better last month' },
    words:
      /(?<=^(?:is|has|did|does) )(?:my|our|the) seo(?= (?:improv|gett?(?:ing)? (?:better|worse)|growing|grow))/giu,
    full: 'search clicks',
  },
];
