/** "A landing page", "an industry", "a user type", "an hour": by how a word begins when it is spoken. */
export const withArticle = (noun: string): string => `${isSpokenVowel(noun) ? 'an' : 'a'} ${noun}`;

/** "User", "unit", "url", "utm", "euro" and "one" begin like "you" and "won". */
const isSpokenVowel = (noun: string): boolean =>
  /^(?:[aeiou]|hour|honou?r|honest|heir)/i.test(noun) &&
  !/^(?:u(?:s[aeiu]|[sk]\b|tm|rl|ni(?!n|m)|t[ie])|eu|one\b|once\b)/i.test(noun);
