import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,country,device,signups',
  '2026-03-03,India,mobile,60',
  '2026-03-03,India,desktop,20',
  '2026-03-03,Germany,mobile,10',
  '2026-03-03,Germany,desktop,5',
]);
const choicesOf = async (question: string) => {
  const { clarification } = await asked(question);
  return clarification?.choices.map((one) => one.question);
};

describe('what is not both of two names', () => {
  test.each([
    'signups except from mobile India in march 2026',
    'signups not from mobile India in march 2026',
  ])('is no list of what is left out: %s', async (question) => {
    expect(await choicesOf(question)).toEqual([
      'Signups from India in march 2026 without mobile',
      'Signups from mobile India in march 2026',
      'Signups in march 2026',
    ]);
  });

  test('is all but those of both, where either of them is said not to be', async () => {
    expect(await choicesOf('signups that are not from India or not mobile in march 2026')).toEqual([
      'Signups not from India and not mobile in march 2026',
      'Signups from India mobile in march 2026',
      'Signups in march 2026',
    ]);
  });

  test.each([
    ['signups not from India and not mobile in march 2026', '5 signups'],
    ['non-India mobile signups in march 2026', '10 signups'],
    ['mobile signups not from India in march 2026', '10 signups'],
    ['signups from India that are not mobile in march 2026', '20 signups'],
  ])('is told where each stands by itself: %s', async (question, told) => {
    expect((await asked(question)).headline.startsWith(told)).toBe(true);
  });
});

describe('one name minus another', () => {
  test('of which a second name narrows one alone is each by itself', async () => {
    expect((await choicesOf('India mobile minus Germany signups in march 2026'))?.slice(0, 2)).toEqual([
      'Signups from India mobile in march 2026',
      'Signups from Germany in march 2026',
    ]);
  });

  test.each([
    ['India mobile minus Germany mobile signups in march 2026', '60 against 10'],
    ['India minus Germany signups in march 2026', '80 against 15'],
    ['mobile signups minus India in march 2026', '10 signups on mobile'],
  ])('is told where both are narrowed alike, or none: %s', async (question, told) => {
    expect((await asked(question)).headline).toContain(told);
  });
});
