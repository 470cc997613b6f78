import { expect, it } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

const unbroken = (text: string) =>
  unbrokenParts(text).flatMap((part) => (part.isUnbroken ? [part.text] : []));

it('finds amounts with their sign, and loses nothing of the text', () => {
  const text = 'made −€3,481, average order value +€768.21 and −1.78 %. A − B + C';
  expect(unbroken(text)).toEqual(['−€3,481,', '+€768.21', '−1.78 %']);
  expect(
    unbrokenParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(unbroken('5,695 against 5,696')).toEqual([]);
});

it('keeps a percentage, a chance and a day in one line, and no word beside them', () => {
  expect(unbroken('in about 28.4 % of weeks (q = 0.055). Kept (q under 0.001 of the whole).')).toEqual([
    '28.4 %',
    '(q = 0.055).',
    '(q under 0.001',
  ]);
  expect(unbroken('from Nov 9 to Nov 15, 2026, against November 2025')).toEqual(['Nov 9', 'Nov 15, 2026']);
  expect(unbroken('to Nov\u00a015, 2026')).toEqual(['Nov\u00a015, 2026']);
  expect(unbroken('Iraq = 5 visits, May 2026')).toEqual([]);
});
