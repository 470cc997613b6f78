import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { KnownEvent } from '../finding.ts';
import { type EarlierFinding, linkToEarlier } from './link-weeks.ts';
import { matchEvents } from './match-events.ts';

const found = (week: string, part: Partial<EarlierFinding> = {}): EarlierFinding => ({
  id: `${week}:x`,
  week: week as Day,
  metric: 'sessions',
  segment: { channel: 'Direct', device: 'mobile' },
  direction: 'down',
  shape: 'level_shift',
  effect: {
    observed: 500,
    expected: 1000,
    absolute: -500,
    relative: -0.5,
    low: -600,
    high: -400,
    level: 0.95,
    shareOfSiteChange: null,
  },
  ...part,
});

describe('a finding and those of earlier weeks', () => {
  const now = found('2026-03-02', { segment: { device: 'mobile', channel: 'Direct' } });
  const up = (observed: number) =>
    found('2026-03-02', { direction: 'up', effect: { ...now.effect, observed } });

  it('goes on where it moved the same way, the newest of them', () => {
    expect(linkToEarlier(now, [found('2026-02-16'), found('2026-02-23')])).toEqual({
      type: 'continues',
      week: '2026-02-23',
      findingId: '2026-02-23:x',
    });
  });

  it('recovers where it comes back to what was usual, and is news where it goes beyond', () => {
    expect(linkToEarlier(up(950), [found('2026-02-23')])).toMatchObject({ type: 'recovers' });
    expect(linkToEarlier(up(4000), [found('2026-02-23')])).toBeNull();
  });

  it('is news of another place, of another metric, after long, and of the same week', () => {
    for (const other of [
      found('2026-02-23', { segment: { channel: 'Direct' } }),
      found('2026-02-23', { metric: 'purchases' }),
      found('2026-02-23', { shape: 'spike' }),
      found('2025-12-01'),
      found('2026-03-02'),
      found('2026-03-09'),
    ])
      expect(linkToEarlier(now, [other])).toBeNull();
  });
});

describe('known events', () => {
  const event = (from: string, to: string, segment = {}): KnownEvent => ({
    type: 'holiday',
    label: 'A day off',
    from: from as Day,
    to: to as Day,
    segment,
  });
  const base = { segment: { country: 'Malta' }, week: '2026-03-02' as Day, shape: 'level_shift' } as const;

  it('are told where their days fit the onset, and not where the segment contradicts', () => {
    const onset = '2026-03-05' as Day;
    const match = (one: KnownEvent, shape: 'level_shift' | 'ramp' = 'level_shift') =>
      matchEvents({ ...base, shape, onset }, [one]).length;
    expect(match(event('2026-03-04', '2026-03-04'))).toBe(1);
    expect(match(event('2026-03-01', '2026-03-02'))).toBe(0);
    expect(match(event('2026-03-06', '2026-03-06'))).toBe(0);
    expect(match(event('2026-03-05', '2026-03-05', { country: 'Norway' }))).toBe(0);
    expect(match(event('2026-03-05', '2026-03-05', { country: 'Malta' }))).toBe(1);
    expect(match(event('2026-03-05', '2026-03-05'), 'ramp')).toBe(0);
    // A holiday of one country says nothing of a channel; an update of the search may.
    const channel = { ...base, onset, segment: { channel: 'Organic Search' } };
    const day = event('2026-03-05', '2026-03-05', { country: 'Malta' });
    expect(matchEvents(channel, [day])).toEqual([]);
    const update = {
      ...event('2026-03-01', '2026-03-20', { channel: 'Organic Search' }),
      type: 'search_update',
    } as const;
    expect(matchEvents(channel, [update])).toHaveLength(1);
    expect(matchEvents({ ...base, onset }, [update])).toHaveLength(1);
    expect(matchEvents({ ...base, onset, segment: { channel: 'Email' } }, [update])).toEqual([]);
    expect(matchEvents({ ...base, onset: null }, [event('2026-03-08', '2026-03-12')])).toHaveLength(1);
  });
});
