import { MONTH, type Rule } from './rule.ts';

/** Times that short speech names by a part. */
export const timeRules: readonly Rule[] = [
  [/\bso far in (?=20\d\d\b)/gi, 'in '],
  // "Tips per month since we started tracking"
  [
    /\bsince (?:we|i|the (?:site|shop|store)|it) (?:started|began|launched|opened|went live|existed?)(?: (?:tracking|measuring|counting|collecting(?: data)?|recording|selling|business|out))?(?= ?[?.,!]|$)/gi,
    'since the beginning',
  ],
  // "How is this month going so far?"
  [/\b(this (?:week|month|quarter|year)\b.{0,40}?),? so far(?= ?[?.!]|$)/gi, '$1'],
  // "This month so far vs the same days in June": as many days are compared anyway
  [
    new RegExp(
      String.raw`\b(this (?:month|quarter|year)(?:,? so far| to date)?,? (?:vs\.?|versus|against|compared (?:to|with))) (?:the )?(?:exact )?same (?:number of )?(?:days|dates|period|stretch|time|timeframe) (?:in|of|during|from) (?=(?:${MONTH}|last|the (?:previous|prior))\b)`,
      'gi',
    ),
    '$1 ',
  ],
  [/\bwhich single (?=(?:day|week|month|weekend|quarter|year)\b)/gi, 'which '],
  [/\b(?:for|in|over|during) the year so far\b/gi, 'this year'],
  // "On an average Monday, Tuesday and so on"
  [
    /\bon (?:an average|a typical|a usual|average) monday,? tuesday(?:,? (?:wednesday))?,? (?:and so on|etc\.?|and so forth)/gi,
    'on average by weekday',
  ],
  // "The highest revenue in a single day"
  [/\b(an?|any|one) single (?=(?:day|week|weekend|month|quarter|year)\b)/gi, '$1 '],
  // "On Sat and Sun against Mon–Fri"
  [/\bon sat(?: and | & |\/)sun\b/gi, 'on weekends'],
  [/\b(?:on )?mon(?:days?)? ?(?:–|-|to|through) ?fri(?:days?)?\b/gi, 'on weekdays'],
  [
    new RegExp(
      String.raw`\bthe same (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) days (?=(?:in|of) (?:${MONTH}|last)\b)`,
      'gi',
    ),
    'the same days ',
  ],
  [
    new RegExp(
      String.raw`\bweekend of (\d{1,2})(?:st|nd|rd|th)?\/\d{1,2}(?:st|nd|rd|th)? (${MONTH})\b`,
      'gi',
    ),
    'weekend of $2 $1',
  ],
];
