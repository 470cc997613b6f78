import type { Cell, Question } from '../asking/question.ts';
import type { Range, RawSite, Where } from '../asking/raw-site.ts';

/** Questions behind a sentence that tells what happened, and of days that are counted from another one. */
const total =
  (metric: string, range: Range, where: Where = {}) =>
  (site: RawSite): Cell[][] => [[site.sum(metric, range, where)]];

const change =
  (metric: string, now: Range, before: Range, where: Where = {}) =>
  (site: RawSite): Cell[][] => {
    const [a, b] = [site.sum(metric, now, where), site.sum(metric, before, where)];
    return [[a, b, a - b]];
  };

const rateChange =
  (now: Range, before: Range) =>
  (site: RawSite): Cell[][] => {
    const [a, b] = [now, before].map(
      (range) => site.sum('purchases', range) / site.sum('sessions', range),
    ) as [number, number];
    return [[a, b, a - b]];
  };

const since20: Range = ['2017-03-20', '2017-03-31'];

export const shopEvents: readonly Question[] = [
  {
    ask: 'We changed the checkout on 20 March. Did conversion improve between then and March 31?',
    want: 'asked back',
  },
  {
    ask: 'We changed the checkout on March 20. How was conversion before and after?',
    want: rateChange(since20, ['2017-03-06', '2017-03-19']),
  },
  { ask: 'how many sessions the day after March 14', want: total('sessions', ['2017-03-15', '2017-03-15']) },
  {
    ask: "sessions in the week before Valentine's day",
    want: total('sessions', ['2017-02-07', '2017-02-13']),
  },
  {
    ask: 'We launched a promo on March 6 - did sales go up in the week after compared to the week before?',
    want: change('revenue', ['2017-03-06', '2017-03-12'], ['2017-02-27', '2017-03-05']),
  },
  {
    ask: 'revenue in the week after the newsletter on March 14',
    want: total('revenue', ['2017-03-14', '2017-03-20']),
  },
  { ask: 'sessions from Mars in the week of March 13', want: 'asked back' },
  { ask: 'did mobile sales go up after March 6 compared to the week before?', want: 'asked back' },
  {
    ask: 'mobile sessions after March 6 compared to the week before',
    // 25 days with data against 7: held against each other by the day
    want: (site) => {
      const now = site.sum('sessions', ['2017-03-07', '2017-04-02'], { device: 'mobile' });
      const before = site.sum('sessions', ['2017-02-28', '2017-03-06'], { device: 'mobile' });
      return [[now, before, now / 25 - before / 7]];
    },
  },
  { ask: 'We only sell in Germany since March 6. How many orders last week?', want: 'asked back' },
  {
    ask: 'Our site was down on March 14. How many sessions did we lose compared to the Tuesday before?',
    want: change('sessions', ['2017-03-14', '2017-03-14'], ['2017-03-07', '2017-03-07']),
  },
  {
    ask: 'We had a big sale on March 6. What was revenue on that day?',
    want: total('revenue', ['2017-03-06', '2017-03-06']),
  },
  { ask: 'Sessions yesterday against the week before', want: 'asked back' },
];
