import { describe, expect, it } from 'vitest';
import { civilDay, formatCivilDay } from '../../calendar/civil-day.ts';
import { pages } from './catalogue/pages.ts';
import { generateSite, type SiteRecipe, skippedHour } from './generate-site.ts';
import { easterOf } from './holidays.ts';
import type { SiteColumns } from './site-columns.ts';

const recipe: SiteRecipe = {
  seed: 7,
  scale: 0.3,
  timeZone: 'Europe/Berlin',
  lastMonday: civilDay(2026, 6, 1),
  weeks: { complete: 12, after: 1 },
  isPlanted: true,
};

function contents({ session, page, orderLine, click }: SiteColumns): Record<string, unknown> {
  const all = Object.entries({ session, page, orderLine, click });
  return Object.fromEntries(
    all.flatMap(([table, columns]) =>
      Object.entries(columns).map(([name, column]) => [`${table}.${name}`, [...column.taken()]]),
    ),
  );
}

describe('a simulated site', () => {
  it('is the same for the same seed, and another for another', async () => {
    const first = contents((await generateSite(recipe)).columns);
    expect(contents((await generateSite(recipe)).columns)).toEqual(first);
    expect(contents((await generateSite({ ...recipe, seed: 8 })).columns)).not.toEqual(first);
  }, 30_000);

  it('varies more than chance, and days resemble the days before', async () => {
    const quiet = { ...recipe, isPlanted: false, scale: 1, weeks: { complete: 60, after: 0 } };
    const { columns } = await generateSite(quiet);
    const first = quiet.lastMonday - 7 * 59;
    const daily = new Float64Array(420);
    for (const day of columns.session.day.taken()) daily[day - first] = (daily[day - first] as number) + 1;
    // Against the mean of the weeks around, the season and the weekday fall out.
    const noise = Array.from(
      daily,
      (count, at) => count / (((daily[at - 7] ?? count) + (daily[at + 7] ?? count)) / 2) - 1,
    ).slice(7, -7);
    const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
    const moment = (lag: number) =>
      noise.slice(lag).reduce((sum, value, at) => sum + (value - mean) * ((noise[at] as number) - mean), 0);
    const chance = 1.5 / (daily.reduce((sum, value) => sum + value, 0) / daily.length);
    expect(moment(0) / noise.length / chance).toBeGreaterThan(1.3);
    expect(moment(1) / moment(0)).toBeGreaterThan(0.15);
  }, 30_000);
});

it('pages fit into a byte, and each address is there once', () => {
  expect(pages.length).toBeLessThan(256);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('Easter is where the church says', () => {
  expect([2024, 2025, 2026, 2027].map((year) => formatCivilDay(easterOf(year)))).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
  ]);
});

it('summer time leaves out one hour of one day', () => {
  expect(skippedHour(civilDay(2026, 3, 29), 'Europe/Berlin')).toBe(2);
  expect(skippedHour(civilDay(2026, 3, 30), 'Europe/Berlin')).toBeUndefined();
  expect(skippedHour(civilDay(2026, 10, 25), 'Europe/Berlin')).toBeUndefined();
  expect(skippedHour(civilDay(2026, 3, 8), 'America/New_York')).toBe(2);
  expect(skippedHour(civilDay(2026, 9, 27), 'Pacific/Auckland')).toBe(2);
});
