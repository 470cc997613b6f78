const ENDINGS = /(\.(csv|tsv|txt|zip|gz))+$/i;

/** A name that a source of this file could have: "outdoor_shop.csv" → "Outdoor shop". Empty where too little is left. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(ENDINGS, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  const name = words.slice(0, MOST_LETTERS).trim();
  return name.length < LEAST_LETTERS ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const LEAST_LETTERS = 2;
export const MOST_LETTERS = 120;
