/**
 * "country" → "countries", "branch" → "branches": of labels and names of columns, which are regular. One that is a plural
 * already stays as it is.
 */
export const plural = (noun: string): string => {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:ss|us|is|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /s$/i.test(noun) ? noun : `${noun}s`;
};

/** "countries" → "country", "branches" → "branch" */
export const singular = (noun: string): string =>
  /ies$/i.test(noun) ? `${noun.slice(0, -3)}y` : noun.replace(/(?<=ss|us|x|ch|sh)es$|(?<!s|u|i)s$/i, '');
