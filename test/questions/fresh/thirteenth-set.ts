import { inOrderOfShare, mean, not, quotient } from '../asking/expected.ts';
import { by, changes, per, type Question, share, top, total, totals, type Want } from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Of the sets 13 and 14 those that the shop and the garden hold, with what else they taught. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const january: Range = ['2017-01-01', '2017-01-31'];
const q1: Range = ['2017-01-01', '2017-03-31'];
const all: Range = ['2017-01-01', '2017-03-31'];

/** Members whose part of the whole is as the test says, the largest first. */
const withShare =
  (dimension: string, metric: string, range: Range, isAsked: (part: number) => boolean): Want =>
  (site) => {
    const whole = site.sum(metric, range);
    return site.by(dimension, [metric], range).filter(([, part]) => isAsked((part as number) / whole));
  };

/** Of each month its part. */
const monthlyShare =
  (metric: string, months: readonly Range[], where: Where): Want =>
  (site) =>
    months.map((range) => [range[0], site.sum(metric, range, where) / site.sum(metric, range)]);

/** Members of which one number rose and the other fell, the largest rise first. */
const bothMoved =
  (dimension: string, risen: string, fallen: string, now: Range, before: Range): Want =>
  (site) => {
    const rows = new Map(site.changes(dimension, fallen, now, before, 'largest').map((row) => [row[0], row]));
    return site
      .changes(dimension, risen, now, before, 'most gained')
      .filter(([, a, b]) => (a as number) > (b as number))
      .flatMap((row) => {
        const [, a = 0, b = 0] = rows.get(row[0]) ?? [];
        return (a as number) < (b as number) ? [[...row, a as number, b as number]] : [];
      });
  };

const topWithin =
  (count: number, outer: readonly string[], inner: string, metric: string, range: Range): Want =>
  (site) =>
    outer.flatMap((name) =>
      site
        .by(inner, [metric], range, { device: name })
        .slice(0, count)
        .map(([member, value]) => [member as string, name, value as number]),
    );

