import { expect, it } from 'vitest';
import { beyondSeason, knowsYearBefore, yearOverYear } from './year-over-year.ts';

const season = (week: number) => 1000 * (1 + 0.3 * Math.cos((2 * Math.PI * week) / 52));
const variance = (value: number) => 1.5 * (1 / value + 0.0004);
const history = new Set(Array.from({ length: 61 }, (_, week) => week));
const window = Array.from({ length: 26 }, (_, at) => 35 + at);

it('takes a season that comes back for no drift', () => {
  const year = yearOverYear(season, window, history, variance);
  expect(Math.abs(year?.change ?? 1)).toBeLessThan(0.01);
  expect(year && beyondSeason(1e-9, Math.log(season(60) / season(35)), year)).toBe(1);
});

it('keeps a drift that a season does not explain', () => {
  const drifting = (week: number) => season(week) * Math.exp(-0.02 * Math.max(0, week - 30));
  const year = yearOverYear(drifting, window, history, variance);
  expect(year?.change).toBeLessThan(-0.4);
  expect(year && beyondSeason(1e-9, -0.5, year)).toBeLessThan(1e-3);
});

it('does not let half a season pass for a drift', () => {
  const year = { change: -0.1, p: 1e-6 };
  expect(beyondSeason(1e-9, -0.5, year)).toBe(1);
  expect(beyondSeason(1e-9, 0.15, year)).toBe(1);
  expect(beyondSeason(1e-9, -0.15, year)).toBe(1e-6);
});

it('knows when it does not know the year before', () => {
  expect(yearOverYear(season, window, new Set(window), variance)).toBeNull();
  expect(knowsYearBefore(window, new Set(window))).toBe(false);
  expect(knowsYearBefore(window, history)).toBe(true);
});
