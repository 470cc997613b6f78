import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

/** What is asked of one name, of one time and of single days, said so that nothing is ranked alone or taken together. */
test.each([
  ['Is India in the top 5 countries by sessions?', 'where does India rank among countries in sessions?'],
  ['Is Germany our third biggest country?', 'where does Germany rank among country in traffic?'],
  ['Was March our best month for revenue?', 'which month had the most revenue?'],
  ['Was June 2025 the worst month?', 'which month had the least traffic?'],
  ['Is mobile better than desktop?', 'Is mobile better than desktop?'],
  ['Is it our best month?', 'Is it our best month?'],
  [
    'When did we first get traffic from perplexity.ai?',
    'first day with at least 1 traffic from perplexity.ai?',
  ],
  ['On what date did we first have more than 3000 sessions?', 'first day with more than 3000 sessions?'],
  ['Which day first exceeded 5000 revenue?', 'first day with more than 5000 revenue?'],
  ['when did daily sessions last fall below 1,500', 'the final day with fewer than 1,500 sessions'],
  ['When did we reach 1000 purchases in total?', 'first day with cumulative purchases of at least 1000?'],
  [
    'was there ever a Saturday with more than 2500 sessions?',
    'days with more than 2500 sessions on Saturdays?',
  ],
  ['did Display ever have more than 40 sessions?', 'days with more than 40 sessions from Display?'],
  ['did moka pot ever rank on page one?', 'days with position of at most 10 for moka pot?'],
  ['On how many days did Japan buy something?', 'number of days with at least 1 purchase from Japan ?'],
  ['How many weeks did sessions fall in 2025?', 'in which weeks did sessions fall by more than 0 % in 2025?'],
  ['Did revenue fall in any month of 2025?', 'in which months did revenue fall by more than 0 % of 2025?'],
  ['did revenue fall by 10 % in March?', 'did revenue fall by 10 % in March?'],
  ['queries ordered by position from worst to best', 'queries by position, worst first'],
  ['queries with position of 3 or better', 'queries with position of at most 3'],
  ['Which source has the longest sessions?', 'Which source has the highest engagement time per session?'],
  ['Did any week have more than 16000 sessions?', 'weeks with more than 16000 sessions?'],
  // Nothing is converted: what is told in another currency than that asked for is asked about
  ['revenue in dollars in March', 'revenue in dollars in March'],
  ['record low revenue day', 'day with the lowest revenue'],
])('%s', (said, read) => expect(inFull(said).replace(/\s+/g, ' ')).toBe(read));
