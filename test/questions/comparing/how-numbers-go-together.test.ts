import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day } from '#src/shared/week.ts';

const FIRST = '2026-01-05' as Day;
const DAYS = 84;
const TODAY = addDays(FIRST, DAYS);

/** Purchases go with sessions from day to day, beyond their week; refunds with nothing; returns with the weekend alone. */
function file(): string {
  const lines = Array.from({ length: DAYS }, (_, at) => {
    const chance = (at * 37) % 23;
    const isWeekend = at % 7 > 4;
    const sessions = 400 + 12 * chance + (isWeekend ? 200 : 0);
    return [
      addDays(FIRST, at),
      sessions,
      20 + chance,
      (at * 53) % 19,
      isWeekend ? 60 + ((at * 29) % 11) : 20 + ((at * 31) % 13),
    ].join();
  });
  return ['date,sessions,purchases,refunds,returns', ...lines].join('\n');
}

const { context, facts } = askableFile(file(), TODAY, 'file.csv');
const ask = (question: string) => answerQuestion(question, context, facts);

describe('how two numbers go together', () => {
  test.each([
    'Is there a correlation between sessions and purchases?',
    'Does more traffic bring more purchases?',
    'Do sessions and purchases move together?',
    'Are sessions and purchases related?',
    'Do days with more sessions have more purchases?',
  ])('is told of all days, and whether it is more than a rhythm: %s', async (question) => {
    const answer = await ask(question);
    const { headline, explanation, tables, status } = answer;
    const { presentation_config: chart, analytics_data: data } = answer;
    expect(status, headline).toBe('answered');
    expect(headline).toMatch(/^Yes: days with more sessions mostly had more purchases/);
    expect(explanation).toContain('where one rises, the other mostly rises');
    expect(tables[1]?.rows).toHaveLength(DAYS);
    expect(chart).toMatchObject({
      mark: 'point',
      name: 'c0',
      x: 'c1',
      y: ['c2'],
      labels: { c1: 'Sessions' },
    });
    expect(data).toHaveLength(DAYS);
    expect(data?.[0]).toEqual({ c0: FIRST, c1: 400, c2: 20 });
  });

  test('is said to be a rhythm that both share, where it is no more', async () => {
    const { headline, explanation } = await ask('correlation between sessions and returns');
    expect(headline).toContain('mostly had more returns');
    expect(explanation).toContain('beyond a rhythm or a growth that they share nothing stands out');
  });

  test('is none where it is no more than chance', async () => {
    const { headline } = await ask('does purchases affect refunds?');
    expect(headline).toMatch(/^No: purchases and refunds do not go together by more than chance/);
  });

  test.each([
    'correlation between sessions and nothing',
    'correlation of sessions',
    'correlation between sessions, purchases and refunds',
  ])('is asked about where it is not one of two numbers: %s', async (question) => {
    expect((await ask(question)).status).not.toBe('answered');
  });
});

describe('one week beside several', () => {
  test.each([
    'purchases last week vs the average of the four weeks before',
    'purchases per week last week vs the 4 weeks before',
    'average weekly purchases last week vs the four weeks before',
    'purchases last week against the 4-week average',
  ])('is held against their mean: %s', async (question) => {
    const { tables, headline } = await ask(question);
    const sumOf = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => 20 + (((from + at) * 37) % 23)).reduce((a, b) => a + b, 0);
    expect(tables[0]?.rows[0]?.slice(1, 3), headline).toEqual([
      sumOf(DAYS - 7, DAYS),
      sumOf(DAYS - 35, DAYS - 7) / 4,
    ]);
  });
});
