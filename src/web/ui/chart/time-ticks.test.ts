import { expect, it } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const months = Array.from({ length: 26 }, (_, at) =>
  new Date(Date.UTC(2024, 9 + at, 1)).toISOString().slice(0, 10),
);

it('names months shortly, and their year once and where it changes', () => {
  const labels = timeTicks(months.slice(0, 5), 'month', 600).map(({ label }) => label);
  expect(labels).toEqual(['Oct\n2024', 'Nov', 'Dec', 'Jan\n2025', 'Feb']);
});

it('names no more than have room, and always the newest', () => {
  for (const width of [240, 320, 880]) {
    const ticks = timeTicks(months, 'month', width);
    expect(ticks.length * 40).toBeLessThanOrEqual(width);
    expect(ticks.at(-1)?.day).toBe('2026-11-01');
  }
});

it('leaves the year out where all days are of one', () => {
  const days = ['2026-11-02', '2026-11-09'];
  expect(timeTicks(days, 'day', 600).map(({ label }) => label)).toEqual(['Nov 2', 'Nov 9']);
  expect(timeTicks(['2025-12-29', '2026-01-05'], 'day', 600).map(({ label }) => label)).toEqual([
    'Dec 29\n2025',
    'Jan 5\n2026',
  ]);
});
