import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-04', [
  'date,channel,country,sessions,revenue',
  '2026-02-10,Direct,United States,100,30',
  '2026-02-11,Social,Germany,40,20',
  '2026-02-12,Email,Austria,40,70',
]);

describe('so many times as much is the ratio of the two', () => {
  test.each([
    ['Did Direct have less than twice the sessions of Social in February 2026?', 'No', 2.5],
    ['Did Direct have fewer than 3 times as many sessions as Social in February 2026?', 'Yes', 2.5],
    ['Did Direct have three times as many sessions as Social in February 2026?', 'No', 2.5],
    ['Did Social have less than half the sessions of Direct in February 2026?', 'Yes', 0.4],
    ['Did Social have at most half the sessions of Direct in February 2026?', 'Yes', 0.4],
    ['Does Email bring in twice as much revenue as Social?', 'Yes', 3.5],
    ['Does the US have more than 2.5 times the sessions of Germany?', 'No', 2.5],
    ['Does the US have at least 2.5 times the sessions of Germany?', 'Yes', 2.5],
  ])('%s', async (question, verdict, ratio) => {
    const { headline, tables } = await asked(question);
    expect(headline.startsWith(`${verdict}: `), headline).toBe(true);
    expect(headline).toContain(`${ratio} times`);
    expect(tables[0]?.rows[0]).toContain(ratio);
  });

  test('and what is only about so much is left to the reader', async () => {
    const { headline } = await asked('Did Direct have about twice the sessions of Social?');
    expect(headline).toMatch(/^Sessions of Direct were 2\.5 times/);
  });

  test.each([
    'Which channels had less than half the sessions of Direct in February 2026?',
    'Which channels had more than twice the sessions of Social in February 2026?',
    'Which channels had more than three times as many sessions as Social in February 2026?',
    'Did any channel have twice the sessions of Email in February 2026?',
    'Did Direct have twice the sessions of last month?',
  ])('and of a list or of times it is asked back: %s', async (question) => {
    expect((await asked(question)).status).toBe('clarification_needed');
  });
});

describe('as much as another one is no sum of both', () => {
  test.each([
    ['Did Social have as much revenue as Direct in February 2026?', 'Social had 10 less revenue than Direct'],
    ['Did Social have the same number of sessions as Direct?', 'Social had 60 fewer sessions than Direct'],
    ['Does Social earn as much as Direct?', 'Social had 10 less revenue than Direct'],
    ['Is Social making as much money as Direct?', 'Social had 10 less revenue than Direct'],
    ['Did Social have at least as many sessions as Email?', 'sessions'],
  ])('%s', async (question, headline) => {
    const told = await asked(question);
    expect(told.headline.toLowerCase()).toContain(headline.toLowerCase());
    expect(told.tables[0]?.rows).toHaveLength(2);
  });

  test.each([
    ['Did Social fall short of Direct in revenue?', 'Yes: Social had 10 less revenue than Direct'],
    ['Did Email fall short of Direct in revenue?', 'No: Email had 40 more revenue than Direct'],
  ])('who fell short of another one had less: %s', async (question, headline) => {
    expect((await asked(question)).headline).toContain(headline);
  });
});
