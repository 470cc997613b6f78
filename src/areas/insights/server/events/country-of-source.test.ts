import { describe, expect, it } from 'vitest';
import { countryOfSource, countryOfTimeZone } from './country-of-source.ts';

describe('the country whose holidays a source has', () => {
  it('is that of the time zone, under its old and new names', () => {
    const zones = [
      'Europe/Berlin',
      'America/Los_Angeles',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'Europe/Kyiv',
      'Asia/Tokyo',
    ];
    expect(zones.map(countryOfTimeZone)).toEqual(['DE', 'US', 'IN', 'IN', 'UA', 'JP']);
    expect(['UTC', 'Etc/GMT+2', 'Nowhere/Town'].map(countryOfTimeZone)).toEqual([null, null, null]);
  });

  it('is not told by Pacific Time, in which Search Console counts', () => {
    const console = { type: 'GSC', timeZone: 'America/Los_Angeles' } as const;
    expect(countryOfSource(console, null)).toBeNull();
    expect(countryOfSource(console, { hostname: 'garden.co.uk', language: 'en' })).toBe('GB');
    expect(countryOfSource(console, { hostname: 'garden.example', language: 'de-CH' })).toBe('CH');
    expect(countryOfSource(console, { hostname: 'garden.io', language: 'en' })).toBeNull();
    expect(countryOfSource(console, { hostname: 'garden.io', language: 'no language' })).toBeNull();
  });
});
