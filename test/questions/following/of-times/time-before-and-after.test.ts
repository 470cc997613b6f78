import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/** One row on every 10th of a month and every Wednesday of March: sessions of Canada and Germany. */
const chain = followedFile('2026-04-01', [
  'date,country,device,sessions,purchases',
  '2025-02-10,Canada,mobile,7,1',
  '2025-12-10,Canada,mobile,10,1',
  '2025-12-10,Germany,mobile,11,1',
  '2026-01-10,Canada,mobile,30,3',
  '2026-01-10,Germany,desktop,20,1',
  '2026-02-10,Canada,mobile,40,4',
  '2026-02-10,Germany,desktop,50,2',
  '2026-03-11,Canada,mobile,61,1',
  '2026-03-18,Canada,mobile,62,1',
  '2026-03-25,Germany,desktop,63,1',
  '2026-03-31,Germany,desktop,1,1',
]);

const february = 'sessions in February 2026';
const byCountry = 'sessions by country in February 2026';
const january = [
  ['Canada', 30],
  ['Germany', 20],
];

describe('the question before, of the time before or after its own', () => {
  test.each([
    [[february, 'and the month before?'], [[50]]],
    [[february, 'the previous month'], [[50]]],
    [[february, 'and before that?'], [[50]]],
    [[february, 'and the month before?', 'and the one before that?'], [[21]]],
    [[february, 'and the month before?', 'which country had the most?'], [['Canada', 30]]],
    [[february, 'and the two months before that?'], [[71]]],
    [[february, 'the year before?'], [[7]]],
    [['sessions in January 2026', 'the following month?'], [[90]]],
    [['sessions last 2 months', 'same for the previous 2 months'], [[71]]],
    [[byCountry, 'and the month before?'], january],
    [[byCountry, 'same for the previous month'], january],
    [['sessions by country on mobile in February 2026', 'the month before?'], [['Canada', 30]]],
    [['which country had the most sessions in February 2026', 'and the month before?'], [['Canada', 30]]],
    [[february, 'which country was biggest the month before?'], [['Canada', 30]]],
    [[february, 'and purchases the month before?'], [[4]]],
    [['sessions on Wednesday', 'and the Wednesday before?'], [[62]]],
    [['sessions from March 25 to March 31', 'and the week before?'], [[62]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test.each([
    [[february, 'compared with the month before'], 40],
    [[february, 'versus the previous month'], 40],
    [['did sessions go up in February 2026?', 'and the month before?'], 29],
    [['sessions in February 2026 vs the month before', 'and the month before that'], 29],
  ])('what holds two times against each other still does: %j', async (questions, change) => {
    const { tables } = await chain(...questions);
    expect(tables[0]?.rows[0]?.[3]).toBe(change);
  });

  test('the week before a day may be the day seven days back or all of the week', async () => {
    const { clarification } = await chain('sessions on March 25', 'the week before');
    expect(clarification?.choices.map(({ question }) => question).slice(0, 2)).toEqual([
      'Sessions on March 18, 2026',
      'Sessions from March 16, 2026 to March 22, 2026',
    ]);
  });

  test('the month before the best one is that of the one that was found', async () => {
    expect((await chain('best month for sessions', 'and the month before that?')).tables[0]?.rows).toEqual([
      [90],
    ]);
  });

  test('"the one before" of a ranking may be of time or of its places', async () => {
    expect((await chain('best day for sessions in March 2026', 'and the one before?')).status).toBe('failed');
  });

  test('what is not over yet is not told', async () => {
    const { status } = await chain('sessions in March 2026', 'and the next month?');
    expect(status).toBe('failed');
  });
});
