import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

/** Signs and short forms, said in the words that the grammar reads. */
test.each([
  ['sessions Feb -> Mar', 'sessions change from Feb to Mar'],
  ['sessions of mobile -> desktop', 'sessions of mobile -> desktop'],
  ['avg sessions Sat/Sun vs Mon-Fri', 'avg sessions weekends vs weekdays'],
  ['average sessions for each weekday Monday to Sunday', 'average sessions for each weekday'],
  ['Linz + Graz vs Vienna', 'Linz and Graz together vs Vienna'],
  ['UK + US together vs DACH together', 'UK and US together vs DACH'],
  ['purchase-to-view rate by product', 'view to purchase rate by product'],
  ['percentage of cancelled bookings per channel', 'cancellation rate per channel'],
  ['share of cancelled bookings from Vienna', 'share of cancelled bookings from Vienna'],
  ['average ctr of the top 5 queries together', 'ctr of the top 5 queries by traffic combined'],
  ['countries with purchases every month', 'countries with at least 1 purchases in every month'],
  ['countries with 5 purchases every month', 'countries with 5 purchases every month'],
  ['Is the revenue of last week unusual?', 'is that normal: the revenue of last week?'],
  ['when was moka pot first on page one', 'first day with at least 1 position of at most 10 for moka pot'],
  [
    'mobile / desktop / tablet split of impressions in percent',
    'share of impressions from mobile vs desktop vs tablet',
  ],
  ['device split of sessions', 'share of sessions by device'],
  [
    'queries starting with how, what or why, by clicks',
    'queries starting with "how" or "what" or "why", by clicks',
  ],
  ['how well does mobile convert', 'conversion rate of mobile'],
])('%s', (said, read) => expect(inFull(said).replace(/\s+/g, ' ')).toBe(read));

test.each([
  [
    'how many queries were on page two in January and on page one in February',
    'which queries climbed from page two to page one from January to February',
  ],
  ['which queries fell off page one in June', 'which queries dropped from page one to page two in June'],
  ['Display the revenue of March', 'show the revenue of March'],
  ['display sessions in March', 'display sessions in March'],
])('%s', (said, read) => expect(inFull(said)).toBe(read));
