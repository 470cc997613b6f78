import { expect, it } from 'vitest';
import { counted, labelOf, memberLabel } from './words.ts';

it('reads ids as words', () => {
  expect(labelOf('landing_page')).toBe('Landing page');
  expect(labelOf('')).toBe('');
});

it('counts', () => {
  expect(counted(1, 'insight')).toBe('1 insight');
  expect(counted(0, 'insight')).toBe('0 insights');
  expect(counted(1200, 'opportunity', 'opportunities')).toBe('1,200 opportunities');
});

it('names what is no member, and leaves members as they are', () => {
  expect(memberLabel('(rest)')).toBe('All others');
  expect(memberLabel('(not set)')).toBe('(not set)');
  expect(memberLabel('constructor')).toBe('constructor');
});
