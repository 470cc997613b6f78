import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Two rows a month, none of which alone is above 60; whole months from January to April. */
const asked = askedFile('2026-05-01', [
  'date,country,sessions',
  ...['2026-01', '2026-02', '2026-03', '2026-04'].flatMap((month, at) => [
    `${month}-01,Canada,${20 + 10 * at}`,
    `${month}-20,Canada,${20 + 10 * at}`,
    `${month}-30,Germany,30`.replace('02-30', '02-28'),
  ]),
]);

test.each([
  ['When did Canada first have more than 70 sessions in a month?', '2026-03-01', 80],
  ['When did Canada first exceed 60 sessions in a month?', '2026-03-01', 80],
  ['When did Canada first reach 60 sessions in a single month?', '2026-02-01', 60],
  ['When did we first get 90 sessions in a month?', '2026-02-01', 90],
  ['When did we first have more than 80 sessions from Canada in a month?', '2026-04-01', 100],
  ['When did sessions first exceed 100 in a month?', '2026-03-01', 110],
  ['When did sessions from Canada first reach 80 in a month?', '2026-03-01', 80],
  ['In which month did Canada first have more than 70 sessions?', '2026-03-01', 80],
  ['When did Canada have more than 70 sessions in a month for the first time?', '2026-03-01', 80],
  ['When did Canada last have fewer than 70 sessions in a month?', '2026-02-01', 60],
])('the month of so many, and no day: %s', async (question, month, sessions) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([[month, sessions]]);
});

test.each([
  ['When did Canada first have more than 35 sessions in a day?', '2026-03-01'],
  ['When did Canada first have more than 35 sessions?', '2026-03-01'],
])('the day of so many stays one: %s', async (question, day) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([[day, 40]]);
});
