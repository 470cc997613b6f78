import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const WITHOUT =
  '(?:excluding|exclude|not counting|not including|without|ignoring|leaving out|apart from|except(?: for)?|but not)';

/** The last weeks are those that are over: that the running one is none of them changes nothing. */
const withoutRunning: readonly Rule[] = ['day', 'week', 'month', 'quarter', 'year'].map((unit) => ({
  said: `orders in the last 8 ${unit}s excluding the current ${unit}`,
  becomes: `orders in the last 8 ${unit}s`,
  also: {
    [`the last 8 ${unit}s by channel, without ${unit === 'day' ? 'today' : `this ${unit}`}`]: `the last 8 ${unit}s by channel`,
  },
  words: everywhere`\b((?:last|past|previous) (?:\d+|two|three|four|five|six|eight|ten|twelve) ${unit}s(?:[^?.!,]{0,40}?)),? \(?${WITHOUT} (?:${unit === 'day' ? 'today|' : ''}(?:the |our )?(?:current|running|ongoing|unfinished|incomplete|partial|this) (?:one|${unit})|this ${unit})\)?(?= ?[?.!,]|$| by )`,
  full: '$1',
}));

export const runningUnitRules: readonly Rule[] = [
  ...withoutRunning,
  // The month, and nothing that may be
  {
    said: 'sessions by country, may so far',
    becomes: 'sessions by country, in may so far',
    words: /(?<!\b(?:in|of|for|during|this|last|vs|than|from) )\bmay so far\b/giu,
    full: 'in may so far',
  },
];
