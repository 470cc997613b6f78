import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SENTENCE = '[?.!;] ?(?:please,? |and |then |also )*';
/** One column as people name it, without anything that splits, limits or times it. */
const COLUMN =
  "(?:the |their |its |each )?(?!(?:the|their|its|each|and)\\b)(?:(?!by\\b|in\\b|for\\b|on\\b|last\\b|this\\b|over\\b|from\\b|per\\b|with\\b|as\\b|trend|chart|graph|top\\b|best|worst)[\\p{L}'’-]+ ?){1,4}";

/** What a list is to have beside what it ranks: columns that are asked for behind the question, or that it has anyway. */
export const askedColumnRules: readonly Rule[] = [
  {
    said: 'Top 3 hotels by total revenue in March? Return the hotel, number of bookings and total revenue.',
    becomes: 'Top 3 hotels by total revenue in March with the hotel, number of bookings and total revenue',
    also: {
      'Top 3 hotels by revenue last month. Include the hotel and its bookings.':
        'Top 3 hotels by revenue last month with the hotel and its bookings',
      'Top 5 sources by sessions. Please include sessions and revenue in the output.':
        'Top 5 sources by sessions with sessions and revenue',
    },
    words: everywhere`${SENTENCE}(?:return|output|include|report|list|show|give|display)(?: me| us)?(?: only| just)? ((?:${COLUMN}, (?:and )?)*${COLUMN}(?:,? and |, )${COLUMN}?)(?: ?in (?:the |your )?(?:output|results?|table|list|answer|response))?[.!?]?$`,
    full: ' with $1',
  },
  {
    said: 'top 2 devices by sessions and their respective counts?',
    becomes: 'top 2 devices by sessions?',
    also: { 'top 5 pages by clicks along with their counts': 'top 5 pages by clicks' },
    words:
      /(?<= by [^,?.!]{3,40}),? (?:and|with|along with|together with|plus) (?:the |their |its )?(?:respective |corresponding )?(?:counts?|values|numbers|figures|totals)(?: (?:of|for) each(?: one)?)?(?=[?.!]?$| (?:in|last|this|over|for) )/giu,
    full: '',
  },
  {
    said: 'top 2 most frequently used device types by sessions?',
    becomes: 'top 2 device types by sessions?',
    words:
      /\b(top (?:\d+|two|three|five|ten)) most (?:(?:frequently|commonly|often|widely) )?(?:used|visited|viewed|common|popular|frequent|booked|bought|ordered|sold|clicked) (?=[^?.!]{3,40} by \p{L})/giu,
    full: '$1 ',
  },
];
