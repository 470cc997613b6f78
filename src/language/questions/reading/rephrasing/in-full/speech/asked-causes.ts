import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const NUMBER = '((?:(?!(?:is|are)\\b)[\\p{L}-]+ )?(?!(?:is|are)\\b)[\\p{L}-]+)';
const FALL = '(?:drop|fall|decline|decrease|dip|loss|slump)';
const RISE = '(?:rise|increase|growth|jump|gain|spike)';
const DUE = '(?:due to|because of|down to|caused by|driven by|the result of)';
/** What a "why" splits a change into; a name of the data is none of these, and is asked about by itself. */
const CAUSE =
  '(?:(?:more|fewer|less|lower|higher|larger|smaller|better|worse|our|the|a|an) )*(?:rankings?|positions?|demand|traffic|sessions|visits|visitors|impressions|ctr|click[ -]?through rates?|conversions?|conversion rates?|orders|order values?|basket size|prices?|pricing|search)';
const CAUSES = `${CAUSE} or ${CAUSE}`;
const TIME = '((?: (?:in|last|this|since|during|over) [^?.!]{2,30}?)?)';
/** "August: what happened?" is of everything. */
const A_TIME = `(?:in|on|over|during|since|from|last|this|past|the|yesterday|today|week|q[1-4]|spring|summer|autumn|winter|christmas|easter|\\d|${MONTH}|${WEEKDAY})`;
const END = '(?=[?.!]?$)';

/** Whether it was the one cause or the other is what a "why" splits a change into. */
export const askedCauseRules: readonly Rule[] = [
  {
    said: 'what was the spike on 10 february about?',
    becomes: 'what caused the spike on 10 february?',
    also: {
      'What was that dip in sessions on March 3 all about': 'what caused the dip in sessions on March 3',
    },
    words: once`^(?:so )?what(?:['’]s| is| was) (?:all )?(?:the|that|this) ((?:[\p{L}-]+ ){0,2}?(?:spike|peak|surge|bump|jump|rise|increase|drop|dip|fall|decline|slump)\b[^?!,;]{0,50}?) (?:all )?about${END}`,
    full: 'what caused the $1',
  },
  {
    said: '/deals/last-minute in august: what happened?',
    becomes: 'what happened to /deals/last-minute in august?',
    also: { 'email last month - what happened': 'what happened to email last month' },
    words: new RegExp(
      `^(?!${A_TIME}\\b)(\\S[^:?.!]{1,60}?)(?::| [–-]) what happened(?: there| to it| with it)?${END}`,
      'giu',
    ),
    full: 'what happened to $1',
  },
  {
    said: 'did we lose clicks because of impressions or ctr',
    becomes: 'why did clicks fall',
    also: {
      'Did we lose revenue in May due to traffic or conversion?': 'why did revenue fall in May?',
      'did we lose clicks because of impressions or ctr in May': 'why did clicks fall in May',
    },
    words: new RegExp(`^(?:did|have) we (?:lose|lost) ${NUMBER}${TIME} ${DUE} ${CAUSES}${TIME}${END}`, 'giu'),
    full: 'why did $1 fall$2$3',
  },
  {
    said: 'did we gain clicks because of impressions or ctr',
    becomes: 'why did clicks rise',
    also: {
      'Have we gained revenue last month due to traffic or larger orders?':
        'why did revenue rise last month?',
    },
    words: new RegExp(
      `^(?:did|have) we (?:gain|gained|win) ${NUMBER}${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 rise$2$3',
  },
  {
    said: 'did revenue fall because of traffic or conversion',
    becomes: 'why did revenue fall',
    also: { 'Did our clicks drop in May due to rankings or demand?': 'why did clicks fall in May?' },
    words: new RegExp(
      `^(?:did|has|have) (?:our )?${NUMBER} (?:fall|fallen|drop|dropped|decline|declined|decrease|decreased|go down|gone down)${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 fall$2$3',
  },
  {
    said: 'did revenue grow because of traffic or conversion',
    becomes: 'why did revenue rise',
    also: { 'Did sales go up in May because of more orders or larger orders?': 'why did sales rise in May?' },
    words: new RegExp(
      `^(?:did|has|have) (?:our )?${NUMBER} (?:rise|risen|grow|grown|increase|increased|go up|gone up|jump|jumped)${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 rise$2$3',
  },
  {
    said: 'was the revenue growth in May due to traffic or conversion rate',
    becomes: 'why did revenue rise in May',
    words: new RegExp(
      `^(?:is|was) (?:the|our) ${NUMBER} ${RISE}${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 rise$2$3',
  },
  {
    said: 'is our traffic drop last month due to rankings or demand',
    becomes: 'why did traffic fall last month',
    words: new RegExp(
      `^(?:is|was) (?:the|our) ${NUMBER} ${FALL}${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 fall$2$3',
  },
  {
    said: 'is the drop in clicks due to ranking or demand',
    becomes: 'why did clicks fall',
    also: {
      'Was the decline in key events in May caused by traffic or conversion?':
        'why did key events fall in May?',
      'is the drop in clicks due to ranking or demand last month': 'why did clicks fall last month',
    },
    words: new RegExp(
      `^(?:is|was) the ${FALL} (?:in|of) (?:our )?${NUMBER}${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 fall$2$3',
  },
  {
    said: 'is the rise in revenue due to more sessions or larger orders',
    becomes: 'why did revenue rise',
    also: {
      'Was the growth in clicks last month down to ranking or demand?': 'why did clicks rise last month?',
      'is the rise in revenue due to traffic or prices in May': 'why did revenue rise in May',
    },
    words: new RegExp(
      `^(?:is|was) the ${RISE} (?:in|of) (?:our )?${NUMBER}${TIME} ${DUE} ${CAUSES}${TIME}${END}`,
      'giu',
    ),
    full: 'why did $1 rise$2$3',
  },
  {
    said: 'impressions up but clicks down, why',
    becomes: 'why did clicks fall',
    also: { 'sessions are up but revenue is down in May. Why?': 'why did revenue fall in May?' },
    words: new RegExp(
      `^${NUMBER}(?: is| are)? up,? (?:but|and|while|yet) ${NUMBER}(?: is| are)? down${TIME}[,.:;–-]? ?why(?: is that| so)?(?=[?.!]?$)`,
      'giu',
    ),
    full: 'why did $2 fall$3',
  },
];
