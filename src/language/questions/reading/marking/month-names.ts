/** Names of months as they are written, as a pattern. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

const FIRST_LETTERS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 0 for January; -1 where it is none. */
export const placeOfMonth = (name: string): number => FIRST_LETTERS.indexOf(name.slice(0, 3).toLowerCase());
