import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-06-01', [
  'date,host,games,takings',
  '2026-03-02,Dr May,3,30',
  '2026-03-02,April,5,50',
  '2026-03-02,Dr Tom,2,20',
  '2026-04-02,Dr May,30,300',
  '2026-04-02,April,50,500',
  '2026-04-02,Dr Tom,20,200',
  '2026-05-02,Dr May,7,70',
  '2026-05-02,April,8,80',
]);

test.each([
  ['how many games did May do in April', [30]],
  ['how many games did April do in April', [50]],
  ['how many games did april host in march', [5]],
  ['what did May take in takings in March 2026', [30]],
])('who did something within a month is somebody of that name: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});

test.each([
  ['did april do more games than dr tom in april', 'Yes: April had 30 more games than Dr Tom in April 2026'],
  ['did May do more games in April than Dr Tom', 'Yes: Dr May had 10 more games than Dr Tom in April 2026'],
])('two of them are held against each other: %s', async (question, said) => {
  expect((await asked(question)).headline.replace(/\u00a0/g, ' ')).toContain(said);
});

test.each(['did April do more games than in March', 'did April have more games than March'])(
  'two months are two months: %s',
  async (question) => {
    expect((await asked(question)).headline.replace(/\u00a0/g, ' ')).toContain('100 games in April 2026');
  },
);
