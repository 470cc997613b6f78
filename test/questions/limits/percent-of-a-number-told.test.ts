import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-01', [
  'date,item_name,items_viewed,items_added_to_cart,item_revenue',
  ...Array.from({ length: 31 }, (_, day) => {
    const date = `2026-03-${String(day + 1).padStart(2, '0')}`;
    return [`${date},Boots,100,7,500`, `${date},Tent,100,12,20`, `${date},Mug,50,10,5`];
  }).flat(),
]);

describe('a percentage behind a sentence that judges a number', () => {
  it.each([
    'A healthy add-to-cart to product-view ratio is 8-15%. Which products were below 8% last month?',
    'Our target for add to carts per view is 8%. Which products are below 8% last month?',
  ])('is one of that number: %s', async (question) => {
    const answer = await ask(question);
    expect(answer.tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([['Boots', 0.07]]);
  });

  it('is one of the number that the question names itself', async () => {
    const answer = await ask(
      'A healthy add-to-cart rate is 8-15%. Which products were below 8% of item revenue last month?',
    );
    expect(answer.tables[0]?.rows.map(([name]) => name)).toEqual(['Tent', 'Mug']);
  });
});

it('a percentage of nothing that is named is asked back', async () => {
  const answer = await ask('Which products were below 8% last month?');
  expect(answer.status).toBe('clarification_needed');
  expect(answer.clarification?.choices.length).toBeGreaterThan(0);
});
