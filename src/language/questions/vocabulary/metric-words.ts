import { list } from './list.ts';

/**
 * What people call the metrics. `soft`: a word that names people rather than a number ("visitors"), read as the metric
 * where it is counted and as sessions, said so, where it is not.
 */
export interface MetricWords {
  readonly metric: string;
  readonly words: readonly string[];
}

export const metricWords: readonly MetricWords[] = [
  {
    metric: 'sessions',
    words: list(`
      session, visit, traffic, website traffic, site traffic, web traffic, visit count, session count,
      total traffic, site visit, website visit, sitzung, sitzungen, besuch, besuche, volume of traffic,
      traffic volume, traffic number, number of visit, sess, session volume, visit volume, volume of session, entry volume, entrance volume`),
  },
  {
    metric: 'engaged_sessions',
    words: [
      'engaged session',
      'engaged visit',
      'engagement session',
      'non bounced session',
      'engaged traffic',
    ],
  },
  {
    metric: 'bounces',
    words: ['bounce', 'bounced session', 'bounced visit', 'non engaged session', 'unengaged session'],
  },
  {
    metric: 'page_views',
    words: list(`
      viewed, page view, pv, pvs, pgv, pageview, view, screen view, page impression, hit, page hit, seitenaufruf, seitenaufrufe,
      page load, page visit, page viewed`),
  },
  {
    metric: 'engagement_seconds',
    words: list(`
      engagement time, total engagement time, user engagement, time on site total, total time on site,
      user engagement duration, engagement duration, time spent, engagement second, total time spent`),
  },
  {
    metric: 'engagement_per_session',
    words: list(`
      average engagement time, avg engagement time, mean engagement time,
      average engagement time per session, engagement time per session, time on site, time on page,
      session duration, average session duration, avg session duration, average time on site,
      avg time on site, time on site per session, time per session, time per visit, average visit duration,
      visit duration, session length, average session length, visit length, average time per session,
      average time spent, time spent per session, time spent per visit, average session time, session time,
      how long do people stay, how long do visitor stay, how long do user stay, how long people stay,
      how much time do visitor spend, how much time do people spend, how much time do user spend, how much time did visitor spend,
      how much time did people spend, how much time do customer spend, time do visitor spend, time people spend, time visitor spend,
      average time, avg time, mean time, time spend, spend the longest, spent the longest, spend the most time,
      spent the most time, spend most time, stay the longest, stayed the longest, stay longest,
      how long did people stay, how long did visitor stay, dwell time, time spent on site,
      time spent on the site, verweildauer`),
  },
  {
    metric: 'key_events',
    words: list(`
      key event, conversion, conv, convs, goal, goal completion, converted session, keyevent, event conversion,
      konversion, konversionen, conversion count`),
  },
  {
    metric: 'purchases',
    words: list(`
      purchase, order, transaction, buy, buying, txn, txns, trx, place order, placed order, ordered, purchased, checkout completed, completed order, bestellung, bestellungen, kauf,
      kaufe, ecommerce purchase, ecommerce transaction, order count, sale count, number of sale,
      order placed, how many sale, bought, people buy, do people buy, order volume, purchase volume, volume of order, transaction volume, transaction count, unit sale`),
  },
  {
    metric: 'revenue',
    words: list(`
      revenue, rev, $, €, earn, earned, earning money, sell, sold, selling, income, turnover, sale, earning, purchase revenue, sale revenue, money, total revenue,
      ecommerce revenue, gross revenue, umsatz, einnahmen, sale value, gmv, takings, proceed,
      how much did we earn, how much did we sell, money wise, moneywise, revenue wise, turn over, turned over, order value total, sale volume, transaction revenue,
      monetary value, how much have we made, how much did we make`),
  },
  {
    metric: 'leads',
    words: ['lead', 'generated lead', 'lead generated', 'enquiry', 'inquiry', 'contact request', 'lead form'],
  },
  {
    metric: 'users',
    words: list(`
      user, uv, uvs, unique visitor, unique user, distinct user, total user, active user, unique, nutzer,
      distinct visitor, user count, weekly active user`),
  },
  {
    metric: 'new_users',
    words: ['new user', 'first time user', 'new unique visitor', 'first time visitor count', 'neue nutzer'],
  },
  { metric: 'returning_users', words: ['returning user', 'repeat user'] },
  {
    metric: 'visitors',
    words: list(`
      visitor, people, customer, audience, visiter, besucher, shopper, person, buyer, folk, human, reader`),
  },
  {
    metric: 'clicks',
    words: list(`
      click, clicked, search click, google click, click from google, click from google search, click from search,
      organic click, seo click, click in google, klick, klicks, seo traffic, search console click,
      google search click, click on google, gsc click, organic search click`),
  },
  {
    metric: 'impressions',
    words: list(`
      impression, imp, imps, impr, search impression, search appearance, impression in google, search visibility, search view,
      appearance in search, organic impression, google impression, impression in search, impressionen, shown in google, shown in search, appear in google, appear in search, appear in search result, appear in the search result,
      appeared in google, appeared in search, show up in google, show up in search, shown up in google,
      shown on google, seen in google, seen in search, site shown, we shown, page shown,
      gsc impression, impression in google search`),
  },
  {
    metric: 'ctr',
    words: list(`
      ctr, click through rate, clickthrough rate, click rate, click thru rate, clickthru rate, klickrate,
      average ctr, click throughs, clickthrough, search ctr, avg ctr, organic ctr`),
  },
  {
    metric: 'position',
    words: list(`
      position, pos, avg pos, average pos, average position, avg position, mean position, rank, ranking, average rank, average ranking,
      google ranking, google position, search position, search ranking, serp position, serp ranking,
      search rank, google rank, ranked, ranking position, organic ranking, seo ranking, we rank, organic position, average google position`),
  },
  {
    metric: 'engagement_rate',
    words: [
      'engagement rate',
      'percentage of session were engaged',
      'percentage of visit were engaged',
      'share of session were engaged',
      'share of engaged session',
      'percentage of engaged session',
      'proportion of engaged session',
      'engaging',
      'engaged session rate',
      'rate of engagement',
      'engagement',
      'avg engagement rate',
      'average engagement rate',
      'engaged rate',
    ],
  },
  {
    metric: 'ratio:leads:sessions',
    words: [
      'lead conversion rate',
      'lead rate',
      'lead per session',
      'lead per visit',
      'lead generation rate',
    ],
  },
  {
    metric: 'bounce_rate',
    words: [
      'bounce rate',
      'bouncerate',
      'rate of bounce',
      'absprungrate',
      'average bounce rate',
      'avg bounce rate',
      'bounce percentage',
      'exit immediately',
    ],
  },
  {
    metric: 'conversion_rate',
    words: list(`
      conversion rate, conversionrate, cvr, conv rate, convr, convert, converts, converting, converted, cr, session conversion rate, key event rate, conversion per session,
      key event per session, conversion per visit, goal conversion rate, session key event rate,
      rate of conversion, average conversion rate, konversionsrate, converting rate, percentage of session converted, percentage of session that converted, percentage of visit converted, percentage of visit that converted, percentage of traffic that converted, percentage of traffic converted, share of session that converted, share of visit that converted, percent of session converted, percent of session that converted, % of session converted, % of session that converted,
      % of visit converted, % of visit that converted, conv rate,
      overall conversion rate, session to conversion rate`),
  },
  {
    metric: 'purchase_rate',
    words: list(`
      purchase rate, purchase per session, order per session, transaction per session,
      ecommerce conversion rate, purchase conversion rate, order rate, transaction rate,
      transaction per visit, order per visit, purchase per visit, buying rate, ecommerce rate,
      sale conversion rate, shop conversion rate`),
  },
  {
    metric: 'average_order_value',
    words: list(`
      average order value, aov, atv, abv, spend per order, spent per order, spend per customer order, order on average worth, avg order value, basket size, average basket, average basket value,
      basket value, order value, average purchase value, average transaction value, avg basket,
      mean order value, revenue per order, revenue per purchase, revenue per transaction, average sale value,
      average cart value, cart value, warenkorbwert, transaction value, average basket size,
      avg transaction value, value per order, average order size, order size,
      value per transaction, average revenue per order, average revenue per transaction,
      average revenue per purchase, average order amount`),
  },
  {
    metric: 'revenue_per_session',
    words: list(`
      revenue per session, revenue per visit, earn per visit, earn more per visit, earn most per visit, make per visit, make more per visit, earn per session, earn more per session, value per session, value per visit, income per session,
      income per visit, session value, rpv, rps, earning per session, earning per visit,
      average revenue per session, average revenue per visit, sale per session, sale per visit,
      money per visit, money per session`),
  },
  {
    metric: 'pages_per_session',
    words: list(`
      page per session, page per visit, view per session, page view per session, pageview per session,
      page view per visit, pageview per visit, view per visit, page depth, average page per session,
      average page per visit, avg page per session, session depth, visit depth,
      average number of page per session, average pageview per session, avg page per visit,
      average page view per session`),
  },
];

/** Adjectives of "best" and "worst" are about what an owner hopes for, those of "highest" about the number. */
export const overviewWords: readonly string[] = list(`
      key performance metric, key metric, key performance indicator, performance metric, kpi, overview,
      summary, performance, number, metric, main metric, performance overview, overall performance, stat,
      statistic, site performance, website performance, figure, how are we doing, how is the site doing,
      how did we do, how is my site doing, how is my website doing, how is our site doing,
      how is our website doing, how is the website doing, how is it going, how did the site do,
      how did the website do, how did the site perform, how did the website perform, how did the shop do,
      how is the shop doing, how is business, dashboard, report, how did our site perform,
      key figure, main number, headline number, search analytic, search performance, search console data, search console report,
      how is the site performing, how is my site performing, how is our website performing,
      how is our site performing, how did we perform, how are thing, how are thing going, analytic`);
