import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = Array.from({ length: 60 }, (_, at) => addDays('2025-11-01' as Day, at));
const ask = askedFile('2025-12-31', [
  'date,channel,sessions',
  ...days.map((day, at) => `${day},Direct,${at + 1}`),
]);

/** November 21 to 27 are the days before Black Friday, the 28th. */
test.each(['sessions the week before black friday', 'sessions in the week before black friday 2025'])(
  '%s: the feast is no event on a Friday',
  async (question) => {
    const { tables, assumptions } = await ask(question);
    expect(tables[0]?.rows).toEqual([[21 + 22 + 23 + 24 + 25 + 26 + 27]]);
    expect(JSON.stringify(assumptions ?? [])).not.toContain('told beside');
  },
);
