import { list } from './list.ts';

export interface DimensionWords {
  /** The first of these that the data have. */
  readonly dimensions: readonly string[];
  readonly words: readonly string[];
}

export const dimensionWords: readonly DimensionWords[] = [
  {
    dimensions: ['channel', 'source_medium'],
    words: list(`
      digital channel, digital marketing channel, online channel, online marketing channel, marketing source channel, sale channel, default channel, channel type, type of channel, kind of channel, channel name, acquisition channel group, channel, marketing channel, traffic channel, acquisition channel, channel group, channel grouping,
      default channel group, default channel grouping, traffic type, acquisition, kanal, kanale, kanalen,
      channel category, type of traffic, session default channel group`),
  },
  {
    dimensions: ['source', 'channel'],
    words: list(`
      source of traffic, source of visit, source of session, origin of visit, origin of session, visit origin, source name, traffic source name, source of acquisition, kind of source, type of source, source site, source website,       who send, who sent, who refer, who referred,
      source, traffic source, referrer, referral source, visit source, origin of traffic, acquisition source,
      quelle, quellen, referring site, referring website, referring domain, referral site, session source,
      referer, traffic origin`),
  },
  { dimensions: ['medium'], words: ['medium', 'traffic medium', 'utm medium', 'session medium'] },
  {
    dimensions: ['campaign'],
    words: [
      'campaign',
      'marketing campaign',
      'utm campaign',
      'ad campaign',
      'campaign name',
      'kampagne',
      'kampagnen',
      'session campaign',
    ],
  },
  {
    dimensions: ['country'],
    words: list(`
      country market, geographic market, geographical market, national market, country name, country of visitor, where are my visitor located, where are our visitor located, where are visitor located, where are my user located, where are our user located, where are our customer located, where are my customer located, where are my visitor based, where are our visitor based, where are our customer based, visitor country, user country, guest country, customer country, buyer country, client country, country of guest, country of customer, country of origin, geographical area, home country, individual country,       country, ctry, nation, geo, geography, location, market, land, lander, landern, countrie, nationality,
      geographic location, geographical location, country of origin`),
  },
  { dimensions: ['region', 'country'], words: ['region', 'territory', 'continent', 'place'] },
  {
    dimensions: ['device'],
    words: list(`
      device kind, device used, used device, kind of device used, type of device used, device group, device name, device categories, device form factor, individual device,       device, device type, device category, platform, gerat, gerate, kind of device, type of device,
      device class`),
  },
  {
    dimensions: ['page_type'],
    words: ['page type', 'content type', 'page group', 'content group', 'page category', 'content category'],
  },
  { dimensions: ['browser'], words: ['browser', 'web browser', 'browser type'] },
  {
    dimensions: ['landing_page', 'page'],
    words: list(`
      landing url, landing page url, entry url, entrance url, arrival page, starting page, page people enter on, page visitor enter on, page where people enter, page where visitor enter, page where visit start, page where session start, page where session begin, page where visit begin, page where visitor start, page where people start, page visitor start on, page people start on, page people first see, page visitor arrive on, page visitor arrive at, page people arrive on, page people arrive at, page where people land, page where visitor land, page they land on, first page seen, landing site, landing page path, individual landing page,       landing page, lp, lps, entry page, entrance page, first page, start page, page people land on, page do people land on, entrance, einstiegsseite, landingpage,
      page visitor land on, page user land on, entry point`),
  },
  {
    dimensions: ['page', 'landing_page'],
    words: list(`
      content piece, article page, page address, web address, page name, individual page, specific page, page of the site, page of our site, page on our site, page on the site, site url, website page, piece of content we have, page title, story, individual article, individual post, article name, post name,       page, url, page path, webpage, web page, site page, content, article, post, seite, seiten,
      page url, piece of content, path, blog article`),
  },
  {
    dimensions: ['new_vs_returning'],
    words: list(`
      new v returning, new versu returning, new versus returning, new vs returning, new or returning,
      new and returning, visitor type, user type, returning v new, returning versu new, returning versus new,
      returning vs new, returning and new, new v returning visitor, new vs returning visitor,
      new and returning visitor, new or returning visitor, new vs returning user, new and returning user,
      new versus returning visitor, type of visitor, type of user, new vs returning customer, new v repeat,
      new vs repeat, new visitor vs returning visitor, first time vs returning,
      new visitor and returning visitor, new visitor vs returning, new visitor v returning,
      new visitor versu returning, new visitor versus returning, new user vs returning, new user v returning,
      new user vs returning user, new customer vs returning, new customer v returning,
      new customer vs returning customer, new visitor or returning, new visitor and returning`),
  },
  {
    dimensions: ['query'],
    words: list(`
      keyword phrase, key phrase, organic query, google keyword, search string, query string, search expression, word people search for, word people search, thing people search for, phrase people search for, phrase people search, term people search for, term people search, keyword people search for, word people use, keyword people use, term people use, word people google, search intent phrase, phrase, query term, query phrase, individual query, individual keyword, search word phrase, what people search for, what people are searching for, what visitor search for, words people type into google, word people type, phrase people type,       searching for, search for, people search for, people searching for, people google, visitor search for, user search for, query, keyword, kw, kws, search term, search query, search keyword, search phrase, search, suchanfrage,
      suchanfragen, google query, organic keyword, key word, search word, keyphrase, seo keyword, term,
      suchbegriff, suchbegriffe, google search term`),
  },
];

export const timeUnitWords: Readonly<Record<string, readonly string[]>> = {
  weekday: ['day of the week', 'day of week', 'weekday', 'which weekday', 'week day', 'wochentag'],
  day: [
    'day',
    'date',
    'when did',
    'when was',
    'when were',
    'when do',
    'when does',
    'on what date',
    'which date',
  ],
  week: ['week', 'woche'],
  month: ['month', 'monat'],
  quarter: ['quarter', 'quartal'],
  year: ['year', 'jahr'],
};

export const grainWords: Readonly<Record<string, readonly string[]>> = {
  day: list(`
      per day, by day, by date, daily, day by day, each day, every day, a day, for each day, pro tag,
      taglich, per date, on a daily basis, day level, for every day, day to day, over day, grouped by day,
      group by day, group by date, day wise, daywise, date wise, datewise`),
  week: list(`
      per week, by week, weekly, week by week, each week, every week, a week, for each week, pro woche,
      wochentlich, on a weekly basis, for every week, grouped by week, group by week,
      week wise, weekwise`),
  month: list(`
      per month, by month, monthly, month by month, each month, every month, a month, for each month,
      pro monat, monatlich, on a monthly basis, for every month, grouped by month, group by month,
      month on month trend, month wise, monthwise`),
  quarter: list(`
      per quarter, by quarter, quarterly, quarter by quarter, each quarter, every quarter, a quarter,
      for each quarter, for every quarter, pro quartal, on a quarterly basis, grouped by quarter, group by quarter`),
  year: list(`
      per year, by year, yearly, annually, year by year, each year, every year, for each year, for every year,
      pro jahr, on a yearly basis, on an annual basis, grouped by year, group by year`),
  weekday: list(`
      by weekday, per weekday, by week day, per week day, each week day, for each week day, by day of the week, by day of week, per day of the week, per day of week,
      for each day of the week, for each weekday, each day of the week, each weekday, grouped by weekday,
      group by weekday`),
};
