import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Two whole weeks; Email is the first of each week but one, Direct the first of both together. */
const ask = askedFile('2026-03-16', [
  'date,channel,device,country,episode_type,sessions,revenue',
  '2026-03-02,Direct,mobile,Italy,new,5,30',
  '2026-03-02,Email,desktop,Italy,new,3,40',
  '2026-03-02,Social,desktop,Spain,new,1,1',
  '2026-03-09,Direct,mobile,Italy,old,6,35',
  '2026-03-09,Email,desktop,Spain,old,1,10',
  '2026-03-15,Social,desktop,Spain,old,1,0',
  ...Array.from(
    { length: 14 },
    (_, at) => `${addDays('2026-03-02' as Day, at)},Social,desktop,Spain,old,0,0`,
  ),
]);

test.each([
  'Which channel brought the most revenue? Show the trend by week.',
  'which channel had the most revenue in March, show it by week',
])('%s: the first over the time, and its course', async (question) => {
  const { tables, headline, assumptions } = await ask(question);
  expect(tables[0]?.rows).toEqual([
    [expect.any(String), 'Direct', 30],
    [expect.any(String), 'Direct', 35],
  ]);
  expect(headline).toContain('65');
  expect(JSON.stringify(assumptions)).toContain('Direct');
});

test('the least of all has its course, too', async () => {
  const { tables } = await ask('which channel had the least revenue? Show the trend by week');
  expect(tables[0]?.rows.map(([, channel]) => channel)).toEqual(['Social', 'Social']);
});

test.each(['device share by country in March', 'device share of sessions by country in March'])(
  '%s: the parts of each country',
  async (question) => {
    const { rows } = (await ask(question)).tables[0] ?? { rows: [] };
    expect(rows).toContainEqual(['mobile', 'Italy', 11, 11 / 14]);
    expect(rows).toContainEqual(['desktop', 'Spain', 3, 1]);
  },
);

test('sessions by episode: kinds of them are none of them', async () => {
  const { status, clarification } = await ask('sessions by episode');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((one) => one.question)).toEqual(['Sessions by episode type']);
});
