/** "country" → "countries": of labels, which are regular. */
export const plural = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** "countries" → "country" */
export const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');
