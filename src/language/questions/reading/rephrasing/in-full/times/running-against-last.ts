import { once } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import { AGAINST } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** No other time is named: what is asked of now. */
const OF_NO_TIME = `(?!.*\\b(?:this|today|now|so far|yesterday|days?|weeks|months|quarters|years|before|earlier|ago|since|until|weekends?|weekdays?|20\\d\\d|q[1-4]|${MONTH})\\b)(?:(?!\\blast\\b|\\bprevious\\b).)*?`;
const ASKED_NOW = '(?:is|are|am|has|have|do|does|did)';
const RUNNING = `(?:(?:why |by how much |how much |how far )?${ASKED_NOW}|(?:which|what|who) [\\p{L} ]{0,30}?\\b(?:is|are|has|have))\\b${OF_NO_TIME}`;
const MOVED = `(?:${FELL}|${ROSE}|lost|improved|slipped|climbed|worsened|moved|changed|went down|went up|(?:${HAD}) (?:fewer|less|more))`;
const MOVING = '(?:grow|los|gain|fall|drop|declin|ris|shrink|increas|decreas|improv|slipp|climb)ing';
/** Who moved, told as what is over: against the last one it can be none but the one that runs. */
const WHO_MOVED = `(?:(?:which|what|who)(?: (?:of (?:our|the) )?[\\p{L}-]+(?:['’]s)?){1,6}? ${MOVED}|(?:for|on|in|at) (?:which|what)(?: [\\p{L}-]+){1,2}? did(?: [\\p{L}-]+){1,5}? (?:${FALL}|${RISE}|improve|change)(?: (?:the )?most)?|(?:(?:which|what|list|show|top|the|our|fastest|biggest|most|\\d+) ){0,4}(?:${MOVING} [\\p{L}-]+|[\\p{L}-]+ (?:with|that are|which are) ${MOVING}|[\\p{L}-]+s (?:(?:that|which) are )?(?:gain|los)ing [\\p{L}-]+))\\b${OF_NO_TIME}`;
/** What is listed by name: of a number "sessions down on last week" asks for its change. */
const KINDS =
  'page|post|article|guide|keyword|search term|channel|source|campaign|market|region|product|item|brand|shop|store|station|route|hotel|show|course|plan|device|destination|newsletter';
const LAST = '(?:in )?(?:the )?(?:last|previous) (week|month|quarter|year)(?=[?.!]?$)';

/** What is held against the last one, where nothing else is named, is the one that runs. */
export const runningAgainstLastRules: readonly Rule[] = [
  {
    said: 'signups and trials by plan, last week vs previous',
    becomes: 'signups and trials by plan, last week vs the week before',
    words: once`\b((?:last|this) (week|month|quarter|year)),? (?:${AGAINST}) (?:the )?(?:previous|prior|preceding)(?: one)?(?= ?[?.!]?$)`,
    full: '$1 vs the $2 before',
  },
  {
    said: 'compared to last month, which product grew the most?',
    becomes: 'which product grew the most compared to last month?',
    words: once`^(?:${AGAINST}|relative to|in comparison (?:to|with)) ((?:the )?(?:last|previous) (?:week|month|quarter|year)),? (?=(?:which|what|who|why|is|are|has|have|did|do|does|how much)\b)(.{5,80}?)(?=[?.!]?$)`,
    full: '$2 compared to $1',
  },
  {
    said: 'Are we making more money than last month?',
    becomes: 'Are we making more money this month than last month?',
    also: {
      'which destinations had fewer bookings than last month':
        'which destinations had fewer bookings this month than last month',
    },
    words: once`^(${RUNNING}|${WHO_MOVED}) than ${LAST}`,
    full: '$1 this $2 than last $2',
  },
  {
    said: 'Has our revenue increased compared to last quarter?',
    becomes: 'Has our revenue increased this quarter compared to last quarter?',
    also: {
      'which product grew the most compared to last month':
        'which product grew the most this month compared to last month',
      'which destinations lost bookings compared with last month':
        'which destinations lost bookings this month compared to last month',
      'why are bookings down vs last week': 'why are bookings down this week compared to last week',
      "which campaign's cost per lead rose most vs last month":
        "which campaign's cost per lead rose most this month compared to last month",
      'for which page did cost per lead rise most vs last month':
        'for which page did cost per lead rise most this month compared to last month',
      'pages gaining traffic vs last month': 'pages gaining traffic this month compared to last month',
      'fastest growing destinations vs last month':
        'fastest growing destinations this month compared to last month',
    },
    // Of "the previous month" it is open which one that is
    words: once`^(${RUNNING}|${WHO_MOVED}(?!.*\bprevious\b)) (?:${AGAINST}) ${LAST}`,
    full: '$1 this $2 compared to last $2',
  },
  {
    said: 'pages down vs last month',
    becomes: 'which pages are down this month compared to last month',
    also: {
      'list the channels that are up on last week': 'which channels are up this week compared to last week',
    },
    words: once`^(?:(?:list|show)(?: me)? )?(?:the |our |all )?(${KINDS})s? (?:(?:that|which) are )?(up|down) (?:${AGAINST}|on|over|from) ${LAST}`,
    full: 'which $1s are $2 this $3 compared to last $3',
  },
  {
    said: 'which markets are down on last month',
    becomes: 'which markets are down this month compared to last month',
    words: once`^(${RUNNING} (?:up|down|better|worse|higher|lower|risen|fallen|grown|improved|increased|decreased|dropped)) (?:on|over|from) ${LAST}`,
    full: '$1 this $2 compared to last $2',
  },
  // One of each year is no stretch from the one to the other
  {
    said: 'compare this September to last September',
    becomes: 'compare this September with last September',
    also: { 'compare bookings this summer to last summer': 'compare bookings this summer with last summer' },
    words: once`\b(compare\b.{0,60}?\bthis (${MONTH}|spring|summer|autumn|fall|winter)) to (?=(?:the )?(?:last|previous) \2\b)`,
    full: '$1 with ',
  },
];
