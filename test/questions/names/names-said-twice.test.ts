import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,landing_page,source,sessions',
  '2026-03-02,/newsletter,newsletter,5',
  '2026-03-02,/newsletter,google,7',
  '2026-03-03,/,newsletter,11',
]);

test.each([
  ['sessions on newsletter from newsletter last week', '5 sessions'],
  ['sessions from newsletter on newsletter last week', '5 sessions'],
  ['newsletter sessions from newsletter last week', '5 sessions'],
  ['sessions from newsletter from newsletter last week', '16 sessions'],
  ['sessions from newsletter last week', '16 sessions'],
])('%s: a page and a source of one name both hold', async (question, told) => {
  expect((await ask(question)).headline).toContain(told);
});
