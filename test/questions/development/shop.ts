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
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Asked on Monday, 3 April 2017, of the real shop as a file of daily facts, 1 January to 31 March 2017. */
const lastWeek: Range = ['2017-03-27', '2017-04-02'];
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const january: Range = ['2017-01-01', '2017-01-31'];
const quarter: Range = ['2017-01-01', '2017-03-31'];
const not =
  (...names: string[]) =>
  (member: string) =>
    !names.includes(member);

export const shop: readonly Question[] = [
  { ask: 'How much revenue did we make in March?', want: total('revenue', march) },
  { ask: 'What is the total number of transactions in Q1?', want: total('purchases', quarter) },
  { ask: 'Total sessions in the first quarter of 2017', want: total('sessions', quarter) },
  { ask: 'sessions on 14 February 2017', want: total('sessions', ['2017-02-14', '2017-02-14']) },
  { ask: 'pageviews from 2017-03-06 to 2017-03-12', want: total('page_views', ['2017-03-06', '2017-03-12']) },
  { ask: 'What was the bounce rate in January 2017?', want: total('bounce_rate', january) },
  { ask: 'average order value in february', want: total('average_order_value', february) },
  {
    ask: 'How many visits came from social in March?',
    want: total('sessions', march, { channel: 'Social' }),
  },
  {
    // Both of its hosts, m.youtube.com too.
    ask: 'How many sessions came from youtube in January?',
    want: total('sessions', january, { source: (name) => /^(?:m\.)?youtube\.com$/.test(name) }),
  },
  {
    ask: 'revenue from the United States last month',
    want: total('revenue', march, { country: 'United States' }),
  },
  {
    ask: 'sessions from india on mobile in february',
    want: total('sessions', february, { country: 'India', device: 'mobile' }),
  },
  { ask: 'income excluding referrals in march', want: total('revenue', march, { channel: not('Referral') }) },
  { ask: 'Sessions by channel in March', want: by('channel', 'sessions', march) },
  { ask: 'Show the top 5 countries by revenue in Q1 2017', want: top(5, 'country', 'revenue', quarter) },
  {
    ask: 'which traffic source sent the most visits in february?',
    want: top(1, 'source', 'sessions', february),
  },
  {
    ask: 'List the 3 channels with the lowest bounce rate in March',
    want: bottom(3, 'channel', 'bounce_rate', march),
  },
  {
    ask: 'What are the top 3 channels by transactions in january',
    want: top(3, 'channel', 'purchases', january),
  },
  { ask: 'revenue by device category in march', want: by('device', 'revenue', march) },
  {
    ask: 'break down sessions by country and device for last week',
    want: (site) =>
      site
        .by('country', ['sessions'], lastWeek)
        .flatMap(([country]) =>
          site
            .by('device', ['sessions'], lastWeek, { country: country as string })
            .map(([device, n]) => [country as string, device as string, n as number]),
        )
        .sort(
          (a, b) => (b[2] as number) - (a[2] as number) || (`${a[0]}\t${a[1]}` < `${b[0]}\t${b[1]}` ? -1 : 1),
        ),
  },
  {
    ask: 'countries with more than 1,000 sessions in march',
    want: (site) => site.by('country', ['sessions'], march).filter(([, n]) => (n as number) > 1000),
  },
  {
    ask: 'How many countries had at least one transaction in March?',
    want: (site) => [[site.by('country', ['purchases'], march).filter(([, n]) => (n as number) >= 1).length]],
  },
  {
    ask: 'How many distinct sources do we have in Q1',
    want: (site) => [[site.by('source', ['sessions'], quarter).length]],
  },
  { ask: 'Revenue per month', want: per('month', 'revenue', quarter) },
  { ask: 'sessions per week in february', want: per('week', 'sessions', february) },
  { ask: 'daily transactions last week', want: per('day', 'purchases', ['2017-03-27', '2017-03-31']) },
  {
    ask: 'monthly sessions by device',
    want: (site) =>
      ['2017-01', '2017-02', '2017-03'].flatMap((month) =>
        ['desktop', 'mobile', 'tablet'].map((device) => [
          `${month}-01`,
          device,
          site.sum('sessions', [`${month}-01`, `${month}-31`], { device }),
        ]),
      ),
  },
  {
    ask: 'Which day in March had the highest revenue?',
    want: (site) =>
      site
        .per('day', ['revenue'], march)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  {
    ask: 'worst day for sessions in february',
    want: (site) =>
      site
        .per('day', ['sessions'], february)
        .sort((a, b) => (a[1] as number) - (b[1] as number))
        .slice(0, 1),
  },
  {
    ask: 'best month for revenue',
    want: (site) =>
      site
        .per('month', ['revenue'], quarter)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  { ask: 'Average daily revenue in March', want: (site) => [[site.sum('revenue', march) / 31]] },
  { ask: 'mean sessions per week in q1', want: 'told' },
  { ask: 'compare march and february revenue', want: against('revenue', march, february) },
  { ask: 'sessions in march versus january', want: against('sessions', march, january) },
  { ask: 'Revenue growth from February to March', want: against('revenue', march, february) },
  {
    ask: 'how did mobile sessions change between january and march',
    want: against('sessions', march, january, { device: 'mobile' }),
  },
  {
    ask: 'channel revenue march compared to february',
    want: changes('channel', 'revenue', march, february, 'largest', 99),
  },
  {
    ask: 'Which country grew the most in sessions from January to March?',
    want: changes('country', 'sessions', march, january, 'most gained', 1),
  },
  {
    ask: 'top 5 sources with the biggest drop in sessions in March vs February',
    want: changes('source', 'sessions', march, february, 'most lost', 5),
  },
  {
    ask: 'desktop vs mobile vs tablet revenue in q1',
    want: (site) =>
      ['desktop', 'mobile', 'tablet'].map((device) => [device, site.sum('revenue', quarter, { device })]),
  },
  {
    ask: 'US versus Canada transactions in march',
    want: (site) =>
      ['United States', 'Canada'].map((country) => [country, site.sum('purchases', march, { country })]),
  },
  {
    ask: 'What proportion of sessions were on mobile in March?',
    want: share('sessions', march, { device: 'mobile' }),
  },
  { ask: 'share of revenue by channel in q1', want: shares('channel', 'revenue', quarter) },
  {
    ask: 'What percent of transactions came from the US in february?',
    want: share('purchases', february, { country: 'United States' }),
  },
  { ask: 'purchases per session by channel in march', want: by('channel', 'purchase_rate', march) },
  { ask: 'conversion rate in march', want: total('purchase_rate', march) },
  { ask: 'conversion rate by device in q1', want: by('device', 'purchase_rate', quarter) },
  {
    ask: 'revenue per visit in march for paid search',
    want: total('revenue_per_session', march, { channel: 'Paid Search' }),
  },
  { ask: 'pages per session by channel in january', want: by('channel', 'pages_per_session', january) },
  {
    ask: 'sessions, transactions and revenue in march',
    want: totals(['sessions', 'purchases', 'revenue'], march),
  },
  {
    ask: 'sessions, transactions, revenue by channel in february',
    want: by('channel', ['sessions', 'purchases', 'revenue'], february),
  },
  { ask: 'How did sessions develop in March?', want: per('day', 'sessions', march) },
  {
    ask: 'plot revenue by day for the last two weeks of march',
    want: per('day', 'revenue', ['2017-03-18', '2017-03-31']),
  },
  {
    ask: 'share of sessions on mobile at weekends in march',
    want: (site) => {
      const [part, whole] = [onWeekends(site, { device: 'mobile' }), onWeekends(site, {})];
      return [[part, whole, part / whole]];
    },
  },
  {
    ask: 'what would revenue in february have been without the 14th of february?',
    want: (site) => [[site.sum('revenue', february) - site.sum('revenue', ['2017-02-14', '2017-02-14'])]],
  },
  {
    ask: 'average sessions per weekday in february, best day first',
    want: (site) =>
      ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday']
        .map((name, at): [string, number] => [
          name,
          site
            .per('day', ['sessions'], february)
            .filter((_, day) => day % 7 === at)
            .reduce((sum, [, n]) => sum + (n as number), 0) / 4,
        ])
        .sort((a, b) => b[1] - a[1]),
  },
  {
    ask: 'revenue per thousand sessions by device in march',
    want: (site) =>
      site
        .by('device', ['revenue', 'sessions'], march)
        .map(([name, revenue, sessions]): [string, number] => [
          name as string,
          (1000 * (revenue as number)) / (sessions as number),
        ])
        .sort((a, b) => b[1] - a[1]),
  },
  {
    ask: 'revenue on weekends in march',
    want: (site) => [
      [
        site
          .per('day', ['revenue'], march)
          .filter(([day]) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
          .reduce((sum, [, n]) => sum + (n as number), 0),
      ],
    ],
  },
  {
    ask: 'sessions on mondays in february',
    want: (site) => [
      [
        site
          .per('day', ['sessions'], february)
          .filter(([day]) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)
          .reduce((sum, [, n]) => sum + (n as number), 0),
      ],
    ],
  },
  {
    ask: 'cumulative revenue in march',
    want: (site) => {
      let sum = 0;
      return site.per('day', ['revenue'], march).map(([day, n]) => {
        sum += n as number;
        return [day as string, sum];
      });
    },
  },
  {
    ask: 'channels with a bounce rate above 50% in march',
    want: (site) => site.by('channel', ['bounce_rate'], march).filter(([, rate]) => (rate as number) > 0.5),
  },
  {
    ask: 'sources with less than 5 sessions in march, how many?',
    want: (site) => [[site.by('source', ['sessions'], march).filter(([, n]) => (n as number) < 5).length]],
  },
  {
    ask: 'What is the ratio of mobile to desktop sessions in March?',
    want: (site) => [
      [
        site.sum('sessions', march, { device: 'mobile' }) /
          site.sum('sessions', march, { device: 'desktop' }),
      ],
    ],
  },
  { ask: 'Did we have more than 70000 sessions in February?', want: total('sessions', february) },
  {
    ask: 'sessions outside the united states in march',
    want: total('sessions', march, { country: not('United States') }),
  },
  {
    ask: 'Which channels have no transactions in march?',
    want: (site) => site.by('channel', ['purchases'], march).filter(([, n]) => n === 0),
  },
  { ask: 'sessions last week', want: total('sessions', ['2017-03-27', '2017-03-31']) },
  { ask: 'revenue by week since february', want: per('week', 'revenue', ['2017-02-01', '2017-03-31']) },
  { ask: 'sessions in the last 28 days', want: 'told' },
  { ask: 'revenue yesterday', want: 'refused' },
  { ask: 'users by country', want: 'refused' },
  { ask: 'best 7-day stretch for revenue in March', want: bestSevenDays },
  { ask: 'which 7 days in a row had the most revenue in March', want: bestSevenDays },
  {
    ask: 'which channel gained the third most sessions in March',
    want: (site) => site.changes('channel', 'sessions', march, february, 'most gained').slice(2, 3),
  },
  { ask: 'average age of our customers', want: 'refused' },
  { ask: 'sessions in april 2016', want: 'refused' },
  { ask: 'clicks by query in march', want: 'refused' },
  { ask: 'forecast sessions for april', want: 'refused' },
  { ask: 'top landing pages in march', want: 'refused' },
  { ask: 'sessions from Atlantis in march', want: 'refused' },
  { ask: 'DROP TABLE facts; --', want: 'asked back' },
  { ask: 'revenue for march for the direct channel', want: total('revenue', march, { channel: 'Direct' }) },
  { ask: 'visits from source google in march', want: total('sessions', march, { source: 'google' }) },
  {
    ask: 'Organic Search and Direct sessions in february',
    want: total('sessions', february, { channel: ['Organic Search', 'Direct'] }),
  },
  {
    ask: 'sessions by source containing google in march',
    want: (site) => site.by('source', ['sessions'], march, { source: (name) => name.includes('google') }),
  },
  {
    ask: 'how many engaged sessions in march on tablets',
    want: total('engaged_sessions', march, { device: 'tablet' }),
  },
  { ask: 'time on site per session by device in march', want: by('device', 'engagement_per_session', march) },
  { ask: 'sessions 03/05/2017', want: 'told' },
  { ask: 'revenue 14.02.2017', want: total('revenue', ['2017-02-14', '2017-02-14']) },
  { ask: 'transactions from jan 15 to feb 15', want: total('purchases', ['2017-01-15', '2017-02-15']) },
  { ask: 'sessions before february 2017', want: total('sessions', january) },
  { ask: 'sessions after march 20', want: total('sessions', ['2017-03-21', '2017-03-31']) },
  {
    ask: 'in which month were transactions highest?',
    want: (site) =>
      site
        .per('month', ['purchases'], quarter)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  { ask: 'top country by sessions for each channel in march', want: 'told' },
  {
    ask: 'median daily sessions in march',
    want: (site) => {
      const values = site
        .per('day', ['sessions'], march)
        .map(([, n]) => n as number)
        .sort((a, b) => a - b);
      return [[values[15] as number]];
    },
  },
  {
    after: ['Sessions by channel in March'],
    ask: 'only from India',
    want: by('channel', 'sessions', march, { country: 'India' }),
  },
  {
    after: ['Sessions by channel in March', 'only from India'],
    ask: 'on mobile',
    want: by('channel', 'sessions', march, { country: 'India', device: 'mobile' }),
  },
  { after: ['revenue in march'], ask: 'vs february', want: against('revenue', march, february) },
  { after: ['revenue in march'], ask: 'same for January', want: total('revenue', january) },
  {
    after: ['Show the top 5 countries by revenue in Q1 2017'],
    ask: 'top 10 instead',
    want: top(10, 'country', 'revenue', quarter),
  },
  { after: ['sessions in february'], ask: 'as a chart per day', want: per('day', 'sessions', february) },
  { ask: 'sessions in the last 28 days of data', want: 'told' },
  {
    ask: `days with more than 3000 sessions in march`,
    want: (site) => site.per('day', ['sessions'], march).filter(([, n]) => (n as number) > 3000),
  },
  {
    ask: 'how many days in march had over 2,500 sessions?',
    want: (site) => [[site.per('day', ['sessions'], march).filter(([, n]) => (n as number) > 2500).length]],
  },
  {
    ask: 'what was the highest daily revenue in february',
    want: (site) =>
      site
        .per('day', ['revenue'], february)
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  { ask: 'week over week sessions change last week', want: 'told' },
  { ask: 'month over month revenue growth in March', want: against('revenue', march, february) },
];

const onWeekends = (site: RawSite, where: Where): number =>
  site
    .per('day', ['sessions'], march, where)
    .filter(([day]) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .reduce((sum, [, n]) => sum + (n as number), 0);

function bestSevenDays(site: RawSite) {
  const days = site.per('day', ['revenue'], march);
  const stretches = days.slice(6).map(([last], at) => {
    const inRow = days.slice(at, at + 7);
    return [
      inRow[0]?.[0] as string,
      last as string,
      inRow.reduce((sum, [, n]) => sum + (n as number), 0),
    ] as const;
  });
  return stretches.toSorted((a, b) => b[2] - a[2]).slice(0, 1);
}
