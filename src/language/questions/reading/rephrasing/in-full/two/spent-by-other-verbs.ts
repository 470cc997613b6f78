import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** Money alone is blown or burned through; what is sunk or poured goes into something. */
const BLOWN =
  '(?:(?:blown|blew|blow|burn(?:ed|t|ing)?|splashed|splash|forked out|shelled out|coughed up|splurged|squandered)(?: through)?|gone through|got through)';
const SUNK = '(?:sunk|sank|sink|poured|pour|pumped|pump|plou?ghed|plowed|thrown|threw|chucked|put)';
const WHO = '(?:we|i|they)(?: all)?(?: already| now)?';

/** What was spent, by the words that people have for it. */
export const spentByOtherVerbsRules: readonly Rule[] = [
  {
    said: 'how much have we blown on tiktok since april',
    becomes: 'how much did we spend on tiktok since april',
    also: {
      'how much money did we burn through in May?': 'how much did we spend in May?',
      'how much have we gone through on tiktok since april': 'how much did we spend on tiktok since april',
    },
    words: once`^how much(?: (?:money|cash|budget))? (?:have|has|did|do) ${WHO} ${BLOWN}(?=[?.!]?$| (?:on|in|for|with|at|since|last|this|so far|during|over|from|between) )`,
    full: 'how much did we spend',
  },
  {
    said: 'how much have we sunk into tiktok since april',
    becomes: 'how much did we spend on tiktok since april',
    words: once`^how much(?: (?:money|cash|budget))? (?:have|has|did|do) ${WHO} ${SUNK} (?:in|into|at) (?!the bank\b|total\b|storage\b|stock\b)`,
    full: 'how much did we spend on ',
  },
];
