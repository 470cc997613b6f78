import { expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const SITE = 'https://www.alpenkaffee.example';
const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
const ask = askedFile('2026-03-02', [
  'date,query,page,clicks,impressions,position',
  ...days.flatMap((day) => [
    `${day},espresso machine,${SITE}/shop/espresso-machines,9,90,4`,
    `${day},best espresso machine,${SITE}/blog/best-espresso-machines,4,60,6`,
    `${day},cold brew ratio,${SITE}/blog/cold-brew,3,50,5`,
    `${day},alpenkaffee,${SITE}/,7,20,1`,
  ]),
]);

it.each([
  ['Clicks on the espresso machine blog post in February', 112],
  ['Clicks on the cold brew article in February', 84],
])('%s', async (question, clicks) => {
  const { status, headline, tables } = await ask(question);
  expect(status, headline).toBe('answered');
  expect(tables[0]?.rows[0]?.[0]).toBe(clicks);
});
