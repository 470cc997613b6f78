import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const CAN_BE = '(bookings|orders|reservations|lessons|appointments|viewings|hires|loans)';
const NUMBER =
  '(traffic|sessions|visits|revenue|sales|bookings|orders|purchases|clicks|impressions|page ?views|users|visitors)';
/** "And the share of bookings not cancelled" is a rate, and no number of them. */
const NO_SHARE = String.raw`(?<!\b(?:share|percentage|percent|proportion|part|fraction|rate|ratio|why|%)\b.*)`;

const LETTERS = '(emails|mails|e-mails|letters|newsletters|messages|campaigns)';

/** What was not called off, what was lost so, and the part of one name in the number of another. */
export const leftAndLostRules: readonly Rule[] = [
  {
    said: 'how many carts did not turn into purchases last month',
    becomes: 'abandoned carts last month',
    also: { 'how many carts were abandoned': 'abandoned carts' },
    words: once`^how many (?:(?:shopping )?carts|baskets|add to carts|adds to cart) (?:(?:did not|didn['’]?t|never) (?:turn into|become|end in|end up as|lead to|convert (?:in)?to) (?:an? )?(?:purchases?|orders?|sales?)|(?:were|got|are|was) abandoned)(?= |[?.!]|$)`,
    full: 'abandoned carts',
  },
  {
    said: 'what % of emails were not delivered last week, by country',
    becomes: 'emails not delivered per emails last week, by country',
    words: once`^(?:what|which) (?:%|percent|percentage|share|proportion|part) of (?:the |our |all )*${LETTERS}(?: sent)? (?:(?:were|was|are|is) not|weren['’]?t|aren['’]?t|did not get|didn['’]?t get) (delivered|opened|read)\b`,
    full: '$1 not $2 per $1',
  },
  {
    said: 'how many emails were not delivered last month',
    becomes: 'emails sent but not delivered last month',
    also: { 'undelivered emails last month': 'emails sent but not delivered last month' },
    words: once`^(?:how many )?(?:(?:of )?(?:the |our )*${LETTERS}(?: sent)? (?:(?:that |which )?(?:were|was|are) not|weren['’]?t|aren['’]?t|did not get|didn['’]?t get) delivered|undelivered ${LETTERS})\b`,
    full: '$1$2 sent but not delivered',
  },
  {
    said: 'how many tickets did we not solve last month?',
    becomes: 'tickets opened minus tickets solved last month?',
    also: {
      'unsolved tickets by topic': 'tickets opened minus tickets solved by topic',
      'how many tickets are unsolved?': 'tickets opened minus tickets solved?',
    },
    words: once`^(?:how many )?(?:tickets (?:did we not|didn['’]?t we|have we not|could we not) (?:solved?|resolved?|closed?)|(?:our |the )?(?:unsolved|unresolved) tickets(?: (?:are there|were there|do we have|did we have|have we got))?|tickets (?:are|were|went|stayed|remain(?:ed)?) (?:unsolved|unresolved|not (?:solved|resolved)))(?= |[?.!]*$)`,
    full: 'tickets opened minus tickets solved',
  },
  {
    said: 'which topic has the most unsolved tickets?',
    becomes: 'which topic has the most tickets opened minus tickets solved?',
    words: /\b(most|fewest) (?:unsolved|unresolved) tickets\b/giu,
    full: '$1 tickets opened minus tickets solved',
  },
  {
    said: 'Net followers (new minus unfollows) by show, last month',
    becomes: 'Net followers by show, last month',
    words:
      /\b(net (?:new )?\p{L}+) \((?:new|gained|\p{L}+)(?: \p{L}+)? (?:minus|less|-|–|−) (?:lost |left )?\p{L}+(?: \p{L}+)?\)/giu,
    full: '$1',
  },
  {
    said: 'how many of our sessions turn into bookings, per channel, last month',
    becomes: 'what share of sessions turn into bookings, per channel, last month',
    words: once`^how many (?:of )?(?:the |our |all )*(sessions|visits|visitors|users|trials|leads|clicks|searches|views|sign-?ups|requests|booking requests|enquiries|inquiries|quotes) (?:(?:end up|turn|turned) (?:into|as)|become|became) (?:an? )?(?=\p{L})`,
    full: 'what share of $1 turn into ',
  },
  {
    said: 'bookings not cancelled last month',
    becomes: 'bookings minus cancellations last month',
    also: {
      'how many orders were not cancelled in May': 'how many orders minus cancellations in May',
      "lessons that weren't canceled by town": 'lessons minus cancellations by town',
    },
    words: new RegExp(
      `${NO_SHARE}\\b${CAN_BE}(?: (?:that|which))?(?: (?:were|was|are|have been|got))?(?: not|(?<=were|are)n['’]?t| weren['’]?t) cancell?ed\\b`,
      'giu',
    ),
    full: '$1 minus cancellations',
  },
  {
    said: 'non-cancelled bookings last month',
    becomes: 'bookings minus cancellations last month',
    words: new RegExp(`${NO_SHARE}\\b(?:non[- ]?|un)cancell?ed ${CAN_BE}\\b`, 'giu'),
    full: '$1 minus cancellations',
  },
  {
    said: 'not cancelled',
    becomes: 'minus cancellations',
    also: { 'only those that were not cancelled': 'minus cancellations' },
    words: once`^(?:and )?(?:(?:only|just) )?(?:(?:the ones|those|the) )?(?:(?:that|which) (?:were |are )?)?(?:not|non)[- ]cancell?ed(?: ones)?(?=[?.!]?$)`,
    full: 'minus cancellations',
  },
  {
    said: 'how many bookings did we lose to cancellations in August',
    becomes: 'how many bookings were cancelled in August',
    words: new RegExp(
      `\\bhow many ${CAN_BE} (?:did we lose|have we lost|were lost|got lost|we lost) (?:to|through|by|because of|due to) cancell?ations\\b`,
      'giu',
    ),
    full: 'how many $1 were cancelled',
  },
  {
    said: 'how much revenue did we lose to refunds in August',
    becomes: 'refunds in August',
    words:
      /^how much (?:revenue|money|income|turnover) (?:did we lose|have we lost|was lost|we lost) (?:to|through|in|by|because of|due to) refunds\b/giu,
    full: 'refunds',
  },
  // "Something" is what the word stands in, and not the name that it is by itself
  {
    said: 'best ranking query that isnt alpenkaffee something',
    becomes: 'best ranking query not containing alpenkaffee',
    also: { 'queries that are not acme something or other': 'queries not containing acme' },
    words:
      /\b(?:that|which) (?:isn['’]?t|is not|aren['’]?t|are not|don['’]?t (?:have|contain|include)|doesn['’]?t (?:have|contain|include)) ([\p{L}\p{N}-]+) (?:something(?: or other)?|whatever|and so on|etc\.?)(?=[?.!]?$| )/giu,
    full: 'not containing $1',
  },
  // What went back is told by itself, and no fall of what came in
  {
    said: 'which destination loses the most money to refunds',
    becomes: 'which destination had the most refunds',
    also: {
      'what channels lost us the most revenue through returns in May':
        'what channels had the most returns in May',
    },
    words:
      /^((?:which|what) \p{L}+(?: \p{L}+)?) (?:lose|loses|lost|is losing|are losing|cost|costs)(?: us)? (?:the )?most (?:money|revenue|income|turnover) (?:to|through|on|in|by|because of|due to) (?:the )?(refunds|returns|discounts|chargebacks)\b/giu,
    full: '$1 had the most $2',
  },
  // What would be gone is what came from there, and no fall of the rest
  {
    said: 'what percentage of our traffic would we lose without google',
    becomes: 'what percentage of our traffic came from google',
    also: {
      'what share of revenue would be gone without email in May':
        'what share of revenue came from email in May',
    },
    words:
      /^((?:what|which) (?:share|percentage|percent|proportion|part) of (?:our |the |all )?[^?]{2,40}?) (?:would|will|do) (?:we lose|be (?:gone|lost|missing)|disappear) without /giu,
    full: '$1 came from ',
  },
  {
    said: 'how much traffic would we lose without google',
    becomes: 'how much traffic came from google',
    also: { 'how many sessions would be missing without email': 'how many sessions came from email' },
    words:
      /^(how (?:much|many) (?:of our )?[^?]{2,40}?) (?:would|will|do) (?:we lose|be (?:gone|lost|missing)|disappear) without /giu,
    full: '$1 came from ',
  },
  {
    said: 'share of google in the traffic of /guides/tomato-blight',
    becomes: 'share of the traffic of /guides/tomato-blight that came from google',
    also: {
      'what is the share of app in bookings of Lisbon last month':
        'what is the share of the bookings of Lisbon that came from app last month',
    },
    words: new RegExp(
      `\\bshare of (?!(?:all|the|total|our|its|their)\\b)([\\p{L}\\p{N}/.-]+(?: [\\p{L}\\p{N}.-]+)?) (?:in|of) (?:the |all )?${NUMBER} (?:of|to|from|for) (?!(?:last|this|yesterday|each|every|all)\\b)([^?]{2,60}?)( (?:(?:last|this|yesterday|since)\\b|in (?:20\\d\\d|${MONTH}))[^?.!]*)?(?=[?.!]?$)`,
      'giu',
    ),
    full: 'share of the $2 of $3 that came from $1$4',
  },
  {
    said: 'how busy was last weekend',
    becomes: 'how did we do last weekend',
    words:
      /^how busy (?:was|were|is|are) (?:we |it |the (?:site|shop|store) )?(?=(?:on |in |over |during )?(?:the )?(?:last|yesterday|today|this|past|weekend|january|february|march|april|may|june|july|august|september|october|november|december|\d{4}-\d\d))/giu,
    full: 'how did we do ',
  },
];
