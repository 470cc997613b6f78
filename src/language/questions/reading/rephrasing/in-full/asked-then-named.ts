import type { Rule } from './rule.ts';

const WHEN = '(,? (?:since|in|last|this|from|during|over|for)\\b[^?]{2,40}?)?';

/** What is asked in one breath, and which numbers are meant said behind it. */
export const askedThenNamedRules: readonly Rule[] = [
  {
    said: 'do we sell more at the weekend or on weekdays? purchases per day please',
    becomes: 'purchases per day on weekends vs weekdays',
    also: {
      'are weekends worse than weekdays for us? revenue per session, since Jan 1':
        'revenue per session on weekends vs weekdays, since Jan 1',
    },
    words: new RegExp(
      `^(?:so |and )?(?:are|is|do|does|did) (?:(?:we|our|people|customers|visitors|the) )*(?:(?:sell|buy|make|earn|order|convert|perform) )?(?:(?:more|less|better|worse) )?(?:(?:at|on|over) )?(?:the )?weekends? (?:(?:better|worse|busier|quieter|stronger|weaker) )?(?:or|than|vs\\.?) (?:(?:at|on|during) )?(?:the )?weekdays(?: for us)?\\? (\\p{L}[\\p{L} ]{2,40}?)${WHEN}(?:,? please)?[?.]?$`,
      'iu',
    ),
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
    words:
      /\b(how many (?:days|weeks|months) (?:did|do|does)) ((?:\p{L}[\p{L}'’-]* ){1,4}?)not (?:bring|get|have|make|see|receive|record|win|register|log) (?:us |in )?(?:even )?a single (\p{L}+)(?=[?.!]?$| (?:in|on|from|last|this|during|since)\b)/giu,
    full: '$1 $2have no $3s',
  },
];
