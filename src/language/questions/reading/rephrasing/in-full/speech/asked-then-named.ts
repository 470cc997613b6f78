import { everywhere, once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

const WHEN = '(,? (?:since|in|last|this|from|during|over|for)\\b[^?]{2,40}?)?';

const FIRST =
  '(?:which|what) (?:single |one )?(\\p{L}+(?:[- ](?!has\\b|had\\b|have\\b|is\\b|was\\b)\\p{L}+)?) (?:has |have )?(?:had|has|brought|brings|made|makes|got|gets|generated|generates|drove|drives|sent|sends|earned|earns|saw|sees|received|delivered)(?: in| us)?';
const COURSE =
  '[?.,;:]? (?:and )?(?:then )?(?:please )?(?:show|give|plot|draw|chart|graph)(?: me| us)? (?:(?:its|the|their|a|that|it) ?)?(?:(?:trends?|course|development|progress|evolution|charts?|graph|line)(?: of it| of that)? )?(?:over time )?';

/** What is asked in one breath, and which numbers are meant said behind it. */
export const askedThenNamedRules: readonly Rule[] = [
  // The first one of each week would be another question
  {
    said: 'Which channel brought the most revenue? Show the trend by week.',
    becomes: 'of the top channel by revenue, revenue by week.',
    also: {
      'which channel had the most sessions in March, and show it by day':
        'of the top channel by sessions in March, sessions by day',
    },
    words: once`^${FIRST} the (?:most|highest|largest|biggest) (\p{L}+(?: (?!in\b|on\b|last\b|this\b|from\b|during\b|since\b|for\b|over\b|and\b)\p{L}+){0,2})${WHEN}${COURSE}(by|per|for each) (?=(?:day|week|month|quarter)\b)`,
    full: 'of the top $1 by $2$3, $2 $4 ',
  },
  {
    said: 'Which channel brought the least revenue? Show the trend by week.',
    becomes: 'of the bottom channel by revenue, revenue by week.',
    words: once`^${FIRST} the (?:least|fewest|lowest|smallest) (\p{L}+(?: (?!in\b|on\b|last\b|this\b|from\b|during\b|since\b|for\b|over\b|and\b)\p{L}+){0,2})${WHEN}${COURSE}(by|per|for each) (?=(?:day|week|month|quarter)\b)`,
    full: 'of the bottom $1 by $2$3, $2 $4 ',
  },
  {
    said: 'do we sell more at the weekend or on weekdays? purchases per day please',
    becomes: 'purchases per day on weekends vs weekdays',
    also: {
      'are weekends worse than weekdays for us? revenue per session, since Jan 1':
        'revenue per session on weekends vs weekdays, since Jan 1',
    },
    words: once`^(?:so |and )?(?:are|is|do|does|did) (?:(?:we|our|people|customers|visitors|the) )*(?:(?:sell|buy|make|earn|order|convert|perform) )?(?:(?:more|less|better|worse) )?(?:(?:at|on|over) )?(?:the )?weekends? (?:(?:better|worse|busier|quieter|stronger|weaker) )?(?:or|than|vs\.?) (?:(?:at|on|during) )?(?:the )?weekdays(?: for us)?\? (\p{L}[\p{L} ]{2,40}?)${WHEN}(?:,? please)?[?.]?$`,
    full: '$1 on weekends vs weekdays$2',
  },
  {
    said: "For mobile traffic in March I'd like to see three numbers: sessions and bounces",
    becomes: 'For mobile traffic in March: sessions and bounces',
    words:
      /,? ?\b(?:i(?:['’]d| would) like to see|i want to see|show me|give me|i need) (?:these |the |just )?(?:two|three|four|five|[2-5]) (?:numbers|metrics|figures|things): (?=\p{L})/giu,
    full: ': ',
  },
  {
    said: 'On how many days did Display not bring a single purchase?',
    becomes: 'On how many days did Display have no purchases?',
    also: { 'how many weeks did we not get a single lead': 'how many weeks did we have no leads' },
    words: everywhere`\b(how many (?:days|weeks|months) (?:did|do|does)) ((?:\p{L}[\p{L}'’-]* ){1,4}?)not (?:${HAVE}|win|register|log) (?:us |in )?(?:even )?a single (\p{L}+)(?=[?.!]?$| (?:in|on|from|last|this|during|since)\b)`,
    full: '$1 $2have no $3s',
  },
];
