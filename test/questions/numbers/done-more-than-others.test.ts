import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const letters = askedFile('2026-03-01', [
  'date,audience,country,emails_sent,delivered,opens,clicks,unsubscribes,upgrades',
  '2026-02-02,Free readers,Norway,1000,980,400,40,10,4',
  '2026-02-03,Paying members,Sweden,200,190,150,12,3,2',
]);
const shop = askedFile('2026-03-01', [
  'date,device,sessions,purchases,revenue',
  '2026-02-02,mobile,1000,10,500',
  '2026-02-03,desktop,200,8,900',
]);
const shows = askedFile('2026-03-01', [
  'date,country,downloads,new_followers',
  '2026-02-02,Norway,1000,100',
  '2026-02-03,Sweden,200,80',
]);

const offered = async (answer: ReturnType<typeof letters>): Promise<readonly string[] | undefined> =>
  (await answer).clarification?.choices.map(({ question }) => question);

describe('who does more of what the larger group does more of anyway is asked back', () => {
  test.each([
    [
      'do paying members open more than free readers?',
      'Opens per delivered of Paying members vs Free readers',
    ],
    [
      'do paying members open more emails than free readers?',
      'Opens per delivered of Paying members vs Free readers',
    ],
    [
      'are paying members opening more than free readers?',
      'Opens per delivered of Paying members vs Free readers',
    ],
    [
      'do free readers click less than paying members?',
      'Clicks per delivered of Free readers vs Paying members',
    ],
    ['do norwegians unsubscribe more than swedes?', 'Unsubscribes per delivered of norwegians vs swedes'],
    [
      'do paying members upgrade more than free readers?',
      'Upgrades per delivered of Paying members vs Free readers',
    ],
  ])('letters by those that arrived: %s', async (question, rate) => {
    expect(await offered(letters(question))).toEqual([rate, rate.replace(/ per delivered/, '')]);
  });

  test('what was bought by the visits', async () => {
    expect(await offered(shop('do desktop users buy more than mobile users?'))).toEqual([
      'Purchases per session of desktop users vs mobile users',
      'Purchases of desktop users vs mobile users',
    ]);
  });

  test('the choice of a rate is told by it', async () => {
    const { headline } = await letters('Opens per delivered of Paying members vs Free readers');
    expect(headline).toMatch(/higher than that of Free readers .*: 78\.9.% against 40\.8.%/);
  });
});

describe('and where it is said what is counted it is told', () => {
  test.each([
    ['do paying members click more often than free readers?', /^Yes: clicks per delivered of Paying members/],
    ['do paying members open more often than free readers?', /^Yes: opens per delivered of Paying members/],
    ['are there more opens from paying members than from free readers?', /^No: Paying members had 250 fewer/],
    ['do paying members have more opens than free readers?', /^No: Paying members had 250 fewer/],
  ])('%s', async (question, headline) => {
    expect((await letters(question)).headline).toMatch(headline);
  });

  test('what brings money is no doing of whom it is counted for', async () => {
    expect((await shop('do desktop users spend more than mobile users?')).headline).toMatch(/^Yes: /);
  });

  test('and nothing is asked where nothing says of what it is one', async () => {
    expect((await shows('do swedes download more than norwegians?')).headline).toMatch(/^No: Sweden/);
  });
});
