import type { Cell, Question } from './question.ts';
import type { Range, RawSite } from './raw-site.ts';

/** What owners ask of a shop's Analytics in a few words. Asked on Wednesday, 13 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
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
];
