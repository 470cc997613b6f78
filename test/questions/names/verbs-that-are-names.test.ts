import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** In all 90 bookings in April and 60 in May, of which Drop-In 5 and 10, to Split 50 and 20. */
const ask = askedFile('2026-06-15', [
  'date,membership,destination,bookings',
  '2026-04-10,Drop-In,Hvar,5',
  '2026-04-10,Money Matters,Hvar,35',
  '2026-04-10,Monthly,Split,50',
  '2026-05-10,Drop-In,Hvar,10',
  '2026-05-10,Money Matters,Hvar,30',
  '2026-05-10,Monthly,Split,20',
]);
const told = async (question: string) => (await ask(question)).headline.replace(/\s/gu, ' ');

test('what was counted dropped, and no membership is called so', async () => {
  expect(await told('Did bookings drop in May 2026?')).toMatch(/^Yes: 60 bookings in May 2026, against 90/);
});

test.each([
  ['drop-in bookings in May 2026', /^10 bookings with membership Drop-In/],
  ['Did drop-in bookings fall in May 2026?', /^No: 10 bookings with membership Drop-In/],
  ['bookings split in May 2026', /^20 bookings with destination Split/],
  ['How did bookings for Split do in May 2026?', /^20 bookings with destination Split/],
])('where a name stands it is one: %s', async (question, answer) => {
  expect(await told(question)).toMatch(answer);
});

test('how they split is asked back: by what', async () => {
  const { status, clarification } = await ask('How did bookings split in May 2026?');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toContain(
    'Bookings in May 2026 by membership',
  );
  expect(await told('How did bookings split by membership in May 2026?')).toMatch(
    /^Money Matters had the most/,
  );
});

test('whether they matter is asked back, whatever is called so', async () => {
  expect((await ask('Did bookings matter?')).status).toBe('clarification_needed');
});
