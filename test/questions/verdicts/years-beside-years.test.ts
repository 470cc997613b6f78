import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const mails = askedFile('2026-11-21', [
  'date,newsletter,opens',
  ...Array.from(
    { length: 24 },
    (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-02,Brief,${300 + at}`,
  ).slice(0, 23),
]);

test.each([
  'Did 2026 beat 2025 in opens?',
  'Did 2025 beat 2026 in opens?',
  'Are opens in 2026 above 2025?',
  'Were opens in March 2026 more than 2025?',
])('a year beside a year is no number of opens: %s', async (question) => {
  const asked = await mails(question);
  expect(asked.status).toBe('clarification_needed');
  expect(asked.headline).toBe('This may be a limit or a year: which one is meant?');
});

test('a limit that looks like a year is one where it is counted', async () => {
  const told = await mails('did we have more than 2000 opens in 2026?');
  expect(told.headline).toMatch(/^Yes: 3,\d{3} opens/);
});
