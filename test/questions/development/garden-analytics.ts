import {
  against,
  bottom,
  by,
  changes,
  per,
  type Question,
  share,
  shares,
  top,
  total,
  totals,
} from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** Asked on Monday, 9 March 2026, of the simulated garden shop's Analytics; data run to Sunday, 8 March. */
const lastWeek: Range = ['2026-03-02', '2026-03-08'];
const weekBefore: Range = ['2026-02-23', '2026-03-01'];
const days28: Range = ['2026-02-09', '2026-03-08'];
const days30: Range = ['2026-02-07', '2026-03-08'];
const february: Range = ['2026-02-01', '2026-02-28'];
const january: Range = ['2026-01-01', '2026-01-31'];
const december: Range = ['2025-12-01', '2025-12-31'];
const yesterday: Range = ['2026-03-08', '2026-03-08'];
const thisMonth: Range = ['2026-03-01', '2026-03-08'];
const thisYear: Range = ['2026-01-01', '2026-03-08'];
const eightWeeks: Range = ['2026-01-12', '2026-03-08'];
const fourWeeks: Range = ['2026-02-09', '2026-03-08'];
const paid = ['Paid Search', 'Paid Social'];
const blog = { landing_page: (path: string) => path.startsWith('/blog/') };

export const gardenAnalytics: readonly Question[] = [
  // Totals
  { ask: 'How many sessions did we have last week?', want: total('sessions', lastWeek) },
  { ask: 'total revenue in february', want: total('revenue', february) },
  { ask: 'visits yesterday', want: total('sessions', yesterday) },
  { ask: 'What was our conversion rate last month?', want: total('conversion_rate', february) },
  { ask: 'bounce rate last week', want: total('bounce_rate', lastWeek) },
  { ask: 'How much money did we make in the last 30 days?', want: total('revenue', days30) },
  { ask: 'AOV this month', want: total('average_order_value', thisMonth) },
  { ask: 'number of orders in January', want: total('purchases', january) },
  { ask: 'page views between 5 and 12 January', want: total('page_views', ['2026-01-05', '2026-01-12']) },
  { ask: 'how many purchases were made on Feb 14?', want: total('purchases', ['2026-02-14', '2026-02-14']) },
  { ask: 'sessions in the week of Feb 13', want: total('sessions', ['2026-02-09', '2026-02-15']) },
  { ask: 'sessions and revenue last week', want: totals(['sessions', 'revenue'], lastWeek) },
  {
    ask: 'What is the average order value for the past two weeks?',
    want: total('average_order_value', ['2026-02-23', '2026-03-08']),
  },
  { ask: 'engagement rate in Q4 2025', want: total('engagement_rate', ['2025-10-01', '2025-12-31']) },
  {
    ask: 'Give me the revenue per session for last month please',
    want: total('revenue_per_session', february),
  },
  { ask: 'pages per visit last week', want: total('pages_per_session', lastWeek) },
  {
    ask: 'how many conversions did we get over the weekend?',
    want: total('key_events', ['2026-03-07', '2026-03-08']),
  },
  { ask: 'How many users did we have last week?', want: total('users', lastWeek) },
  { ask: 'total traffic year to date', want: total('sessions', thisYear) },
  { ask: 'sessions 2026-02-01 to 2026-02-15', want: total('sessions', ['2026-02-01', '2026-02-15']) },
  { ask: 'What were sales in 2025?', want: total('revenue', ['2025-01-01', '2025-12-31']) },
  {
    ask: 'how long do people stay on the site on average (last week)',
    want: total('engagement_per_session', lastWeek),
  },
  { ask: 'sessions since 1 February', want: total('sessions', ['2026-02-01', '2026-03-08']) },
  { ask: 'Wie viele Sitzungen hatten wir letzte Woche?', want: total('sessions', lastWeek) },
  { ask: 'sesions last week', want: total('sessions', lastWeek) },
  { ask: 'revenu in februry', want: total('revenue', february) },
  { ask: 'How many leads came in last week?', want: total('leads', lastWeek) },
  { ask: 'sessions', want: total('sessions', days28) },
  { ask: "what's our bounce rate?", want: total('bounce_rate', days28) },
  { ask: 'transactions in week 8', want: total('purchases', ['2026-02-16', '2026-02-22']) },
  { ask: 'Sessions on Wednesday', want: total('sessions', ['2026-03-04', '2026-03-04']) },
  { ask: 'revenue in the first week of February', want: total('revenue', ['2026-02-02', '2026-02-08']) },
  // As other products print them
  {
    ask: 'Organic landing pages: top 10 by sessions, with bounce rate and conversions.',
    want: top(10, 'landing_page', ['sessions', 'bounce_rate', 'key_events'], days28, {
      channel: 'Organic Search',
    }),
  },
  { ask: 'Device breakdown of conversions in the last 28 days', want: by('device', 'key_events', days28) },
  {
    ask: 'Geo revenue for Germany only (last 28 days)',
    want: total('revenue', days28, { country: 'Germany' }),
  },
  { ask: 'how much traffic does ChatGPT send?', want: total('sessions', days28, { source: 'chatgpt.com' }) },
  {
    ask: 'Which posts get the most organic traffic?',
    want: top(10, 'landing_page', 'sessions', days28, { ...blog, channel: 'Organic Search' }),
  },
  {
    ask: 'sessions by channel group (Organic, Direct, Referral, etc.).',
    want: by('channel', 'sessions', days28),
  },
  {
    ask: 'Desktop vs mobile vs tablet split for organic traffic',
    want: (site) =>
      ['desktop', 'mobile', 'tablet'].map((device) => [
        device,
        site.sum('sessions', days28, { channel: 'Organic Search', device }),
      ]),
  },
  {
    ask: 'Top countries or regions driving organic traffic',
    want: top(10, 'country', 'sessions', days28, { channel: 'Organic Search' }),
  },
  { ask: 'pages where traffic is high but engagement is poor', want: 'told' },
  { ask: "What's our SEO ROI this month?", want: 'refused' },
  // Filters
  {
    ask: 'How many sessions came from Germany last week?',
    want: total('sessions', lastWeek, { country: 'Germany' }),
  },
  { ask: 'mobile sessions last week', want: total('sessions', lastWeek, { device: 'mobile' }) },
  {
    ask: 'revenue from organic search in January',
    want: total('revenue', january, { channel: 'Organic Search' }),
  },
  {
    ask: 'What was the conversion rate on phones last month?',
    want: total('conversion_rate', february, { device: 'mobile' }),
  },
  {
    ask: 'German visits on desktop last week',
    want: total('sessions', lastWeek, { country: 'Germany', device: 'desktop' }),
  },
  {
    ask: 'traffic without direct last week',
    want: total('sessions', lastWeek, { channel: (name) => name !== 'Direct' }),
  },
  {
    ask: 'sessions excluding Germany in February',
    want: total('sessions', february, { country: (name) => name !== 'Germany' }),
  },
  {
    ask: 'revenue from Germany and Austria last month',
    want: total('revenue', february, { country: ['Germany', 'Austria'] }),
  },
  {
    ask: 'How many orders came from the newsletter in February?',
    want: total('purchases', february, { source: 'newsletter' }),
  },
  { ask: 'email revenue last week', want: total('revenue', lastWeek, { channel: 'Email' }) },
  { ask: 'sessions from google last week', want: total('sessions', lastWeek, { source: 'google' }) },
  {
    ask: 'Traffic from Pinterest last month',
    want: total('sessions', february, { source: 'pinterest.com' }),
  },
  {
    ask: 'sessions landing on /blog/guides/slugs-without-chemicals in February',
    want: total('sessions', february, { landing_page: '/blog/guides/slugs-without-chemicals' }),
  },
  {
    ask: 'How many sessions started on the homepage last week?',
    want: total('sessions', lastWeek, { landing_page: '/' }),
  },
  { ask: 'blog sessions last week', want: total('sessions', lastWeek, blog) },
  {
    ask: 'revenue from the campaign patio-furniture-push in December',
    want: total('revenue', december, { campaign: 'patio-furniture-push' }),
  },
  { ask: 'chrome sessions last week', want: total('sessions', lastWeek, { browser: 'Chrome' }) },
  {
    ask: 'sessions not from mobile last week',
    want: total('sessions', lastWeek, { device: ['desktop', 'tablet'] }),
  },
  { ask: 'paid traffic last month', want: total('sessions', february, { channel: paid }) },
  {
    ask: 'How many sessions came from the UK or Ireland last week?',
    want: total('sessions', lastWeek, { country: ['United Kingdom', 'Ireland'] }),
  },
  {
    ask: 'returning visitors sessions last week',
    want: total('sessions', lastWeek, { new_vs_returning: 'returning' }),
  },
  { ask: 'sessions via cpc last week', want: total('sessions', lastWeek, { medium: 'cpc' }) },
  {
    ask: 'growing tomatoes in pots page: sessions in February',
    want: total('sessions', february, { landing_page: '/blog/guides/growing-tomatoes-in-pots' }),
  },
  {
    ask: 'purchases by French customers in January',
    want: total('purchases', january, { country: 'France' }),
  },
  { ask: 'sessions from Gremany last week', want: total('sessions', lastWeek, { country: 'Germany' }) },
  {
    ask: 'organic search sessions on mobile in Austria, last 28 days',
    want: total('sessions', days28, { channel: 'Organic Search', device: 'mobile', country: 'Austria' }),
  },
  // Breakdowns and rankings
  { ask: 'sessions by channel last week', want: by('channel', 'sessions', lastWeek) },
  { ask: 'Top 5 landing pages by sessions last week', want: top(5, 'landing_page', 'sessions', lastWeek) },
  {
    ask: 'Which channel brought the most revenue in February?',
    want: top(1, 'channel', 'revenue', february),
  },
  { ask: 'show me revenue per country for last month', want: by('country', 'revenue', february) },
  { ask: 'What are the top ten countries?', want: top(10, 'country', 'sessions', days28) },
  { ask: 'bottom 3 channels by revenue last month', want: bottom(3, 'channel', 'revenue', february) },
  { ask: 'device breakdown of sessions last week', want: by('device', 'sessions', lastWeek) },
  { ask: 'sessions and revenue by device last week', want: by('device', ['sessions', 'revenue'], lastWeek) },
  { ask: 'conversion rate by device in February', want: by('device', 'conversion_rate', february) },
  {
    ask: 'Which campaigns generated the most revenue in January?',
    want: top(10, 'campaign', 'revenue', january, { campaign: (name) => !name.startsWith('(') }),
  },
  {
    ask: 'top 3 sources of German traffic last week',
    want: top(3, 'source', 'sessions', lastWeek, { country: 'Germany' }),
  },
  { ask: 'best 5 traffic sources last month', want: top(5, 'source', 'sessions', february) },
  {
    ask: 'Which browser has the lowest engagement rate last month?',
    want: bottom(1, 'browser', 'engagement_rate', february),
  },
  {
    ask: 'revenue by channel excluding direct, last week',
    want: by('channel', 'revenue', lastWeek, { channel: (name) => name !== 'Direct' }),
  },
  {
    ask: 'landing pages with more than 50 sessions last week',
    want: (site) => site.by('landing_page', ['sessions'], lastWeek).filter(([, n]) => (n as number) > 50),
  },
  {
    ask: 'which countries had fewer than 20 sessions last week',
    want: (site) => site.by('country', ['sessions'], lastWeek).filter(([, n]) => (n as number) < 20),
  },
  {
    ask: 'How many landing pages had at least 20 sessions last week?',
    want: (site) => [
      [site.by('landing_page', ['sessions'], lastWeek).filter(([, n]) => (n as number) >= 20).length],
    ],
  },
  {
    ask: 'how many countries did we get visits from in February?',
    want: (site) => [
      [site.by('country', ['sessions'], february).filter(([, n]) => (n as number) > 0).length],
    ],
  },
  { ask: 'new vs returning visitors last week', want: by('new_vs_returning', 'sessions', lastWeek) },
  {
    ask: 'sessions per source and medium last week',
    want: (site) => (site.by('source', ['sessions'], lastWeek).length > 0 ? sourceMedium(site) : []),
  },
  {
    ask: 'top landing pages for organic search last month',
    want: top(10, 'landing_page', 'sessions', february, { channel: 'Organic Search' }),
  },
  { ask: 'Which page do most people land on?', want: top(1, 'landing_page', 'sessions', days28) },
  {
    ask: 'worst performing landing pages by engagement rate with over 40 sessions last week',
    want: (site) =>
      site
        .by('landing_page', ['engagement_rate', 'sessions'], lastWeek)
        .filter(([, , n]) => (n as number) > 40)
        .reverse()
        .slice(0, 10)
        .map(([page, rate]) => [page as string, rate as number]),
  },
  // Time
  { ask: 'sessions per day last week', want: per('day', 'sessions', lastWeek) },
  { ask: 'revenue over the last 8 weeks', want: per('week', 'revenue', eightWeeks) },
  { ask: 'weekly sessions in February', want: per('week', 'sessions', february) },
  { ask: 'monthly revenue in 2025', want: per('month', 'revenue', ['2025-01-01', '2025-12-31']) },
  { ask: 'Show the trend of sessions over the past 30 days', want: per('day', 'sessions', days30) },
  { ask: 'daily conversion rate last week', want: per('day', 'conversion_rate', lastWeek) },
  { ask: 'Is traffic growing?', want: per('week', 'sessions', eightWeeks) },
  {
    ask: 'organic search sessions by week for the last 4 weeks',
    want: per('week', 'sessions', fourWeeks, { channel: 'Organic Search' }),
  },
  {
    ask: 'What was our best day for revenue in February?',
    want: (site) =>
      site
        .per('day', ['revenue'], february)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  {
    ask: 'which week had the fewest sessions in the last 8 weeks',
    want: (site) =>
      site
        .per('week', ['sessions'], eightWeeks)
        .sort((a, b) => (a[1] as number) - (b[1] as number))
        .slice(0, 1),
  },
  { ask: 'average sessions per day in February', want: (site) => [[site.sum('sessions', february) / 28]] },
  {
    ask: 'average weekly revenue over the last 8 weeks',
    want: (site) => [[site.sum('revenue', eightWeeks) / 8]],
  },
  { ask: 'users per week over the last 4 weeks', want: per('week', 'users', fourWeeks) },
  { ask: 'who links to us', want: 'refused' },
  { ask: 'which channel pulled in the most revenue last week', want: top(1, 'channel', 'revenue', lastWeek) },
  { ask: 'which channel refunded the most revenue last week', want: 'refused' },
  {
    ask: 'compare the average daily sessions of mobile vs desktop last week',
    want: (site) =>
      ['mobile', 'desktop'].map((device) => [device, site.sum('sessions', lastWeek, { device }) / 7]),
  },
  {
    ask: '/blog/ vs /products/ sessions last month',
    want: (site) =>
      ['/blog/', '/products/'].map((section) => [
        section,
        site.sum('sessions', february, { landing_page: (page) => page.startsWith(section) }),
      ]),
  },
  {
    ask: 'average daily sessions by day of week over the last 28 days',
    want: (site) => weekdays(site, 'sessions'),
  },
  {
    ask: "We're planning a fair. How many sessions did we have last week?",
    want: total('sessions', lastWeek),
  },
  { ask: 'Acme report: sessions last week', want: 'refused' },
  { ask: 'KPI tile: sessions last week, thx', want: total('sessions', lastWeek) },
  {
    ask: 'sessions from Austria n Switzerland last week',
    want: total('sessions', lastWeek, { country: (one) => one === 'Austria' || one === 'Switzerland' }),
  },
  {
    ask: 'sessions this month vs the whole of last month',
    want: against('sessions', ['2026-03-01', '2026-03-08'], ['2026-02-01', '2026-02-28']),
  },
  {
    ask: 'sessions in February with MoM and YoY change',
    want: (site) => [
      [
        site.sum('sessions', ['2026-02-01', '2026-02-28']),
        site.sum('sessions', ['2026-01-01', '2026-01-31']),
        site.sum('sessions', ['2025-02-01', '2025-02-28']),
      ],
    ],
  },
  {
    ask: 'what share of mobile sessions come from Germany last week',
    want: (site) => [
      [
        site.sum('sessions', lastWeek, { device: 'mobile', country: 'Germany' }) /
          site.sum('sessions', lastWeek, { device: 'mobile' }),
      ],
    ],
  },
  {
    ask: 'average users per week over the last 4 weeks',
    want: (site) => [[site.sum('users', fourWeeks) / 4]],
  },
  {
    ask: 'how many visitors a day did we get on average last week',
    want: (site) => [[site.sum('sessions', lastWeek) / 7]],
  },
  {
    ask: 'what day of the week do we get the most orders',
    want: (site) => bestFirst(weekdays(site, 'purchases')).slice(0, 1),
  },
  // Comparisons
  {
    ask: 'sessions last week compared with the week before',
    want: against('sessions', lastWeek, weekBefore),
  },
  { ask: 'Did revenue go up last week?', want: against('revenue', lastWeek, weekBefore) },
  { ask: 'January against February sessions', want: against('sessions', january, february) },
  { ask: 'revenue february vs january', want: against('revenue', february, january) },
  {
    ask: 'mobile vs desktop conversion rate last month',
    want: (site) =>
      ['mobile', 'desktop'].map((device) => [device, site.sum('conversion_rate', february, { device })]),
  },
  {
    ask: 'How does organic search compare to paid search in revenue for February?',
    want: (site) =>
      ['Organic Search', 'Paid Search'].map((channel) => [
        channel,
        site.sum('revenue', february, { channel }),
      ]),
  },
  {
    ask: 'sessions last week vs the same week last year',
    want: against('sessions', lastWeek, ['2025-03-03', '2025-03-09']),
  },
  {
    ask: 'year over year revenue for February',
    want: against('revenue', february, ['2025-02-01', '2025-02-28']),
  },
  {
    ask: 'revenue this month vs last month',
    want: against('revenue', thisMonth, ['2026-02-01', '2026-02-08']),
  },
  {
    ask: 'sessions by channel last week vs the week before',
    want: changes('channel', 'sessions', lastWeek, weekBefore, 'largest', 99),
  },
  {
    ask: 'Which landing page gained the most sessions last week?',
    want: changes('landing_page', 'sessions', lastWeek, weekBefore, 'most gained', 1),
  },
  {
    ask: 'biggest losers by country last week',
    want: changes('country', 'sessions', lastWeek, weekBefore, 'most lost', 10),
  },
  {
    ask: 'top 5 channels that lost revenue in February compared to January',
    want: changes('channel', 'revenue', february, january, 'most lost', 5),
  },
  {
    ask: 'how much did bounce rate change from January to February',
    want: against('bounce_rate', february, january),
  },
  {
    ask: 'has the conversion rate improved this year compared with last year?',
    want: against('conversion_rate', thisYear, ['2025-01-01', '2025-03-08']),
  },
  { ask: 'weekend vs weekday sessions last month', want: (site) => weekendAgainstWeekdays(site) },
  // Shares
  {
    ask: 'What share of revenue comes from mobile? last month',
    want: share('revenue', february, { device: 'mobile' }),
  },
  {
    ask: 'percentage of sessions from Germany last week',
    want: share('sessions', lastWeek, { country: 'Germany' }),
  },
  { ask: 'share of sessions by channel last week', want: shares('channel', 'sessions', lastWeek) },
  {
    ask: 'what % of organic search traffic is on mobile (february)',
    want: share('sessions', february, { device: 'mobile' }, { channel: 'Organic Search' }),
  },
  // Why, what happened
  { ask: 'Why did sessions fall last week?', want: 'told' },
  { ask: 'what happened last week', want: 'told' },
  { ask: 'anything unusual?', want: 'told' },
  { ask: 'what should I do', want: 'told' },
  { ask: 'why is revenue down?', want: 'told' },
  // Follow-ups
  {
    after: ['How many sessions did we have last week?'],
    ask: 'only mobile',
    want: total('sessions', lastWeek, { device: 'mobile' }),
  },
  {
    after: ['How many sessions did we have last week?'],
    ask: 'and for revenue?',
    want: total('revenue', lastWeek),
  },
  {
    after: ['sessions by channel last week'],
    ask: 'what about February?',
    want: by('channel', 'sessions', february),
  },
  { after: ['revenue in february'], ask: 'by country', want: by('country', 'revenue', february) },
  {
    after: ['sessions last week'],
    ask: 'compared to the week before',
    want: against('sessions', lastWeek, weekBefore),
  },
  { after: ['sessions last week'], ask: 'why?', want: 'told' },
  {
    after: ['top 5 landing pages last week'],
    ask: 'without the homepage',
    want: top(5, 'landing_page', 'sessions', lastWeek, { landing_page: (path) => path !== '/' }),
  },
  {
    after: ['sessions from Germany last week'],
    ask: 'and Austria?',
    want: total('sessions', lastWeek, { country: 'Austria' }),
  },
  { after: ['revenue last month'], ask: 'per week', want: per('week', 'revenue', february) },
  // What cannot be answered
  { ask: 'How many users did we have in February?', want: 'refused' },
  { ask: 'unique visitors by channel last week', want: 'refused' },
  { ask: 'bounce rate by age group', want: 'refused' },
  { ask: 'How much did we spend on ads last month?', want: 'refused' },
  { ask: 'what will revenue be next month?', want: 'refused' },
  { ask: 'how do we compare to competitors', want: 'refused' },
  { ask: 'did the weather influence our sales?', want: 'refused' },
  { ask: 'sessions from TikTok last week', want: total('sessions', lastWeek, { source: 'tiktok' }) },
  { ask: 'sessions by landing page and country last week', want: 'refused' },
  { ask: 'sessions in March 2019', want: 'refused' },
  // On its Monday this week has no day yet: those of the last one are told, which is said
  { ask: 'sessions this week', want: total('sessions', lastWeek) },
  { ask: 'what is the profit margin of last month', want: 'refused' },
  { ask: 'asdf qwer', want: 'asked back' },
  { ask: 'hello', want: 'asked back' },
  { ask: 'give me the blorbs by frobnicator', want: 'asked back' },
  { ask: 'female visitors last week', want: 'refused' },
];

function sourceMedium(site: RawSite) {
  const rows = [
    'cpc',
    'organic',
    '(none)',
    'email',
    'referral',
    '(referral)',
    'affiliate',
    'paid_social',
    '(not set)',
  ].flatMap((medium) =>
    site
      .by('source', ['sessions'], lastWeek, { medium })
      .map(([source, n]) => [source as string, medium, n as number]),
  );
  return rows.sort(
    (a, b) => (b[2] as number) - (a[2] as number) || ((a[0] as string) < (b[0] as string) ? -1 : 1),
  );
}

function weekdays(site: RawSite, metric: string) {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const days = site.per('day', [metric], days28);
  return names.map((name, weekday): [string, number] => [
    name,
    days.filter((_, at) => at % 7 === weekday).reduce((sum, [, n]) => sum + (n as number), 0) / 4,
  ]);
}

const bestFirst = (rows: readonly [string, number][]) => [...rows].sort((a, b) => b[1] - a[1]);

function weekendAgainstWeekdays(site: RawSite) {
  const days = site.per('day', ['sessions'], february);
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const sum = (weekend: boolean) =>
    days
      .filter(([day]) => isWeekend(day as string) === weekend)
      .reduce((all, [, n]) => all + (n as number), 0);
  return [[sum(true)], [sum(false)]];
}
