import { everywhere } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { OF_PART } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** How many times one number is another, and how much more one has than the other. */
export const timesOfAnotherRules: readonly Rule[] = [
  {
    said: 'ratio of new to returning visitors',
    becomes: 'ratio of new visitors to returning visitors',
    words: /\bratio of new (to|and|vs\.?|versus) returning (visitors|users|customers|people)\b/gi,
    full: 'ratio of new $2 $1 returning $2',
  },
  {
    said: 'How many purchases did we get in May and what % of sessions is that?',
    becomes: 'purchases and purchases per sessions in May',
    words: everywhere`^how many ((?!of )[\p{L}-]+(?: (?!did|do|were|was|from|on|in|via|of|through|are|have|had|by)[\p{L}-]+)?) (?:(?:did|do|have) we (?:${HAVE}|had|got) |were there |came in )?((?:last|this|in|over|during|for|on) .{3,40}?),? and what (?:%|percent(?:age)?|share|part|proportion) of (?:the |all |our )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|was|were|does) (?:that|those|they|it|this)(?: make)?\??$`,
    full: '$1 and $1 per $3 $2',
  },
  {
    said: 'How many times the revenue of mobile does desktop make?',
    becomes: 'ratio of revenue from desktop to mobile?',
    words: everywhere`^how many times (?:the|as (?:many|much)|more) (\p{L}+(?: \p{L}+)?)(?: of| as| than| from) (?:on |from |the )?(.{2,40}?) (?:does|did|do) (?:the )?(.{2,40}?) (?:bring in|${HAVE}|earn|sell)(?= ?[?.]|$| (?:in|last|this|over|during)\b)`,
    full: 'ratio of $1 from $3 to $2',
  },
  {
    said: 'desktop makes how many times the revenue of mobile?',
    becomes: 'ratio of revenue from desktop to mobile?',
    words:
      /^(?:the )?(.{2,40}?) (?:makes?|made|has|had|gets?|got|brings?(?: in)?|brought(?: in)?|generates?|earns?|sells?|sold) how many times (?:the|as (?:many|much)|more) (\p{L}+(?: \p{L}+)?)(?: of| as| than| from) (?:on |from |the )?(.{2,40}?)(?= ?[?.]|$| (?:in|last|this|over|during)\b)/giu,
    full: 'ratio of $2 from $1 to $3',
  },
  {
    said: 'how much more does mobile earn than desktop',
    becomes: 'how much more revenue does mobile make than desktop',
    words: /\bhow much (more|less) (does|did|do) (.{2,60}?) (?:make|earn|bring in|take in)\b(?! up)/giu,
    full: 'how much $1 revenue $2 $3 make',
  },
  {
    said: 'ratio of new to returning buyers',
    becomes: 'ratio of buyers from new visitors to returning visitors',
    words: /\bratio of new (?:to|vs\.?|versus|and) returning (\p{L}+)/giu,
    full: 'ratio of $1 from new visitors to returning visitors',
  },
  {
    said: 'how many orders came from Germany in May, and how much did that bring in?',
    becomes: 'how many orders came from Germany in May and how much revenue?',
    words:
      /(?:,| and|;),? (?:and )?how much (?:money |revenue )?(?:did|do|does|have|has|had) (?:that|this|they|it|those|these|all of (?:it|them|that))(?: \p{L}+)? (?:bring in|brought in|bring|make|made|earn|earned|generate|generated|take in|yield|produce)(?: us)?(?= ?[?.,!]|$| (?:in|on|last|this|over|during) )/giu,
    full: ' and how much revenue',
  },
  // "What share of engaged sessions falls on weekends?" is no engagement rate
  {
    said: 'What share of engaged sessions falls on weekends?',
    becomes: 'What share of all engaged sessions on weekends?',
    also: {
      'What percentage of engaged sessions was desktop?':
        'What percentage of all engaged sessions was desktop?',
    },
    words: everywhere`\b(share|percentage|percent|proportion) of (?:the |our )?(engaged (?:sessions|visits)) (?=${OF_PART}|on weekends\b)`,
    full: '$1 of all $2 ',
  },
  {
    said: "desktop's share of engaged sessions",
    becomes: "desktop's share of all engaged sessions",
    words: everywhere`(?<=\p{L}['’]s? )(?<!\b(?:today|yesterday|week|month|quarter|year|${MONTH}|what|that|it|how)['’]s )(share|percentage|percent|proportion) of (?:the |our )?(?=engaged (?:sessions|visits)\b)`,
    full: '$1 of all ',
  },
];
