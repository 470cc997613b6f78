import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/**
 * 100 days from Monday, January 5, 2026: North on all of them; East, which is closed after 40 days and had none on two of these; West, which
 * opens on day 41; South, which pauses for the last ten days as it did before.
 */
const rows = Array.from({ length: 100 }, (_, at) => {
  const day = addDays('2026-01-05' as Day, at);
  return [
    `${day},North,${20 + (at % 2)}`,
    ...(at < 40 && at !== 10 && at !== 11 ? [`${day},East,${at < 30 ? 30 : 5}`] : []),
    ...(at >= 40 ? [`${day},West,50`] : []),
    ...(at < 30 || (at >= 40 && at < 90) ? [`${day},South,10`] : []),
  ];
});
const ask = askedFile('2026-04-15', ['date,station,hires', ...rows.flat()]);
const flat = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['how many days had no hires at East', 2],
  ['has East ever had a day without hires', undefined],
  ['on how many days did East have fewer than 6 hires', 12],
  ['how many days had no hires at West', 0],
  ['how many days had no hires at South', 20],
  ['how many days had no hires at North', 0],
])('%s is counted from its first row to its last one', async (question, count) => {
  const { tables, headline } = await ask(question);
  if (count === undefined) expect(flat(headline)).toMatch(/^Yes: 2 days/);
  else expect(tables[0]?.rows).toEqual([[count]]);
});

test('how many days lie outside is told', async () => {
  const { explanation } = await ask('how many days had no hires at East');
  expect(flat(explanation)).toContain(
    'last appears on Feb 13, 2026; days after it are missing, not zero. They are 60 days.',
  );
  const { explanation: ofWest } = await ask('how many days had no hires at West');
  expect(flat(ofWest)).toContain(
    'first appears on Feb 14, 2026; days before it are missing, not zero. They are 40 days.',
  );
  const { explanation: ofSouth } = await ask('how many days had no hires at South');
  expect(ofSouth).not.toContain('last appears');
});

test('of days that a name is not there in, nothing rose or fell', async () => {
  for (const question of ['is East shrinking?', 'is East growing?']) {
    const { headline } = await ask(question);
    expect(headline).not.toMatch(/^(?:Yes|No)\b/);
  }
  const { headline } = await ask('hires at East in March');
  expect(flat(headline)).toContain(
    'no data on hires with station East in March 2026: the last row is of Feb 13, 2026',
  );
});

test('two names are held against each other while both are there', async () => {
  const { headline, tables } = await ask('did East ever beat West in a week');
  expect(flat(headline)).toBe(
    '“East” and “West” are not there on the same days, so that neither had more hires than the other in a week.',
  );
  expect(tables[0]?.rows).toEqual([]);
  const { headline: found, explanation } = await ask('on how many days did North have more hires than East');
  expect(flat(found)).toContain('of 40 days');
  expect(flat(explanation)).toContain('“East” last appears on Feb 13, 2026, before 60 of these days.');
  const { headline: ofSouth } = await ask('on how many days did North have more hires than South');
  expect(flat(ofSouth)).toContain('100 of 100 days');
});

test('so are the days of each name, and its average', async () => {
  const { tables } = await ask('how many days without hires did each station have');
  expect(new Map(tables[0]?.rows as [string, number][])).toEqual(
    new Map([
      ['South', 20],
      ['East', 2],
      ['North', 0],
      ['West', 0],
    ]),
  );
  const { tables: averages } = await ask('average hires per day by station');
  expect(new Map(averages[0]?.rows as [string, number][]).get('East')).toBe((28 * 30 + 10 * 5) / 40);
});

test.each([
  // Where nobody else had none, it is that one
  [
    'which station had no hires in March',
    [['East', 0]],
    '“East” last appears on Feb 13, 2026, before these days.',
  ],
  [
    'which station had no hires from April 6 to April 14',
    [['South', 0]],
    '“East” last appears on Feb 13, 2026',
  ],
])(
  'one that is not there in these days is none of those without any, and told apart: %s',
  async (question, rows, told) => {
    const { explanation, tables } = await ask(question);
    expect(tables[0]?.rows).toEqual(rows);
    expect(flat(explanation)).toContain(told);
  },
);

test('where nobody else had none, it is that one, and counted', async () => {
  const { tables } = await ask('how many stations had no hires in March');
  expect(tables[0]?.rows).toEqual([[1]]);
});
