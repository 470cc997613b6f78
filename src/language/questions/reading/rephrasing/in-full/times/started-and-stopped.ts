import { everywhere } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { ALL_HAVE, allOf } from '../limits/all-of.ts';
import { QUERIES, SHARE } from '../parts/named-words.ts';
import type { Rule } from '../rule.ts';

/** "More iOS than Android orders": two held against each other are no number that somebody lacks. */
const OF_TWO = '(?:an? )?(?:more|fewer|less|higher|lower|greater|better) (?!than)[^?]{2,60}? than (?!\\d)';

const LIMITED = '(?:under|below|over|above|more than|less than|fewer than|at least|at most)';

/** Verbs that mean one number, and of what is gained only what nobody has less of afterwards: sessions that are gained are more than before. */
const DOES = String.raw`(?:earn|sell|give|raise|collect|attract|gain(?= (?:new |any |some )*(?:followers|subscribers|fans|members|customers|sign-?ups)\b))`;
const ALL_DID = `(?:do|does|did|have|has) ${allOf('earn|sell|give|raise|collect|attract|gain')} ${DOES}`;

/** Who started, stopped, gained or lost, and what each of them has. */
export const startedRules: readonly Rule[] = [
  {
    said: 'Which countries stopped buying in February?',
    becomes: 'gone countries by purchases in February?',
    words:
      /^(?:which |what )?(\p{L}+(?: \p{L}+)?) (?:that |which |who )?stopped (?:buying|ordering|purchasing)(?: from us)?(?: anything)? in /giu,
    full: 'gone $1 by purchases in ',
  },
  {
    said: 'Which countries started buying in February?',
    becomes: 'new countries by purchases in February?',
    words:
      /^(?:which |what )?(\p{L}+(?: \p{L}+)?) (?:that |which |who )?started (?:buying|ordering|purchasing)(?: from us)?(?: anything)? in /giu,
    full: 'new $1 by purchases in ',
  },
  {
    said: 'destinations that started getting bookings in 2026',
    becomes: 'new destinations by bookings in 2026',
    words: everywhere`^(?:which |what )?(\p{L}+(?: (?!that|which|who)\p{L}+)?) (?:that |which |who )?started (?:getting|having|receiving|making|to (?:get|have|receive|make)) (?:any )?(?=\p{L})([^?]{3,40}?) (?=(?:in|during|this|last) )`,
    full: 'new $1 by $2 ',
  },
  {
    said: 'The day with the fewest sessions in each month',
    becomes: 'which day of each month had the fewest sessions',
    words:
      /^(?:which was |what was |show (?:me )?)?the (day|week) with the (most|highest|fewest|lowest|least) (.{3,40}?) (?:in|of|for) (?:each|every) (month|week|quarter)(?=[?.!]?$| (?:in|of|since) )/giu,
    full: 'which $1 of each $4 had the $2 $3',
  },
  {
    said: 'For which queries did more than one of our pages show up?',
    becomes: 'cannibalized queries?',
    words: everywhere`^(?:for )?(?:which|what) (?:${QUERIES}) (?:did|do|had|have|show|bring up|rank) (?:more than one|several|multiple|two or more) (?:of (?:our|the) )?(?:pages|urls)(?: (?:show(?:ing)? up|rank(?:ing)?|appear(?:ing)?|compete|competing))?`,
    full: 'cannibalized queries',
  },
  // A share of each
  {
    said: 'What portion of clicks goes to the blog, and what portion to the shop pages?',
    becomes: 'share of clicks from the blog vs the shop pages?',
    words: everywhere`^(?:what|which) (${SHARE}) of (.{3,40}?) (?:goes|go|went|comes|come|came|is|was|are|were) ((?:to|from|on|via) )(.{2,40}?),? and (?:what|which) (?:${SHARE}) (?:of (?:it|them) )?(?:goes |go |went |comes |come |came |is |was )?(?:to|from|on|via) (.{2,40}?)(?=[?.!]?$)`,
    full: 'share of $2 from $4 vs $5',
  },
  {
    said: 'Which three queries slipped the most positions',
    becomes: 'Which three queries lost the most position',
    words: /\b(?:slipped|fell|dropped|sank|lost) the most (?:positions|places|spots|ranks)\b/giu,
    full: 'lost the most position',
  },
  {
    said: 'Which three queries climbed the most positions',
    becomes: 'Which three queries gained the most position',
    words: /\b(?:climbed|rose|gained|jumped) the most (?:positions|places|spots|ranks)\b/giu,
    full: 'gained the most position',
  },
  {
    said: 'Top 3 questions (how, what, why ...) people find us with',
    becomes: 'Top 3 queries starting with "how" or "what" or "why"',
    words:
      /\b((?:top|first) (?:\d+ )?)questions ?\((\p{L}+), (\p{L}+),? (?:and |or )?(\p{L}+)(?: ?(?:\.\.\.|…|,? etc\.?))?\)(?: (?:that )?people (?:find|found|reach|ask) (?:us )?(?:with|by)?)?/giu,
    full: '$1queries starting with "$2" or "$3" or "$4"',
  },
  {
    said: 'Is any page losing traffic?',
    becomes: 'which page lost traffic?',
    words:
      /^(?:is|are) (?:there )?any (?:of our )?(\p{L}+(?: \p{L}+)?) (?:that (?:is|are) )?losing (?=\p{L})/giu,
    full: 'which $1 lost ',
  },
  {
    said: 'Is any page gaining traffic?',
    becomes: 'which page gained traffic?',
    words:
      /^(?:is|are) (?:there )?any (?:of our )?(\p{L}+(?: \p{L}+)?) (?:that (?:is|are) )?gaining (?=\p{L})/giu,
    full: 'which $1 gained ',
  },
  // In every unit of time: those that had it answer, and those that lacked it in each of them do not
  {
    said: 'Has every hotel had more than 300 bookings each month?',
    becomes: 'which hotel had more than 300 bookings every month?',
    words: everywhere`^${ALL_HAVE} (?:any |some |at least (?:one|1) )?(?=\p{L})([^?]{3,60}?) (?:in |on )?(?:each|every|a|per)(?: single)? (day|week|month|quarter|year)\b`,
    full: 'which $1 had $2 every $3',
  },
  // Those without any answer both ways
  {
    said: 'Does every page get key events?',
    becomes: 'which page have no key events?',
    words: everywhere`^${ALL_HAVE} (?:any |some |at least (?:one|1) )?(?!${OF_TWO}|[^?]+\b${LIMITED} \d)(?=\p{L})`,
    full: 'which $1 have no ',
  },
  {
    said: 'Did every station earn money last week?',
    becomes: 'which station have no money last week?',
    also: {
      'does every channel sell Member tickets': 'which channel have no Member tickets',
      'did all shows gain followers in October': 'which shows have no followers in October',
    },
    words: everywhere`^${ALL_DID} (?:any |some |at least (?:one|1) )?(?!${OF_TWO}|[^?]+\b${LIMITED} \d|more\b|less\b|fewer\b|as\b)(?=\p{L})`,
    full: 'which $1 have no ',
  },
  {
    said: 'Do Canada and Germany have the same number of sessions?',
    becomes: 'sessions of Canada vs Germany?',
    words: everywhere`^(?:did|do|does|have|has) (.{2,40}?) and (.{2,40}?) (?:${HAVE}|got|had) (?:the same|equal|identical|as many|equally many)(?: (?:number|amount|count) of)? (\p{L}+(?: \p{L}+)?)(?=[?.!]?$| (?:in|last|this|during) )`,
    full: '$3 of $1 vs $2',
  },
  {
    said: 'sessions by weekend',
    becomes: 'sessions on weekends by week',
    words: /\b(?:by|per) weekend\b/giu,
    full: 'on weekends by week',
  },
  {
    said: 'What does a typical weekend look like in revenue?',
    becomes: 'average day on weekends for revenue?',
    words:
      /^what (?:does|did) (?:a|an|our) (?:normal|typical|usual|average) (weekend|weekday)s? (?:look like|make|bring(?: in)?|earn)(?: in(?: terms of)?)? /giu,
    full: 'average day on $1s for ',
  },
  {
    said: 'sessions on the first day of each month',
    becomes: 'sessions on day one of each month',
    words: /\bon the (?:first|1st) (?:day )?of (?:every|each) month\b/giu,
    full: 'on day one of each month',
    means: 'day one',
  },
];
