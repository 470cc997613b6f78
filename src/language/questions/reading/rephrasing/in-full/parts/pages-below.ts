import type { Rule } from '../rule.ts';

/** "Our /guides/ pages by sessions" are each of them, and not all of them together. */
export const pagesBelowRules: readonly Rule[] = [
  {
    said: 'Which /guides page lost the most clicks?',
    becomes: 'Which page below /guides/ lost the most clicks?',
    also: {
      'how many of our /guides/ pages lost clicks?': 'how many pages below /guides/ lost clicks?',
      'Did any /guides page grow?': 'Did any page below /guides/ grow?',
      'the best performing /guides/ article': 'the best performing article below /guides/',
    },
    words:
      /\b(which|what|how many|any|every|each|all|most|best|worst|best[ -]performing|worst[ -]performing|biggest|strongest|weakest)( \d{1,3}| single)?(?:(?<!which|what) of)? (?:our |the |my )?(\/[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+){0,5})\/? ((?:landing )?(?:page|article|post|url)s?)\b/giu,
    full: '$1$2 $4 below $3/',
  },
  {
    said: 'Rank our /guides/ pages by sessions last month',
    becomes: 'Top pages below /guides/ by sessions last month',
    words:
      /^(?:can you |please |pls )?(?:rank|order|sort|list) (?:all )?(?:of )?(?:our |the |my )?(\/[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+){0,5}\/?) (?:landing )?(?:pages|articles|posts|urls) (?=by \p{L})/giu,
    full: 'Top pages below $1 ',
  },
  {
    said: 'Top 3 /guides/ pages by sessions last month',
    becomes: 'Top 3 pages below /guides/ by sessions last month',
    words:
      /\b((?:top|best|bottom|worst)(?: \d{1,3})?) (?:of )?(?:our |the |my )?(\/[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+){0,5}\/?) (?:landing )?(?:pages|articles|posts|urls)\b/giu,
    full: '$1 pages below $2',
  },
  {
    said: 'our /guides/ pages by sessions last month',
    becomes: 'pages below /guides/ by sessions last month',
    words:
      /^(?:all )?(?:of )?(?:our |the |my )?(\/[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+){0,5}\/?) (?:landing )?(?:pages|articles|posts|urls) (?=by (?!month|week|day|quarter|year)\p{L})/giu,
    full: 'pages below $1 ',
  },
];
