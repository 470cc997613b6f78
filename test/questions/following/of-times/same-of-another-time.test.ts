import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

const FIRST = '2025-01-01' as Day;
const days = Array.from({ length: 690 }, (_, at) => addDays(FIRST, at));
const hiresOn = (day: Day): number => 100 + (days.indexOf(day) % 90);
const ask = followedFile('2026-11-20', [
  'date,station,hires',
  ...days.map((day) => `${day},North,${hiresOn(day)}`),
]);
const sum = (from: string, to: string): number =>
  days.reduce((total, day) => (day >= from && day <= to ? total + hiresOn(day) : total), 0);
const heldOf = async (...questions: readonly string[]): Promise<unknown> => {
  const { status, headline, tables } = await ask(...questions);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows[0]?.slice(1, 3);
};

describe('the same of another time is the same part of it', () => {
  const tenMonths = [sum('2026-01-01', '2026-10-31'), sum('2025-01-01', '2025-10-31')];
  const tenDays = [sum('2026-11-01', '2026-11-10'), sum('2026-10-01', '2026-10-10')];
  it.each([
    [['hires in the first ten months of 2026 against the same of 2025'], tenMonths],
    [['hires in the first ten months of 2026', 'against the same of 2025'], tenMonths],
    [['hires in the first ten months of 2026', 'vs Jan 1 to Oct 31, 2025'], tenMonths],
    [['hires in the first ten days of November against the same of October'], tenDays],
    [['hires in the first ten days of November', 'against the same of October'], tenDays],
    [
      ['hires in October vs the same of 2025'],
      [sum('2026-10-01', '2026-10-31'), sum('2025-10-01', '2025-10-31')],
    ],
    [['hires in October vs September'], [sum('2026-10-01', '2026-10-31'), sum('2026-09-01', '2026-09-30')]],
  ])('%s', async (questions, held) => {
    expect(await heldOf(...questions)).toEqual(held);
  });

  it('asked by itself, too', async () => {
    const { tables } = await ask('hires in the first ten months of 2026', 'and the same of 2025?');
    expect(tables[0]?.rows).toEqual([[tenMonths[1]]]);
  });
});

describe('the weekday before is the one before the day that was told', () => {
  it.each([
    [
      ['hires on October 30', 'vs the Friday before'],
      ['2026-10-30', '2026-10-23'],
    ],
    [
      ['hires on October 30', 'vs the Monday before'],
      ['2026-10-30', '2026-10-26'],
    ],
    [
      ['hires on October 30', 'vs the previous Friday'],
      ['2026-10-30', '2026-10-23'],
    ],
    [
      ['hires on Black Friday 2025', 'vs the Friday after'],
      ['2025-12-05', '2025-11-28'],
    ],
  ] as const)('%s', async (questions, held) => {
    expect([...((await heldOf(...questions)) as number[])].sort()).toEqual(
      held.map((day) => sum(day, day)).sort(),
    );
  });
});
