import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-04', [
  'date,city,device,sessions,orders',
  '2026-04-01,Lyon,mobile,20,2',
  '2026-04-01,Paris,mobile,10,1',
  '2026-04-02,Paris,desktop,5,1',
  '2026-04-02,,mobile,4,0',
  '2026-04-03,,desktop,3,1',
  '2026-04-03,Nice,desktop,2,0',
]);
const explanationOf = async (question: string) => (await asked(question)).explanation;

test.each([
  ['how many sessions came from cities other than Paris in April', '7 sessions'],
  ['sessions without Paris in April', '7 sessions'],
  ['mobile sessions from cities other than Paris in April', '4 sessions'],
])('how much of the others has no name is said: %s', async (question, amount) => {
  expect(await explanationOf(question)).toContain(
    `${amount} are of rows without a city: whose they are is not known.`,
  );
});

test.each([
  'sessions from Paris in April',
  'sessions in April',
  'sessions without desktop in April',
  'sessions from cities other than Paris on April 1',
])('where none is without a name, or no name is left out, nothing is said: %s', async (question) => {
  expect(await explanationOf(question)).not.toContain('without a city');
});
