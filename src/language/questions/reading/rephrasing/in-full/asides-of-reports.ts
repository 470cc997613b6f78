import type { Rule } from './rule.ts';

/** What reports put beside what they ask: where it is from, examples of it, what the list is for. */
export const reportAsideRules: readonly Rule[] = [
  {
    said: 'Branded vs Non-Branded Clicks (GSC)',
    becomes: 'Branded vs Non-Branded Clicks in GSC',
    words: / ?\((gsc|(?:google )?search console|ga4?|(?:google )?analytics)\)(?=[?.!]?$)/giu,
    full: ' in $1',
  },

  {
    said: 'sessions by channel group (Organic, Direct, Referral, etc.)',
    becomes: 'sessions by channel group',
    also: { 'revenue by device (e.g. mobile or desktop) last week': 'revenue by device last week' },
    words:
      /(\b(?:by|per|each) (?:\p{L}+ ?){1,3}?) ?\((?:(?:e\.? ?g\.?|for example|for instance|such as|like)[,:]? [^()]{2,80}|[^()]{2,80}?,? ?(?:etc\.?|and so on|\.\.\.|…))\)/giu,
    full: '$1',
  },

  {
    said: 'pages with a ctr under 1% — title rewrite candidates',
    becomes: 'pages with a ctr under 1%',
    also: { 'queries in positions 8-20 - my quick-win list': 'queries in positions 8-20' },
    words:
      /(?<=.{12}) ?(?: [-–]|—) ?(?:(?:my|our|the|these are|this is|your) )*(?:[\p{L}-]+ ){1,3}(?:lists?|candidates|shortlist|backlog|targets)(?=[?.!]?$)/giu,
    full: '',
  },
  {
    said: 'which queries gained/lost impressions last week',
    becomes: 'which queries gained or lost impressions last week',
    words:
      /\b(gain(?:ed|ing)?|ris(?:e|en|ing)|rose|gr(?:ew|ow|owing|own)|up|w(?:on|inners)|increas(?:ed|ing)|improv(?:ed|ing)) ?\/ ?(?=(?:los[ts]|losing|losers|fell|fall|falling|dropp(?:ed|ing)|declin(?:ed|ing)|down|shrank|shrinking|decreas(?:ed|ing)|worsen(?:ed|ing))\b)/giu,
    full: '$1 or ',
  },
];
