import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

/** A day's rows of three hotels. Vienna has the most bookings, Graz the most sessions, and Linz its best month before the last one. */
const ofHotel = [
  ['Vienna', 'mobile', 'Germany', 10, 4, 400],
  ['Vienna', 'desktop', 'Italy', 8, 6, 100],
  ['Graz', 'mobile', 'Italy', 40, 3, 300],
  ['Graz', 'desktop', 'Germany', 30, 1, 50],
  ['Linz', 'mobile', 'Germany', 5, 1, 10],
  ['Linz', 'desktop', 'Italy', 6, 1, 20],
] as const;
const days = daysFrom('2026-01-01' as Day, '2026-02-28' as Day);
const lines = days.flatMap((day) =>
  ofHotel.map(([hotel, device, country, sessions, bookings, revenue]) => {
    const times = hotel === 'Linz' && day < '2026-02-01' ? 9 : 1;
    return [day, hotel, device, country, sessions, bookings * times, revenue].join(',');
  }),
);
const asked = followedFile('2026-03-01', ['date,hotel,device,country,sessions,bookings,revenue', ...lines]);
const FEBRUARY = 28;

describe('a follow-up with a people noun', () => {
  it.each([
    ['revenue last month', 'from German guests', (400 + 50 + 10) * FEBRUARY],
    ['bookings last month', 'for guests from Italy', (6 + 3 + 1) * FEBRUARY],
    ['revenue last month', 'German guests', (400 + 50 + 10) * FEBRUARY],
    ['bookings last month', 'only mobile traffic', (4 + 3 + 1) * FEBRUARY],
  ])('narrows %s: %s', async (first, second, told) => {
    const { tables } = await asked(first, second);
    expect(tables[0]?.rows[0]?.[0]).toBe(told);
  });

  it('asks for the number where it names it alone', async () => {
    const { headline } = await asked('revenue last month', 'visitors from Italy');
    expect(headline).toContain('sessions');
  });
});

describe('a row that is spoken of without "the"', () => {
  it.each([
    [
      'top one by device',
      [
        ['desktop', 6 * FEBRUARY],
        ['mobile', 4 * FEBRUARY],
      ],
    ],
    [
      'second one by device',
      [
        ['mobile', 3 * FEBRUARY],
        ['desktop', FEBRUARY],
      ],
    ],
    [
      'top one monthly',
      [
        ['2026-01-01', 10 * 31],
        ['2026-02-01', 10 * FEBRUARY],
      ],
    ],
  ])('keeps it: %s', async (second, rows) => {
    const { tables } = await asked('bookings by hotel last month', second);
    expect(tables[0]?.rows).toEqual(rows);
  });

  it('takes the last row for the worst of what is hoped for', async () => {
    const { tables } = await asked('revenue by hotel last month', 'worst one by device');
    expect(tables[0]?.rows).toEqual([
      ['desktop', 20 * FEBRUARY],
      ['mobile', 10 * FEBRUARY],
    ]);
  });

  it('splits each of the first two', async () => {
    const { tables } = await asked('bookings by hotel last month', 'top two by device');
    expect(tables[0]?.rows).toEqual([
      ['Vienna', 'desktop', 6 * FEBRUARY],
      ['Vienna', 'mobile', 4 * FEBRUARY],
      ['Graz', 'mobile', 3 * FEBRUARY],
      ['Graz', 'desktop', FEBRUARY],
    ]);
  });

  it('ranks anew where none was listed', async () => {
    const { tables } = await asked('bookings last month', 'top one by hotel');
    expect(tables[0]?.rows[0]?.[0]).toBe('Vienna');
  });
});

describe('what was done to them', () => {
  it.each([
    [
      'is Vienna booked more than Graz last month',
      [
        ['Vienna', 10 * FEBRUARY],
        ['Graz', 4 * FEBRUARY],
      ],
    ],
    ['on which device is Graz booked most last month', [['mobile', 3 * FEBRUARY]]],
    [
      'did Vienna make more than Graz last month',
      [
        ['Vienna', 500 * FEBRUARY],
        ['Graz', 350 * FEBRUARY],
      ],
    ],
  ])('is counted by its event: %s', async (question, rows) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows).toEqual(rows);
  });
});

describe('what one had and another ever did', () => {
  it.each([
    'did Vienna get more bookings in February than Linz ever did in a month',
    'did Vienna get more bookings in February than Linz did in any month',
    "were Vienna's February bookings higher than Linz's ever were",
  ])('is asked back with each of them: %s', async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toContain(
      'Top month by bookings for Linz',
    );
  });

  it('tells the place of a month among all of them', async () => {
    const { tables } = await asked('did Linz get more bookings in January than in any other month');
    expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(['2026-01-01', 1, 2 * 9 * 31]);
  });
});

describe('how long one took', () => {
  /** In February more was asked and answered sooner; email is slower about bills, chat about names. */
  const ofTopic = [
    ['email', 'bills', 90],
    ['email', 'names', 30],
    ['chat', 'bills', 5],
    ['chat', 'names', 9],
  ] as const;
  const tickets = days.flatMap((day) =>
    ofTopic.map(([channel, topic, minutes]) => {
      const isLater = day >= '2026-02-01';
      const opened = isLater ? 4 : 1;
      return [day, channel, topic, opened, opened * (isLater ? minutes : minutes * 2)].join(',');
    }),
  );
  const support = followedFile('2026-03-01', [
    'date,channel,topic,tickets_opened,first_reply_minutes',
    ...tickets,
  ]);

  it.each([
    [
      ['first reply time by channel last month', 'slowest topic on email'],
      ['bills', 90],
    ],
    [
      ['first reply time by channel last month', 'fastest topic on chat'],
      ['bills', 5],
    ],
    [['which topic is slowest on chat last month'], ['names', 9]],
  ])('ranks the slowest first: %j', async (questions, row) => {
    const { tables } = await support(...questions);
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(row);
  });

  it.each(['did first reply improve in February', 'did our replies get better in February'])(
    'is judged by one and not by the sum: %s',
    async (question) => {
      const { headline } = await support(question);
      expect(headline).toMatch(/^Yes: first reply minutes per tickets? opened of 33.5/);
    },
  );
});
