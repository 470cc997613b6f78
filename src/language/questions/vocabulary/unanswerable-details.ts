import { list } from './list.ts';
import type { UnanswerableTopic } from './unanswerable-topic.ts';

/** What is finer than the data are split, or stands around the site and not in its numbers. */
export const unanswerableDetails: readonly UnanswerableTopic[] = [
  {
    topic: 'place',
    lacking: 'cities or regions',
    words: list(`
      city, state, town, postcode, zip code, zip, dma, metro, province, county, stadt, bundesland,
      subcontinent, latitude, district, neighborhood, urban, rural`),
    nearest: ['{sessions} by country last week', '{revenue} by country last month'],
  },
  {
    topic: 'technology',
    lacking: 'operating systems, screens or languages',
    words: list(`
      operating system, os, os version, screen resolution, screen size, language, browser version,
      device model, device brand, io, android, window, macos, linux, phone brand, mobile brand, carrier,
      internet provider, isp, sprache, viewport, dark mode, network, connection speed, device manufacturer,
      phone model`),
    nearest: ['{sessions} by browser last week', '{sessions} by device last week'],
  },
  {
    topic: 'nights',
    lacking: 'nights that were booked or stayed',
    words: list(`
      how many night, number of night, night booked, nights booked, nights were booked, booked night, booked nights,
      room night, room nights, night sold, nights sold, night stayed, nights stayed, nights per booking, night per booking`),
    nearest: ['bookings last month', '{sessions} last month'],
  },
  {
    topic: 'hours',
    lacking: 'hours of the day',
    words: list(`
      hour, hourly, time of day, time of the day, hour of day, hour of the day, per hour, by hour, o clock,
      peak hour, morning, afternoon, evening, night, midnight, uhr, uhrzeit, minute, last hour`),
    nearest: ['{sessions} per day last week', '{sessions} by day of the week last month'],
  },
  {
    topic: 'day_of_month',
    lacking: 'days of all months put together, only those of the week',
    words: list(`day of the month, day of month, date of the month, days of the month, days in the month`),
    nearest: ['{sessions} by day of the week last month', '{sessions} per day last month'],
  },
  {
    topic: 'this_moment',
    lacking: 'visits of this very moment, only days that are over',
    words: list(`
      real time, realtime, right now, at the moment, currently online, online now, live visitor, in real time,
      now online, live user, live traffic, on the site now, on our site now, at this moment, last half hour`),
    nearest: ['{sessions} yesterday', '{sessions} per day last week'],
  },
  {
    topic: 'index',
    lacking: 'index status of pages, only how often they were shown and clicked',
    words: list(`
      index coverage, indexed page, index status, crawl, crawl error, crawled, sitemap, not indexed, indexed,
      indexing, deindexed, noindex, canonical, robot txt, googlebot, crawl budget, crawling, page indexing`),
    nearest: ['impressions by page last month', 'pages without clicks last month'],
  },
  {
    topic: 'items',
    lacking: 'single products',
    words: list(`
      product, item, sku, article number, product category, product name, item category, item name,
      best seller, bestseller, best selling product, product sold, item sold,
      product category name, merchandise, item revenue, units sold, unit, variant sold, product brand,
      produkt, produkte, quantity, brand name of product, cross sell, upsell, bundle`),
    nearest: ['{revenue} by landing page last month', '{revenue} by channel last month'],
  },
  {
    topic: 'stock',
    lacking: 'stock levels',
    words: list(`
      inventory, inventory level, stock, stock level, in stock, out of stock, low in stock, low on stock,
      running low, sold out, restock, restocking, reorder, reorder point, lagerbestand`),
    nearest: ['{revenue} last month', '{revenue} last month vs the month before'],
  },
  {
    topic: 'exits',
    lacking: 'pages on which visits end, or paths between pages',
    words: list(`
      exit page, exit, exit rate, next page, previous page, page flow, click path, navigation path,
      second page, leave the site, last page, exit percentage, where do people leave, where do visitor leave,
      where do user leave, previous page path, page exit, user leave`),
    nearest: ['bounce rate by landing page last week', '{sessions} by landing page last week'],
  },
  {
    topic: 'own_business',
    lacking: 'figures from beyond the site and its searches',
    words: list(`
      salary, office, share price, stock price, support ticket, call center, warehouse,
      delivery time, supplier, crm, pipeline, mrr, arr, open rate, email open, email click, unsubscribe,
      bounce of email, newsletter open, instagram follower, facebook like, offline, store visit, in store,
      phone order, telephone order, order by phone, gift card, voucher sale, headcount, invoice, contract, email delivery, deliverability, email open rate, unsubscribe rate`),
    nearest: ['{sessions} from email last month', '{revenue} last month'],
  },
  {
    topic: 'workers',
    lacking: 'record of who did the work, such as agents, staff or authors',
    words: list(`
      agent, support agent, service agent, sales rep, sales representative, salesperson, salesman, saleswoman,
      account manager, team member, employee, staff, staff member, member of staff, cashier, author, writer, journalist`),
    nearest: ['{sessions} by channel last month', '{sessions} last month'],
  },
  {
    topic: 'subject_lines',
    lacking: 'subject lines or texts of letters',
    words: list(
      'subject line, email subject, email subject line, subject of the email, subject of the letter',
    ),
    nearest: ['{sessions} by campaign last month', '{sessions} last month'],
  },
  {
    topic: 'capacity',
    lacking: 'count of the rooms, seats or places that there are, so not how many of them were taken',
    words: list(`
      occupancy, occupancy rate, occupancy percentage, room occupancy, room occupancy rate, occupied, vacancy, vacancy rate, vacant,
      capacity, capacity rate, capacity utilization, capacity utilisation, utilization, utilisation, utilization rate, utilisation rate,
      revpar, revenue per available room, load factor, seat load factor`),
    nearest: ['bookings last month', '{sessions} last month'],
  },
  {
    topic: 'goals',
    lacking: 'goals, so what is needed cannot be told from them',
    words: list('quota, sales quota, sales goal, revenue goal, sales target, revenue target'),
    nearest: ['{sessions} over the last 8 weeks', '{revenue} last month vs the month before'],
  },
  {
    topic: 'form_of_texts',
    lacking:
      'lengths of names or what kind of signs are in them, only the names themselves and words in them',
    words: list(`
      long tail, longtail, long tail query, long tail keyword, longest query, shortest query, longest keyword, shortest keyword,
      longest search term, shortest search term, longest search query, shortest search query, longest url, shortest url,
      longest page name, number in it, number in them, contain a number, containing a number, contains a number, contains number, number of words, contain number, containing number, with a number in it,
      with a number in them, with number in them, contain digit, containing digit, contain a digit, containing a digit,
      include a number, including a number, one word query, two word query, three word query, single word query,
      one word keyword, two word keyword, single word keyword, number of word, word count, query length, keyword length,
      more than two word, more than three word, more than four word, more than five word, in capital letter, in uppercase,
      with special character`),
    nearest: ['questions people search for last month', 'clicks by search query last month'],
  },
  {
    topic: 'other_engines',
    lacking: 'search results outside Google',
    words: list(`
      bing ranking, bing webmaster, yandex ranking, chatgpt citation, ai overview, ai mention, llm,
      bing position, perplexity, ai search, generative engine, app store, play store`),
    nearest: ['clicks from Google last month', '{sessions} by source last month'],
  },
];
