import { once } from '../../../../text/pattern.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const WHOSE = `(?:(?:${WEEKDAY}|weekly|daily|monthly|quarterly|morning|evening|quick|team|board|today['’]s|this week['’]s|my|our|the) )`;
const MEETING =
  '(?:catch[- ]?ups?|stand[- ]?ups?|check[- ]?ins?|round[- ]?ups?|huddle|debrief|retro|agenda|numbers?|figures|stats|update|recap|review|report|meeting|call|prep|homework|one|question)';

/** What a question is asked for and where somebody came in, which ask nothing. */
export const leadInRules: readonly Rule[] = [
  {
    said: 'monday catch-up: sessions last week and the week before',
    becomes: 'sessions last week and the week before',
    also: { 'for our weekly stand-up - revenue last week': 'revenue last week' },
    words: once`^(?:(?:ok|okay|hi|hello|so),? )?(?:for )?${WHOSE}{1,3}${MEETING} ?[:–—-] ?(?=\p{L})`,
    full: '',
  },
  {
    said: 'catch-up: sessions last week',
    becomes: 'sessions last week',
    words: once`^(?:(?:ok|okay|hi|hello|so),? )?(?:catch[- ]?up|stand[- ]?up|huddle|debrief|homework|agenda) ?(?::|[–—-](?= )) ?(?=\p{L})`,
    full: '',
  },
  // Whoever comes in by a door comes in
  {
    said: 'how many visitors came through the doors last month?',
    becomes: 'how many visitors came last month?',
    words:
      /\b(came|come|coming|comes)(?: in)? through (?:the|our) (?:front |main )?(?:doors?|gates?|entrance|turnstiles?)\b/giu,
    full: '$1',
  },
  {
    said: 'how many people walked through our doors in May?',
    becomes: 'how many people came in May?',
    words:
      /\b(?:walked|passed|stepped|got|went)(?: in)? through (?:the|our) (?:front |main )?(?:doors?|gates?|entrance|turnstiles?)\b/giu,
    full: 'came',
  },
];
