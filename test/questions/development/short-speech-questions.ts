import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** What short speech leaves to the hearer: counts and their share of another, neither … nor, two times in one condition. */
const march: Range = ['2017-03-01', '2017-03-31'];
const february: Range = ['2017-02-01', '2017-02-28'];
const lastWeek: Range = ['2017-03-20', '2017-03-26'];
const weekBefore: Range = ['2017-03-13', '2017-03-19'];

const changesOf = (
  site: RawSite,
  dimension: string,
  now: Range,
  before: Range,
  keeps: (late: number, early: number) => boolean,
): Cell[][] =>
  site
    .changes(dimension, 'sessions', now, before, 'most lost')
    .filter(([, late, early]) => keeps(late as number, early as number))
    .map((row) => [...row]);

export const shopShortSpeech: readonly Question[] = [
  {
    ask: 'Which countries had more than 400 sessions in March but fewer than in February?',
    want: (site) => changesOf(site, 'country', march, february, (a, b) => a > 400 && a < b),
  },
  {
    ask: 'what percentage of revenue comes from the top 3 channels in March?',
    want: (site) => {
      const top = site.by('channel', ['revenue'], march).slice(0, 3);
      const sum = top.reduce((all, [, value]) => all + (value as number), 0);
      return [[sum, sum / site.sum('revenue', march)]];
    },
  },
  {
    ask: "top 3 channels' share of revenue in March",
    want: (site) =>
      site
        .by('channel', ['revenue'], march)
        .slice(0, 3)
        .map(([name, value]) => [name as string, (value as number) / site.sum('revenue', march)]),
  },
  {
    ask: 'Which channels neither grew nor fell more than 5% in the week of March 20 compared with the week before?',
    want: (site) =>
      changesOf(site, 'channel', lastWeek, weekBefore, (a, b) => b > 0 && Math.abs(a - b) / b <= 0.05).sort(
        (x, y) =>
          Math.abs((y[1] as number) - (y[2] as number)) - Math.abs((x[1] as number) - (x[2] as number)),
      ),
  },
  {
    ask: 'Which channels had neither purchases nor revenue in the week of March 20?',
    // One without a row in that week had neither, too
    want: (site) => {
      const sold = site
        .by('channel', ['purchases', 'revenue'], lastWeek)
        .flatMap(([name, a, b]) => (a === 0 && b === 0 ? [] : [name]));
      return site
        .by('channel', ['sessions'], ['2017-01-01', '2017-03-26'])
        .flatMap(([name]) => (sold.includes(name as Cell) ? [] : [[name as string]]))
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    },
  },
  {
    ask: 'how many purchases did we get in March and what % of sessions is that?',
    want: (site) => [
      [site.sum('purchases', march), site.sum('purchases', march) / site.sum('sessions', march)],
    ],
  },
  {
    ask: 'We started shipping to Canada in February. How many sessions did we get there in March?',
    want: (site) => [[site.sum('sessions', march, { country: 'Canada' })]],
  },
  {
    ask: "what's the purchase rate per device in March? (purchases divided by sessions)",
    want: (site) =>
      site
        .by('device', ['purchases', 'sessions'], march)
        .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
        .sort((a, b) => b[1] - a[1]),
  },
];
