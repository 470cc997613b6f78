import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

test.each([
  ['how many pages lost clicks in February', 'which pages lost clicks in February'],
  ['how many days lost sessions', 'how many days lost sessions'],
  ['queries that more than doubled their clicks in May', 'queries whose clicks grew by at least 100% in May'],
  [
    'channels with at least 5% fewer sessions in March than in February',
    'channels whose sessions fell by at least 5% in March vs February',
  ],
  ['first purchase from japan', 'first day with at least 1 purchase from japan'],
  ['first purchase in March', 'first purchase in March'],
  ['revenue in March up to and including the 15th', 'revenue from March 1 to March 15'],
  [
    'queries containing espresso but not machine',
    'queries containing "espresso" but not containing "machine"',
  ],
  [
    'queries with over 50k impressions and ctr below 2%',
    'queries with over 50k impressions and a ctr below 2%',
  ],
  ['ctr below 2% and position above 10', 'ctr below 2% and position above 10'],
  [
    'is mobile becoming a bigger part of our sessions? Its share for each month',
    'mobile share of sessions by month',
  ],
])('%s', (said, read) => expect(inFull(said).replace(/\s+/g, ' ')).toBe(read));
