import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,page,device,sessions,enrolments',
  '2026-03-02,/a,mobile,200000,10000',
  '2026-03-03,/b,desktop,200000,10001',
]);

test('where every page had some, none is told to have had none', async () => {
  const { headline } = await ask('which pages had no enrolments?');
  expect(headline).toMatch(/^Every page .* had enrolments\.$/);
});

test('rates that are told by the same digits are not told apart', async () => {
  const { headline } = await ask('enrolments per session of mobile vs desktop');
  expect(headline).not.toContain('percentage points');
  expect(headline).toMatch(/mobile 5\s% and desktop 5\s%/);
});

test('a word that nobody typed is not quoted', async () => {
  expect((await ask('delete all my questions')).headline).not.toContain('excluding');
});
