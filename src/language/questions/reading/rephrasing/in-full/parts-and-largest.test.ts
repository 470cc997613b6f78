import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

/** Who is chosen by one number and told another; what is a part of what; what is said in spoken sentences. */
test.each([
  [
    'conversion rate of the 5 biggest sources by sessions',
    'for the 5 sources with the most sessions, what was the conversion rate',
  ],
  [
    'engagement rate of our 10 largest countries in March',
    'for the 10 countries with the most traffic in March, what was the engagement rate',
  ],
  ['sessions of the 5 biggest sources', 'sessions of the 5 biggest sources'],
  [
    'which of our 4 largest channels converts worst?',
    'of the top 4 channels by traffic, which converts worst?',
  ],
  [
    'direct purchases from the US as % of all US purchases',
    'what share of purchases from US came from direct',
  ],
  ['Vienna direct bookings as % of Vienna bookings', 'what share of Vienna bookings came from direct'],
  ['weekend share of revenue', 'share of revenue on weekends'],
  ['mobile bookings share in each hotel', 'share of mobile bookings per hotel'],
  [
    'when did bookings reach 10,000 in 2026?',
    'first day with cumulative bookings of at least 10,000 in 2026?',
  ],
  ['orders n revenue last mth', 'orders and revenue last month'],
  ['sessions jan-mar 26 vs apr-jun 26', 'sessions from jan to mar 2026 vs from apr to jun 2026'],
  ['revenue 1–14 Feb 2017', 'revenue from 1 Feb 2017 to 14 Feb 2017'],
  [
    'clicks excluding queries with acme or acme shop in May',
    'clicks of queries not containing "acme" or "acme shop" in May',
  ],
  ['average position (weighted by impressions) by country', 'average position by country'],
  [
    'the bookings in Vienna were crazy... bookings by channel',
    'the bookings in Vienna were crazy... bookings by channel',
  ],
  ['sessions this year 2017', 'sessions this year 2017'],
  ['pages over 3 min 20 sec', 'pages over 3 min 20 sec'],
  ['which countries never bought a single thing', 'which countries had no purchases'],
])('%s', (said, read) => expect(inFull(said).replace(/\s+/g, ' ')).toBe(read));
