import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,query,page,clicks,impressions,position',
  '2026-03-02,alpen,/,5,50,1',
  '2026-03-03,alpen shop,/shop,7,70,2',
  '2026-03-04,decaf,/decaf,11,110,3',
]);

test.each([
  ['clicks on queries without alpen last week', '11 clicks'],
  ['clicks on queries excluding alpen last week', '11 clicks'],
  ['how many clicks did queries with alpen get last week', 'with alpen in the search query'],
])('%s are of all that hold the word', async (question, told) => {
  const { headline, assumptions } = await ask(question);
  expect(headline).toContain(told);
  expect(assumptions.join(' ')).toContain('read as a part of the name');
});

test.each([
  ['clicks without alpen last week', '18 clicks'],
  ['clicks on queries other than alpen last week', '18 clicks'],
])('%s leaves out one name, and says so', async (question, told) => {
  const { headline, assumptions } = await ask(question);
  expect(headline).toContain(told);
  expect(assumptions.join(' ')).toContain('this name alone');
});

test('a name that no other one holds needs no word about it', async () => {
  const { headline, assumptions } = await ask('clicks on queries without decaf last week');
  expect(headline).toContain('12 clicks');
  expect(assumptions.join(' ')).not.toContain('name');
});
