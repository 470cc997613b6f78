import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const moved = { Email: [10, 4], Search: [10, 14], Social: [10, 6], Direct: [10, 8] } as const;
const site = askedFile('2026-06-01', [
  'date,channel,landing_page,visits,signups',
  ...['2026-04-15', '2026-05-15'].flatMap((day, month) =>
    Object.entries(moved).map(
      ([channel, visits], at) => `${day},${channel},/blog/${channel},${visits[month]},${at}`,
    ),
  ),
]);

describe('what is asked of all of them', () => {
  test.each([
    'Did all but Email lose visits in May?',
    'Did everything except Email lose visits in May?',
    'Did all blog pages lose visits in May?',
  ])('is not what they did together: %s', async (question) => {
    const asked = await site(question);
    expect(asked.headline).toMatch(/^Whether each of them did is another question/);
    const [first] = asked.clarification?.choices ?? [];
    const told = await site(first?.question ?? '');
    expect(told.tables[0]?.rows.map(([name]) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining('Email'), expect.stringContaining('Social')]),
    );
  });

  test('of what nobody hopes for those are offered that had less of it', async () => {
    const complaints = askedFile('2026-06-01', [
      'date,branch,complaints',
      ...['Hill,9', 'Mill,7', 'Dell,2'].flatMap((row) => [`2026-04-10,${row}`, `2026-05-10,${row}0`]),
    ]);
    const { clarification } = await complaints('Were all but Dell better on complaints in May?');
    expect(clarification?.choices[0]?.question).toMatch(/^Which branches lost complaints/);
  });

  test.each([
    'Did all channels but one lose visits in May?',
    'did every channel except one lose visits in May',
  ])('leaves out one that nobody names: %s', async (question) => {
    expect((await site(question)).headline).toMatch(/^Which of them are left out is not said/);
  });

  test.each([
    ['Did most channels lose visits in May?', /^3 of the 4 channels fell/],
    ['did the majority of channels grow in May?', /^1 of the 4 channels rose/],
    ['Do most of the channels have more than 15 visits?', /^3 channels with visits above 15/],
    [
      'Do all channels have signups per visit under 40%?',
      /no channels .* had signups per visit of at least 40/i,
    ],
    [
      'Do all channels have signups per visit under 10%?',
      /^No: 2 channels had signups per visit of at least 10/,
    ],
  ])('%s', async (question, headline) => {
    expect((await site(question)).headline).toMatch(headline);
  });
});

const days = askedFile('2026-06-01', [
  'date,station,hires',
  ...Array.from({ length: 31 }, (_, at) => `2026-05-${String(at + 1).padStart(2, '0')},Pier,${at + 10}`),
  '2026-04-03,Old Market,5',
]);

describe('days and what is not known', () => {
  test('no row is no "no"', async () => {
    for (const question of [
      'Were there no hires at Old Market in May 2026?',
      'did nobody hire at Old Market in May 2026?',
    ])
      expect((await days(question)).headline).toMatch(/^No data on hires/);
  });

  test('any Sunday is one of the days', async () => {
    expect((await days('Was any Sunday below 15 hires in May?')).headline).toMatch(/^Yes: /);
    expect((await days('Was any Sunday below 5 hires in May?')).headline).toMatch(/^No: no day/);
  });

  test('the best day of all is none of the best Mondays', async () => {
    expect((await days('Was the best day of May a Monday?')).headline).toMatch(/^Of which weekday/);
    expect((await days('which day was the best Monday of May?')).status).toBe('answered');
  });
});
