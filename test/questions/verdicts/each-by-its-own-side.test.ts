import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const visits = {
  Oslo: [10, 14, 20],
  Bergen: [20, 26, 30],
  Turku: [30, 24, 12],
} as const;
const site = askedFile('2026-07-01', [
  'date,city,visits,revenue',
  ...['2026-04', '2026-05', '2026-06'].flatMap((month, at) =>
    Object.entries(visits).flatMap(([city, many]) =>
      Array.from(
        { length: 30 },
        (_, day) => `${month}-${String(day + 1).padStart(2, '0')},${city},${many[at]},${at + 1}`,
      ),
    ),
  ),
]);

describe('who did and who did not', () => {
  test.each([
    ['Did Oslo but not Bergen grow in May?', /^No, only Oslo did as asked/],
    ['Did Oslo but not Turku grow in May?', /^Yes, both/],
    ['Did Oslo grow but not Turku in May?', /^Yes, both/],
    ['Did Turku but not Bergen fall in May?', /^Yes, both/],
    ['Did Oslo fall but not Turku in May?', /^No, neither/],
    ['Did Turku lose visits but not Bergen in May?', /^Yes, both/],
    ['Did Oslo but not Bergen gain visits in May?', /^No, only Oslo did as asked/],
  ])('%s', async (question, headline) => {
    const told = await site(question);
    expect(told.headline).toMatch(headline);
    expect(told.tables[0]?.rows).toHaveLength(2);
  });

  test('a number without one of them leaves it out as before', async () => {
    expect((await site('visits in May, but not Bergen')).tables[0]?.rows[0]?.[0]).toBe(30 * (14 + 24));
  });
});

describe('one against another in two times', () => {
  test.each([
    'Did Bergen have more visits than Turku in May and June?',
    'Did Turku beat Oslo in visits in May and June?',
  ])('%s', async (question) => {
    const asked = await site(question);
    expect(asked.headline).toMatch(/^Two names are held against each other in one period at a time/);
    const [first] = asked.clarification?.choices ?? [];
    expect(first?.question).toMatch(/in May\?$/);
    expect((await site(first?.question ?? '')).headline).toMatch(/^Yes: /);
  });
});

describe('a part of what is counted', () => {
  test.each([
    ['Do Oslo and Bergen make more than half of visits?', /^Yes: 6\d/],
    ['Does Oslo make more than half of visits?', /^No: 2\d/],
    ['Does Oslo make more than half of revenue?', /^No: 33/],
  ])('%s', async (question, headline) => {
    const told = await site(question);
    expect(told.headline).toMatch(headline);
    expect(told.tables[0]?.columns.at(-1)).toBe('Share');
  });
});

describe('how many, and who they are', () => {
  test.each([
    ['Did only one city grow in May?', ['Bergen', 'Oslo']],
    ['did just one city fall in May?', ['Turku']],
    ['Are Oslo and Turku the top 2 cities by visits in June?', ['Bergen', 'Oslo']],
  ])('%s', async (question, names) => {
    expect((await site(question)).tables[0]?.rows.map(([name]) => name)).toEqual(names);
  });

  test('more that rose than fell', async () => {
    expect((await site('Did more cities grow than fall in May?')).headline).toMatch(
      /^2 of the 3 cities rose, 1 fell/,
    );
  });
});
