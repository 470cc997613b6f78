import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Forty days; Dr Lind begins behind the first twenty, and had more on each of hers. */
const days = [...Array(40)].map((_, at) => addDays('2026-01-01' as Day, at));
const counted = days.flatMap((day, at): (readonly [Day, string, number])[] => [
  [day, 'Dr Berg', 10],
  [day, 'Dr Gray', at < 20 ? 1 : 2],
  ...(at < 20 ? [] : [[day, 'Dr Lind', 12] as const]),
]);
/** Of the visits some are of the same patient, so that the patients of days do not add up. */
const persons = askedFile('2026-02-15', [
  'date,vet,visits,patients',
  ...counted.map(([day, vet, patients]) => `${day},${vet},${2 * patients},${patients}`),
]);
/** Beside nothing else that is counted they are heads, each time that they come. */
const heads = askedFile('2026-02-15', [
  'date,vet,patients',
  ...counted.map(([day, vet, patients]) => `${day},${vet},${patients}`),
]);

const told = async (question: string, asked = persons) => {
  const { headline, explanation, tables } = await asked(question);
  return { headline, explanation: explanation.replace(/\u00a0/g, ' '), rows: tables[0]?.rows };
};

test.each([
  'did dr berg have more patients than dr lind in 2026',
  'did dr lind have fewer patients than dr berg in 2026',
])('who had more in all did, though another one began later: %s', async (question) => {
  const { headline, explanation, rows } = await told(question);
  expect(headline).toMatch(/^Yes: /);
  expect(rows).toEqual([
    ['Dr Berg', 10],
    ['Dr Lind', 6],
  ]);
  expect(explanation).toContain('“Dr Lind” first appears on Jan 21, 2026: an average day of its own had 12');
});

test('where both ways decide it alike, each counts since its first row', async () => {
  const { headline, rows } = await told('did dr lind have more patients than dr gray in 2026');
  expect(headline).toMatch(/^Yes: /);
  expect(rows).toEqual([
    ['Dr Lind', 12],
    ['Dr Gray', 1.5],
  ]);
});

test.each([
  ['did dr berg have more patients than dr lind in 2026', ['Dr Berg', 400], ['Dr Lind', 240]],
  ['did dr lind have fewer patients than dr berg in 2026', ['Dr Lind', 240], ['Dr Berg', 400]],
])('heads add up, and who began later is said: %s', async (question, ...both) => {
  const { headline, explanation, rows } = await told(question, heads);
  expect(headline).toMatch(/^Yes: .*\b400\b/);
  expect(rows).toEqual(both);
  expect(explanation).toContain('“Dr Lind” first appears on Jan 21, 2026');
});
