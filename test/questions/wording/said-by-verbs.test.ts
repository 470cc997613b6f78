import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,channel,country,version,sessions,donations,donors,amount',
  '2026-02-20,Direct,United States,6.0.1,10,2,2,40',
  '2026-02-21,Direct,United States,6.0.1,20,4,2,60',
  '2026-02-21,Social,United Kingdom,5.0,15,4,4,20',
  '2026-03-02,Social,United Kingdom,5.0,30,1,1,5',
  '2026-03-03,Email,Germany,6.0.2,25,3,2,30',
];
const asked = askedFile('2026-03-04', lines);
const followed = followedFile('2026-03-04', lines);

describe('who was beaten', () => {
  test.each([
    ['Was Direct beaten by Social in sessions?', 'Yes: Direct'],
    ['Did Social get beaten by Direct in amount?', 'Yes: Social'],
    ['Was Social beaten by Direct in sessions?', 'No: Social'],
  ])('is a yes or a no: %s', async (question, headline) => {
    expect((await asked(question)).headline).toContain(headline);
  });

  test('are those below the one that is named', async () => {
    const { tables } = await asked('Which channels were beaten by Direct in sessions?');
    expect(tables[0]?.rows).toEqual([['Email', 25]]);
  });
});

test.each([
  ['Sessions on the twenty-first of February', 35],
  ['sessions on February twentieth', 10],
  ['Sessions on the second of March', 30],
])('a day is named by words: %s', async (question, sessions) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([[sessions]]);
});

test('"us" beside another country, and left out of countries, is one', async () => {
  const beside = await asked('sessions in the uk vs us');
  expect(beside.tables[0]?.rows.map((row) => row[1])).toEqual([45, 30]);
  const without = await asked('top countries by sessions, excluding us');
  expect(without.tables[0]?.rows.map((row) => row[0])).toEqual(['United Kingdom', 'Germany']);
});

test('the average donation per donor is what each of them gave', async () => {
  const { tables } = await asked('average donation per donor');
  expect(tables[0]?.rows).toEqual([[155 / 11]]);
  const perDonation = await asked('average donation');
  expect(perDonation.tables[0]?.rows).toEqual([[155 / 14]]);
});

test.each(['When did version 6.0.2 first show up?', 'What was the first day version 6.0.2 showed up?'])(
  'the first day of a version: %s',
  async (question) => {
    expect((await asked(question)).tables[0]?.rows[0]?.[0]).toBe('2026-03-03');
  },
);

test('the amount of the one that was found is told where nothing else is asked', async () => {
  const ofMonth = await followed('Which month had the most sessions?', 'how much was it?');
  expect(ofMonth.tables[0]?.rows).toEqual([[55]]);
  const ofChannel = await followed('Which channel had the most sessions?', 'how many was it?');
  expect(ofChannel.tables[0]?.rows).toEqual([[45]]);
});

const school = askedFile('2026-03-09', [
  'date,country,device,sessions,signups,purchases',
  '2026-03-02,United Kingdom,mobile,100,10,1',
  '2026-03-03,India,desktop,400,20,40',
  '2026-03-07,India,mobile,100,1,2',
]);

describe('who is more likely to do something', () => {
  test('is told by how many did and by each visit', async () => {
    const { headline, tables } = await school('Are UK visitors more likely to sign up than Indian visitors?');
    expect(headline).not.toMatch(/^(?:Yes|No)\b/);
    expect(tables[0]?.rows).toEqual([
      ['United Kingdom', 10, 0.1],
      ['India', 21, 21 / 500],
    ]);
  });

  test('to buy is told by the rate, with a yes or a no', async () => {
    const { headline } = await school('Are mobile users less likely to buy than desktop users?');
    expect(headline).toMatch(/^Yes: purchases per session of mobile/);
  });
});

test('what the weekend does is held against weekdays', async () => {
  const { tables } = await school('Does the weekend convert worse?');
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['weekends', 'weekdays']);
});
