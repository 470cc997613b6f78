import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Orders of June, July and August, then what was spent in them: all on the tenth of a month, none on its other days. */
const CITIES = {
  London: [100, 90, 120, 50, 40, 30],
  Leeds: [100, 110, 90, 50, 60, 70],
  York: [100, 95, 100, 50, 55, 80],
  Bath: [100, 200, 212, 50, 70, 60],
};
const DAYS = Array.from({ length: 92 }, (_, at) =>
  new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
);
const ask = askedFile('2026-09-01', [
  'date,city,orders,spend',
  ...DAYS.flatMap((day) => {
    const month = Number(day.slice(5, 7)) - 6;
    const isFull = day.endsWith('10');
    return Object.entries(CITIES).map(
      ([city, had]) => `${day},${city},${isFull ? had[month] : 0},${isFull ? had[month + 3] : 0}`,
    );
  }),
]);
const named = async (question: string) => (await ask(question)).tables[0]?.rows.map(([name]) => name);

describe('two changes with a limit', () => {
  test.each([
    ['cities where orders rose more than 10% and spend fell in August 2026', ['London']],
    ['cities where orders rose and spend fell by more than 20% in August 2026', ['London']],
    ['cities where orders rose by less than 10% but spend rose in August 2026', ['York']],
    ['cities with orders up over 5% and spend down in August 2026', ['London', 'Bath']],
    ['cities where orders fell and spend rose more than 50% in August 2026', []],
  ])('keep each their own way: %s', async (question, names) => {
    expect(await named(question)).toEqual(names);
  });
});

describe('a change between two limits', () => {
  test.each([
    ['cities that gained between 10 and 50 orders from July to August 2026', ['London', 'Bath']],
    ['cities that gained more than 12 but less than 50 orders from July to August 2026', ['London']],
    ['cities that gained at least 5 orders and at most 12 from July to August 2026', ['Bath', 'York']],
    ['cities that lost 10 to 50 orders from July to August 2026', ['Leeds']],
    ['cities whose orders rose by 5-10% in August 2026', ['Bath', 'York']],
    ['cities where orders rose between 10 and 50 and spend fell in August 2026', ['London', 'Bath']],
  ])('has both ends: %s', async (question, names) => {
    expect((await named(question))?.toSorted()).toEqual(names.toSorted());
  });
});

describe('two changes, each of its own time', () => {
  test.each([
    'cities that lost orders from June to July 2026 and gained from July to August 2026',
    'cities whose orders fell in July 2026 and rose in August 2026',
    'change in orders from June to July and from July to August 2026',
  ])('are no change between both: %s', async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.length).toBeGreaterThan(1);
  });

  test('one change from one time to another is told', async () => {
    expect((await ask('how did orders change from June 2026 to August 2026')).status).toBe('answered');
  });
});

describe('limits of which either is enough', () => {
  test.each([
    'cities with under 100 orders or over 70 spend in August 2026',
    'cities with more than 100 orders or over 70 spend in August 2026',
    'cities with no spend or no orders in August 2026',
  ])('are not held at once: %s', async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.length).toBeGreaterThan(1);
  });

  test('so many or over is one limit', async () => {
    expect(await named('cities with 100 or over orders in August 2026')).toEqual(['Bath', 'London', 'York']);
  });
});

describe('with one number and a limit of another', () => {
  const few = askedFile('2026-09-01', [
    'date,city,orders,returns',
    '2026-08-01,London,20,3',
    '2026-08-01,Leeds,0,2',
    '2026-08-01,York,5,0',
    '2026-08-01,Bath,0,0',
  ]);
  test.each([
    ['cities with orders but fewer than 3 returns in August 2026', ['York']],
    ['cities with orders and without returns in August 2026', ['York']],
    ['cities with orders and more than 1 returns in August 2026', ['London']],
    ['cities with fewer than 3 returns in August 2026', ['Leeds', 'York', 'Bath']],
  ])('who had none of the first is not meant: %s', async (question, names) => {
    const { tables } = await few(question);
    expect(tables[0]?.rows.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });
});
