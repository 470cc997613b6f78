import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Sixty days; the attic was shut on ten of them and opened again, the cellar was closed for good behind the fortieth. */
const days = [...Array(60)].map((_, at) => addDays('2026-01-01' as Day, at));
const asked = askedFile('2026-03-02', [
  'date,room,games',
  ...days.flatMap((day, at) => [
    `${day},Hall,3`,
    ...(at >= 20 && at < 30 ? [] : [`${day},Attic,2`]),
    ...(at < 40 ? [`${day},Cellar,1`] : []),
  ]),
]);

test.each(['when was the attic closed', 'when was Attic shut?'])(
  'one that goes on was closed on the days without any of it: %s',
  async (question) => {
    const { headline, tables } = await asked(question);
    expect(headline).toContain('longest run of days with no games');
    expect(tables[0]?.rows).toEqual([['2026-01-21', '2026-01-30', 10]]);
  },
);

test('one that is gone was closed on its last day', async () => {
  const { tables } = await asked('when was the cellar closed');
  expect(tables[0]?.rows[0]?.[0]).toBe('2026-02-09');
});
