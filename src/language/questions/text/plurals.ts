import { wordsOf } from './tokenize.ts';

/** How a word becomes a plural, the first that fits. */
const ENDINGS: readonly (readonly [ends: RegExp, plurals: readonly string[]])[] = [
  [/(?<=[^aeiou])y$/i, ['ies']],
  [/(?<=[aeiou])z$/i, ['zzes']],
  [/(?:s|x|z|ch|sh)$/i, ['$&es']],
  [/(?<=[^aeiou])o$/i, ['oes', 'os']],
  [/fe?$/i, ['ves', '$&s']],
  [/$/, ['s']],
];

const pluralsOf = (word: string): readonly string[] => {
  const [ends, plurals] = ENDINGS.find(([one]) => one.test(word)) ?? [/$/, []];
  return plurals.map((plural) => word.replace(ends, plural));
};

/**
 * A name in the plural, as the words that a question holds for it, where they are others than those of the name: "wool beanies" of
 * Wool Beanie, "city buses" of City Bus. Most plurals have the words of their singular.
 */
export function pluralWordsOf(name: string): readonly (readonly string[])[] {
  const own = wordsOf(name);
  const [, before = '', last] = /^(.*?)(\p{L}{3,})$/u.exec(name.trim()) ?? [];
  if (last === undefined) return [];
  return pluralsOf(last)
    .map((plural) => wordsOf(before + plural))
    .filter((words) => words.join(' ') !== own.join(' '));
}
