import { afterEach, expect, it, vi } from 'vitest';
import { slideDirection } from './slide-direction.ts';

const place = (pathname: string, index: number) => ({ pathname, state: { __TSR_index: index } });
const withMotion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

afterEach(() => vi.unstubAllGlobals());

it('slides left forward in history and right back', () => {
  withMotion(false);
  const [timeline, week] = [place('/a/insights', 3), place('/a/insights/2026-03-02', 4)];
  expect(slideDirection({ fromLocation: timeline, toLocation: week })).toEqual(['slide-left']);
  expect(slideDirection({ fromLocation: week, toLocation: timeline })).toEqual(['slide-right']);
});

it('stays in place at the beginning, for a replaced address, and where something opens on the same page', () => {
  withMotion(false);
  const here = place('/a/insights', 3);
  expect(slideDirection({ toLocation: here })).toBe(false);
  expect(slideDirection({ fromLocation: here, toLocation: place('/a/sources', 3) })).toBe(false);
  expect(slideDirection({ fromLocation: here, toLocation: place('/a/insights', 4) })).toBe(false);
});

it('stays in place for whoever asked for less motion', () => {
  withMotion(true);
  expect(slideDirection({ fromLocation: place('/a', 0), toLocation: place('/b', 1) })).toBe(false);
});