export const thirteenthOfShop: readonly Question[] = [
  { ask: 'what did we take on 14 February?', want: total('revenue', ['2017-02-14', '2017-02-14']) },
  {
    ask: 'purchase rate per channel in March, without (Other), best converting first',
    want: (site) =>
      site
        .by('channel', ['purchase_rate'], march, { channel: not('(Other)') })
        .sort((a, b) => (b[1] as number) - (a[1] as number)),
  },
  {
    ask: 'sum purchases by country, country != united states, sum purchases >= 5, Q1',
    want: (site) =>
      site
        .by('country', ['purchases'], q1, { country: not('United States') })
        .filter(([, value]) => (value as number) >= 5),
  },
  {
    ask: 'Of all our visits, how much is direct? Month by month pls, January to March',
    want: monthlyShare('sessions', [january, february, march], { channel: 'Direct' }),
  },
  {
    ask: 'Which countries lost more than 5% of their sessions from February to March? Only ones with 300+ sessions in Feb.',
    want: (site) =>
      site
        .changes('country', 'sessions', march, february, 'most lost')
        .filter(([, now, before]) => (before as number) >= 300 && (now as number) / (before as number) < 0.95)
        .sort((a, b) => (a[1] as number) / (a[2] as number) - (b[1] as number) / (b[2] as number)),
  },
  {
    ask: 'Average time on site per channel in March, longest first',
    want: quotient('channel', 'engagement_seconds', 'sessions', march),
  },
  {
    ask: 'How much did affiliates bring in in Q1?',
    want: total('revenue', q1, { channel: 'Affiliates' }),
  },
  {
    ask: 'rev usa desktop feb vs jan diff',
    want: (site) => [
      [february, january].map((range) =>
        site.sum('revenue', range, { country: 'United States', device: 'desktop' }),
      ),
    ],
  },
  {
    ask: 'sessions wk of mar 13 vs wk of mar 20 by channel w/ % chg',
    want: changes(
      'channel',
      'sessions',
      ['2017-03-20', '2017-03-26'],
      ['2017-03-13', '2017-03-19'],
      'largest',
      8,
    ),
  },
  { ask: 'revenue by quarter', want: (site) => [['Q1 2017', site.sum('revenue', all)]] },
  {
    ask: 'countries with between 1 and 5 percent of sessions in march',
    want: withShare('country', 'sessions', march, (part) => part >= 0.01 && part <= 0.05),
  },
  {
    ask: 'channels with more than 10 % of revenue in march',
    want: withShare('channel', 'revenue', march, (part) => part > 0.1),
  },
  {
    ask: 'does mobile make more than 20 % of sessions in march',
    want: share('sessions', march, { device: 'mobile' }),
  },
  {
    ask: 'average weekly sessions in february versus march',
    want: (site) => [[site.sum('sessions', february) / 4, (site.sum('sessions', march) / 31) * 7]],
  },
  { ask: 'rank of Germany by sessions in march', want: (site) => [['Germany', rankOf(site, 'Germany')]] },
  {
    ask: 'what share of sessions are mobile by channel in march',
    want: (site) =>
      inOrderOfShare(
        site.by('channel', ['sessions'], march).map(([name, all]) => {
          const whole = all as number;
          const share = site.sum('sessions', march, { channel: name as string, device: 'mobile' }) / whole;
          return { whole, share, row: [name as string, share] };
        }),
      ),
  },
  {
    ask: 'top 2 countries each for desktop, mobile and tablet, march, by sessions',
    want: topWithin(2, ['desktop', 'mobile', 'tablet'], 'country', 'sessions', march),
  },
  {
    ask: 'sessions with direct excluded in march',
    want: total('sessions', march, { channel: not('Direct') }),
  },
  { ask: 'mobile sessions at weekends only in march', want: weekendsOf(march) },
  { ask: 'purchases by month, 2017 so far', want: per('month', 'purchases', all) },
  {
    ask: 'which channels had more sessions but fewer purchases in march than in february',
    want: bothMoved('channel', 'sessions', 'purchases', march, february),
  },
  {
    ask: 'which countries had more sessions but fewer purchases in march than in february',
    want: bothMoved('country', 'sessions', 'purchases', march, february),
  },
  {
    ask: 'which month had the biggest increase in revenue?',
    want: (site) => [['2017-03-01', site.sum('revenue', march), site.sum('revenue', february)]],
  },
  {
    ask: 'what share of march sessions was at weekends vs weekdays',
    want: (site) => {
      const days = site.per('day', ['sessions'], march);
      const whole = site.sum('sessions', march);
      const isWeekend = (day: unknown): boolean => [0, 6].includes(new Date(String(day)).getUTCDay());
      return [true, false].map((wanted) => [
        days
          .filter(([day]) => isWeekend(day) === wanted)
          .reduce((sum, [, value]) => sum + (value as number), 0) / whole,
      ]);
    },
  },
  {
    ask: 'top 5 sources by revenue in march excluding direct',
    want: top(5, 'source', 'revenue', march, { source: not('(direct)') }),
  },
  {
    ask: 'share of sessions and revenue by device in march',
    want: (site) =>
      site
        .by('device', ['sessions', 'revenue'], march)
        .map(([device, sessions, revenue]) => [
          device as string,
          (sessions as number) / site.sum('sessions', march),
          (revenue as number) / site.sum('revenue', march),
        ]),
  },
  { ask: 'show me the drop', want: 'asked back' },
  {
    ask: 'growth rate of sessions by month',
    want: (site) => [
      ['2017-01-01', site.sum('sessions', january)],
      [
        '2017-02-01',
        site.sum('sessions', february),
        site.sum('sessions', february) / site.sum('sessions', january) - 1,
      ],
      [
        '2017-03-01',
        site.sum('sessions', march),
        site.sum('sessions', march) / site.sum('sessions', february) - 1,
      ],
    ],
  },
  {
    ask: 'on how many days in march did we make more than 5000',
    want: (site) => [
      [site.per('day', ['revenue'], march).filter(([, value]) => (value as number) > 5000).length],
    ],
  },
  {
    ask: 'usa vs rest of world revenue in march',
    want: (site) => [
      ['United States', site.sum('revenue', march, { country: 'United States' })],
      ['All others', site.sum('revenue', march, { country: not('United States') })],
    ],
  },
  { ask: 'pages/session by device march', want: by('device', 'pages_per_session', march) },
  { ask: 'revenue first 2 months of 2017', want: total('revenue', ['2017-01-01', '2017-02-28']) },
  { ask: 'What was our best month money-wise?', want: top1Month },
  {
    ask: 'sessions and purchases w/ mobile in march',
    want: totals(['sessions', 'purchases'], march, { device: 'mobile' }),
  },
  { ask: 'average daily sessions in march', want: mean('sessions', march, 31) },
  {
    ask: 'sources with 300+ sessions in march',
    want: (site) => site.by('source', ['sessions'], march).filter(([, n]) => (n as number) >= 300),
  },
  { ask: 'top 3 channels by revenue, march', want: top(3, 'channel', 'revenue', march) },
  {
    ask: 'sessions by device, channel = organic search, march',
    want: by('device', 'sessions', march, { channel: 'Organic Search' }),
  },
];

