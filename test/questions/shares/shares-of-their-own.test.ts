import { describe, expect, it, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Of the hires at the kiosk Central has 40 of 60; of its own hires they are 40 of 200, at the Square 20 of 50. */
const ROWS = [
  'date,station,booked_via,plan,hires,damage_reports',
  '2026-03-02,Central,Kiosk,Single,40,2',
  '2026-03-02,Central,App,Member,160,2',
  '2026-03-03,Square,Kiosk,Single,20,1',
  '2026-03-03,Square,App,Member,30,4',
];
const asked = askedFile('2026-04-10', ROWS);
const followed = followedFile('2026-04-10', ROWS);

const OF_EACH = [
  ['Square', 20, 50, 0.4],
  ['Central', 40, 200, 0.2],
];

describe('the part of each station', () => {
  test.each([
    "kiosk hires by station in March as percent of the station's total",
    "kiosk hires by station in March, as a share of each station's own hires",
    'kiosk hires per station as a share of its own total in March',
    'kiosk hires by station in March as a share of all hires at each station',
  ])('%s', async (question) => {
    expect((await asked(question)).tables[0]?.rows).toEqual(OF_EACH);
  });

  test.each([
    "as percent of the station's total",
    "and as a percentage of that station's hires?",
    'as a share of their own total',
    'what is that as a share of the station?',
  ])('behind the kiosk hires by station: %s', async (question) => {
    expect((await followed('kiosk hires by station in March', question)).tables[0]?.rows).toEqual(OF_EACH);
  });

  test.each([
    [
      'hires by plan at Square in March',
      [
        ['Member', 30, 0.6],
        ['Single', 20, 0.4],
      ],
    ],
    ['kiosk hires at Square in March', [[20, 50, 0.4]]],
    [
      'hires by plan and station in March',
      [
        ['Member', 'Central', 160, 0.8],
        ['Single', 'Central', 40, 0.2],
        ['Member', 'Square', 30, 0.6],
        ['Single', 'Square', 20, 0.4],
      ],
    ],
  ])('keeps the names and kinds of %s', async (question, rows) => {
    expect((await followed(question, 'as a share of the station')).tables[0]?.rows).toEqual(rows);
  });

  it('is one number over the other where the whole is another number', async () => {
    const { tables } = await asked("damage reports by station in March as a share of the station's hires");
    expect(tables[0]?.rows.map(([station, rate]) => [station, rate])).toEqual([
      ['Square', 0.1],
      ['Central', 0.02],
    ]);
  });

  it('is that of all of them where the total is theirs together', async () => {
    const { tables } = await asked('hires by station in March as a share of the total');
    expect(tables[0]?.rows.map(([station, hires]) => [station, hires])).toEqual([
      ['Central', 200],
      ['Square', 50],
    ]);
  });
});

test.each([
  ['hires by station in March', "as percent of the station's total"],
  ['kiosk hires by plan in March', "as percent of the station's total"],
  ['which station had the most kiosk hires in March', "as percent of the station's total"],
])('%s, and then %s, is asked about', async (...questions) => {
  const { status, headline } = await followed(...questions);
  expect([status, headline]).toEqual(['clarification_needed', 'Whose share would you like to see?']);
});
