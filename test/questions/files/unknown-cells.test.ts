import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import { addDays, type Day } from '#src/shared/week.ts';

const MONDAY = '2026-01-05' as Day;
const BLANK_WEEK = 7;
const TODAY = '2026-03-09' as Day;

/** Nine weeks of two channels; sales grow by 7 a day from week to week, and in the eighth week nobody wrote them down. */
const csv = [
  'date,channel,sessions,revenue',
  ...Array.from({ length: 63 }, (_, at) => {
    const week = Math.floor(at / 7);
    const isBlank = week === BLANK_WEEK;
    const day = addDays(MONDAY, at);
    return [
      `${day},Organic,100,${isBlank ? '' : 200 + 7 * week}`,
      `${day},Email,50,${isBlank ? '' : 100 + 7 * week}`,
    ];
  }).flat(),
].join('\n');

const ask = async (question: string): Promise<Answer> => {
  const { context, facts } = askableFile(csv, TODAY, 'blank.csv');
  return answerQuestion(question, context, facts);
};

const cellsOf = ({ tables: [main] }: Answer): readonly unknown[] => (main?.rows ?? []).flat();

describe('a day on which nobody wrote a number down is unknown, and no zero', () => {
  test('a course that rises in every week that is known is rising', async () => {
    const { headline } = await ask('is weekly revenue going up over the last 4 weeks?');
    expect(headline).toMatch(/^Yes: an average week with all its data/);
  });

  // 21 known days: (200+35+100+35)·7 + (200+42+100+42)·7 + (200+56+100+56)·7
  test.each([
    ['average daily revenue in the last 28 days', (370 + 384 + 412) / 3],
    ['average daily revenue from Organic in the last 28 days', (235 + 242 + 256) / 3],
    ['revenue per session in the last 28 days', (370 + 384 + 412) / 3 / 150],
  ])('%s', async (question, value) => {
    const [told] = cellsOf(await ask(question));
    expect(told).toBeCloseTo(value, 6);
  });

  test('the number that nobody wrote down is named, and no day is said to have no data at all', async () => {
    const asked = await ask('revenue from feb 23 to mar 1, 2026');
    expect(asked.explanation).toMatch(/^No day from Feb\s23, 2026 to Mar\s1, 2026 has data on revenue\./);
    const { explanation } = await ask('sessions from feb 23 to mar 1, 2026');
    expect(explanation ?? '').not.toContain('has data');
  });

  test('channels on an average day add up to the average day', async () => {
    const { tables } = await ask('average daily revenue by channel in the last 28 days');
    const sum = tables[0]?.rows.reduce((all, row) => all + Number(row[1]), 0);
    expect(sum).toBeCloseTo((370 + 384 + 412) / 3, 6);
  });

  test('the worst seven days in a row are days that are known', async () => {
    expect(cellsOf(await ask('worst 7 days in a row by revenue')).slice(0, 2)).toEqual([
      '2026-01-05',
      '2026-01-11',
    ]);
  });

  test.each([
    ['which channel had the most revenue from feb 23 to mar 1', /^No channels have data/],
    ['share of revenue by channel in the week of feb 23', /^No revenue .* to take shares of/],
  ])('%s: nobody comes first', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });

  test.each([
    'revenue last week vs the week before',
    'which channels had revenue last week but not in the week before?',
    'which channels had revenue in the week before last but not last week?',
    'which channels had revenue both last week and in the week of feb 23?',
  ])('%s: two weeks of which one is unknown are not compared', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });

  test.each([
    'how many channels had revenue from feb 23 to mar 1?',
    'how many days had no revenue from feb 23 to mar 1?',
    'which channels had no revenue from feb 23 to mar 1?',
  ])('%s: of what is unknown nothing is counted', async (question) => {
    const { status, headline } = await ask(question);
    expect(status, headline).toBe('failed');
    expect(headline).toMatch(/^Nothing of what is asked for is known /);
  });

  test.each([
    'what share of revenue came from Organic vs Email from feb 23 to mar 1?',
    'share of revenue on weekends from feb 23 to mar 1',
    'Organic vs Email revenue from feb 23 to mar 1',
  ])('%s: no data, and no zero', async (question) => {
    expect(cellsOf(await ask(question)).filter((cell) => typeof cell === 'number')).toEqual([]);
  });

  test('what else was counted on those days still counts', async () => {
    const [told] = cellsOf(await ask('average daily sessions in the last 28 days'));
    expect(told).toBe(150);
  });
});
