import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Bounce rates: mobile 60 %, desktop 40 %. Cancellations per booking: Rome 1 in 10, Oslo 2 in 10. */
const { context, facts } = askableFile(
  [
    'date,device,sessions,engaged_sessions,purchases,revenue',
    '2026-03-02,mobile,100,40,4,40.00',
    '2026-03-02,desktop,200,120,20,300.00',
  ].join('\n'),
  '2026-03-04' as Day,
  'file.csv',
);
const shop = (question: string) => answerQuestion(question, context, facts);
const travel = askedFile('2026-03-04', [
  'date,destination,bookings,cancellations,refunds',
  '2026-03-02,Rome,10,1,50.00',
  '2026-03-02,Oslo,10,2,80.00',
]);
const gsc = askedFile('2026-03-04', [
  'date,query,device,clicks,impressions,position',
  '2026-03-02,decaf,MOBILE,5,100,9.0',
  '2026-03-02,decaf,DESKTOP,5,100,7.0',
]);

describe('of two parts, better is what an owner hopes for', () => {
  test.each([
    [shop, 'Is the bounce rate on mobile better than on desktop?', 'No: '],
    [shop, 'Is the bounce rate on mobile worse than on desktop?', 'Yes: '],
    [shop, 'Does mobile have a better bounce rate than desktop?', 'No: '],
    [shop, 'Is the bounce rate on desktop better than on mobile?', 'Yes: '],
    [travel, "Is Oslo's cancellation rate worse than Rome's?", 'Yes: '],
    [travel, 'Are refunds in Rome better than in Oslo?', 'Yes: '],
    [gsc, 'Is our average position on mobile worse than on desktop?', 'Yes: '],
    [gsc, 'Is our average position on desktop better than on mobile?', 'Yes: '],
    // What is said of the number, or of what is hoped to be more, is as it was
    [shop, 'Is the bounce rate on mobile higher than on desktop?', 'Yes: '],
    [shop, 'Is the bounce rate on mobile lower than on desktop?', 'No: '],
    [shop, 'Is revenue on mobile better than on desktop?', 'No: '],
    [shop, 'Are purchases on mobile worse than on desktop?', 'Yes: '],
    [shop, 'Is the conversion rate on mobile worse than on desktop?', 'Yes: '],
  ])('%#: %s', async (ask, question, verdict) => {
    expect((await ask(question)).headline, question).toMatch(new RegExp(`^${verdict}`));
  });

  test.each([
    [shop, 'which has a better bounce rate, mobile or desktop?', /^Bounce rate of desktop was .* lower/],
    [shop, 'which has a worse bounce rate, mobile or desktop?', /^Bounce rate of mobile was .* higher/],
    [gsc, 'is our position on mobile or desktop better?', /^Average position of desktop was .* higher/],
    [shop, 'bounce rate of mobile vs desktop', /^Bounce rate of mobile was .* higher/],
  ])('%#: the one that is asked for comes first', async (ask, question, headline) => {
    expect((await ask(question)).headline, question).toMatch(headline);
  });
});

describe('better by what', () => {
  test.each([
    'Is mobile better than desktop?',
    'Is mobile doing better than desktop?',
    'which is better, mobile or desktop?',
  ])('%s', async (question) => {
    const { status, clarification } = await shop(question);
    expect(status, question).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      expect.stringMatching(/^Conversion rate of /),
      expect.stringMatching(/^Revenue of /),
      expect.stringMatching(/^Sessions of /),
      expect.stringMatching(/^Bounce rate of /),
    ]);
  });

  test('one time against another is no number of the other alone', async () => {
    expect((await shop('Is mobile better than last month?')).status).not.toBe('answered');
  });

  test('a number of the question before is what it is about', async () => {
    const first = await shop('revenue by device');
    const next = await answerQuestion(
      'is mobile better than desktop?',
      { ...context, previous: { question: 'revenue by device', reading: first.reading ?? {} } },
      facts,
    );
    expect(next.headline).toMatch(/^No: mobile had 260 less revenue/);
  });
});

describe('which of two is ahead', () => {
  test.each([
    'Did mobile beat desktop?',
    'Did mobile outperform desktop?',
    'Is mobile beating desktop?',
    'Is mobile better than desktop?',
  ])('no usual number decides it: %s', async (question) => {
    const { status, headline, clarification } = await shop(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toMatch(/^That can be judged by several numbers/);
    expect(clarification?.choices.map(({ question }) => question)).toContain('Revenue of mobile vs desktop');
  });

  test.each([
    ['Did mobile beat desktop on revenue?', /^No: mobile had 260 less revenue/],
    ['Did desktop outperform mobile in sessions?', /^Yes: desktop had 100 more sessions/],
    ['Did desktop have more purchases than mobile?', /^Yes: desktop had 16 more purchases/],
  ])('a number that is named does: %s', async (question, headline) => {
    expect((await shop(question)).headline).toMatch(headline);
  });

  test('of one and the rest, nothing is decided by a number that was not named', async () => {
    expect((await shop('Did mobile beat the rest?')).headline).not.toMatch(/^(?:Yes|No)\b/);
    expect((await shop('Did mobile beat the rest on sessions?')).headline).toMatch(/^No: sessions/);
  });
});
