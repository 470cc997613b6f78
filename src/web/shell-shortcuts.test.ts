import { expect, it } from 'vitest';
import { shortcutsAt } from './shell-shortcuts.ts';

const toldAt = (pathname: string) =>
  shortcutsAt(pathname).map(
    ({ title, shortcuts }) => `${title}: ${shortcuts.map(({ does }) => does).join(', ')}`,
  );
const everywhere = 'Everywhere: Go to, switch, sign out, Close what is open, This list';

it('tells the keys of the screen that one is on, and those of every screen', () => {
  expect(toldAt('/acme/questions/ask')).toEqual(['Ask a Question: Ask the question', everywhere]);
  expect(toldAt('/acme/questions')[0]).toMatch(/^Questions: Next question, Previous question, Values/);
  expect(toldAt('/acme/questions/history')[0]).toMatch(/^Question History: .*Empty the search/);
  expect(toldAt('/acme/insights/2026-11-09')[0]).toMatch(/^Insights of a week: Next insight/);
  expect(toldAt('/acme/insights/2026-11-09/tree')[0]).toMatch(/^What was tested: /);
});

it('tells no key of a screen that has none', () => {
  expect(toldAt('/acme/sources')).toEqual([everywhere]);
  expect(toldAt('/user/profile')).toEqual([everywhere]);
  expect(toldAt('/questions/questionable')).toEqual([everywhere]);
});
