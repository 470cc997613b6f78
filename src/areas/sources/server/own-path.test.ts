import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const home = 'https://weekwise.example';

it('keeps paths of ours with their query', () => {
  expect(ownPath('/acme/sources/add/ga4-wizard?onboarding=true', home)).toBe(
    '/acme/sources/add/ga4-wizard?onboarding=true',
  );
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/%09/evil.example/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  undefined,
  '',
  ' /x',
])('leads %s nowhere else', (text) => {
  expect(new URL(ownPath(text, home), home).origin).toBe(home);
});
