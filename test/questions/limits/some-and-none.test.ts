import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Visits, revenue and purchases a day: they rise and fall by turns; rss brings nothing, ads revenue without a purchase. */
const lines = daysFrom('2026-02-01' as Day, '2026-03-31' as Day).flatMap((day, at) => [
  `${day},google,${at % 2 === 0 ? 30 : 20},5,1`,
  `${day},rss,1,0,0`,
  `${day},ads,1,2,0`,
]);
const asked = askedFile('2026-04-01', ['date,source,sessions,revenue,purchases', ...lines]);

it.each([
  'sources with revenue but no purchases in March',
  'sources with revenue and no purchases in March',
  'which sources had revenue but without any purchases in March',
])('tells those that had the one and not the other: %s', async (question) => {
  const { tables } = await asked(question);
  expect(tables[0]?.rows).toEqual([['ads', 62, 0]]);
});

it.each([
  ['days in March with more sessions than the day before', 32],
  ['days with fewer sessions than the previous day in March', 22],
  ['how many days in March had more sessions than the day before', 32],
])('tells the days that moved so against their own day before: %s', async (question, sessions) => {
  const { tables } = await asked(question);
  expect(tables[0]?.columns.slice(1, 3)).toEqual(['Sessions', 'The day before']);
  expect(tables[0]?.rows.length).toBeGreaterThan(14);
  expect(new Set(tables[0]?.rows.map(([, value]) => value))).toEqual(new Set([sessions]));
});

it.each(['days better than the day before in March', 'weeks that beat the week before in March'])(
  'asks back where no number says by what they were better: %s',
  async (question) => {
    expect((await asked(question)).status).toBe('clarification_needed');
  },
);
