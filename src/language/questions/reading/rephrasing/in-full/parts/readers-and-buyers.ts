import { once } from '../../../../text/pattern.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const MONTHLY =
  '(?:month by month|by month|per month|monthly|week by week|by week|per week|weekly|each month|every month)';

/** What owners call those who read, buy or leave at once. */
export const readerRules: readonly Rule[] = [
  {
    said: 'whats our bounce, like what percent leave straight away, for each channel',
    becomes: 'whats our bounce rate for each channel',
    also: { 'our bounce rate, so how many leave immediately, by device': 'our bounce rate by device' },
    words:
      /\bbounce(?: rate)?,? (?:\(|[-–—] ?)?(?:like|so|i\.?e\.?|meaning|that is|basically|as in),? (?:what|which|how many|the) ?(?:percent(?:age)?|share|%|proportion)?(?: of)?(?: (?:the |our )?(?:people|visitors|visits|sessions|users|them|those))?(?: (?:that|who|which))? (?:leaves?|left|goes?|go away) (?:again )?(?:straight ?away|right away|immediately|at once|instantly)\)?,?(?= |[?.!]?$)/giu,
    full: 'bounce rate',
  },
  {
    said: 'what percent leave straight away, for each channel',
    becomes: 'bounce rate for each channel',
    also: {
      'what share of visitors leaves immediately on mobile': 'bounce rate on mobile',
      'how much of our traffic leaves right away by device': 'bounce rate by device',
    },
    words:
      /\b(?:(?:what|which) (?:percent(?:age)?|share|proportion|%)|how much|what)(?: of)?(?: (?:the |our |my )?(?:people|visitors|visits|sessions|users|traffic|them|those))?(?: (?:that|who|which))? (?:leaves?|left) (?:again )?(?:straight ?away|right away|immediately|at once|instantly)(?:,(?= (?:for|by|per|on|in)\b))?(?= |[?.!]?$)/giu,
    full: 'bounce rate',
  },
  // Behind one channel, channels are asked of all: whatever else was kept would be kept still
  {
    said: 'fine, forget organic then. which channel has the most sessions',
    becomes: 'which channel has the most sessions',
    words:
      /^(?:(?:fine|ok|okay|alright|right|well),? )*(?:forget|never ?mind) (?:about )?(?:organic|paid|direct|social|email|referral|display|affiliates)(?: search)?(?: then| for now| now)?[.!;] (?=which (?:channel|channels)\b)/giu,
    full: '',
  },
  // Who sends buyers, and not only people who look, sends those that buy most often
  {
    said: 'which channel sends us buyers and not just lookers',
    becomes: 'which channel has the highest conversion rate',
    also: {
      'which countries bring buyers rather than just browsers?':
        'which countries has the highest conversion rate?',
    },
    words:
      /(?<=^(?:fine, |ok, |so )?which \p{L}+(?: (?!sends?\b|brings?\b)\p{L}+)?) (?:sends?|brings?|gives?|delivers?)(?: us| me)? (?:(?:the )?real |actual )?(?:buyers|customers|paying customers),? (?:and not|not|rather than|instead of|as opposed to) (?:just |only |mere )*(?:lookers|browsers|visitors|window shoppers|tyre kickers|tire kickers|people (?:who (?:just |only )?)?(?:looking|browsing|look|browse)(?: around)?)(?=[?.!]?$| (?:in|last|this|over|since)\b)/giu,
    full: ' has the highest conversion rate',
  },
  ...(['less', 'more'] as const).map(
    (word): Rule => ({
      said: `is Google Discover sending us ${word} than it used to, month by month`,
      becomes: `is traffic from Google Discover ${word === 'less' ? 'declining' : 'growing'}, month by month`,
      also: {
        [`does google bring us ${word} than it used to?`]: `is traffic from google ${word === 'less' ? 'declining' : 'growing'}?`,
      },
      words: once`^(?:is|are|does|do) ((?!it\b|that\b|they\b|this\b|we\b)[\p{L}.]+(?: [\p{L}.]+){0,2}?) (?:sending|send|bringing|bring|giving|give)(?: us| me)? ${word === 'less' ? '(?:fewer|less)' : word}(?: traffic| visits| visitors| people| readers)? than (?:it|they|he|she) used to(?=[?!,. ]*(?:$|${MONTHLY}))`,
      full: `is traffic from $1 ${word === 'less' ? 'declining' : 'growing'}`,
    }),
  ),
  // What is bought is a product; who buys says where it is counted
  {
    said: 'what did people from Leeds buy most in q3',
    becomes: 'which product was bought the most from Leeds in q3',
    also: { 'what do our customers buy the most on mobile?': 'which product was bought the most on mobile?' },
    words: once`^what (?:do|did|does) (?:(?:our|the|most) )?(?:people|customers|visitors|shoppers|buyers|users|they|we)((?: (?:from|in|on) [\p{L}-]+(?: [\p{L}-]+)?)?) (?:buy|order|purchase)(?: the)? most(?: often)?(?=[ ?.!]*$| (?:from|in|on|during|last|this|over|since|by)\b)`,
    full: 'which product was bought the most$1',
  },
  {
    said: 'What are people reading? Break it down by section, last week',
    becomes: 'page views by section, last week',
    also: { 'what did our readers read last week by author?': 'page views last week by author?' },
    words:
      /^what (?:(?:are|were) (?:people|readers|visitors|our readers|they) reading|(?:do|did) (?:people|readers|visitors|our readers|they) read)(?:\? (?:please )?(?:break|split) (?:it|that|this) (?:down |up )?(?=by\b)|(?= .{0,30}\bby \p{L}))/giu,
    full: 'page views ',
  },
  {
    said: 'just sport, whose byline',
    becomes: 'just sport, which author',
    also: { 'whose byline got the most comments': 'which author got the most comments' },
    words: /\bwhose byline\b/giu,
    full: 'which author',
  },
  {
    said: 'how many paying readers did Maya Okafor bring in since new year',
    becomes: 'how many subscriptions did Maya Okafor bring in since new year',
    words:
      /\b(how many (?:new )?)(?:paying|paid) (?:readers|subscribers|members)(?= (?:did|has|have|does|do) (?!we\b|i\b).{2,40}? (?:bring|brought|win|won|sign|get|convert|gain|add|make|attract)(?:ed|n)?\b)/giu,
    full: '$1subscriptions',
  },
  // Who came from a search is counted by its clicks, where it is said that not being seen is meant
  {
    said: 'how many people came to the site from switzerland on their phone last week? not the impressions thing',
    becomes: 'how many clicks from switzerland on their phone last week',
    also: {
      'how many visitors did we get from France in May, not impressions':
        'how many clicks from France in May',
    },
    words:
      /^how many (?:people|visitors|users|searchers)(?: (?:actually|really|actualy))? (?:(?:came|come|got|clicked through|visited)(?: through)?(?: to)?(?: (?:the|our|my) (?:site|website|page|shop))?|did we (?:actually |really )?(?:get|have))((?: [^?.!,]{2,80})?)[?.!,;(]* ?(?:and |but )?(?:i mean )?not (?:the |just |only |counting )*impressions?(?: thing| number| ones?| figure)?\)?(?=[?.!]*$)/giu,
    full: 'how many clicks$1',
  },
  {
    said: 'clicks on there phone last week',
    becomes: 'clicks on their phone last week',
    words: /\bon there (?=(?:phones?|mobiles?|tablets?|laptops?|computers?)\b)/giu,
    full: 'on their ',
  },
  {
    said: 'clicks were down but impressions stayed pretty much the same as in october',
    becomes: 'clicks were down but impressions stayed the same as in october',
    words:
      /\b(stayed|stay|were|was|are|is|remained|held) (?:pretty much|more or less|basically|roughly|largely|pretty|practically|mostly) (?=(?:the same|flat|stable|unchanged|steady)\b)/giu,
    full: '$1 ',
  },
  {
    said: 'our conversion rate dropped 18% last Tuesday. Help me investigate.',
    becomes: 'our conversion rate dropped last Tuesday. Why?',
    also: { 'Sessions fell by 12 % last week, why?': 'Sessions fell last week. Why?' },
    words: once`^((?:our |the |my )?\p{L}+(?: (?!by\b)\p{L}+){0,2} (?:${FELL}|${ROSE}))(?: by)?(?: (?:about|around|roughly|nearly|almost|over))? \d+(?:\.\d+)? ?(?:%|percent)((?: (?!\d)[\p{L}\d]+){0,4})[.,!?;]+ (?:why|what happened|what(?:['’]s| is) going on|(?:please )?(?:help (?:me|us) )?(?:to )?(?:investigate|look into (?:it|this)|find out(?: why)?|understand(?: why)?)(?: (?:this|it|that))?)(?=[?.! ]*$)[?.! ]*`,
    full: '$1$2. Why?',
  },
  {
    said: 'what are people in germany reading',
    becomes: 'top pages in germany',
    also: { 'what do visitors on mobile read last month?': 'top pages on mobile last month?' },
    words: once`^what (?:are|were|do|did) (?:people|visitors|readers|users|our readers|our visitors)((?: (?:in|from|on) [\p{L} ]{2,20}?)?) (?:read|reading)(?: most)?(?=[?.!]?$| (?:in|last|this|on|from) )`,
    full: 'top pages$1',
  },
];
