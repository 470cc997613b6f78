import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2026-01-01' as Day;
const days = Array.from({ length: 300 }, (_, at) => addDays(FIRST, at));
const hiresOn = (day: Day): number => 100 + (days.indexOf(day) % 90);
const ask = askedFile('2026-10-28', [
  'date,station,hires',
  ...days.flatMap((day) => [`${day},North,${hiresOn(day)}`, `${day},South,7`]),
]);
const sum = (from: string, to: string): number =>
  days.reduce((total, day) => (day >= from && day <= to ? total + hiresOn(day) + 7 : total), 0);
const first = async (question: string): Promise<unknown> => (await ask(question)).tables[0]?.rows[0];

describe('a time as it is written elsewhere', () => {
  it.each([
    ['hires in 02/2026', '2026-02-01', '2026-02-28'],
    ['hires on 2026/03/04', '2026-03-04', '2026-03-04'],
    ['hires in 1H 2026', '2026-01-01', '2026-06-30'],
    ['hires in 2Q26', '2026-04-01', '2026-06-30'],
    ['hires in weeks 36 to 38', '2026-08-31', '2026-09-20'],
    ['hires since the start', '2026-01-01', '2026-10-27'],
    ['hires on Labor Day', '2026-09-07', '2026-09-07'],
    ['hires on Memorial Day', '2026-05-25', '2026-05-25'],
  ])('is that time: %s', async (question, from, to) => {
    expect(await first(question)).toEqual([sum(from, to)]);
  });

  it('is not known where it differs from country to country', async () => {
    expect((await ask("hires on Mother's Day")).status).not.toBe('answered');
  });

  it('asks for a verdict on the day, and for none on the days it is compared with', async () => {
    const answer = await ask('was March 10 2026 a normal day for hires?');
    expect(answer.headline).toContain('the same days of the 8 weeks before');
  });
});

describe('when something had its best', () => {
  it.each([
    'when did North have its best month for hires',
    "when was North's best month for hires",
    'when did North have the most hires in a month',
  ])('is a month where one is asked for: %s', async (question) => {
    const months = Array.from({ length: 9 }, (_, at) => `2026-0${at + 1}`);
    const best = months
      .map(
        (month) =>
          [
            `${month}-01`,
            days.filter((day) => day.startsWith(month)).reduce((all, day) => all + hiresOn(day), 0),
          ] as const,
      )
      .toSorted((a, b) => b[1] - a[1])[0];
    expect(await first(question)).toEqual(best);
  });

  it('is a day where nothing else is said', async () => {
    expect(await first('when did North have its best day for hires')).toEqual([expect.any(String), 189]);
  });
});

describe('a limit in the words that people use for it', () => {
  const counted = (holds: (hires: number) => boolean): number =>
    days.filter((day) => day.startsWith('2026-09') && holds(hiresOn(day) + 7)).length;

  it.each([
    [
      'days with at least 150 but fewer than 160 hires in September',
      (hires: number) => hires >= 150 && hires < 160,
    ],
    [
      'days with hires of at least 150 and below 160 in September',
      (hires: number) => hires >= 150 && hires < 160,
    ],
    ['days with not above 150 hires in September', (hires: number) => hires <= 150],
    ['days with not below 150 hires in September', (hires: number) => hires >= 150],
  ])('is that limit: %s', async (question, holds) => {
    expect((await ask(question)).tables[0]?.rows).toHaveLength(counted(holds));
  });

  it('is exceeded where it was beaten', async () => {
    expect((await ask('did hires beat 1250 in any week')).headline).toContain('above 1,250');
  });
});
