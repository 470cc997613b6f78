import { expect, it } from 'vitest';
import { signedAmounts } from './signed-amounts.ts';

const signed = (text: string) => signedAmounts(text).flatMap((part) => (part.isSigned ? [part.text] : []));

it('finds amounts with their sign, and loses nothing of the text', () => {
  const text = 'made −€3,481, average order value +€768.21 and −1.78 %. A − B + C';
  expect(signed(text)).toEqual(['−€3,481,', '+€768.21', '−1.78']);
  expect(
    signedAmounts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(signed('5,695 against 5,696')).toEqual([]);
});