const rankOf = (site: RawSite, name: string): number =>
  1 + site.by('country', ['sessions'], march).findIndex(([member]) => member === name);

function weekendsOf(range: Range): Want {
  return (site) => [
    [
      site
        .per('day', ['sessions'], range, { device: 'mobile' })
        .filter(([day]) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
        .reduce((sum, [, value]) => sum + (value as number), 0),
    ],
  ];
}

function top1Month(site: RawSite) {
  return site
    .per('month', ['revenue'], all)
    .sort((a, b) => (b[1] as number) - (a[1] as number))
    .slice(0, 1);
}

/** Asked of the garden shop on 9 March 2026. */
const jan26: Range = ['2026-01-01', '2026-01-31'];
const feb26: Range = ['2026-02-01', '2026-02-28'];
const year25: Range = ['2025-01-01', '2025-12-31'];
const monthOfGrain: Question = {
  ask: 'share of revenue from email in each quarter of 2025',
  want: (site) =>
    ([1, 2, 3, 4] as const).map((quarter) => {
      const start = `2025-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
      const end = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'][quarter - 1] as string;
      const range: Range = [start, end];
      return [
        `Q${quarter} 2025`,
        site.sum('revenue', range, { channel: 'Email' }) / site.sum('revenue', range),
      ];
    }),
};

export const thirteenthOfGarden: readonly Question[] = [
  monthOfGrain,
  {
    ask: 'average position for "garden" keywords in february',
    want: (site) => [[site.sum('position', feb26, { query: (name) => name.includes('garden') })]],
  },
  {
    ask: 'cumulative revenue in february vs january',
    want: 'told',
  },
  {
    ask: 'question keywords with most impressions in february',
    want: (site) =>
      site
        .by('query', ['impressions'], feb26, {
          query: (name) =>
            /^(?:how|what|why|when|where|who|which|can|is|are|do|does|should|will) /.test(name),
        })
        .slice(0, 10),
  },
  {
    ask: 'sessions Jan-Feb 2026 vs Jan-Feb 2025 by channel with the YoY %',
    want: changes('channel', 'sessions', [jan26[0], feb26[1]], ['2025-01-01', '2025-02-28'], 'largest', 20),
  },
  {
    ask: 'the clicks per device for Jan+Feb 2026 and the % change YoY',
    want: changes('device', 'clicks', [jan26[0], feb26[1]], ['2025-01-01', '2025-02-28'], 'largest', 20),
  },
  {
    ask: 'avg daily sessions last month, homepage excluded',
    want: mean('sessions', feb26, 28, { landing_page: not('/') }),
  },
  {
    ask: 'sessions q4 25 vs q3 25',
    want: (site) => [
      [
        site.sum('sessions', ['2025-10-01', '2025-12-31']),
        site.sum('sessions', ['2025-07-01', '2025-09-30']),
      ],
    ],
  },
  {
    ask: 'striking distance keywords: position 4-10 and CTR below 2.5%, 2025',
    want: 'told',
  },
  {
    ask: 'Which sources are growing fastest? Last 4 weeks against the 4 weeks before',
    want: 'told',
  },
  {
    ask: 'revenue per year',
    want: (site) => [
      ['2024', site.sum('revenue', ['2024-12-30', '2024-12-31'])],
      ['2025', site.sum('revenue', year25)],
      ['2026', site.sum('revenue', ['2026-01-01', '2026-03-08'])],
    ],
  },
];
