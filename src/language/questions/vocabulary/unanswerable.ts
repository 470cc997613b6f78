import { list } from './list.ts';
import { unanswerableDetails } from './unanswerable-details.ts';
import type { UnanswerableTopic } from './unanswerable-topic.ts';

export const unanswerableTopics: readonly UnanswerableTopic[] = [
  {
    topic: 'demographics',
    lacking: 'ages, genders or interests of visitors',
    words: list(`
      age, age group, gender, female, male, woman, women, men, man, demographic, demography, interest,
      interest category, affinity, young, millennial, teenager, income level, education, household, alter,
      geschlecht, generation, age bracket, age range, in market segment, parental status, marital status,
      occupation, job title`),
    nearest: ['{sessions} by country last week', '{sessions} by device last week'],
  },
  {
    topic: 'ad_cost',
    lacking: 'advertising costs',
    words: list(`
      ad cost, ad spend, spend, spending, spent, cost, budget, roas, roi, return on ad spend,
      return on investment, cpm, cpa, cac,
      acquisition cost, expense, ad budget, bid, cpl, ad impression, quality score,
      marketing spend, marketing cost, advertising cost, cpc cost, werbekosten, kosten`),
    nearest: ['{revenue} from paid search last month', '{sessions} by campaign last month'],
  },
  {
    topic: 'single_visits',
    lacking: 'single visits, and so not how many pages each of them saw',
    words: list('visit of several page, visits of several pages'),
    nearest: ['page views per session last month', 'engagement rate last month'],
  },
  {
    topic: 'effects',
    lacking: 'record of what one change did to another number, only what both were',
    words: list('cost us thereby'),
    nearest: ['{sessions} last month vs the month before', 'what happened last week'],
  },
  {
    topic: 'profit',
    lacking: 'costs or profit',
    words: list(`
      profit, margin, profit margin, gross margin, net income, profitability, profitable, ebit, ebitda,
      net profit, gewinn, net revenue, contribution margin, cogs`),
    nearest: ['{revenue} last month', 'average order value last month'],
  },
  {
    topic: 'deductions',
    lacking: 'taxes, discounts or costs of shipping',
    words: list('tax, shipping, shipping cost, discount, coupon'),
    nearest: ['{revenue} last month', 'average order value last month'],
  },
  {
    topic: 'no_shows',
    lacking: 'count of no-shows',
    words: list('no show, no shows, noshow, noshows'),
    nearest: ['cancellations last month', '{sessions} last month'],
  },
  {
    topic: 'refunds',
    lacking: 'refunds, returns or cancellations of orders',
    words: list(`
      refund, refunded, return rate of order, cancellation, cancelled order, canceled order, fell through, fall through,
      fallen through, falling through, fell thru, called off`),
    nearest: ['{revenue} last month', 'average order value last month'],
  },
  {
    topic: 'competitors',
    lacking: 'numbers of other sites',
    words: list(`
      competitor, competition, competing site, market share, industry, industry average, benchmark, rival,
      other site, other company, peer, wettbewerber, konkurrenz, industry benchmark, amazon sale,
      share of voice, industry standard`),
    nearest: ['clicks last month vs the month before', '{sessions} last month vs the month before'],
  },
  {
    topic: 'mailing_list',
    lacking: 'people on a mailing list',
    words: list(`
      email list, mail list, mailing list, subscriber list, newsletter list, contact list, list size, list growth,
      size of our list, size of the list, people on our list, people on the list`),
    nearest: ['{sessions} from email last month', '{sessions} from email over the last 8 weeks'],
  },
  {
    topic: 'weather',
    lacking: 'weather or other outside events',
    words: list(`
      weather, rain, temperature, sunshine, stock market, economy, inflation, wetter, holiday season,
      school holiday, tv ad, tv spot, pandemic, exchange rate, seasonality of weather`),
    nearest: ['{revenue} per day last week', 'what happened last week'],
  },
  {
    topic: 'forecast',
    lacking: 'future, and no forecast is made',
    words: list(`
      forecast, predict, prediction, projection, project, will be, going to be, expected to, extrapolate,
      estimate for, prognose, will, gonna, forecasted, predicted, shall, likely to, on track to, on pace,
      run rate, would make, it would make, would come to, would end up, would bring for the full, at this rate, at this pace`),
    nearest: ['{sessions} over the last 8 weeks', '{revenue} last month vs the month before'],
  },
  {
    topic: 'links',
    lacking: 'links from other sites or measures of authority',
    words: list(`
      backlink, domain authority, domain rating, page authority, inbound link, link profile,
      referring domains count, pagerank, trust flow, link building, external link, anchor text, inbound,
      who link to, who links to, link to us, links to us, linking to us, linking to our site, link to our site`),
    nearest: ['clicks by page last month', '{sessions} by source last month'],
  },
  {
    topic: 'search_volume',
    lacking: 'count of all searches, only of those that showed this site',
    words: list(`
      search volume, search demand, keyword difficulty, google trend, monthly search,
      keyword volume, serp feature, featured snippet, rich result, rich snippet,
      discover, google news, dont show up for, not show up for, dont appear for, dont rank for, not rank for,
      not ranking for, arent ranking for, isnt ranking for, never show up for, missing out on in google`),
    nearest: ['impressions by query last month', 'queries with positions 4 to 20 last month'],
  },
  {
    topic: 'speed',
    lacking: 'loading or response times of a site, or technical errors',
    words: list(`
      page speed, site speed, load time, loading time, loading speed, page load time, core web vital, lcp,
      cls, inp, uptime, downtime, server error, broken link, javascript error, performance score,
      lighthouse score, response time, speed, slow, error, bug, crash, ttfb, latency, 404 page, 404 url, any 404, page not found,
      broken page, dead link, status code, http status`),
    nearest: ['engagement rate by page last month', 'engagement rate by device last month'],
  },
  {
    topic: 'retention',
    lacking: 'record of what single people do over time',
    words: list(`
      retention, churn, cohort, lifetime value, ltv, clv, customer lifetime value, repeat purchase rate,
      loyalty, dau, mau, stickiness, retention rate,
      churn rate, return frequency, recency, days between,
      come back, attribution model, first touch, last touch, assisted conversion, multi touch,
      customer journey, user journey, path analysis, user flow, user path`),
    nearest: ['users per week over the last 8 weeks', 'new vs returning visitors last month'],
  },
  {
    topic: 'opinions',
    lacking: 'ratings, reviews or scores of customers',
    words: list(`
      nps, satisfaction, customer satisfaction, csat, survey, net promoter score, feedback, review, rating, happy,
      satisfied`),
    nearest: ['engagement rate last month', 'new vs returning visitors last month'],
  },
  {
    topic: 'persons',
    lacking: 'names or traces of single persons',
    words: list(`
      email address, phone number, ip address, name of user, customer name, user name, username, password,
      user id, personal data, address, who bought, who visited, who are my customer, who are our customer,
      spender, top spender, big spender, about to lose, customer at risk, at risk of churning, credit card, client id, individual user, who is, ceo`),
    nearest: ['{sessions} by country last week', '{sessions} by channel last week'],
  },
  {
    topic: 'what_if',
    lacking: 'outcomes of what did not happen',
    words: list(`
      would we get if, would we have if, would we make if, would it be if, would happen if, would i get if, would we gain if,
      would we lose if, would we earn if, would be if, would increase if, would drop if`),
    nearest: ['{sessions} over the last 8 weeks', '{sessions} last month vs the month before'],
  },
  {
    topic: 'funnel',
    lacking: 'steps before a purchase',
    words: list(`
      funnel, conversion funnel, purchase funnel, sale funnel, order funnel, buying funnel, cart abandonment, abandonment, abandonment rate, abandoned cart, abandoned, add to cart,
      added to cart, checkout step, checkout rate, drop off, dropoff, checkout abandonment, checkout funnel,
      begin checkout, add to basket, cart addition, cart rate, cart to, view to cart, checkout started,
      initiated checkout, shopping cart, drop out, dropped out, before buying, before purchase, before they buy,
      abandon, abandoning, leave their cart, give up`),
    nearest: ['purchases per session last month', 'key events last month'],
  },
  {
    topic: 'baskets',
    lacking: 'single orders, and so not what was bought with what',
    words: list(`
      also buy, also bought, also buying, bought together, buy together, frequently bought together, purchased together, sell together,
      items bought together, items purchased together, items sold together with, products bought together, items bought together with,
      items purchased together with, products bought together with,
      bought together with, buy together with, purchased together with, sold together with, sell together with, ordered together with,
      bought with, basket analysis, market basket, same order, same basket`),
    nearest: ['{revenue} last month', 'average order value last month'],
  },
  {
    topic: 'order_sizes',
    lacking: 'single orders, and so not how large each of them was',
    words: list(
      'order size distribution, orders by size, orders by value, biggest order, largest order, smallest order, single order',
    ),
    nearest: [
      'average order value last month',
      'average order value by channel last month',
      '{revenue} per day last month',
    ],
  },
  {
    topic: 'best_customers',
    lacking: 'single customers, only groups of them',
    words: list(`
      best customer, top customer, most valuable customer, biggest customer, largest customer, most loyal customer,
      loyal customer, best client, top client, best buyer, top buyer, vip customer, vip, most profitable customer`),
    nearest: [
      'top countries by {revenue} last month',
      'top channels by {revenue} last month',
      '{revenue} by device last month',
    ],
  },
  {
    topic: 'repeats',
    lacking: 'single customers, and so not how often each of them came or bought',
    words: list(
      'repeat buyer, repeat purchaser, repeat order, purchase frequency, order frequency, repurchase rate, reorder rate',
    ),
    nearest: ['new vs returning visitors last month', '{sessions} last month vs the month before'],
  },
  {
    topic: 'events',
    lacking: 'single events',
    words: list(`
      event count, event name, scroll depth, scroll, file download, download, video play, video view,
      outbound click, form submission, form submit, button click, scroll rate, newsletter signup,
      newsletter subscription, sign up, signup, registration, phone call, subscription, subscriber,
      site search, internal search, on site search, app install, install, watch, play, comment,
      share on social, follower, retweet, event, chat, trial, trial start, rage click, heatmap,
      heat map, session recording, ab test, a b test, experiment, variant, split test`),
    nearest: ['key events last week', 'key events by channel last week'],
  },
  ...unanswerableDetails,
];
