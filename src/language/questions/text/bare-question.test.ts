import { expect, test } from 'vitest';
import { bareQuestion } from './bare-question.ts';

test.each([
  ['Email me the revenue for September', 'revenue for September'],
  // A channel and a country that stand before the number limit it
  ['Email US revenue in March', 'Email US revenue in March'],
  ['Seasonality check: sessions by month', 'sessions by month'],
  ['Mobile check: sessions in March', 'Mobile check: sessions in March'],
  ['First, show sessions by week', 'show sessions by week'],
  ['@anna What were our top 5 countries by revenue?', 'What were our top 5 countries by revenue?'],
  ['Hi David, sessions last week', 'sessions last week'],
  [
    'Chief, what was our revenue last month? Post the comparison in #finance.',
    'what was our revenue last month?',
  ],
  ['for the ops checklist: damage reports by station', 'damage reports by station'],
  ['Next: revenue by device', 'revenue by device'],
  ['first and last week of March: sessions', 'first and last week of March: sessions'],
])('%s', (said, bare) => expect(bareQuestion(said)).toBe(bare));
