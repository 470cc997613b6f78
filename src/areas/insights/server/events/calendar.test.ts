import { describe, expect, it } from 'vitest';
import { matchEvents } from '#src/engine/rank/match-events.ts';
import type { Day } from '#src/shared/week.ts';
import { publicHolidays } from './public-holidays.ts';
import { searchUpdates, updatesKnownTo } from './search-updates.ts';

const day = (text: string) => text as Day;

describe('public holidays', () => {
  it('are those of the country within the days, the movable ones too', async () => {
    const german = await publicHolidays('DE', day('2025-04-14'), day('2025-04-27'));
    expect(german.map(({ label, from }) => [label, from])).toEqual([
      ['Good Friday', '2025-04-18'],
      ['Easter Monday', '2025-04-21'],
    ]);
    const american = await publicHolidays('US', day('2016-12-19'), day('2017-01-08'));
    expect(american.map(({ label, from }) => `${label} ${from}`)).toContain('Christmas Day 2016-12-25');
    expect(american.some(({ from }) => from.startsWith('2017-01'))).toBe(true);
  });

  it('may be several days long, and begin before the days that are asked for', async () => {
    const [feast] = await publicHolidays('SA', day('2025-04-01'), day('2025-04-06'));
    expect(feast).toMatchObject({ type: 'holiday', from: '2025-03-30', to: '2025-04-02' });
  });

  it('are none where the country is not known', async () => {
    expect(await publicHolidays(null, day('2025-12-22'), day('2025-12-28'))).toEqual([]);
    expect(await publicHolidays('ZZ', day('2025-12-22'), day('2025-12-28'))).toEqual([]);
  });
});

describe('search engine updates', () => {
  it('are found while they roll out, and concern what a search brings', () => {
    const [update, ...others] = searchUpdates(day('2025-03-24'), day('2025-03-30'));
    expect(others).toEqual([]);
    expect(update).toEqual({
      type: 'search_update',
      label: 'Google March 2025 core update',
      from: '2025-03-13',
      to: '2025-03-27',
      segment: { channel: 'Organic Search', source: 'google', medium: 'organic', campaign: '(organic)' },
    });
    expect(searchUpdates(day('2025-03-28'), day('2025-06-29'))).toEqual([]);
  });

  it('explain nothing that another search engine, a letter or a campaign brought', () => {
    const updates = searchUpdates(day('2025-03-24'), day('2025-03-30'));
    const explained = (segment: Record<string, string>) =>
      matchEvents({ segment, onset: null, week: day('2025-03-24'), shape: 'level_shift' }, updates).length;
    for (const segment of [{ source: 'ecosia.org' }, { medium: 'email' }, { campaign: 'spring-sale' }])
      expect(explained(segment)).toBe(0);
    for (const segment of [{ source: 'google' }, { landing_page: '/blog/' }, {}])
      expect(explained(segment)).toBe(1);
  });

  it('are in order of their days, none longer than a season, none after the day up to which they are known', () => {
    const all = searchUpdates(day('2000-01-01'), day('2100-01-01'));
    expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).sort());
    for (const { from, to } of all) {
      expect(to >= from && to <= updatesKnownTo).toBe(true);
      expect(Date.parse(to) - Date.parse(from)).toBeLessThan(92 * 86_400_000);
    }
  });
});
