import { expect, it } from 'vitest';
import { toldAsMarked } from './told-as-marked.ts';

const narrow = 'Provisional: Google may still complete Nov\u00a020.';
const wide = 'Provisional: Google may still complete 4 days from Nov\u00a017 to Nov\u00a020.';

it('tells of all days what is unfinished, as the mark beside the answer does', () => {
  expect(toldAsMarked(`Direct fell most.\n\n${narrow}`, ['Sampled by Google.', wide])).toBe(
    `Direct fell most.\n\n${wide}`,
  );
  expect(toldAsMarked(`${narrow}\n\n${wide}`, [wide])).toBe(wide);
  expect(toldAsMarked(narrow, [narrow])).toBe(narrow);
});

it('leaves what no mark tells, and days without data that the answer names', () => {
  expect(toldAsMarked(`Direct fell most.\n\n${narrow}`, [])).toBe(`Direct fell most.\n\n${narrow}`);
  expect(toldAsMarked('No data for Aug 6.', ['No data for Aug 9.'])).toBe('No data for Aug 6.');
  expect(toldAsMarked('It fell in Aug 2026.', [wide])).toBe('It fell in Aug 2026.');
});
