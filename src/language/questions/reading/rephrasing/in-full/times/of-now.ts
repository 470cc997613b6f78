import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

/** Of a time of its own, of any time that there was or held against one: what is told of these stays as it is. */
const NO_TIME = String.raw`(?!.*\b(?:last|this|past|previous|next|today|yesterday|so far|to date|ever|never|always|any|since|until|till|before|after|earlier|ago|once|when|during|hours?|weeks?|weekly|months?|monthly|quarters?|quarterly|years?|yearly|spring|summer|autumn|winter|christmas|easter|black friday|20\d\d|q[1-4]|${MONTH}|(?<!(?:a|per|each|every|these) )days?|(?:than|as) (?:it|they|we|i|he|she|usual|normal|average|expected|planned|the (?:average|mean|norm|plan|target)))\b)`;
const END = '(?=[ ?.!]*$)';
const NOW =
  '(?:still|now|right now|already|currently|nowadays|these days|at the moment|by now|as of now|at present|presently)';
/** One held against another, or against all: who is ahead may have changed. */
const AHEAD =
  '(?:than (?![$€£]?\\d|(?:[\\p{L}]+ )?(?:hundred|thousand|million|dozen)s?\\b)|beat|beats|beating|outsells?|outselling|outperforms?|outperforming|outnumbers?|ahead of|behind|(?<=\\b(?:still|now|already|currently) )leads?\\b|leading|dominates?|dominating|(?:higher|lower|greater|better|worse) (?:on|in|for|from|at|with|among) )';
/** "6.1" behind another name of its kind, and no amount. */
const VERSIONS = String.raw`(?=\w+ (?:(?:app )?version )?\d+(?:\.\d+)+ .*\bthan (?:version )?\d+(?:\.\d+)+(?=[ ?.!]*$| (?:in|by|on) ))`;
const FIRST =
  '(?:the|our|my) (?:(?!than\\b)[\\p{L}-]+ ){0,2}?(?:biggest|largest|best|top|strongest|main|leading|smallest|worst|weakest|most \\p{L}+|least \\p{L}+|busiest|number one|number 1|no\\. ?1|majority)';
const SHARE =
  '(?:(?:over|above|under|below|at least|at most|more than|less than|fewer than) (?:[\\d.,]+ ?(?:%|percent\\b|per cent\\b)|half\\b|(?:a|one|two) (?:third|quarter|fifth|tenth)s?\\b)|most of|half of|the majority of)';
const LIMIT = '(?:over|above|under|below|at least|at most|more than|less than|fewer than) [$€£]?\\d';
const OVERTAKEN =
  '(?:overtake|overtaken|overtook|surpass|surpassed|outstrip|outstripped|outdo|outdone|outgrow|outgrown|(?:move|moved|pull|pulled|get|got|gotten) ahead of|(?:go|gone|got|get) past)';
const SOME = String.raw`(\S.{0,39}?)`;
/** Another name, and neither an amount nor what was aimed at. */
const OTHER = String.raw`((?![$€£]?\d|(?:(?:a|one|the|our|ten|two|half|all|its|their) )*(?:million|thousand|hundred|half|record|target|goal|plan|mark|best|peak|average|budget)\b)\S.{0,39}?)`;
/** What somebody or something goes on doing, and does or does not: what goes on growing has a course. */
const DO =
  '(?:sell|get|have|see|bring|spend|send|earn|make|receive|convert|generate|attract|draw|buy|order|book|produce|deliver|pull)';
const DOING =
  '(?:selling|getting|having|seeing|bringing|spending|sending|earning|making|receiving|converting|generating|attracting|drawing|buying|ordering|booking|producing|delivering|pulling)';
const WHICH = String.raw`(?:which|what) (?:of (?:our|the) )?\p{L}+(?: (?!stopped|have|are|is|do|no)\p{L}+)?`;
const NO_LONGER =
  "(?:(?:are |is |do |does )?no longer|(?:are|do) not(?=.* any ?more)|(?:aren|don)['’]t(?=.* any ?more))";
const LATELY = 'in the last 28 days';

/**
 * "Is Facebook still ahead of Newsletter", "has Newsletter overtaken Facebook": as things stand now. All days that there are would tell
 * who led before, so it is told of the last days, as many of each weekday, which the answer names.
 */
