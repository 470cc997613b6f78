import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,product,city,visits,orders',
  '2026-02-02,Lamp,Bern,9,1',
  '2026-02-02,Lamp,Basel,9,2',
  '2026-02-03,Sock,Bern,9,3',
  '2026-03-08,Sock,Basel,9,0',
]);

test.each([
  ['which products have two cities last month', 'How many cities by products by visits last month'],
  ['products with 2 cities last month', 'How many cities by products by visits last month'],
  ['which products had orders in all cities last month', 'How many cities by products by orders last month'],
  ['which products had orders in every city last month', 'How many cities by products by orders last month'],
])('%s is no list of pairs', async (question, offered) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  const [first = ''] = clarification?.choices.map((choice) => choice.question) ?? [];
  expect(first).toBe(offered);
  expect((await ask(first)).headline).toContain('Lamp had the most cities');
});

test('the best in all cities is no pair of both', async () => {
  const { status, clarification } = await ask('which product had the most orders in all cities last month');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toBe('Which product had the most orders last month');
});

test('a ranking of so many, and a limit, stay what they are', async () => {
  expect((await ask('which 2 cities had the most orders last month')).status).toBe('answered');
  expect((await ask('for every city, the product with the most orders last month')).status).toBe('answered');
  expect((await ask('which products have more than 2 orders last month')).headline).toContain('Lamp');
});
