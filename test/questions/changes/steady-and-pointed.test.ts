import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2026-03-02' as Day;

/** Twelve weeks and a day: mobile has 900 sessions a day and one more each day, desktop 1,500; revenue is half of either. */
const rows = Array.from({ length: 85 }, (_, at) => at).flatMap((at) =>
  [
    ['mobile', 900 + at],
    ['desktop', 1_500],
  ].map(([device, sessions]) => `${addDays(FIRST, at)},${device},${sessions},${Number(sessions) / 2}`),
);
const ask = askedFile('2026-05-26', ['date,device,sessions,revenue', ...rows]);
const said = (assumptions: readonly string[]) => assumptions.join(' ').replace(/\s/g, ' ');

describe('how steady a number is, is told by its ends', () => {
  const weeks = (last: number, first: number) => [
    ['Highest', '2026-05-18', last],
    ['Lowest', FIRST, first],
  ];

  test.each([
    ['how stable are sessions on mobile?', weeks(6860, 6321)],
    ['how steady is mobile', weeks(6860, 6321)],
    ['how volatile are sessions on “mobile”', weeks(6860, 6321)],
    ['how much do sessions on mobile fluctuate?', weeks(6860, 6321)],
    ['how stable is revenue on mobile week to week', weeks(3430, 3160.5)],
    ['how stable are sessions on mobile in May?', [weeks(6860, 0)[0], ['Lowest', '2026-05-04', 6762]]],
    [
      'how stable is mobile day to day',
      [
        ['Highest', '2026-05-24', 983],
        ['Lowest', '2026-04-27', 956],
      ],
    ],
  ])('%s', async (question, ends) => {
    expect((await ask(question)).tables[0]?.rows, question).toEqual(ends);
  });

  test.each([
    'how stable are sessions by device',
    'how stable are our devices',
    'how stable is the revenue of each device',
  ])('of each one it is asked back: %s', async (question) => {
    expect((await ask(question)).status, question).toBe('clarification_needed');
  });
});

describe('three digits behind a point', () => {
  test.each([
    ['days with more than 2.450 sessions', 34, '“2.450” is read as “2,450”'],
    ['days with between 2.400 and 2.410 sessions', 11, '“2.410” is read as “2,410”'],
    ['days with more than € 1.200 revenue', 84, '“1.200” is read as “1,200”'],
    ['days with more than 1.000.000 sessions', 0, ''],
    ['days over 2.450', 34, 'No metric was named: these are sessions'],
  ])('part thousands of what adds up, which is said: %s', async (question, days, words) => {
    const { tables, assumptions } = await ask(question);
    expect(tables[0]?.rows.length, question).toBe(days);
    expect(said(assumptions)).toContain(words);
  });

  test('are decimals of a number per another, or asked about where that is money', async () => {
    expect((await ask('days with revenue per session above 1.250')).status).toBe('clarification_needed');
    expect((await ask('days with more than 1.25 revenue per session')).status).toBe('answered');
  });

  test('are decimals of a factor', async () => {
    const { assumptions } = await ask('is desktop more than 1.250 times mobile by sessions?');
    expect(said(assumptions)).not.toContain('1,250');
  });
});
