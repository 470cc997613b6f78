import type { Rule } from '../rule.ts';

/** A limit of one number beside another that is only said to be high: the most of it first. */
export const highBesideLimitRules: readonly Rule[] = [
  {
    said: 'keywords (positions 11-20) with high impressions',
    becomes: 'keywords (positions 11-20) with the most impressions',
    words:
      /(?<=\d%?\)?) with (?:high|lots of|many|a lot of|plenty of) (impressions|clicks|sessions|traffic)(?=[?.!]?$| that )/giu,
    full: ' with the most $1',
  },
  {
    said: 'which queries have lots of impressions (over 5000) but ctr below 1%',
    becomes: 'which queries have impressions over 5000 but ctr below 1%',
    words:
      /\b(?:high|lots of|many|a lot of|plenty of) (\p{L}+(?: \p{L}+)?) \((?:i\.?e\.?,? )?(over|above|more than|at least|under|below|less than|fewer than) (\d[\d.,]*k?)\)/giu,
    full: '$1 $2 $3',
  },
  {
    said: 'pages with high impressions and CTR under 1%',
    becomes: 'pages with a CTR under 1% and the most impressions',
    words:
      /\bwith (?:high|many|lots of) (impressions|clicks|sessions|traffic),? (?:and|but) (?:with )?(?:an? )?(ctr|position|(?:click[- ]through|conversion|engagement|bounce) rate) (?:of )?((?:under|below|less than|over|above|more than) \d[\d.,]* ?%?)(?=[?.!]?$| (?:in|during|last|this|over|since|for) )/giu,
    full: 'with a $2 $3 and the most $1',
  },
  {
    said: 'which pages get impressions but under 1% CTR',
    becomes: 'which pages with impressions but a CTR under 1%',
    words:
      /\b(?:get|gets|have|has|with|getting) (impressions|clicks|traffic|sessions),? (?:but|and|yet) (?:(?:have|has|with|a|only) )*(under|below|less than|over|above|more than) (\d[\d.,]* ?%) (ctr|(?:click[- ]through|conversion|engagement|bounce) rate)\b/giu,
    full: 'with $1 but a $4 $2 $3',
  },
  // What is bad beside many impressions is a place far down, and no small number
  {
    said: 'queries with high impressions but positions below 10 on mobile',
    becomes: 'queries with high impressions below position 10 on mobile',
    words:
      /(?<=\bhigh (?:search )?impressions),? (?:but|yet|though|and yet) (?:with |have |has |an? )?(?:average )?positions? (?:below|under|lower than) (?=\d)/giu,
    full: ' below position ',
  },
];
