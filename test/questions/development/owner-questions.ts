import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** What owners ask of a shop's Analytics in a few words. Asked on Wednesday, 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const february: Range = ['2026-02-01', '2026-02-28'];
const march: Range = ['2026-03-01', '2026-03-31'];
const q1: Range = ['2026-01-01', '2026-03-31'];

/** Each channel in April and in the first quarter, by what a day of each had. */
const perDay = (site: RawSite, metric: string): (readonly [string, number, number, number, number])[] =>
  site.by('channel', [metric], april).map(([channel, value]) => {
    const now = value as number;
    const before = site.sum(metric, q1, { channel: channel as string });
    const [a, b] = [now / 30, before / 90];
    return [channel as string, now, before, a - b, (a - b) / b];
  });
const byColumn =
  (column: 3 | 4) =>
  (a: readonly Cell[], b: readonly Cell[]): number =>
    (b[column] as number) - (a[column] as number);

export const ownerQuestions: readonly Question[] = [
  {
    ask: 'Which channel grew most in sessions from Q1 to April?',
    want: (site) => perDay(site, 'sessions').sort(byColumn(3)).slice(0, 1),
  },
  {
    ask: 'fastest growing channels by revenue, April vs Q1',
    want: (site) => perDay(site, 'revenue').sort(byColumn(4)),
  },
  {
    ask: 'sessions April vs Q1',
    want: (site) => {
      const [a, b] = [site.sum('sessions', april), site.sum('sessions', q1)];
      return [[a, b, a / 30 - b / 90]];
    },
  },
  { ask: 'Which channels gained more than 100 sessions from Q1 to April?', want: 'asked back' },
  {
    ask: 'Which landing pages had any revenue on May 12?',
    want: (site) =>
      site.by('landing_page', ['revenue'], ['2026-05-12', '2026-05-12']).filter(([, n]) => (n as number) > 0),
  },
  {
    ask: 'which countries bought from us on May 11',
    want: (site) =>
      site.by('country', ['purchases'], ['2026-05-11', '2026-05-11']).filter(([, n]) => (n as number) > 0),
  },
  {
    ask: "Which landing pages didn't sell in the last 7 days?",
    want: (site) =>
      site
        .by('landing_page', ['purchases'], ['2026-05-06', '2026-05-12'])
        .filter(([, n]) => n === 0)
        .map(([page]) => [page as string]),
  },
  {
    ask: 'is our mobile share growing?',
    want: (site) =>
      site.per('week', ['sessions'], ['2026-03-16', '2026-05-10']).map(([week, all], at) => {
        const part = site.per('week', ['sessions'], ['2026-03-16', '2026-05-10'], { device: 'mobile' })[at];
        return [week as string, (part?.[1] as number) / (all as number)];
      }),
  },
  {
    ask: 'how did our mobile share change in April?',
    want: (site) => [
      [april, march].map(
        (range) => site.sum('sessions', range, { device: 'mobile' }) / site.sum('sessions', range),
      ),
    ],
  },
  {
    ask: 'Which channel had the most revenue in April, and which the least?',
    want: (site) => endsOf(site.by('channel', ['revenue'], april)),
  },
  {
    ask: 'best day for revenue in April, and the worst',
    want: (site) =>
      endsOf(site.per('day', ['revenue'], april).sort((a, b) => (b[1] as number) - (a[1] as number))),
  },
  { ask: 'Which country had the most revenue in April, and which channel the least?', want: 'asked back' },
  {
    ask: 'In each country, the channel with the most sessions in April, only countries with more than 2500 sessions',
    want: (site) =>
      site
        .by('country', ['sessions'], april)
        .filter(([, n]) => (n as number) > 2500)
        .map(([country]) => [country as string, ...firstChannel(site, country as string)])
        .sort((a, b) => (b[2] as number) - (a[2] as number)),
  },
  {
    ask: 'biggest revenue day of the year',
    want: (site) =>
      site
        .per('day', ['revenue'], ['2026-01-01', '2026-05-12'])
        .sort((a, b) => (b[1] as number) - (a[1] as number))
        .slice(0, 1),
  },
  {
    ask: 'countries with an average order value over $75 in April',
    want: (site) => site.by('country', ['average_order_value'], april).filter(([, n]) => (n as number) > 75),
  },
  {
    ask: 'best weekday for sessions in February 2026 and its share of the whole',
    want: (site) => {
      const days = site.per('day', ['sessions'], february);
      const sums = [0, 1, 2, 3, 4, 5, 6].map((at) =>
        days.filter((_, day) => day % 7 === at).reduce((sum, [, n]) => sum + (n as number), 0),
      );
      // February 2026 begins on a Sunday, and has four of each day
      const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
      const most = Math.max(...sums);
      return [[names[sums.indexOf(most)] as string, most, most / site.sum('sessions', february)]];
    },
  },
  {
    ask: 'which weeks had less revenue than the week before',
    want: (site) => {
      // The first whole week of the data begins on January 6; the last one is over on May 10.
      const weeks = site.per('week', ['revenue'], ['2025-01-06', '2026-05-10']);
      return weeks.flatMap(([week, now], at): Cell[][] => {
        const before = weeks[at - 1]?.[1];
        return typeof before === 'number' && (now as number) < before
          ? [[week as string, now as number, before]]
          : [];
      });
    },
  },
  { ask: 'orders over $1,000', want: 'refused' },
  { ask: 'how many orders above 50 euros in April', want: 'refused' },
  { ask: 'Who are our best customers?', want: 'refused' },
  { ask: 'Is Email worth it?', want: 'asked back' },
];

const firstChannel = (site: RawSite, country: string): Cell[] =>
  (site.by('channel', ['sessions'], april, { country })[0] ?? []) as Cell[];

/** The first and the last of a list. */
function endsOf(rows: readonly (readonly Cell[])[]): Cell[][] {
  const [first, last] = [rows[0], rows.at(-1)];
  return first === undefined || last === undefined
    ? []
    : [
        ['Highest', ...first],
        ['Lowest', ...last],
      ];
}

const ofGoogle = (medium: string) => ({ source: 'google', medium });

/** Of the garden shop's Analytics, asked on Monday, 9 March 2026. */
export const ownerQuestionsOfGarden: readonly Question[] = [
  {
    ask: 'google organic vs google cpc sessions in february',
    want: (site) =>
      ['organic', 'cpc'].map((medium) => [medium, site.sum('sessions', february, ofGoogle(medium))]),
  },
  {
    ask: 'compare revenue of google / organic and bing / organic in february',
    want: (site) =>
      ['google', 'bing'].map((source) => [
        source,
        site.sum('revenue', february, { source, medium: 'organic' }),
      ]),
  },
];
