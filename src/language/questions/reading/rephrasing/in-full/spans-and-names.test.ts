import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

/** Stretches of days whose second half leaves something out; names that are taken together; everyday forms. */
test.each([
  ['sessions from March 3 through March 9', 'sessions from March 3 through March 9'],
  ['how many sessions until 10 nov this month', 'how many sessions from nov 1 to nov 10'],
  ['downloads in spring vs autumn 2025', 'downloads in spring 2025 vs autumn 2025'],
  ['downloads in spring 2024 vs autumn 2025', 'downloads in spring 2024 vs autumn 2025'],
  ['downloads same day last year', 'downloads yesterday vs the same day last year'],
  ['downloads yesterday vs same day last year', 'downloads yesterday vs same day last year'],
  ['compared to the same month last year', 'compared to the same month last year'],
  [
    'which pages lost the most sessions compared to the same month last year',
    'which pages lost the most sessions last month vs the same month last year',
  ],
  [
    'clicks, 1 to 7 January 2026 vs 2025',
    'clicks, from January 1, 2026 to January 7, 2026 vs January 1, 2025 to January 7, 2025',
  ],
  ['black friday to cyber monday revenue 2025', 'from black friday 2025 to cyber monday 2025 revenue'],
  [
    'how much of our April revenue was made in the first week',
    'how much of our April revenue was made in the first week of April',
  ],
  ['first day the camp sandals sold', 'first day with more than 0 sales for camp sandals'],
  ['first day with revenue over 10000', 'first day with more than 10000 revenue'],
  ['which products sell better in summer than in winter', 'which products gained sales in summer vs winter'],
  ['which products sell better in Leeds', 'which products sell better in Leeds'],
  [
    'Paid Search plus Paid Social vs Organic Search plus Organic Social, revenue q1',
    'Paid Search and Paid Social together vs Organic Search and Organic Social together, revenue q1',
  ],
  ["top 3 channels' combined share of leads", 'what share of leads came from the top 3 channels'],
  ['clicks of top 5 queries combined', 'total clicks of the top 5 queries'],
  ['number of leads needed for one viewing by channel', 'leads per viewing by channel'],
  ['viewings rate (viewings/leads) by month', 'viewings per leads by month'],
  ['sign-up rate (key events per session)', 'key events per session'],
  ['how much more does a desktop session earn than a mobile one', 'revenue per session of desktop vs mobile'],
  ['average position across all queries', 'average position'],
  ['biggest revenue drop from one day to the next', 'the day with the biggest drop in revenue'],
  ['did we have more than 70000 sessions?', 'did we have more than 70000 sessions?'],
  ['what happened to leads in August', 'what happened to leads in August'],
])('%s', (said, full) => {
  expect(inFull(said)).toBe(full);
});
