import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Per trial: 6.0 sells 10 of 20, 5.0 sells 12 of 40. Per session 5.0 has the higher conversion of both. */
const { context, facts } = askableFile(
  [
    'date,version,platform,sessions,searches,trials,key_events,purchases,revenue',
    '2026-03-02,6.0,iOS,1000,400,20,100,10,100.00',
    '2026-03-02,5.0,Android,1000,500,40,300,12,90.00',
  ].join('\n'),
  '2026-03-04' as Day,
  'file.csv',
);
const app = (question: string) => answerQuestion(question, context, facts);
const travel = askedFile('2026-03-04', [
  'date,platform,sessions,searches,bookings,revenue',
  '2026-03-02,app,1000,400,20,100.00',
  '2026-03-02,web,1000,800,32,90.00',
]);

describe('what is converted into what', () => {
  test.each([
    [app, 'which version converts trials to purchases best', '6.0', 0.5],
    [app, 'which version has the best conversion from trials to purchases', '6.0', 0.5],
    [app, 'which version has the best trial conversion?', '6.0', 0.5],
    [app, 'which version is best at converting trials into purchases?', '6.0', 0.5],
    [travel, 'which platform converts searches into bookings best', 'app', 0.05],
    [travel, 'conversion from search to booking by platform', 'app', 0.05],
    [travel, 'which platform turns searches into bookings best', 'app', 0.05],
    [travel, 'search to booking conversion by platform', 'app', 0.05],
    // Of visits, as before
    [app, 'which version converts best', '5.0', 0.3],
    [travel, 'conversion rate by platform', 'web', 0.032],
    [travel, 'booking conversion by platform', 'web', 0.032],
  ])('%#: %s', async (ask, question, name, value) => {
    const [row] = (await ask(question)).tables[0]?.rows ?? [];
    expect(row?.[0], question).toBe(name);
    expect(row?.[1]).toBeCloseTo(value, 9);
  });

  test.each([
    ['purchase rate per trial', 22 / 60],
    ['how well do trials convert to purchases on iOS?', 0.5],
    ["what's the trial conversion on iOS?", 0.5],
    ['what share of trials convert to purchases', 22 / 60],
    ['conversion rate on iOS', 0.1],
  ])('%s', async (question, value) => {
    expect((await app(question)).tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 9);
  });

  test.each(['how many trials converted to purchases on iOS', 'trials that converted to purchases on iOS'])(
    'how many of both there were is no rate: %s',
    async (question) => {
      const { tables } = await app(question);
      expect(tables[0]?.rows[0]).toEqual([20, 10]);
    },
  );

  test('two numbers beside each other stay two', async () => {
    const { tables } = await app('trials and conversion rate on iOS');
    expect(tables[0]?.rows[0]).toEqual([20, 0.1]);
  });

  test('of which of two is asked', async () => {
    const { clarification } = await travel('search conversion by platform');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Searches per session by platform',
      'Bookings per search by platform',
    ]);
  });

  test.each(['conversion rate per trial by platform', 'conversion rate of trials into page views'])(
    'a rate of a rate is asked back: %s',
    async (question) => {
      expect((await app(question)).status, question).not.toBe('answered');
    },
  );
});