export const ofNowRules: readonly Rule[] = [
  // One may be ahead and fall behind again: in which months it was is told, the first of them first
  {
    said: 'when did north america overtake benelux in sessions?',
    becomes: 'in which months did north america have more sessions than benelux?',
    words: once`^(?:since )?when (?:did|has|have) ${NO_TIME}${SOME} ${OVERTAKEN} ${OTHER} (?:in|on|by) (?:terms of |number of )?([\p{L}-]+(?: [\p{L}-]+)?)${END}`,
    full: 'in which months did $1 have more $3 than $2',
  },
  {
    said: 'Has Newsletter already overtaken Facebook in page views?',
    becomes: 'did Newsletter have more page views than Facebook in the last 28 days?',
    words: once`^(?:did|has|have) ${NO_TIME}${SOME} (?:(?:already|now|finally|by now|recently|actually) )?${OVERTAKEN} ${OTHER} (?:in|on|by) (?:terms of |number of )?([\p{L}-]+(?: (?!already|now|yet|by)[\p{L}-]+)?)(?: (?:already|now|yet|by now))?${END}`,
    full: `did $1 have more $3 than $2 ${LATELY}`,
    means: '28 days',
  },
  {
    said: 'Did Newsletter overtake Facebook?',
    becomes: 'did Newsletter surpass Facebook in the last 28 days?',
    words: once`^(?:did|has|have) ${NO_TIME}${SOME} (?:(?:already|now|finally|by now|recently|actually) )?${OVERTAKEN} ${OTHER}(?: (?:already|now|yet|by now))?${END}`,
    full: `did $1 surpass $2 ${LATELY}`,
    means: '28 days',
  },
  {
    said: 'Is Facebook still bringing more visits than Newsletter?',
    becomes: 'Is Facebook bringing more visits than Newsletter in the last 28 days?',
    also: {
      'Is chatgpt.com bigger than bing now?': 'Is chatgpt.com bigger than bing in the last 28 days?',
      'Is Sport bigger than Opinion these days?': 'Is Sport bigger than Opinion in the last 28 days?',
      'Is 6.1 already bigger than 6.0.1?': 'Is 6.1 bigger than 6.0.1 in the last 28 days?',
      'Does Metasearch now beat Direct?': 'Does Metasearch beat Direct in the last 28 days?',
      'Is Facebook still over 10 % of visits?': 'Is Facebook over 10 % of visits in the last 28 days?',
      'Is Google still our biggest source?': 'Is Google our biggest source in the last 28 days?',
    },
    words: once`^(?:(?=.*\b(?:${AHEAD}|${FIRST}\b))|${VERSIONS}|(?!ha)(?=.*\b${SHARE}))((?:is|are|do|does|has|have|isn['’]t|aren['’]t|don['’]t|doesn['’]t) )${NO_TIME}(.+?),? ${NOW}\b(.*?)${END}`,
    full: `$1$2$3 ${LATELY}`,
    means: '28 days',
  },
  {
    said: 'Do we still get more than 500 sessions a day?',
    becomes: 'Do we get more than 500 sessions a day in the last 28 days?',
    words: once`^(?=.*\b${LIMIT})((?:is|are|do|does|isn['’]t|aren['’]t|don['’]t|doesn['’]t) )${NO_TIME}(.+?),? (?!already\b)${NOW}\b(.*?)${END}`,
    full: `$1$2$3 ${LATELY}`,
    means: '28 days',
  },
  // Whoever did so once and does no more is not listed
  {
    said: 'which landing pages still sell?',
    becomes: 'which landing pages sell in the last 28 days?',
    also: {
      'which authors still get visits': 'which authors get visits in the last 28 days',
      'platforms still spending': 'platforms spending in the last 28 days',
      'which platforms are still bringing in orders?':
        'which platforms are bringing in orders in the last 28 days?',
    },
    words: once`^${NO_TIME}((?:which|what) \S.{1,60}?|who|(?!(?:is|are|do|does|did|was|were|has|have|had|why|how|if|whether|can|could|will|would|should|what|which|who|we|i|you|they|it)\b)\S[^:]{1,60}?) (?:still (?=${DO}\b|${DOING}\b)|(are|is) still (?=${DOING}\b))(.+?)${END}`,
    full: `$1 $2 $3 ${LATELY}`,
    means: '28 days',
  },
  // Whoever did so until some day and does no more had none of it lately
  {
    said: 'which products no longer sell?',
    becomes: 'which products had no sales in the last 28 days?',
    also: {
      'which products stopped selling?': 'which products had no sales in the last 28 days?',
      'which products are no longer sold': 'which products had no sales in the last 28 days',
      "which products don't sell any more": 'which products had no sales in the last 28 days',
    },
    words: once`^(${WHICH}) (?:${NO_LONGER} (?:sell|sold|selling|being sold)|(?:have )?stopped (?:selling|being sold))(?: any ?more)?${END}`,
    full: `$1 had no sales ${LATELY}`,
    means: '28 days',
  },
  {
    said: 'which campaigns are no longer running?',
    becomes: 'which campaigns had no appearances in the last 28 days?',
    also: {
      'which campaigns have ended': 'which campaigns had no appearances in the last 28 days',
      'which campaigns stopped running?': 'which campaigns had no appearances in the last 28 days?',
    },
    words: once`^(${WHICH}) (?:${NO_LONGER} (?:run|running|active|live|used|in use|there)|(?:have )?(?:stopped|ended)(?: running)?|have been (?:stopped|discontinued))(?: any ?more)?${END}`,
    full: `$1 had no appearances ${LATELY}`,
    means: '28 days',
  },
  {
    said: 'which campaigns are still running?',
    becomes: 'which campaigns had appearances in the last 28 days?',
    words: once`^(${WHICH}) (?:are|is) still (?:running|active|live|on|in use|being used)${END}`,
    full: `$1 had appearances ${LATELY}`,
    means: '28 days',
  },
];
