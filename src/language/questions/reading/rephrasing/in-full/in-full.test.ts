import { expect, test } from 'vitest';
import { inFull, rehearseInFull } from './in-full.ts';
import { RULES } from './rules-in-order.ts';

/** What several rules make of a question in turn; what each of them makes of it alone stands beside it. */
test.each([
  [
    'How does the rate of returning visitors compare with that of new ones?',
    'How does the rate of returning visitors compare with new visitors?',
  ],
  [
    'for every city, tell me its best month for sales and how much came in then',
    'for every city, best month for sales',
  ],
  [
    'which countries are in the top 10 for sessions but not in the top 10 for revenue?',
    'top 10 countries by sessions outside the top 10 for revenue?',
  ],
  ['orders n revenue last mth', 'orders and revenue last month'],
  ['avg sessions Sat/Sun vs Mon-Fri', 'avg sessions weekends vs weekdays'],
  ['UK + US together vs DACH together', 'UK and US together vs DACH'],
  ['when was moka pot first on page one', 'first day with at least 1 position of at most 10 for moka pot'],
  [
    'how many queries were on page two in January and on page one in February',
    'which queries climbed from page two to page one from January to February',
  ],
  ['clicks of top 5 queries combined', 'total clicks of the top 5 queries'],
  ['Is India in the top 5 countries by sessions?', 'where does India rank among countries in sessions?'],
  ['Is Germany our third biggest country?', 'where does Germany rank among country in traffic?'],
  ['when did daily sessions last fall below 1,500', 'the final day with fewer than 1,500 sessions'],
  [
    'channels with at least 5% fewer sessions in March than in February',
    'channels whose sessions fell by at least 5% in March vs February',
  ],
])('%s', (said, full) => expect(inFull(said).replace(/\s+/gu, ' ')).toBe(full));

/** A process that has just begun answers at once only where it need not compile what no word of the question asks for. */
test.each([
  'How many sessions last week?',
  'Why did revenue fall last week?',
  'Which landing pages had the most sessions last month?',
  'Compare conversions this month with last month',
  'How many people bought something in the second half of March, and how much did they spend on average?',
])('few of all rules are compiled for "%s"', (question) => {
  const compiled = [...rehearseInFull(question)].filter(Boolean).length;
  expect(compiled).toBeLessThan(RULES.length / 30);
});
