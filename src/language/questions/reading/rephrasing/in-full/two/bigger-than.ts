import { everywhere, once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const BY = String.raw`((?:in terms of|in|by) (?!(?:${MONTH}|last|this|the|all|every|each|any|20\d\d|q[1-4]|spring|summer|autumn|fall|winter)\b)(?:number of )?[\p{L}-]+)`;

/** Nothing but days may be said behind it. */
const TIME = '(?=(?: (?:last|this) (?:week|month|quarter|year))?[?.! ]*$)';

/** Who is bigger by a number has more of it, and who outsells another sells more. */
export const biggerThanRules: readonly Rule[] = [
  // By which number is not said: by the usual one, which is told
  {
    said: 'is Munich or Berlin bigger?',
    becomes: 'which has more, Munich or Berlin?',
    also: {
      'was the blog or the shop larger last month?': 'which has more, the blog or the shop last month?',
    },
    words: once`^(?:is|are|was|were) ((?:(?! or\b)[^,?!.]){2,40} or [^,?!.]{2,40}?) (?:the )?(?:bigger|larger)(?: one)?${TIME}`,
    full: 'which has more, $1',
  },
  {
    said: 'which is bigger, Munich or Berlin?',
    becomes: 'which has more, Munich or Berlin?',
    words: once`^(?:which|what|who)(?: one)? (?:is|was|are|were) (?:the )?(?:bigger|larger)(?: one)?[,:]? ((?:(?! or\b)[^,?!.]){2,40} or [^,?!.]{2,40}?)${TIME}`,
    full: 'which has more, $1',
  },
  {
    said: 'is Munich or Berlin smaller?',
    becomes: 'which has less, Munich or Berlin?',
    words: once`^(?:is|are|was|were) ((?:(?! or\b)[^,?!.]){2,40} or [^,?!.]{2,40}?) (?:the )?smaller(?: one)?${TIME}`,
    full: 'which has less, $1',
  },
  {
    said: 'which is smaller, Munich or Berlin?',
    becomes: 'which has less, Munich or Berlin?',
    words: once`^(?:which|what|who)(?: one)? (?:is|was|are|were) (?:the )?smaller(?: one)?[,:]? ((?:(?! or\b)[^,?!.]){2,40} or [^,?!.]{2,40}?)${TIME}`,
    full: 'which has less, $1',
  },
  {
    said: 'is Brazil in front of India in sessions?',
    becomes: 'is Brazil ahead of India in sessions?',
    words: /\bin front of (?=\p{L})/giu,
    full: 'ahead of ',
  },
  // A lower position is a higher place
  {
    said: 'is Brazil behind India in sessions?',
    becomes: 'is Brazil lower than India in sessions?',
    words: once`^(?!.*\b(?:position|rank)s?\b)((?:is|are|was|were) .{2,40}?) (?:far |still |just )?behind (?=.{2,40}? ${BY}\b)`,
    full: '$1 lower than ',
  },
  {
    said: 'is Brazil bigger than India in sessions?',
    becomes: 'is Brazil higher than India in sessions?',
    words: once`^((?:is|are|was|were) .{2,40}?) (?:bigger|larger) than (?=.{2,40}? ${BY}\b)`,
    full: '$1 higher than ',
  },
  {
    said: 'was Lisbon smaller than Porto by bookings last month?',
    becomes: 'was Lisbon lower than Porto by bookings last month?',
    words: once`^((?:is|are|was|were) .{2,40}?) smaller than (?=.{2,40}? ${BY}\b)`,
    full: '$1 lower than ',
  },
  {
    said: 'did Brazil outsell India in orders last month?',
    becomes: 'did Brazil beat India in orders last month?',
    words: everywhere`\bout(?:sells?|sold) (?=.{2,40}? ${BY}(?:$|[ ?.!]))`,
    full: 'beat ',
  },
  {
    said: 'did Brazil outsell India last month?',
    becomes: 'did Brazil sell more than India last month?',
    words: /\boutsell (?=\S)/giu,
    full: 'sell more than ',
  },
  {
    said: 'which country outsells India?',
    becomes: 'which country sells more than India?',
    words: /\boutsells (?=\S)/giu,
    full: 'sells more than ',
  },
  {
    said: 'which country outsold India?',
    becomes: 'which country sold more than India?',
    words: /\boutsold (?=\S)/giu,
    full: 'sold more than ',
  },
];
