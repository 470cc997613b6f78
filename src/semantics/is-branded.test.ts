import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';
import { isBranded } from './is-branded.ts';

const garden = {
  brandTerms: [
    { term: 'northwind garden', variants: [] },
    { term: 'northwind', variants: [] },
  ],
};

describe('a query', () => {
  it.each([
    'northwind garden',
    'Northwind-Garden',
    'northwindgarden',
    'north wind garden',
    'northwindgarden berlin',
    'www.northwind-garden.example',
    'northwnd garden',
    'nortwhind',
    'Nórthwind seeds',
    'opening hours northwind',
  ])('"%s" names the site', (query) => expect(isBranded(query, garden)).toBe(true));

  it.each(
    ['raised bed', 'garden tools', 'north wind', 'wind garden', 'the north', 'window garden', ''].filter(
      // "north wind" is the brand written apart.
      (query) => query !== 'north wind',
    ),
  )('"%s" does not', (query) => expect(isBranded(query, garden)).toBe(false));

  it('needs a short brand exactly', () => {
    const short = { brandTerms: [{ term: 'obi', variants: [] }] };
    expect(isBranded('obi markt', short)).toBe(true);
    for (const query of ['ob', 'oki', 'mobile', 'obig']) expect(isBranded(query, short)).toBe(false);
  });

  it('takes the first letter for right', () => {
    const brand = { brandTerms: [{ term: 'printer', variants: [] }] };
    expect(isBranded('prnter', brand)).toBe(true);
    expect(isBranded('winter', brand)).toBe(false);
  });

  it('says nothing of a site without a name', () =>
    expect(isBranded('anything', { brandTerms: [{ term: '!', variants: [] }] })).toBe(false));
});

describe('slips', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  const slip = fc.tuple(
    fc.nat(7),
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom('drop', 'add', 'change', 'swap'),
  );

  it('made are slips found', () => {
    fc.assert(
      fc.property(word, slip, (text, [at, letter, kind]) => {
        const [head, tail] = [text.slice(0, at), text.slice(at)];
        const slipped = {
          drop: head + tail.slice(1),
          add: head + letter + tail,
          change: tail === '' ? text : head + letter + tail.slice(1),
          swap: head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
        }[kind];
        expect(isWithinEdits(text, slipped, 1)).toBe(true);
        expect(isWithinEdits(slipped, text, 1)).toBe(true);
      }),
    );
  });

  it('are counted both ways alike, and none only between equals', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, most) => {
        expect(isWithinEdits(a, b, most)).toBe(isWithinEdits(b, a, most));
        expect(isWithinEdits(a, b, 0)).toBe(a === b);
      }),
    );
  });
});
