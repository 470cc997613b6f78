import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../../asking/asked-file.ts';

const asked = askedFile('2026-03-09', [
  'date,shop,visits',
  ...daysFrom('2026-02-01' as Day, '2026-03-08' as Day)
    .filter((day) => day !== '2026-02-19')
    .map((day) => `${day},Bern,${day === '2026-02-20' ? 0 : 90}`),
]);

test.each([
  'visits in February except Feb 15',
  'visits by day in February except Feb 15',
  'average visits per day in February except Sundays',
  'visits in February without Sundays',
])(
  'a day that is left out is told as left out, and as none on which nothing was counted: %s',
  async (question) => {
    const { explanation } = await asked(question);
    const told = explanation.replaceAll('\u00a0', ' ');
    expect(told).toContain('recorded on Feb 20, 2026, where');
    expect(told).not.toMatch(/recorded on [^.]*Feb 1(?:5)?,/);
  },
);
