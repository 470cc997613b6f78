import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Bern has no row from February 20 to 23, Basel begins on February 15. */
const asked = askedFile('2026-03-01', [
  'date,shop,visits',
  ...daysFrom('2026-01-01' as Day, '2026-02-28' as Day).flatMap((day) => [
    `${day},Berlin,14`,
    ...(day >= '2026-02-20' && day <= '2026-02-23' ? [] : [`${day},Bern,14`]),
    ...(day >= '2026-02-15' ? [`${day},Basel,6`] : []),
  ]),
]);
const told = async (question: string) => {
  const { headline, explanation, tables } = await asked(question);
  return { text: `${headline} ${explanation}`.replace(/\u00a0/g, ' '), rows: tables[0]?.rows };
};

describe('a mean tells which days it counts', () => {
  test('days without a row count as none, and what the others had is told', async () => {
    const { text, rows } = await told('average daily visits in Bern in February');
    expect(rows).toEqual([[12]]);
    expect(text).toContain(
      'It has no row on 4 of the 28 days: they count as days with none; an average one of the others had 14.',
    );
  });

  test('of names beside each other', async () => {
    const { text, rows } = await told('average daily visits by shop in February');
    expect(rows).toEqual([
      ['Berlin', 14],
      ['Bern', 12],
      ['Basel', 6],
    ]);
    expect(text).toContain('Days without a row of a name count as days with none: “Bern” on 4.');
    expect(text).toContain('days before are missing, not zero: “Basel” on Feb 15, 2026.');
  });

  test('days before the first row of a name are missing', async () => {
    const { text, rows } = await told('average daily visits in Basel in February');
    expect(rows).toEqual([[6]]);
    expect(text).toContain('first appears on Feb 15, 2026; days before it are missing, not zero.');
  });

  test('day by day, too', async () => {
    expect((await told('visits per day in Bern in February')).text).toContain(
      'It has no row on 4 of the 28 days: they count as days with none.',
    );
  });

  test('only days of the week that are asked about', async () => {
    const { text } = await told('average daily visits in Bern on Mondays in February');
    expect(text).toContain('It has no row on 1 of the 4 days');
  });

  test('without any row nothing is known, as of its sum', async () => {
    expect((await told('average daily visits in Basel in January')).text).toMatch(/no data/i);
  });

  test.each(['average daily visits in Berlin in February', 'average daily visits by shop in January'])(
    '%s: nothing to tell',
    async (question) => {
      expect((await told(question)).text).not.toContain('no row');
    },
  );
});

test('a device is there from the beginning, and had none before its first row', async () => {
  const visits = askedFile('2026-03-01', [
    'date,device,sessions',
    ...daysFrom('2026-02-01' as Day, '2026-02-28' as Day).flatMap((day) => [
      `${day},mobile,14`,
      ...(day >= '2026-02-15' ? [`${day},tablet,6`] : []),
    ]),
  ]);
  expect((await visits('average daily sessions by device in February')).tables[0]?.rows).toEqual([
    ['mobile', 14],
    ['tablet', 3],
  ]);
  const { tables, explanation } = await visits('average daily sessions on tablet in February');
  expect(tables[0]?.rows).toEqual([[3]]);
  expect(explanation).toMatch(/no row on 14 of the 28 days: they count as days with none/);
});
