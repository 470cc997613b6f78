import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Plum Sour until the end of January, Rhubarb from the middle of March on. */
const ask = askedFile('2026-06-15', [
  'date,beer,litres',
  ...daysFrom('2025-06-02' as Day, '2026-06-14' as Day).flatMap((day) => [
    `${day},Lager,9`,
    ...(day <= '2026-01-31' ? [`${day},Plum Sour,5`] : []),
    ...(day >= '2026-03-16' ? [`${day},Rhubarb Saison,7`] : []),
  ]),
]);

test('the last weeks of one that ended are asked back, and each is offered by itself', async () => {
  const { status, clarification } = await ask(
    'is rhubarb saison selling more litres than plum sour did in its last 12 weeks',
  );
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Litres by week of Rhubarb Saison',
    'Litres by week of Plum Sour',
  ]);
});

test('the last weeks of both are those of the data', async () => {
  const { tables } = await ask('litres of Rhubarb Saison vs Lager in the last 2 weeks');
  expect(tables[0]?.rows).toEqual([
    ['Rhubarb Saison', 98],
    ['Lager', 126],
  ]);
});
