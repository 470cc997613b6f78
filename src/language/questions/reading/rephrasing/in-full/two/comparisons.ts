import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { AGAINST, MANY_KINDS, TIME_BEGINS } from '../parts/named-words.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';
import { runningAgainstLastRules } from '../times/running-against-last.ts';

/** What is held against what, where the second side leaves out the first. */
export const comparisonRules: readonly Rule[] = [
  // "Organic traffic" alone is that of searches; beside all that is paid it is all that is not
  {
    said: 'paid traffic vs organic traffic by month',
    becomes: 'paid vs organic by month',
    also: { 'revenue from paid and organic traffic': 'revenue from paid and organic' },
    words: once`\bpaid (?:traffic )?(vs\.?|versus|and|or|against|beat|than|compared (?:to|with)) organic traffic\b`,
    full: 'paid $1 organic',
  },
  {
    said: 'organic traffic versus paid traffic last month',
    becomes: 'organic versus paid last month',
    words: once`\borganic traffic (vs\.?|versus|and|or|against|beat|than|compared (?:to|with)) paid(?: traffic)?\b`,
    full: 'organic $1 paid',
  },
  {
    said: 'the change in sessions between last week and the week before',
    becomes: 'the change in sessions last week vs the week before',
    words:
      /\bbetween ((?:the )?(?:last|past) (?:\d+ )?(?:day|week|month|quarter|year)s?) and (the (?:(?:\d+ )?(?:day|week|month|quarter|year)s?|one|period) (?:before|prior))(?: that| it)?(?= |[?.!,]|$)/giu,
    full: '$1 vs $2',
  },
  // Whether two numbers match is seen beside each other
  {
    said: 'clicks vs sessions from google: do they match?',
    becomes: 'clicks vs sessions from google?',
    words:
      /(?<=\b(?:vs\.?|versus|and) .{3,60})[:;,?–—-]* (?:do|does|did) (?:they|these|those|both|the two|the numbers|these numbers) (?:match(?: up)?|agree|line up)(?: (?:with )?each other)?(?=[ ?.!]*$)/giu,
    full: '',
  },
  {
    said: 'do search clicks match sessions from google?',
    becomes: 'search clicks vs sessions from google?',
    words:
      /^(?:do|does|did) (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:match(?: up with)?|agree with) (?:the |our )?(?=\p{L})/giu,
    full: '$1 vs ',
  },
  {
    said: 'Compare last week with the average of the four weeks before',
    becomes: 'How did we do last week vs the four weeks before',
    also: {
      'how does last month compare to the 3-month average?':
        'How did we do last month vs the 3 months before?',
    },
    words:
      /^(?:compare |how (?:do|does|did) )?(?:our |the )?(last|this) (day|week|month) (?:compares? )?(?:vs\.?|versus|against|with|to|and|(?:compared|relative) (?:to|with)) (?:the |our |its )?(?:(?:average|mean) (?:of|over|for|across) (?:the |our )?(?:(?:previous|prior|preceding|last) )?(\S+) \2s(?: (?:before(?: that| it)?|prior|preceding|earlier))?|(\S+?)[- ]\2 (?:average|mean))(?= ?[?.!]|$)/giu,
    full: 'How did we do $1 $2 vs the $3$4 $2s before',
  },
  {
    said: 'Compare revenue last week with the average of the four weeks before',
    becomes: 'average revenue per week last week vs the four weeks before',
    also: {
      'sessions last week against the average of the previous 4 weeks':
        'average sessions per week last week vs the 4 weeks before',
    },
    words:
      /^(?:compare |how (?:do|does|did) )?(?:our |the )?((?:[\p{L}-]+ ){1,4}?)(?:in |of |for )?(last|this|yesterday'?s?) (day|week|month) (?:compares? )?(?:vs\.?|versus|against|with|to|and|(?:compared|relative) (?:to|with)) (?:the |our |its |their )?(?:(?:average|mean) (?:of|over|for|across) (?:the |our )?(?:(?:previous|prior|preceding|last) )?(\S+) \3s(?: (?:before(?: that| it)?|prior|preceding|earlier))?|(\S+?)[- ]\3 (?:average|mean))(?= ?[?.!]|$)/giu,
    full: 'average $1per $3 $2 $3 vs the $4$5 $3s before',
  },
  {
    said: 'Vienna against all other hotels',
    becomes: 'Vienna against the rest',
    also: { 'bookings of Vienna vs other hotels': 'bookings of Vienna vs the rest' },
    words: everywhere`\b(${AGAINST}) (?:all (?:the )?other|(?:the )?other(?= ${MANY_KINDS}\b)) \p{L}+(?: (?!${TIME_BEGINS})\p{L}+)?(?= together| combined|\b)(?: together| combined)?`,
    full: '$1 the rest',
  },
  {
    said: 'did Vienna have more bookings than all the others together?',
    becomes: 'bookings of Vienna vs the rest?',
    words: everywhere`^(?:did|does|do|has|have) (.{1,40}?) (?:${HAVE}|${HAD}|sell) (?:more|fewer|less) ([\p{L}-]+(?: [\p{L}-]+)?) than (?:all |everyone |everything )(?:the )?(?:others?|rest|else)(?: together| combined)?`,
    full: '$2 of $1 vs the rest',
  },
  {
    said: "last week's top 5 pages by clicks and tell me whether each one is up or down on the week before",
    becomes: "last week's top 5 pages by clicks vs the week before",
    words:
      /,? and (?:(?:tell me|say|show me|see) )?(?:whether|if|how) (?:each(?: one)?|they|it|every one)(?: of them)? (?:is|are|was|were|went) (?:up or down|doing|better or worse)(?: on| vs\.?| versus| against| compared (?:to|with)| from)? (?=the (?:week|month|quarter|year) before\b)/gi,
    full: ' vs ',
  },
  {
    said: 'Compare mobile and desktop by channel in orders',
    becomes: 'orders of mobile vs desktop by channel',
    words: everywhere`^compare (.{2,40}?) (?:and|with|to|vs) (.{2,40}?) by (\p{L}+(?: \p{L}+)?) (?:in|on|in terms of) (?!${MONTH}\b|the\b|last\b|this\b|q[1-4]\b)([\p{L}-]+(?: (?!${MONTH}\b)[\p{L}-]+)?)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|\d{4}|${MONTH})\b)`,
    full: '$4 of $1 vs $2 by $3',
  },
  {
    said: 'Desktop revenue minus mobile revenue',
    becomes: 'difference between Desktop and mobile revenue',
    words:
      /^(?:(?:what|how much) (?:is|was|are|were) )?(?:the |our )?((?:(?!(?:from|of|in|on|by|for|via|with) )\p{L}+ ){1,2})(\p{L}+) (?:minus|less) (?:the |our )?((?:\p{L}+ ){1,2})\2\b/giu,
    full: 'difference between $1and $3$2',
  },
  {
    said: 'sessions of desktop minus sessions of mobile',
    becomes: 'difference between desktop and mobile sessions',
    words:
      /^(?:(?:what|how much) (?:is|was|are|were) )?(?:the |our )?(\p{L}+) (?:of|from|on|by) (\p{L}+(?: \p{L}+)?) (?:minus|less) (?:the |our )?\1 (?:of|from|on|by) (\p{L}+(?: (?!in\b|last\b|this\b|for\b|during\b|over\b|on\b)\p{L}+)?)/giu,
    full: 'difference between $2 and $3 $1',
  },
  {
    said: 'by how much was revenue in March lower than in May?',
    becomes: 'revenue in March vs May?',
    words:
      /^by (?:how (?:much|many(?: percent)?)|what (?:percentage|percent)) (?:is|was|were|are|did|do) (.{3,60}?) (?:less|lower|fewer|smaller|higher|more|larger|greater|bigger) than (?:it was |they were )?(?:in|during) /gi,
    full: '$1 vs ',
  },
  {
    said: 'revenue in March minus revenue in May',
    becomes: 'revenue in March vs May',
    words: everywhere`\b(\p{L}+(?: \p{L}+)?) in (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?) minus (?:the |our )?(?:\1 |that |those )?(?:in |of )?(?=${MONTH}\b|q[1-4]\b)`,
    full: '$1 in $2 vs ',
  },
  {
    said: 'sessions in March and in May separately',
    becomes: 'sessions per month in March and May',
    words: everywhere`\bin (${MONTH}(?: \d{4})?) and (?:in )?(${MONTH}(?: \d{4})?),? (?:separately|individually|each (?:on its own|by itself)|one by one)(?= ?[?.!,]|$)`,
    full: 'per month in $1 and $2',
  },
  {
    said: 'How many orders did returning customers place, and how many did new ones?',
    becomes: 'How many orders did returning customers have, and how many did new ones?',
    words: /^(how many [\p{L}-]+(?: [\p{L}-]+)? (?:did|do) .{2,40}?) place\b/giu,
    full: '$1 have',
  },
  {
    said: 'How many orders did returning customers place, and how many did new ones?',
    becomes: 'How many orders did returning customers have versus new ones?',
    words: everywhere`,? and how (?:many|much) (?:did|do|does) (?:the |our )?(?!we\b|they\b|i\b|it\b|that\b|those\b|each\b)(.{2,30}?)(?: (?:bring in|${HAVE}|place|do))?(?=(?: (?:in|last|this|during) [^,?]{3,30})? ?[?.!]|$)`,
    full: ' versus $1',
  },
  {
    said: 'clicks in February, how does that compare with last year?',
    becomes: 'clicks in February vs last year?',
    words:
      /[,.?;]? (?:and )?how (?:does|did|do) (?:that|this|it|they) compare (?:with|to|against) (?=last|the|\p{L}+ \d{4})/giu,
    full: ' vs ',
  },
  {
    said: 'Which sources more than doubled from January to March?',
    becomes: 'which sources grew by at least 100% from January to March?',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least )doubled(?= (?:from|in|between|since|last|this)\b| ?[?.!]|$)/giu,
    full: 'which $1 grew by at least 100%',
    means: '100%',
  },
  {
    said: 'From either the UK or Germany',
    becomes: 'From the UK or Germany',
    words: /\b(from|in|on|via) either (?=(?:the )?[\p{L}"“][^?]{1,40}? or )/giu,
    full: '$1 ',
  },
  ...runningAgainstLastRules,
  {
    said: 'Less traffic this week than last',
    becomes: 'Less traffic this week than last week',
    also: {
      'any change in bicycle tickets, this autumn against last?':
        'any change in bicycle tickets, this autumn against last autumn?',
    },
    words:
      /\bthis (week|month|quarter|year|spring|summer|autumn|fall|winter|season)\b(.{0,40}?) (than|vs\.?|versus|against|compared (?:to|with)|and) (?:the )?last(?= ?[?.!]|$)/gi,
    full: 'this $1$2 $3 last $1',
  },
  {
    said: 'New against returning visitors',
    becomes: 'new vs returning visitors',
    words: /\bnew (?:against|compared (?:to|with)|versus) (?=(?:returning|repeat)\b)/gi,
    full: 'new vs ',
  },
  {
    said: 'How does conversion of returning visitors compare with that of new ones?',
    becomes: 'How does conversion of returning visitors compare with new ones?',
    words: /\b(with|to|than|against|vs\.?|versus|and) (?:that|those|the ones?|the numbers?) of (?=\p{L})/giu,
    full: '$1 ',
  },
  {
    said: 'do back catalogue episodes beat new ones',
    becomes: 'do back catalogue episodes beat new episodes',
    words:
      /(?<!\b(?:returning|repeat|existing|loyal|regular) )\b(?!(?:visitors|customers|users|people|buyers|clients|guests|shoppers|readers|members|ones|it|does|is|was|has)\b)(\p{L}{3,}s) ((?:get |have |had |bring |do )?(?:beat|outperform|outsell|do better than|more [\p{L} ]{3,20} than|vs\.?|versus|against|than|compared (?:to|with))) new ones\b/giu,
    full: '$1 $2 new $1',
  },
  {
    said: 'How does conversion of returning visitors compare with that of new ones?',
    becomes: 'How does conversion of returning visitors compare with new visitors?',
    words: /\b(new|returning) ones\b/gi,
    full: '$1 visitors',
  },
  {
    said: 'how much did we sell last month, and was that more than in February?',
    becomes: 'how much did we sell last month compared with February?',
    words:
      /,? (?:and )?(?:is|was|were|are) (?:that|this|it|they|those) (?:any )?(?:more|less|fewer|higher|lower|better|worse|up|down) (?:than|from|on|compared (?:to|with))(?: (?:in|on|for|during|it was in))? /gi,
    full: ' compared with ',
  },
  {
    said: 'is mobile a bigger part of our clicks in February than it was in January?',
    becomes: "did mobile's share of our clicks grow from January to February?",
    words:
      /^(?:is|was|are|were) (.{2,60}?) an? (?:bigger|larger|higher|greater) (?:share|part|portion|percentage|proportion) of (.{2,60}?) (?:in|during) (.{2,30}?) than (?:(?:it|they) (?:was|were) )?(?:in|during) (.{2,30}?)\??$/giu,
    full: "did $1's share of $2 grow from $4 to $3?",
  },
  // "Did it get better or worse since?" is neither yes nor no
  {
    said: 'did the cancellation rate get better or worse than in December',
    becomes: 'did the cancellation rate change compared with in December',
    words:
      /\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse(?: than)?(?: (?=in |on |during ))/gi,
    full: 'change compared with ',
  },
  {
    said: 'is mobile getting better or worse?',
    becomes: 'how is mobile developing?',
    also: { 'are our emails doing better or worse lately': 'how are our emails developing lately' },
    words:
      /^(is|are) ((?!it\b|that\b|this\b|they\b|we\b|things\b|business\b)[^,?!]{2,60}?) (?:getting|becoming|doing|going) (?:any )?(?:better or worse|worse or better|up or down|down or up)(?=[?.!]?$| (?:lately|recently|over time|these days|over the last|this year))/giu,
    full: 'how $1 $2 developing',
  },
  {
    said: 'Did paid search get better or worse since March 6?',
    becomes: 'Did paid search change since March 6?',
    words: /\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse\b/gi,
    full: 'change',
  },
  {
    said: 'What was the rate in the week before, and what was it in the week after?',
    becomes: 'What was the rate in the week before compared with the week after?',
    words:
      /,? (?:and|vs\.?|versus) what (?:was|is|were) (?:it|that|they|the same)(?: like)? (?:in|on|during|over|for) (?=\p{L}|\d)/giu,
    full: ' compared with ',
  },
  {
    said: 'Top 3 channels in March, and how much is each up or down on February?',
    becomes: 'Top 3 channels in March and their change against February?',
    words:
      /,? and how (?:much|many|far) (?:is|are|was|were|did|has|have) (?:each|they|it|those|these)(?: (?:one|of (?:them|those|these)))? (?:go |gone |went )?(?:up or down|up|down|changed?) (?:on|from|vs\.?|versus|against|over|compared (?:to|with)) /giu,
    full: ' and their change against ',
  },
  {
    said: 'How many sessions came from mobile and how many from desktop?',
    becomes: 'How many sessions came from mobile versus from desktop?',
    words:
      /(?<!\b(?:best|worst|top|most|fewest|least|highest|lowest|biggest|largest|busiest)\b.*),? and how (?:many|much)(?: (?:came|come|were|was|are|is))?(?= (?:from|on|via|through|in|by|during|at) \p{L})/giu,
    full: ' versus',
  },
  {
    said: 'Which countries doubled their sessions?',
    becomes: 'countries whose sessions grew by at least 100%?',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least |over )?doubled (?:their|its) (\p{L}+(?: (?!from|in|between|since|last|this|over|compared|vs|versus)\p{L}+)?)/giu,
    full: '$1 whose $2 grew by at least 100%',
    means: '100%',
  },
  {
    said: 'Which countries tripled their sessions?',
    becomes: 'countries whose sessions grew by at least 200%?',
    words:
      /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least |over )?tripled (?:their|its) (\p{L}+(?: (?!from|in|between|since|last|this|over|compared|vs|versus)\p{L}+)?)/giu,
    full: '$1 whose $2 grew by at least 200%',
    means: '200%',
  },
  {
    said: 'CTR last week, next to the week before',
    becomes: 'CTR last week compared with the week before',
    words:
      /,? next to (?=(?:the (?:same|week|month|quarter|year|day|period|previous|prior)|last|that of)\b)/giu,
    full: ' compared with ',
  },
  // "By how much has its share shifted since Q1?", of a later quarter: between both
  {
    said: 'the biggest depots in Q2 and how their share of all loans has shifted since Q1',
    becomes: 'the biggest depots in Q2 and how their share of all loans has shifted compared with Q1',
    words: everywhere`\b((?:in|of|by) .{0,40}?\b(?:in )?(?:${MONTH}|q[1-4])(?: \d{4})?\b.{0,80}?\b(?:shift|chang|mov|grow|grew|grown|fallen|fell|risen|rose|gain|lost)\p{L}*.{0,30}?) since ((?:${MONTH}|q[1-4])(?: \d{4})?)(?= ?[?.!]|$)`,
    full: '$1 compared with $2',
  },
  {
    said: 'In the last 30 days than in the 30 before',
    becomes: 'In the last 30 days than the 30 days before',
    words: /\b(the (?:last|past) (\d+) (days|weeks|months).{0,24}?) (?:in )?the \2 before\b/giu,
    full: '$1 the $2 $3 before',
  },
  // One side is all that is said: the other is the time that runs
  {
    said: 'Compare my sales performance to last quarter',
    becomes: 'sales performance this quarter compared with last quarter',
    also: {
      'compare revenue from paid search with last month':
        'revenue from paid search this month compared with last month',
    },
    words: once`^compare (?:my |our |the )?(?!(?:it|that|this|them|these|those|to|with|against)\b)((?:(?!\b(?:${MONTH}|${WEEKDAY}s?|last|this|yesterday|today|previous|q[1-4]|and|vs|versus|between|from (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\b)[^,.?;:\d]){3,50}?) (?:to|with|against) last (week|month|quarter|year)(?=[?.!]?$)`,
    full: '$1 this $2 compared with last $2',
  },
];
