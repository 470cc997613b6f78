import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['\u202e\u200b\u200b', ''],
  ['  \u200d ', ''],
  ['Acme\u202e Ltd\u0000', 'Acme Ltd'],
  ['  Käse & Söhne ', 'Käse & Söhne'],
  ['👩\u200d🔬 Lab', '👩\u200d🔬 Lab'],
])('of %j leaves %j', (typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
    }),
  );
});
