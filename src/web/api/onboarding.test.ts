import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOnboarding, recordFirstSource, recordOnboarding } from './onboarding.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('keeps the first source the first, whatever source comes later', () => {
  recordFirstSource('organization', 'first');
  recordOnboarding('organization', { hasCompletedInitialSetup: true });
  recordFirstSource('organization', 'second');
  recordFirstSource('other', 'another');
  expect(readOnboarding('organization')).toMatchObject({
    hasFirstSource: true,
    firstSourceId: 'first',
    hasCompletedInitialSetup: true,
  });
  expect(readOnboarding('other').firstSourceId).toBe('another');
});
