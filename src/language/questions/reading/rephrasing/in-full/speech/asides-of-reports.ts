import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

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
  // An example of them says what is meant by the word, and limits nothing
  {
    said: 'sessions by channel such as organic or direct in March',
    becomes: 'sessions by channel in March',
    also: {
      'revenue by country, for example Germany': 'revenue by country',
      'sessions by device, like mobile or tablet, last week': 'sessions by device last week',
    },
    words:
      /(\b(?:by|per|for each) (?!(?:the )?(?:names?|words?|terms?|(?:landing )?pages?|quer(?:y|ies)|search|keywords?|urls?|paths?)\b.{0,9} like\b)\p{L}+(?: (?!such\b|like\b|for\b)\p{L}+)?),? (?:such as|like|e\.? ?g\.?|for example|for instance),? (?!(?:last|this|in|on|the|we|it|before|yesterday|today|usual|always|you|i|what|how)\b)(?:(?! (?:in|on|last|this|during|since|over|for|from|between|with|where|that|which|above|below|yesterday|today|vs|versus|compared) )[^?!;]){2,60}?,?(?=[?.!]?$| (?:in|on|last|this|during|since|over|for|from|between|yesterday|today|with|where|that|which|above|below|compared)\b)/giu,
    full: '$1',
  },
  // Those who are given as examples of a kind are who is asked about
  {
    said: 'how much traffic is coming from AI tools like ChatGPT and Perplexity?',
    becomes: 'how much traffic is coming from ChatGPT and Perplexity?',
    also: { 'revenue from social networks such as Facebook last month': 'revenue from Facebook last month' },
    words: once`\b(from|via|through) (?:all |the |our )?(?:\p{L}+ )?(?:tools|assistants|chatbots|bots|engines|networks|platforms|sites|sources|websites|apps|marketplaces|referrers|partners|channels),? (?:such as|like) (?=[\p{L}"“])`,
    full: '$1 ',
  },
  {
    said: 'channels such as email or push by sessions',
    becomes: 'channels by sessions',
    words:
      /^((?:(?:top|best|list|show|show me|all) )?(?:the )?\p{L}+(?: \p{L}+)?),? (?:such as|e\.? ?g\.?|for example|for instance) [^,?!]{2,60}?,?(?= by \p{L})/giu,
    full: '$1',
  },
  {
    said: 'which channels, such as email, brought the most sessions',
    becomes: 'which channels brought the most sessions',
    words:
      /^(which \p{L}+(?: \p{L}+)?),? (?:such as|e\.? ?g\.?|for example|for instance) [^,?!]{2,60},(?= )/giu,
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
