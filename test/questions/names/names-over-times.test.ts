import { expect, it } from 'vitest';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const [first, last] = ['2025-01-01', '2026-03-20'] as [Day, Day];
const PLANS = ['Weekend pass', 'Day pass', 'Monthly member', 'Family'];
const rows = daysFrom(first, last).flatMap((day, at) =>
  PLANS.map((plan, place) => ({
    day,
    plan,
    country: place % 2 === 0 ? 'United States' : 'Canada',
    time: at % 2 === 0 ? 'Morning' : 'Evening',
    hires: ((at * 7) % 11) + place + Number(day.slice(5, 7)),
  })),
);
const ask = askedFile(addDays(last, 1), [
  'date,plan,country,pickup_time,hires',
  ...rows.map(({ day, plan, country, time, hires }) => [day, plan, country, time, hires].join(',')),
]);
const sum = (is: (row: (typeof rows)[number]) => boolean): number =>
  rows.filter(is).reduce((all, { hires }) => all + hires, 0);
const cells = async (question: string) => {
  const { status, tables } = await ask(question);
  return [status, ...(tables[0]?.rows[0]?.slice(0, 3) ?? [])];
};

it('holds the unit that is said against the one before it, where no other time is', async () => {
  const month = (name: string) => sum(({ day }) => day.startsWith(name));
  const months = ['answered', 'Hires', month('2026-02'), month('2026-01')];
  for (const question of [
    'did we have more hires than the month before',
    'hires than the month before',
    'hires compared with the previous month',
  ])
    expect(await cells(question)).toEqual(months);
  const of2025 = (from: string, to: string) => sum(({ day }) => day >= from && day <= to);
  expect(await cells('hires vs the quarter before')).toEqual([
    'answered',
    'Hires',
    of2025('2025-10-01', '2025-12-31'),
    of2025('2025-07-01', '2025-09-30'),
  ]);
  const week = ['answered', 'Hires', of2025('2026-03-09', '2026-03-15'), of2025('2026-03-02', '2026-03-08')];
  expect(await cells('hires compared with the week before')).toEqual(week);
});

it('reads a name in full before the times that its words are', async () => {
  const of = (plan: string) => sum((row) => row.plan === plan);
  const all = sum(() => true);
  expect((await cells('share of hires by weekend pass')).slice(1)).toEqual([
    of('Weekend pass'),
    all,
    of('Weekend pass') / all,
  ]);
  expect(await cells('hires by day pass')).toEqual(['answered', of('Day pass')]);
  expect(await cells('Member hires')).toEqual(['answered', of('Monthly member')]);
  expect(await cells('hires by family plan')).toEqual(['answered', of('Family')]);
  expect((await cells('share of hires by family plan')).slice(1, 3)).toEqual([of('Family'), all]);
  expect((await ask('hires by day')).tables[0]?.rows).toHaveLength(daysFrom(first, last).length);
});

it('holds this time last year against now, though the file has times of its own', async () => {
  const between = (from: string, to: string) => sum(({ day }) => day >= from && day <= to);
  expect(await cells('hires this time last year')).toEqual([
    'answered',
    'Hires',
    between('2026-03-09', '2026-03-15'),
    between('2025-03-10', '2025-03-16'),
  ]);
  expect(await cells('hires by this time last year')).toEqual([
    'answered',
    between('2025-01-01', '2025-03-20'),
  ]);
});

it('counts the countries of both Americas', async () => {
  expect(await cells('hires in the Americas')).toEqual(['answered', sum(() => true)]);
  expect(await cells('hires in America')).toEqual([
    'answered',
    sum(({ country }) => country === 'United States'),
  ]);
});
