import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';

const COINS = /^(?:eur|euro|usd|gbp|chf|dollar|pound|cad|aud|sek|nok|dkk|pln)$/;

/** "Amount spent (EUR)", "total_cost": the words of a column, without what it is written in, and that it is all of it. */
export function columnName(column: string): string {
  const words = wordsOf(camelCaseApart(column.replaceAll('_', ' ')));
  const bare = words.filter((word, at) => !(at > 0 && COINS.test(word)));
  return (bare.length > 1 && bare[0] === 'total' ? bare.slice(1) : bare).join(' ');
}
