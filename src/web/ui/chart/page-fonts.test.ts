import { expect, it } from 'vitest';
import { holds } from './page-fonts.ts';

const letters = (text: string) => new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));

it('knows of a font whether it has one of the letters', () => {
  const range = 'U+0-FF, U+131, U+0152-0153, U+20AC';
  expect(holds(range, letters('日本 A'))).toBe(true);
  expect(holds(range, letters('日本'))).toBe(false);
  expect(holds(range, letters('€'))).toBe(true);
  expect(holds(range, letters('ı'))).toBe(true);
  expect(holds('', letters('日'))).toBe(true);
});
