import { everywhere } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

const THINGS = '((?:search )?(?:queries|query|keywords?|searches|terms|phrases)|(?:landing )?pages?|urls)';
const RANK = '(?:rank(?:s|ing|ed)?|position(?:s|ed)?|plac(?:e|es|ed|ing))';
const FEW =
  '(?:(?:only )?(?:very )?(?:few|little|low|bad|poor|weak|hardly any|barely any|almost no|no)|(?:a|an) (?:very )?(?:low|bad|poor|weak))';
const RATE = '(?:clicks|ctrs?|click[- ]?(?:through)?[- ]rates?)';
const CLICKED = `(?:(?:no ?(?:body|one)|hardly any(?:body|one)|barely any(?:body|one)|few(?: people)?) (?:ever )?(?:clicks?|clicked|is clicking)(?: (?:on )?(?:them|it))?|(?:people )?(?:do not|don['’]?t|never) (?:get clicked|click)(?: (?:on )?(?:them|it))?|(?:are(?: not|n['’]?t)|never|hardly|rarely|seldom) clicked|(?:(?:still )?(?:${HAVE}|gets|has|with) )?${FEW} ${RATE})`;

/** What ranks well is on the first page of results; who of them are clicked least stand first. */
export const rankedAndClickedRules: readonly Rule[] = [
  // Of a rate of which more is better what is bad is low
  {
    said: 'queries in the top 5 with poor ctr',
    becomes: 'queries in the top 5 with low ctr',
    also: { 'pages with a really bad conversion rate': 'pages with a low conversion rate' },
    words: everywhere`\b(?:really |very )?(?:poor|bad|weak|terrible|lousy) (?=(?:ctrs?|click[- ]?through rates?|conversion rates?|engagement rates?)\b)`,
    full: 'low ',
  },
  {
    said: 'which queries rank well but nobody clicks',
    becomes: 'which queries with a position of at most 10 had the lowest ctr',
    also: {
      'pages that rank high but have a low ctr last month':
        'pages with a position of at most 10 had the lowest ctr last month',
      'queries with a good position but few clicks':
        'queries with a position of at most 10 had the lowest ctr',
    },
    words: everywhere`\b${THINGS} (?:(?:that |which )?(?:are |do |is |does )?${RANK} (?:very )?(?:well|high|highly|good)|(?:with|that have|which have|having|have|has) (?:an? )?(?:very )?(?:good|high|top|great|strong) (?:average )?(?:positions?|rankings?|ranks?))(?: (?:on|in) google)?,? (?:but|and|yet|though|although|while|with|where|that)(?: that)? ${CLICKED}\b`,
    full: '$1 with a position of at most 10 had the lowest ctr',
    means: '10',
  },
  {
    said: 'high ranking queries with bad ctr last month',
    becomes: 'queries with a position of at most 10 had the lowest ctr last month',
    words: everywhere`\b(?:high(?:ly)?|well|top|good)[- ]${RANK} ${THINGS} (?:(?:but|and|yet|with|that|which) )?(?:with )?${CLICKED}\b`,
    full: '$1 with a position of at most 10 had the lowest ctr',
    means: '10',
  },
  {
    said: 'what keywords rank top 10 but get low ctr',
    becomes: 'what keywords with a position of at most 10 had the lowest ctr',
    also: {
      'which queries are in the top 3 yet have few clicks':
        'which queries with a position of at most 3 had the lowest ctr',
    },
    words: everywhere`\b${THINGS} (?:that |which )?(?:(?:are|do|is|does) )?(?:${RANK} )?(?:in |within |among )?(?:the |our )?(?:google )?top (\d+),? (?:but|and|yet|though|although|while)(?: that)?(?: (?:get|gets|have|has))? ${CLICKED}\b`,
    full: '$1 with a position of at most $2 had the lowest ctr',
  },
  {
    said: 'low ctr keywords on page one',
    becomes: 'keywords with a position of at most 10 had the lowest ctr',
    words: everywhere`\b${FEW} ${RATE} ${THINGS} (?:(?:that|which) (?:${RANK}|are) )?on (?:page (?:one|1)|the first page)(?: of (?:google|the results))?(?= ?[?.!]|$| (?:last|this|in|from) )`,
    full: '$1 with a position of at most 10 had the lowest ctr',
    means: '10',
  },
  {
    said: 'which queries have a low ctr although they rank in the top 3',
    becomes: 'which queries with a position of at most 3 had the lowest ctr',
    words: everywhere`\b${THINGS} (?:that |which )?(?:have|has|get|gets|with) (?:an? )?(?:very )?(?:low|bad|poor|weak) ${RATE},? (?:but|and|yet|though|although|even though|while|despite)(?: that)? (?:(?:they|which|it) )?(?:are )?(?:${RANK} )?(?:in |within )?(?:the )?top (\d+)(?= ?[?.!]|$| (?:last|this|in|from) )`,
    full: '$1 with a position of at most $2 had the lowest ctr',
  },
];
