import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD, HAS } from '../../../../vocabulary/having-words.ts';
import { FELL, MOVE, ROSE } from '../../../../vocabulary/moving-words.ts';
import { MONTH, type Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

/** Parts of a whole, and what moved, asked in sentences of spoken language. */
export const spokenShareRules: readonly Rule[] = [
  {
    said: 'What share of Adult tickets are sold on the website?',
    becomes: 'What share of Adult tickets sold come from the website?',
    also: {
      'What percentage of Adult tickets sold were sold via Kiosk':
        'What percentage of Adult tickets sold come from Kiosk',
    },
    words: once`\b((?:${SHARE}|fraction) of (?:the |our |all )?(?:[\p{L}\d-]+ ){1,3}(?:tickets|items|units|pieces|copies|passes|memberships|seats|boxes|rooms|products))(?: sold)? (?:is|are|was|were|get|gets|got) sold (?:on (?!(?:the )?(?:week|mon|tues|wednes|thurs|fri|satur|sun|last|first|\d|${MONTH}))|through |via |by (?!(?:${MONTH}|the end)))(?=\S)`,
    full: '$1 sold come from ',
  },
  {
    said: 'out of every 100 sessions how many are from Germany?',
    becomes: 'what percent of sessions are from Germany?',
    also: { 'how many out of 100 sessions come from Germany': 'what percent of sessions come from Germany' },
    words:
      /^(?:(?:out of|of) (?:every |each )?(?:100|a hundred|one hundred) (\p{L}+(?: \p{L}+)?),? how many(?: of them)?|how many (?:out of|of|in) (?:every |each )?(?:100|a hundred|one hundred) (\p{L}+(?: \p{L}+)?)) (?=(?:are|is|were|was|come|comes|came|get|got|end|ended|happen|go|went)\b)/iu,
    full: 'what percent of $1$2 ',
  },
  {
    said: 'First day we got impressions for aeropress recipe',
    becomes: 'First day with at least 1 impression for aeropress recipe',
    words: once`^(?:the |what was the |which was the )?(first|last) (day|week|month) (?:that |on which |when )?we (?:${HAD}) (?:any |an? |some )?(\p{L}+?)s? (for|from|on|in|via) (?=\S)`,
    full: '$1 $2 with at least 1 $3 $4 ',
  },
  {
    said: 'Countries where mobile share of sessions is above 50 %, min 1000 sessions',
    becomes: 'Countries that get above 50 % of their sessions from mobile, min 1000 sessions',
    words:
      /^(.{0,20}?\p{L}+) (?:where|whose|with|in which) (?:the |a )?(\p{L}+) share of (?:the |all )?(\p{L}+) (?:is |was |of |lies )?(above|over|more than|below|under|less than|at least|at most) (\d+(?:\.\d+)? ?%)/iu,
    full: '$1 that get $4 $5 of their $3 from $2',
  },
  {
    said: 'Countries where mobile share of sessions is above 50 %, min 1000 sessions',
    becomes: 'Countries that get above 50 % of their sessions from mobile with at least 1000 sessions',
    words: /(?<!\d ?),? ?\(?\bmin(?:imum|\.)? (?:of )?(\d[\d,.]*k?) (\p{L}+)\)?(?=[?.!]?$| by )/giu,
    full: ' with at least $1 $2',
  },
  {
    said: 'How long do people stay on average by country, top 10 countries by sessions',
    becomes: 'of the top 10 countries by sessions, How long do people stay on average by country',
    words:
      /^(.{5,60}?),? (?:by|per|for each) (\p{L}+),? (?:only )?(?:for )?(?:the |our )?top (\d+) (\p{L}+) by (\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    full: 'of the top $3 $4 by $5, $1 by $2',
  },
  // What comes from there
  {
    said: 'How much revenue do we lose per month if we exclude the US',
    becomes: 'revenue from the US per month',
    words:
      /^how (?:much|many) (\p{L}+(?: \p{L}+)?) (?:do|would|did) we lose(.{0,20}?) if we (?:exclude|leave out|drop|lose|ignore) (?:all of )?(.{2,30}?)(?=[?.!]?$)/iu,
    full: '$1 from $3$2',
  },
  {
    said: 'Sessions to blog posts from organic search as % of all organic search sessions',
    becomes: 'what share of Sessions from organic search came from blog posts',
    words:
      /^(\p{L}+) (on|to|of) (.{2,30}?) (in|from|on|via) (.{2,30}?) as (?:a |an )?(?:share|%|percentage|percent|part) of all (?:the )?(?:\1 \4 \5|\5 \1)(?=[?.!]?$)/iu,
    full: 'what share of $1 $4 $5 came from $3',
  },
  {
    said: 'How many of the 10 biggest countries by sessions grew in March?',
    becomes: 'of the top 10 countries by sessions, how many grew in March?',
    words: once`^how many of (?:the |our )?(?:top )?(\d+|five|ten|three) (?:biggest |largest |best |top |strongest )?(\p{L}+) by (\p{L}+(?: \p{L}+)?) (${FELL}|${ROSE}|lost) `,
    full: 'of the top $1 $2 by $3, how many $4 ',
  },
  // Days of all months put together are not told
  {
    said: 'Revenue between the 10th and 20th of each month',
    becomes: 'Revenue by days of the month',
    words:
      /\b(?:between|from) the \d{1,2}(?:st|nd|rd|th) (?:and|to|until) (?:the )?\d{1,2}(?:st|nd|rd|th) of (?:each|every|the) month\b/giu,
    full: 'by days of the month',
  },
  // Those alone are counted, and by nothing else
  {
    said: 'Pages per session for engaged sessions',
    becomes: 'Pages per session among engaged ones',
    words:
      /\b(per (?:session|visit)|rate|duration)( .{0,20}?)? (?:for|of|among|in|during) (?:only )?engaged (?:sessions|visits|visitors)\b/giu,
    full: '$1$2 among engaged ones',
  },
  // How many there were, month by month
  {
    said: 'Which month had the most countries with purchases?',
    becomes: 'number of countries with purchases by month?',
    words:
      /^which (month|week|day) had the (?:most|fewest|least) (\p{L}+) with (?!no\b|the\b|more\b|less\b|at\b)(?:any )?(\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    full: 'number of $2 with $3 by $1',
  },
  {
    said: 'What portion of the March growth in revenue came from new visitors?',
    becomes: 'how much of the growth of revenue March came from new visitors?',
    words: once`^(?:what|which) (?:portion|share|part|percentage|percent|%) of (?:the |our )?(?:(${MONTH}) )?(${MOVE}) (?:in|of) (\p{L}+(?: \p{L}+)?)((?: (?:in|last|from|between) .{3,30}?)?) (?:came|comes|is|was|were) (?:from|due to|down to|because of) (.{2,40}?)(?=[?.!]?$)`,
    full: 'how much of the $2 of $3 $1$4 came from $5',
  },
  // Its part of those, and no part within it
  {
    said: 'Which country had the largest share of Linz bookings?',
    becomes: 'share of Linz bookings by country?',
    words: once`^which (\p{L}+(?: \p{L}+)?) (?:${HAD}|${HAS}) the (largest|biggest|smallest) share of (?:the |our |all )?(\p{L}+ \p{L}+)(?=[?.!]?$)`,
    full: 'share of $3 by $1',
  },
  {
    said: 'Days down compared to the day before in March',
    becomes: 'in which Days did traffic go down in March',
    words:
      /^(?:the |all |which )?(days|weeks|months) (?:that were |were )?(up|down) (?:compared (?:to|with)|on|vs\.?|against|from) the (?:day|week|month) before(?=[?.!]?$| (?:in|of|during|last|this) )/iu,
    full: 'in which $1 did traffic go $2',
  },
  {
    said: 'Days down compared to the day before in March',
    becomes: 'in which Days did traffic change down by more than 0 % in March',
    words: /^(in which (?:days|weeks|months) did traffic) go (up|down)/iu,
    full: '$1 change $2 by more than 0 %',
  },
  {
    said: 'Days up compared to the day before in March',
    becomes: 'in which Days did traffic grow by more than 0 % in March',
    words: /^(in which (?:days|weeks|months) did traffic) change up\b/iu,
    full: '$1 grow',
  },
  {
    said: 'Days down compared to the day before in March',
    becomes: 'in which Days did traffic fall by more than 0 % in March',
    words: /^(in which (?:days|weeks|months) did traffic) change down\b/iu,
    full: '$1 fall',
  },
  {
    said: 'Leave out the (Other) bucket',
    becomes: 'Leave out the (Other)',
    words: /(?<=\((?:other|not set|none)\)) (?:bucket|group|row|line|entry)\b/giu,
    full: '',
  },
  {
    said: 'is mobile becoming a bigger part of our sessions? Its share for each month',
    becomes: 'mobile share of sessions by month',
    words:
      /^is (.{2,30}?) becoming an? (?:bigger|larger|smaller|greater) (?:part|share|portion) of (?:our |the )?(\p{L}+)\? .{0,30}?\bshare (?:for each|per|by|each|every) (month|week|quarter)(?=[?.!]?$)/iu,
    full: '$1 share of $2 by $3',
  },
  {
    said: 'How do the guides, reviews and news sections compare on engagement rate?',
    becomes: 'engagement rate: /guides/ vs /reviews/ vs /news/?',
    words:
      /^how do (?:the |our )?([\p{L}-]+), ([\p{L}-]+) and ([\p{L}-]+) sections compare (?:on|in|by|for|in terms of) (.{3,60}?)(?=[?.!]?$)/iu,
    full: '$4: /$1/ vs /$2/ vs /$3/',
  },
  {
    said: 'Are weekends weaker than weekdays for us? Average sessions per day',
    becomes: 'average sessions per day on weekends vs weekdays',
    words:
      /^are weekends (?:weaker|stronger|better|worse|slower|busier|quieter) than weekdays(?: for us)?\? (?:the )?(?:avg\.?|average|mean) (\p{L}+(?: \p{L}+)?) (?:per|a) day(?=[?.!]?$)/iu,
    full: 'average $1 per day on weekends vs weekdays',
  },
  {
    said: 'Sessions fell a lot from August to September, which landing pages were behind it?',
    becomes: 'which landing pages lost the most Sessions from August to September?',
    words: once`^(\p{L}+(?: \p{L}+)?) (?:${FELL}|sank)(?: a lot| sharply| strongly)? (from .{3,20}? to .{3,20}?)[,.;] (?:which|what) (\p{L}+(?: \p{L}+)?) (?:were|was|are|is) (?:behind|responsible for|driving) (?:it|this|that)(?=[?.!]?$)`,
    full: 'which $3 lost the most $1 $2',
  },
  {
    said: 'Sessions rose a lot from August to September, which landing pages were behind it?',
    becomes: 'which landing pages gained the most Sessions from August to September?',
    words:
      /^(\p{L}+(?: \p{L}+)?) (?:rose|grew|jumped|climbed)(?: a lot| sharply| strongly)? (from .{3,20}? to .{3,20}?)[,.;] (?:which|what) (\p{L}+(?: \p{L}+)?) (?:were|was|are|is) (?:behind|responsible for|driving) (?:it|this|that)(?=[?.!]?$)/iu,
    full: 'which $3 gained the most $1 $2',
  },
  {
    said: 'which questions do people google before they land on us? queries starting with how, by clicks',
    becomes: 'queries starting with how, by clicks',
    words:
      /^(?:which|what) (?:questions|words) do people (?:google|ask|search|type)[^?]{0,40}\? (?=queries\b)/iu,
    full: '',
  },
  {
    said: 'Does chatgpt.com send better visitors than g2.com and capterra.com? Go by conversion rate',
    becomes: 'conversion rate of chatgpt.com vs g2.com vs capterra.com',
    words:
      /^does (\S+(?: \p{L}+)?) (?:send|bring) (?:us )?better (?:visitors|traffic|users|people) than (\S+)(?:,? (?:and|or) (\S+?))?\? (?:go by|judge by|measured by|by|use) (.{3,30}?)(?=[?.!]?$)/iu,
    full: '$4 of $1 vs $2 vs $3',
  },
  // Their own highest month, which is asked about
  {
    said: 'Which pages peak in December?',
    becomes: 'Which pages have their best month in December?',
    words: /^(which \p{L}+(?: \p{L}+)?) peak(?:ed|s)? in (?=\p{L})/iu,
    full: '$1 have their best month in ',
  },
  {
    said: 'Which channel changed most in percentage terms in April?',
    becomes: 'Which channel changed most in percent in April?',
    words: /\bin (?:percent|percentage|relative) terms\b/giu,
    full: 'in percent',
  },
  {
    said: 'Which channel saw the biggest relative increase in sessions in April?',
    becomes: 'Which channel saw the biggest percentage increase in sessions in April?',
    words: everywhere`\brelative (?=(?:${MOVE})s?\b)`,
    full: 'percentage ',
  },
  // One share of all that are named
  {
    said: 'brazil, india and nigeria combined share of signups',
    becomes: 'share of signups from brazil, india and nigeria together',
    also: {
      'Mobile and tablet combined share of revenue in May?':
        'share of revenue from Mobile and tablet in May together?',
    },
    words: once`^(?:what (?:is|was) )?(?:the )?(\p{L}[\p{L}\p{N} ,.&-]{0,60}? (?:and|&) [\p{L}\p{N}.]+(?: [\p{L}\p{N}.]+)?)['’]?s? (?:combined|joint|total) share of (?:the |our |all )?(\p{L}+(?: (?!in\b|last\b|this\b|by\b|during\b|on\b)\p{L}+)?)((?: (?:in|last|this|during) [^?.!]{2,30}?)?)(?=[?.!]?$)`,
    full: 'share of $2 from $1$3 together',
  },
  {
    said: 'headlamp and lantern revenue together',
    becomes: 'revenue of headlamp and lantern together',
    also: { 'mobile and tablet sessions combined': 'sessions of mobile and tablet together' },
    words: once`^([\p{L}\p{N}.-]+ (?:and|&) (?!the\b|an?\b)[\p{L}\p{N}.-]+) (revenue|sales|income|takings|turnover|sessions|visits|traffic|clicks|impressions|users|visitors|orders|purchases|bookings|downloads) (?:together|combined)(?=[?.!]?$)`,
    full: '$2 of $1 together',
  },
];
