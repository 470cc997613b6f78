import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const meals = askedFile('2026-04-01', [
  'date,cuisine,orders,revenue',
  '2026-03-02,Pizza,30,300',
  '2026-03-02,Indian,15,200',
  '2026-03-02,Burgers,14,100',
  '2026-03-03,Chinese,12,90',
  '2026-03-03,Thai,29,310',
]);

describe('whether so many reach a part of the whole', () => {
  test.each([
    ['do the top 2 cuisines make up half of the orders?', 'Yes: the top 2 cuisines together make 59', 2],
    [
      'do the top 2 cuisines make up more than 70 % of the orders?',
      'No: the top 2 cuisines together make 59',
      3,
    ],
    [
      'is more than half of the orders from the top 2 cuisines?',
      'Yes: the top 2 cuisines together make 59',
      2,
    ],
    ['does one cuisine make up half of the orders?', 'No: the top 1 cuisine makes 30', 2],
    ['which 3 cuisines make up half of the orders?', 'The top 3 cuisines together make 74', 3],
    ['how many cuisines make up at least half of orders?', '2 cuisines together make 59', 2],
    ['which cuisines make up more than half of the orders?', '2 cuisines together make 59', 2],
    ['which cuisines make up half of the orders?', '2 cuisines together make 59', 2],
  ])('%s', async (question, headline, rows) => {
    const told = await meals(question);
    expect(told.headline.replaceAll('\u00a0', ' ')).toContain(headline);
    expect(told.tables[0]?.rows).toHaveLength(rows);
    expect(told.tables[0]?.rows[0]?.slice(0, 3)).toEqual(['Pizza', 30, 0.3]);
  });

  test('what it takes is told beside how much so many are', async () => {
    const told = await meals('do the top 2 cuisines make up more than 70 % of the orders?');
    expect(told.headline.replaceAll('\u00a0', ' ')).toContain('; 3 reach 70 %');
  });

  test.each([
    ['do the top 3 cuisines account for less than half of the orders?', /^These do not go together/],
    ['which cuisines make up the bottom 20% of orders?', /^Whose share would you like to see/],
  ])('%s is asked back', async (question, headline) => {
    const told = await meals(question);
    expect(told.status).toBe('clarification_needed');
    expect(told.headline).toMatch(headline);
  });

  test('half of the days is not known', async () => {
    const told = await meals('does half of the revenue come from two days?');
    expect([told.status, told.headline]).toEqual(['failed', '“half” does not appear in the connected data.']);
  });
});
