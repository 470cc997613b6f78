import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatCivilDay, mondayOf, weekdayOf } from '../../calendar/civil-day.ts';
import { dataApi, signedIn } from '../../testing/google-clients.ts';
import { named, property, reportRows } from '../../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';
import { lastFullWeek, weekShift } from './week-shift.ts';

it('moves by whole weeks, so that the last full week is the one before today’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (today) => {
      const moved = lastFullWeek + weekShift(today);
      expect(Math.abs(weekShift(today) % 7)).toBe(0);
      expect(weekdayOf(moved)).toBe(1);
      // Its Sunday is before today, and the week after it is not complete yet.
      expect(moved + 6).toBeLessThan(today);
      expect(moved + 13).toBeGreaterThanOrEqual(today);
      expect(mondayOf(today) - moved).toBe(7);
    }),
  );
});

let standin: TestStandin | undefined;
afterEach(() => standin?.stop());

async function daily(now: string, dimension = 'date') {
  await standin?.stop();
  standin = await startTestStandin({ now: Date.parse(now) });
  const requestBody = {
    dimensions: named(dimension),
    metrics: named('sessions'),
    dateRanges: [{ startDate: '200daysAgo', endDate: '2030-01-01' }],
    orderBys: [{ dimension: { dimensionName: dimension } }],
  };
  const data = dataApi(standin.url, await signedIn(standin.url));
  return reportRows((await data.properties.runReport({ property, requestBody })).data);
}

describe('what is served', () => {
  it('ends with today, and today with the present moment', async () => {
    // Wednesday 18 November 2026, 10:00 in Los Angeles.
    const rows = await daily('2026-11-18T10:00:00-08:00');
    expect(rows.at(-1)?.['date']).toBe('20261118');
    const yesterday = Number(rows.at(-2)?.['sessions']);
    const today = Number(rows.at(-1)?.['sessions']);
    expect(today).toBeGreaterThan(0);
    expect(today).toBeLessThan(yesterday * 0.6);
    // The last complete week holds the sessions of the week of 20 March 2017.
    const week = rows.filter((row) => row['date']! >= '20261109' && row['date']! <= '20261115');
    expect(week).toHaveLength(7);
    expect(week.reduce((sum, row) => sum + Number(row['sessions']), 0)).toBe(16_277);
  });

  it('grows as the day goes on', async () => {
    const before = await daily('2026-11-18T10:00:00-08:00');
    standin!.pass(3 * 3_600_000);
    const data = dataApi(standin!.url, await signedIn(standin!.url));
    const { data: report } = await data.properties.runReport({
      property,
      requestBody: { metrics: named('sessions'), dateRanges: [{ startDate: 'today', endDate: 'today' }] },
    });
    expect(Number(reportRows(report)[0]?.['sessions'])).toBeGreaterThan(Number(before.at(-1)?.['sessions']));
  });

  it('follows the day in Los Angeles, not in Greenwich', async () => {
    // Monday in Greenwich, still Sunday evening in Los Angeles: the week that ends is not complete yet.
    const sunday = await daily('2026-11-16T05:00:00Z');
    expect(Number(sunday.at(-1)?.['date'])).toBeLessThanOrEqual(20261115);
    const monday = await daily('2026-11-16T09:00:00Z');
    expect(monday.filter((row) => row['date']! >= '20261109' && row['date']! <= '20261115')).toHaveLength(7);
    expect(Number(monday.find((row) => row['date'] === '20261109')?.['sessions'])).not.toBe(
      Number(sunday.find((row) => row['date'] === '20261109')?.['sessions']),
    );
  });

  it('keeps hours of the day and days of the week where they were', async () => {
    for (const dimension of ['hour', 'dayOfWeek']) {
      // Saturday after the quarter, once on its own days and once nine years later: the same 90 days are out.
      const original = await daily('2017-04-01T23:00:00-07:00', dimension);
      expect(await daily('2026-11-21T23:00:00-08:00', dimension)).toEqual(original);
    }
  });

  it('stands on its own days when the clock does', async () => {
    const rows = await daily('2017-04-01T23:00:00-07:00');
    expect(rows[0]?.['date']).toBe('20170101');
    expect(rows.at(-1)?.['date']).toBe('20170331');
    expect(rows).toHaveLength(90);
    expect(formatCivilDay(lastFullWeek)).toBe('2017-03-20');
  });
});
