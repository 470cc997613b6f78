/**
 * "country" → "countries", "branch" → "branches": of labels and names of columns, which are regular. One that is a plural
 * already stays as it is.
 */
export const plural = (noun: string): string => {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:ss|us|is|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /s$/i.test(noun) ? noun : `${noun}s`;
};

/** Words of which one ends with -ie: "sorties" → "sortie". */
const ONE_IN_IE =
  /(?:^|[\s_-])(?:sort|cook|mov|self|p|t|d|l|brown|calor|smooth|hood|rook|zomb|gen|newb|prair|coll|freeb|goal|food|book|bird|magp|junk|kidd)ies$/i;

/** "countries" → "country", "branches" → "branch" */
export const singular = (noun: string): string =>
  ONE_IN_IE.test(noun)
    ? noun.slice(0, -1)
    : /ies$/i.test(noun)
      ? `${noun.slice(0, -3)}y`
      : noun.replace(/(?<=ss|(?<![oa])us|x|ch|sh)es$|(?<!s|u|i)s$/i, '');

/** "Per ticket sold" of tickets sold: what became of them stands behind them. */
export const eachOf = (noun: string): string =>
  singular(
    noun.replace(
      /^(\p{L}+s)(?= (?:sold|sent|made|given|taken|won|lost|paid|held|available|\p{L}+ed)$)/iu,
      (head) => singular(head),
    ),
  );

/** "1 purchase", "1 click from Google Search": one of what a metric counts */
export const oneOf = (noun: string): string =>
  noun.replace(/^.*?(?= (?:from|in|on) |$)/, (head) => singular(head));

/** The verb behind what was counted: "clicks from Google Search were", "item revenue was", "key events per session was". */
export const wasOf = (noun: string): 'was' | 'were' =>
  /[^s]s\b/i.test(noun) && !/ per /i.test(noun) ? 'were' : 'was';
