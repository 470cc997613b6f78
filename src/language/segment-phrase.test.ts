import { expect, it } from 'vitest';
import { join } from './bound-text.ts';
import { segmentPhrase } from './segment-phrase.ts';

const said = (segment: Record<string, string>, at: 'start' | 'within' = 'start', metric?: string) =>
  join([segmentPhrase(segment, at, metric)]).text;

it('calls a campaign a campaign, whatever it is called', () => {
  expect(said({ campaign: 'spring-sale' })).toBe('The campaign spring-sale');
  expect(said({ campaign: 'spring-sale', channel: 'Paid Search', device: 'mobile' }, 'within')).toBe(
    'the campaign spring-sale (Paid Search) on mobile',
  );
});

it('puts into one word whether visitors were here before', () => {
  expect(said({ new_vs_returning: 'returning' })).toBe('Returning visitors');
  expect(said({ device: 'mobile', new_vs_returning: 'returning' })).toBe('Returning mobile visitors');
  expect(said({ new_vs_returning: 'new', country: 'Germany' }, 'within')).toBe('new visitors from Germany');
  expect(said({ channel: 'Direct', new_vs_returning: 'new' })).toBe('Direct among new visitors');
  expect(said({ new_vs_returning: '(not set)' })).toBe('Visitors with new vs returning (not set)');
});

it('leaves names as they are and gives our own words a capital', () => {
  expect(said({ device: 'mobile' })).toBe('Mobile visitors');
  expect(said({ country: 'Germany' }, 'start', 'clicks')).toBe('Searches from Germany');
  expect(said({ source: 'youtube.com', device: 'mobile' })).toBe('youtube.com on mobile');
  expect(said({ device: 'mobile', browser: 'Safari' }, 'within')).toBe('mobile visitors with browser Safari');
});
