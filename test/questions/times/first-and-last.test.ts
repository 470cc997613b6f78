import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Email sells first on March 2 and last on March 4; March 3 is the best day of all, March 1 without revenue from email. */
const ask = askedFile('2026-03-10', [
  'date,channel,country,sessions,purchases,revenue',
  '2026-03-01,Email,Canada,40,0,0.00',
  '2026-03-01,Direct,Canada,60,1,20.00',
  '2026-03-02,Email,Canada,30,1,10.00',
  '2026-03-03,Email,Germany,90,9,900.00',
  '2026-03-04,Email,Germany,20,2,30.00',
  '2026-03-05,Direct,Canada,50,1,5.00',
]);

describe('in order of time', () => {
  test.each([
    ['when did Email first bring a purchase', '2026-03-02'],
    ['when did Email first bring in revenue', '2026-03-02'],
    ['when did Email last bring us a purchase?', '2026-03-04'],
    ['when was Germany first seen', '2026-03-03'],
    ['first time Germany showed up', '2026-03-03'],
    ['when did Germany first appear', '2026-03-03'],
    ['when did the country Germany last show up', '2026-03-04'],
    ['when did Germany open', '2026-03-03'],
    ['which day first saw revenue over 5', '2026-03-01'],
    ['the last day we had under 60 sessions', '2026-03-05'],
    ['the last day we had over 60 sessions', '2026-03-03'],
    ['when did we last have a day with more than 20 sessions from Email', '2026-03-03'],
    ['the last day we sold something to Germany', '2026-03-04'],
    // Without a row it sent none
    ['when did Email last send fewer than 31 sessions', '2026-03-05'],
    ['what was the date of our first sale from Germany', '2026-03-03'],
    ['the first time Email sent over 35 sessions in a day', '2026-03-01'],
  ])('%s', async (question, day) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0], question).toBe(day);
  });

  test.each(['which channel first gave us revenue', 'which country was first to have 50 sessions'])(
    'what came first of several is asked back: %s',
    async (question) => {
      expect((await ask(question)).status, question).toBe('clarification_needed');
    },
  );
});

describe('first by a number', () => {
  test.each([
    ['which channel ranks first in sessions', 'Email'],
    ['which country is first by revenue', 'Germany'],
    ['Which country comes first?', 'Canada'],
    ['which day had the most revenue', '2026-03-03'],
    ['channels by sessions, highest first', 'Email'],
  ])('%s', async (question, first) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0], question).toBe(first);
  });
});
