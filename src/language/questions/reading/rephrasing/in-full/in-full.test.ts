import { expect, test } from 'vitest';
import { inFull } from './in-full.ts';

test.each([
  [
    'Which source has the best rate? Ignore the tiny ones, i.e. anything under 1,000 sessions.',
    'Which source has the best rate with at least 1,000 sessions.',
  ],
  ['do we sell more cars at weekends?', 'do we sell more cars on weekends than on weekdays?'],
  ['do we sell more at weekends or on weekdays?', 'do we sell more at weekends or on weekdays?'],
  ['did we sell more last weekend?', 'did we sell more last weekend?'],
  [
    'how many orders came from Germany in May, and how much did that bring in?',
    'how many orders came from Germany in May and how much revenue?',
  ],
  [
    'which channels got fewer sessions in March, and by how many?',
    'which channels got fewer sessions in March?',
  ],
  [
    'What was the rate in the week before, and what was it in the week after?',
    'What was the rate in the week before compared with the week after?',
  ],
  ['highest revenue in a single day', 'highest revenue in a day'],
  ['how many donors gave in October and how much?', 'how many donors gave in October and how much money?'],
  ['how many channels grew in March and how much?', 'how many channels grew in March?'],
  ['revenue since March 6 vs the same number of days before', 'revenue since March 6 vs the period before'],
  ['when was the busiest Saturday?', 'when was the busiest day on Saturdays?'],
  ['best Saturday and Sunday', 'best Saturday and Sunday'],
  ['how many times more clicks does mobile have than desktop?', 'ratio of clicks of mobile to desktop?'],
  [
    'how much more does a Suite booking bring than a Double Room booking?',
    'revenue per booking Suite vs Double Room?',
  ],
  ['how many cities made over 30k in January?', 'how many cities had revenue over 30k in January?'],
  ['how many cities made over 300 orders?', 'how many cities made over 300 orders?'],
  ['who buys more, new or returning visitors?', 'purchases of new vs returning visitors?'],
  ['top 5 posts by clicks (only urls with /blog/ in them)', 'top 5 posts by clicks under /blog/'],
  [
    'For every country, tell me the query that got the most clicks last month.',
    'which query had the most clicks last month. in every country?',
  ],
  [
    'cities where fewer than 45% of the apply clicks turned into an application in June',
    'cities with application per apply clicks fewer than 45% in June',
  ],
  ['channels that neither grew nor fell by more than 5%', 'channels that changed by at most 5%'],
  [
    'countries with more than 1,500 sessions last week but fewer than the week before',
    'countries with more than 1,500 sessions that had fewer sessions last week than in the week before',
  ],
  [
    'How many purchases did we get in May and what % of sessions is that?',
    'purchases and purchases per sessions in May',
  ],
  [
    'how many sessions from mobile in May and what % is that?',
    'how many sessions from mobile in May and what % is that?',
  ],
  ['revenue this month vs the same days in June', 'revenue this month vs June'],
  ['revenue from 1 to 20 May vs the same days in June', 'revenue from 1 to 20 May vs the same days in June'],
  ['attendance rate by city (attended out of bookings)', 'attended per bookings by city'],
  [
    'How does the rate of returning visitors compare with that of new ones?',
    'How does the rate of returning visitors compare with new visitors?',
  ],
  [
    'how much did we sell last month, and was that more than in February?',
    'how much did we sell last month compared with February?',
  ],
  ['My accountant asks for the revenue of the first quarter', 'the revenue of the first quarter'],
  ['sources with 300 sessions and not one purchase', 'sources with 300 sessions and no purchase'],
  [
    'for every city, tell me its best month for sales and how much came in then',
    'for every city, best month for sales',
  ],
  ['where did the rate fall, and from what to what?', 'where did the rate fall?'],
  ['for the top 3 cities, split the orders by device', 'for the top 3 cities, orders by device'],
  ['sources with 300 sessions but not a single dollar', 'sources with 300 sessions but no revenue'],
  [
    'which countries are in the top 10 for sessions but not in the top 10 for revenue?',
    'top 10 countries by sessions outside the top 10 for revenue?',
  ],
  ['top 5 sources by sessions but not by revenue', 'top 5 sources by sessions outside the top 5 by revenue'],
  [
    'which of the top 5 countries by sessions has the best conversion rate?',
    'of the top 5 countries by sessions, which has the best conversion rate?',
  ],
  [
    'is mobile a bigger part of our clicks in February than it was in January?',
    "did mobile's share of our clicks grow from January to February?",
  ],
  [
    'For every city, the cuisine with the highest revenue in January',
    'which cuisine had the highest revenue in January in every city?',
  ],
  ['How is this month going so far?', 'How is this month going?'],
  ['Did paid search get better or worse since March 6?', 'Did paid search change since March 6?'],
  [
    'countries where March revenue was below February',
    'countries that had lower March revenue than in February',
  ],
  [
    'channels whose rate was higher in March than in May',
    'channels whose rate was higher in March than in May',
  ],
  ['5 biggest countries in march by sessions', '5 biggest countries by sessions in march'],
  ['tips per month since we started tracking', 'tips per month since the beginning'],
  ['sales so far in 2025', 'sales in 2025'],
  ['what percentage of sessions in May were not engaged?', 'bounce rate  in May?'],
  ["what share of new visitors' sessions was engaged?", "engagement rate new visitors' ?"],
  ['orders from neither Leeds nor York in May', 'orders not from Leeds or York in May'],
  ["trials by people who weren't on iOS", 'trials not on iOS'],
  ['by how much was revenue in March lower than in May?', 'revenue in March vs May?'],
  ['revenue in March minus revenue in May', 'revenue in March vs May'],
  ['sessions in March and in May separately', 'sessions per month in March and May'],
  ['time on site for mobile in minutes', 'time on site for mobile'],
  ['hours in minutes past', 'hours in minutes past'],
  ['which two cities together made the most orders', 'which two cities made the most orders'],
  ['queries with grinder but without coffee', 'queries containing grinder but not containing coffee'],
  ['queries with clicks but without impressions', 'queries with clicks but without impressions'],
  ['queries that had a better position than 5', 'queries that with position better than 5'],
  [
    'which city had the fewest orders in May, ignoring those with fewer than 5?',
    'which city had the fewest orders with at least 5 orders in May?',
  ],
  ['how many page views does a session from India have in May?', 'page views per session from India in May?'],
])('%s', (said, full) => {
  expect(inFull(said)).toBe(full);
});

test.each([
  'which of the top 3 channels by revenue had more sessions than in January?',
  'For every month, which weekday had the most sessions?',
  'share of sessions on Saturdays',
  'sessions from mobile and that from desktop',
])('nothing is said otherwise in: %s', (said) => {
  expect(inFull(said)).toBe(said);
});
