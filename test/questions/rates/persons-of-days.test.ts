import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Three days of two apps, each row with its people: 30, 40 and 50 of the first, 10 each day of the second. */
const lines = (column: string): string[] => [
  `date,platform,sessions,${column},revenue`,
  ...[30, 40, 50].flatMap((people, at) => [
    `2026-03-0${at + 2},iOS,${people * 2},${people},${people}`,
    `2026-03-0${at + 2},Web,20,10,20`,
  ]),
];

describe.each(['users', 'active_users', 'listeners', 'unique_visitors'])(
  'people in the column %s',
  (column) => {
    const noun = column.replaceAll('_', ' ');
    const ask = askedFile('2026-03-05', lines(column));

    test('are told of one day, with what its rows add up to', async () => {
      const { tables, headline, assumptions } = await ask(`${noun} on March 3, 2026`);
      expect(tables[0]?.rows, headline).toEqual([[50]]);
      expect(assumptions.join()).toContain('rows of a day are added up');
    });

    test('are told day by day', async () => {
      const { tables, headline, explanation } = await ask(`${noun} by day`);
      expect(
        tables[0]?.rows.map((row) => row[1]),
        headline,
      ).toEqual([40, 50, 60]);
      expect(headline + explanation).not.toContain('150');
    });

    test('are no number over several days, and the average day is offered', async () => {
      const { status, headline, failure } = await ask(
        `how many ${noun} did we have from March 2 to March 4, 2026?`,
      );
      expect(status).toBe('failed');
      expect(headline).toMatch(/of several days cannot be added up/);
      const [first] = failure?.nearest ?? [];
      const { tables } = await ask(first ?? '');
      expect(tables[0]?.rows).toEqual([[50]]);
    });

    test.each(['share of {} from iOS', 'cumulative {} by day', '{} per week on average'])(
      'nor are they summed up in another form: %s',
      async (form) => {
        expect((await ask(form.replace('{}', noun))).status).not.toBe('answered');
      },
    );

    test('are those of an average day by platform, and in their order', async () => {
      const { tables, headline, assumptions } = await ask(`which platform had the most ${noun}?`);
      expect(tables[0]?.rows, headline).toEqual([['iOS', 40]]);
      expect(headline).toContain('on an average day');
      expect(assumptions.join()).toContain('Who came on several days cannot be told apart');
    });

    test('are below a rate once for each day, and their number does not stand beside it', async () => {
      const { tables, headline } = await ask(`revenue per ${noun.replace(/s$/, '')} by platform`);
      expect(tables[0]?.rows, headline).toEqual([
        ['Web', 2],
        ['iOS', 1],
      ]);
    });
  },
);

test('new users are new once, and add up', async () => {
  const { tables } = await askedFile(
    '2026-03-05',
    lines('new_users'),
  )('how many new users did we have in March?');
  expect(tables[0]?.rows).toEqual([[150]]);
});

test('two weeks of daily users are held against each other by their average days', async () => {
  const daily = [...Array(14)].map(
    (_, at) => `2026-03-${String(at + 2).padStart(2, '0')},iOS,${at < 7 ? 20 : 30}`,
  );
  const ask = askedFile('2026-03-16', ['date,platform,users', ...daily]);
  const { headline } = await ask('users by day last week vs the week before');
  expect(headline).toMatch(/^30 users .* on an average day, against 20 /);
});

describe('visitors of a file that counts users', () => {
  const ask = askedFile('2026-03-05', lines('users'));

  test.each(['users', 'visitors', 'people'])('are its users, by either name: %s', async (noun) => {
    const { status, headline, failure } = await ask(
      `how many ${noun} did we have from March 2 to March 4, 2026?`,
    );
    expect(status, headline).toBe('failed');
    expect((await ask(failure?.nearest[0] ?? '')).tables[0]?.rows).toEqual([[50]]);
    expect((await ask(`how many ${noun} on March 3?`)).tables[0]?.rows).toEqual([[50]]);
    expect((await ask(`${noun} by platform`)).tables[0]?.rows).toEqual([
      ['iOS', 40],
      ['Web', 10],
    ]);
  });

  test.each(['user', 'visitor'])('and below a rate as well: per %s', async (noun) => {
    const { tables, assumptions } = await ask(`revenue per ${noun} by platform`);
    expect(tables[0]?.rows).toEqual([
      ['Web', 2],
      ['iOS', 1],
    ]);
    expect(assumptions.join()).not.toContain('counted by their sessions');
  });

  test('where none are counted they are the sessions that they made', async () => {
    const { headline, assumptions } = await askedFile('2026-03-05', [
      'date,platform,sessions',
      '2026-03-02,iOS,60',
      '2026-03-03,iOS,80',
    ])('how many visitors did we have in total?');
    expect(headline).toContain('140 sessions');
    expect(assumptions.join()).toContain('counted by their sessions');
  });
});
