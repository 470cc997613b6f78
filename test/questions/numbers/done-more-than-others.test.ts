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

describe('who does more of what the larger group does more of anyway is told by how many and by each', () => {
  test.each([
    'do paying members open more than free readers?',
    'do paying members open more emails than free readers?',
    'are paying members opening more than free readers?',
  ])('letters by those that arrived: %s', async (question) => {
    const { headline, tables } = await letters(question);
    expect(headline).toMatch(
      /^Paying members had 250 fewer opens .*: Paying members 78\.9.%, Free readers 40\.8.%\.$/u,
    );
    expect(tables[0]?.rows).toEqual([
      ['Paying members', 150, 150 / 190],
      ['Free readers', 400, 400 / 980],
    ]);
  });

  test.each([
    ['do free readers click less than paying members?', 40 / 980, 12 / 190],
    ['do norwegians unsubscribe more than swedes?', 10 / 980, 3 / 190],
    ['do paying members upgrade more than free readers?', 2 / 190, 4 / 980],
  ])('what comes of them as well: %s', async (question, first, second) => {
    const { headline, tables } = await letters(question);
    expect(headline).not.toMatch(/^(?:Yes|No)\b/);
    expect(tables[0]?.rows.map((row) => row[2])).toEqual([first, second]);
  });

  test('what was bought by the visits', async () => {
    const { tables } = await shop('do desktop users buy more than mobile users?');
    expect(tables[0]?.rows).toEqual([
      ['desktop', 8, 0.04],
      ['mobile', 10, 0.01],
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
