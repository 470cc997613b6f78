import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NeededIndex } from './needed-index.ts';
import { holdsNeeded } from './needed-words.ts';

const letters = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', ' ', 'ß'), { minLength: 1, maxLength }).map((signs) => signs.join(''));
const needed = fc.array(fc.array(letters(7), { minLength: 1, maxLength: 4 }), { maxLength: 3 });

test('of many patterns it tells what is told of each by itself', () => {
  fc.assert(
    fc.property(fc.array(needed, { maxLength: 12 }), letters(40), (patterns, text) => {
      const index = new NeededIndex();
      for (const pattern of patterns) index.add(pattern);
      const isHeld = index.heldIn(text);
      expect(patterns.map((_, at) => isHeld(at))).toEqual(patterns.map((one) => holdsNeeded(one, text)));
    }),
    { numRuns: 1_000 },
  );
});

test('an empty text holds what asks for nothing', () => {
  const index = new NeededIndex();
  index.add([]);
  index.add([['a']]);
  const isHeld = index.heldIn('');
  expect([isHeld(0), isHeld(1)]).toEqual([true, false]);
});
