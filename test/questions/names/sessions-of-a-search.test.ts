import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,page,query,clicks,impressions,position',
  ...daysFrom('2026-01-01' as Day, '2026-01-31' as Day).map((day) => `${day},/,storage,5,50,3`),
]);

it.each([
  ['sessions from google in January 2026', /“sessions” is read as .*clicks/i],
  ['visitors from google in January 2026', /“visitors” is read as .*clicks/i],
])('clicks are told of a search that counts no visits, which is said: %s', async (question, said) => {
  const { tables, assumptions } = await ask(question);
  expect(tables[0]?.rows).toEqual([[155]]);
  expect(assumptions.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ')).toMatch(
    said,
  );
});

it('and clicks are no other name of their own', async () => {
  const { assumptions } = await ask('clicks from google in January 2026');
  expect(JSON.stringify(assumptions)).not.toMatch(/is read as/);
});
