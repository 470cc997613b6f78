import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { asCompared, holdsNeeded, neededWords } from './needed-words.ts';

const holds = (pattern: RegExp, text: string): boolean => holdsNeeded(neededWords(pattern), asCompared(text));

describe('neededWords', () => {
  it.each<[RegExp, readonly (readonly string[])[]]>([
    [/^did Sales rise/iu, [['did sales rise']]],
    [/\bhow (?:many|much)\b/iu, [['how many', 'how much']]],
    [/\bcolou?rs? fell/iu, [['color fell', 'colors fell', 'colour fell', 'colours fell']]],
    [
      /(\d+) orders? of [\p{L}-]+ weeks?/iu,
      [
        [' orders of ', ' order of '],
        [' week', ' weeks'],
      ],
    ],
    [/at least one(?: or more)+/iu, [['at least one'], [' or more']]],
    [/in (?=(?:may|june)\b)/iu, [['may', 'june'], ['in ']]],
    [/ (?:\d+|[a-z]+) and (?:a|\d)/u, [[' and '], [' ']]],
    [/w\/o|\+\d/u, [['w/o', '+']]],
    [/on iOS [78]/iu, [['on ios 7', 'on ios 8']]],
  ])('reads off %s what a text must hold', (pattern, needed) => {
    const sorted = (groups: readonly (readonly string[])[]) =>
      groups.map((group) => [...group].sort()).sort();
    expect(sorted(neededWords(pattern))).toEqual(sorted(needed));
  });

  it.each([
    /(?:fell|\d+)/u,
    /(?:fell)?/u,
    /(?:fell)*/u,
    /(?:fell){0,2}/u,
    /(?!fell)\d/u,
    /(?<!fell)\d/u,
    /[^f]/u,
    /[a-z]/u,
    /(\p{L})\1/u,
    /\u00fc/u,
    /ü/u,
  ])('asks nothing for %s', (pattern) => expect(neededWords(pattern)).toEqual([]));

  it('finds what only capitals tell apart, the odd ones among them', () => {
    expect(holds(/sales of kiosks/iu, 'ſALES OF \u212aIOSKS')).toBe(true);
    expect('ſALES OF \u212aIOSKS').toMatch(/sales of kiosks/iu);
  });

  test('it never leaves out a pattern that matches', () => {
    const atom = fc.oneof(
      fc.constantFrom('a', 'b', 'ab', ' ', '\\d', '[ab]', '[^a]', '.', '\\b', '^', '$', '\\.', '\\p{L}', 'ü'),
      fc.constantFrom('(?=a)', '(?!b)', '(?<=a)', '(?<!b)'),
    );
    const pattern = fc.letrec<{ whole: string; part: string }>((tie) => ({
      part: fc
        .tuple(
          fc.oneof(
            { depthSize: 'small', withCrossShrink: true },
            atom,
            fc
              .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<='), tie('whole'))
              .map(([open, inside]) => `${open}${inside})`),
          ),
          fc.constantFrom('', '', '', '?', '*', '+', '{1}', '{2}', '{0,1}', '{1,2}?'),
        )
        // Only what takes a place can be repeated.
        .map(([one, times]) => (/^(?:\\b|\^|\$|\(\?[=!<])/u.test(one) ? one : `${one}${times}`))
        .map((one) => (/^ab[?*+{]/u.test(one) ? `(?:ab)${one.slice(2)}` : one)),
      whole: fc
        .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
        .map((ways) => ways.map((parts) => parts.join('')).join('|')),
    })).whole;
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '.', 'ü'), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (source, said) => {
        const words = new RegExp(source, 'iu');
        return !words.test(said) || holds(words, said);
      }),
      { numRuns: 2_000 },
    );
  });
});
