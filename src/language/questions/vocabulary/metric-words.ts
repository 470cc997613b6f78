import { buyingRateWords } from './buying-rate-words.ts';
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
      traffic volume, traffic number, number of visit, sess, session volume, visit volume, volume of session, entry volume, entrance volume,
      traffic level, level of traffic, website visitation, visitation, incoming traffic, inbound traffic, footfall, web footfall, digital footfall, user visit, customer visit, customer session, visitor session, user session, user traffic, visitor traffic, browsing session,
      online traffic, online visit, total visitation, count of visit, count of session, amount of visit, amount of traffic, visit total, session total, sessions total, number of web visit`),
  },
  {
    metric: 'engaged_sessions',
    words: [
      'engaged session',
      'engaged visit',
      'engagement session',
      'non bounced session',
      'non bounce session',
      'non bounced visit',
      'session without bounce',
      'visit without bounce',
      'session without a bounce',
      'visit without a bounce',
      'session that did not bounce',
      'visit that did not bounce',
      'engaged traffic',
      // People are counted by their visits, which is said
      'engaged visitor',
      'engaged user',
      'engaged people',
      'engaged audience',
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
      page load, page visit, page viewed,
      screenview, page read, page viewing, viewed page, view of page, content view, article view, post view, article read, pages view, number of page viewed, count of page view`),
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
      average time on page, avg time on page, mean time on page, average time spent on page,
      session duration, average session duration, avg session duration, average time on site,
      avg time on site, time on site per session, time per session, time per visit, average visit duration,
      visit duration, session length, average session length, visit length, average time per session,
      average time spent, time spent per session, time spent per visit, average session time, session time,
      how long do visit last, how long do session last, how long does a visit last, how long does a session last,
      how long is a visit, how long is a session, how long are visit, how long are session, how long did visit last,
      how long did session last, how many second does a visit last, how many second does a session last,
      how many second do visit last, how many second do session last, how many minute does a visit last,
      how long do people stay, how long do visitor stay, how long do user stay, how long people stay,
      how much time do visitor spend, how much time do people spend, how much time do user spend, how much time did visitor spend,
      how much time did people spend, how much time do customer spend, time do visitor spend, time people spend, time visitor spend,
      average time, avg time, mean time, time spend, spend the longest, spent the longest, spend the most time,
      spent the most time, spend most time, stay the longest, stayed the longest, stay longest,
      how long did people stay, how long did visitor stay, dwell time, time spent on site,
      time spent on the site, verweildauer,
      average length of a visit, average visit length, average time on the site, average time on our site, average time per visit, mean session duration, mean visit duration, avg visit duration, average duration of a session, average duration of a visit, duration per session, duration per visit, average session length, engagement time per visit, time on site per visit, length of a visit, length of visit, length of a session, length of session, duration of a visit, duration of visit, average duration`),
  },
  {
    metric: 'key_events',
    words: list(`
      key event, conversion, conv, convs, goal, goal completion, converted session, keyevent, event conversion,
      konversion, konversionen, conversion count,
      conversion event, completed goal, goal completed, conversion volume, conversion number, conversion total, successful conversion, conversion action, goal hit, conversion event count, key event count, volume of conversion, completed conversion`),
  },
  {
    metric: 'purchases',
    words: list(`
      purchase, order, transaction, buy, buying, txn, txns, trx, place order, placed order, ordered, purchased, checkout completed, completed order, bestellung, bestellungen, kauf,
      kaufe, ecommerce purchase, ecommerce transaction, order count, sale count, number of sale,
      order placed, how many sale, bought, people buy, do people buy, order volume, purchase volume, volume of order, transaction volume, transaction count, unit sale,
      completed purchase, completed transaction, completed checkout, checkout completion, online order, online purchase, online transaction, ecommerce order, e commerce order, e commerce transaction, e commerce purchase, customer order,
      purchase event, purchase count, successful order, successful purchase, successful transaction, finalized order, finalised order, order total count, purchase total count, web order, order number count`),
  },
  {
    metric: 'revenue',
    words: list(`
      revenue, rev, $, €, earn, earned, earning money, sell, sold, selling, income, turnover, sale, earning, earner, grossing, lucrative, purchase revenue, sale revenue, money, total revenue,
      ecommerce revenue, gross revenue, umsatz, einnahmen, sale value, gmv, takings, proceed,
      how much did we earn, how much did we sell, money wise, moneywise, revenue wise, turn over, turned over, order value total, sale volume, transaction revenue,
      monetary value, how much have we made, how much did we make,
      e commerce revenue, e commerce sale, ecommerce sale, sale dollar, dollar sale, dollar revenue, dollar value of sale, dollar amount of sale, sale amount, top line, topline, top line revenue, topline revenue, gross merchandise value, value of order, revenue from order, revenue from purchase,
      monetary revenue, sale proceed, value of sale, amount of sale, amount of revenue, sale revenue total`),
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
      visitor, people, customer, guest, audience, visiter, besucher, shopper, person, buyer, folk, human, reader,
      surfer, web surfer, viewer, site visitor, website visitor, web visitor, online visitor, visitor count, visitor number, visitor volume, number of visitor`),
  },
  {
    metric: 'clicks',
    words: list(`
      click, clicked, search click, google click, click from google, click from google search, click from search,
      organic click, seo click, click in google, klick, klicks, seo traffic, search console click,
      google search click, click on google, gsc click, organic search click,
      click volume, volume of click, serp click, organic google click, click from google organic, click from organic search, click from google search result, google organic click, click total`),
  },
  {
    metric: 'impressions',
    words: list(`
      impression, appearance, imp, imps, impr, search impression, search appearance, impression in google, search visibility, search view,
      appearance in search, organic impression, google impression, impression in search, impressionen, shown in google, shown in search, appear in google, appear in search, appear in search result, appear in the search result,
      appeared in google, appeared in search, show up in google, show up in search, shown up in google,
      shown on google, seen in google, seen in search, site shown, we shown, page shown,
      gsc impression, impression in google search,
      impression volume, volume of impression, serp impression, serp view, search exposure, google visibility, visibility in google, visibility in search, google exposure, time shown, time we were shown, time we appeared, how often we were shown, how often we appeared, impression total, search result impression, view in search, view in google, view on google`),
  },
  {
    metric: 'ctr',
    words: list(`
      ctr, click through rate, clickthrough rate, click rate, click thru rate, clickthru rate, klickrate,
      average ctr, click throughs, clickthrough, search ctr, avg ctr, organic ctr,
      click percentage, click ratio, click through ratio, click through percentage, rate of click, click per impression, click to impression ratio, click to impression rate, click through %, ctr %, click %, search click through rate, clickthrough percentage, clickthrough ratio, mean ctr`),
  },
  {
    metric: 'position',
    words: list(`
      position, pos, avg pos, average pos, average position, avg position, mean position, rank, ranking, average rank, average ranking,
      google ranking, google position, search position, search ranking, serp position, serp ranking,
      search rank, google rank, ranked, ranking position, organic ranking, seo ranking, we rank, organic position, average google position,
      average serp position, google serp position, average search position, average search rank, average search ranking, mean rank, mean ranking, median rank position, average google rank, average serp rank, avg google position, avg rank, avg ranking, typical position, rank position, place in google, average place in google, average placement, search placement, google placement, position in google, position in search, rank in google, ranking in google, ranking in search, rank in search, average position in google`),
  },
  {
    metric: 'engagement_rate',
    words: list(`
      engagement rate, engaged, engage, percentage of session were engaged, percentage of visit were engaged, share of session were engaged, share of engaged session, percentage of engaged session, proportion of engaged session, engaging, engaged session rate, rate of engagement, engagement, avg engagement rate, average engagement rate, engaged rate, engagement percentage, engagement %, engagement ratio, engagement pct,
      traffic quality, quality traffic, quality of traffic, quality of the traffic, quality of our traffic, quality visit, quality visitor, quality of visit, quality of visitor, visit quality, visitor quality`),
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
    words: list(`
      bounce rate, bouncerate, rate of bounce, absprungrate, average bounce rate, avg bounce rate, bounce percentage, exit immediately, bounce %, bounce ratio, bouncing rate, bounce pct, bounces rate, bounced rate`),
  },
  {
    metric: 'conversion_rate',
    words: list(`
      conversion rate, conversionrate, cvr, conv rate, convr, convert, converts, converting, converted, cr, session conversion rate, key event rate, conversion per session,
      key event per session, conversion per visit, goal conversion rate, session key event rate,
      rate of conversion, average conversion rate, konversionsrate, converting rate, percentage of session converted, percentage of session that converted, percentage of visit converted, percentage of visit that converted, percentage of traffic that converted, percentage of traffic converted, share of session that converted, share of visit that converted, percent of session converted, percent of session that converted, % of session converted, % of session that converted,
      % of visit converted, % of visit that converted, conv rate,
      overall conversion rate, session to conversion rate,
      conversion percentage, conversion %, conversion ratio, convert rate, cvr %, conversion pct, session conversion percentage, visit to conversion rate, conversion success rate, key event conversion rate`),
  },
  {
    metric: 'purchase_rate',
    words: [
      ...buyingRateWords,
      ...list(`
      purchase rate, purchase per session, order per session, transaction per session,
      ecommerce conversion rate, purchase conversion rate, order rate, transaction rate,
      transaction per visit, order per visit, purchase per visit, buying rate, ecommerce rate,
      sale conversion rate, shop conversion rate,
      percentage of session with a purchase, share of session with a purchase, share of visit with a purchase, percentage of visit with a purchase, share of session that end in a purchase, share of visit that end in a purchase, percentage of visit that end in a purchase, percentage of session that end in a purchase, purchase percentage, order percentage, buy rate, session to purchase rate, visit to purchase rate, visit to order rate, session to order rate`),
    ],
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
      average revenue per purchase, average order amount,
      money per order, dollar per order, amount per order, sale per order, income per order, turnover per order, earning per order, money per purchase, average ticket size, ticket size, avg ticket, average check size,
      average purchase amount, average amount per order, average value of an order, average value of order, value of an average order, value of the average order, value of an order, average value per order, average spend per order, average spend per purchase, average spending per order,
      mean purchase value, average basket amount, average purchase size, average transaction size, average transaction amount, average order worth, mean basket, mean basket value, mean basket size, average cart, average cart size, mean transaction value, avg basket value, avg basket size, avg cart value, avg purchase value, avg order size, typical order value, typical basket,
      value of a typical order, value per purchase, sale value per order, average worth of an order, mean spend per order, average money per order`),
  },
  {
    metric: 'revenue_per_session',
    words: list(`
      revenue per session, revenue per visit, earn per visit, earn more per visit, earn most per visit, make per visit, make more per visit, earn per session, earn more per session, value per session, value per visit, income per session,
      income per visit, session value, rpv, rps, earning per session, earning per visit,
      average revenue per session, average revenue per visit, sale per session, sale per visit,
      money per visit, money per session,
      dollar per session, dollar per visit, turnover per session, turnover per visit, amount per session, amount per visit, value of a visit, value of a session, worth of a visit, average value of a visit, average value per visit, average value per session`),
  },
  {
    metric: 'pages_per_session',
    words: list(`
      page per session, page per visit, view per session, page view per session, pageview per session,
      page view per visit, pageview per visit, view per visit, page depth, average page per session,
      average page per visit, avg page per session, session depth, visit depth,
      average number of page per session, average pageview per session, avg page per visit,
      average page view per session,
      page viewed per session, page viewed per visit, average page depth, average number of page viewed per session, average number of page viewed per visit, average number of page per visit, page view each visit, number of page per visit, number of page per session, screen per session`),
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
      how is our site performing, how did we perform, how are thing, how are thing going, analytic, snapshot, digest, recap, scorecard, rundown,
      seo performance, overall seo performance, seo overview, organic search performance`);
