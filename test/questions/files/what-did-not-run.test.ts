import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** A row of each campaign on each day that it ran, with or without an enrolment: "Slang" until February, "Kids" on Meta alone. */
const runs = askedFile('2026-06-01', [
  'date,Campaign,Network,City,Spend,Enrolments',
  ...daysFrom('2026-01-01' as Day, '2026-05-31' as Day).flatMap((day, at) => [
    `${day},Evening,Search,Lyon,4,${at % 2}`,
    `${day},Evening,Search,Paris,4,0`,
    `${day},Trial,Search,Lyon,3,${day.endsWith('-02') ? 1 : 0}`,
    `${day},Kids,Meta,Lyon,2,${at % 3 === 0 ? 1 : 0}`,
    ...(day < '2026-02-16' ? [`${day},Slang,TikTok,Lyon,5,0`] : []),
  ]),
]);
/** What was sold alone has a row. */
const sales = askedFile('2026-06-01', [
  'date,Product,City,Pieces',
  ...daysFrom('2026-04-01' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},Lamp,Lyon,4`,
    ...(day < '2026-05-01' ? [`${day},Rug,Paris,2`] : []),
  ]),
]);

/** The zeros of a campaign stand in months in which nobody asks about them: in May each one that ran had some. */
const zerosElsewhere = askedFile('2026-06-01', [
  'date,Campaign,Product,Device,Enrolments',
  ...daysFrom('2026-04-01' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},Evening,Lamp,mobile,${day < '2026-05-01' ? 0 : 2}`,
    `${day},Kids,Lamp,desktop,3`,
    ...(day < '2026-04-26' ? [`${day},Trial,Rug,mobile,${day < '2026-04-10' ? 0 : 1}`] : []),
  ]),
]);

const namesOf = async (ask: typeof runs, question: string) => {
  const { status, headline, tables, explanation } = await ask(question);
  expect(status, `${question}: ${headline}`).toBe('answered');
  return { names: tables.at(-1)?.rows.map(([name]) => name), explanation: explanation ?? '' };
};

describe('where what had none has a row, what has no row did not run, and is told apart', () => {
  test.each([
    ['how many campaigns had fewer than 10 enrolments in may', ['Trial'], '“Slang”'],
    ['campaigns with no enrolments in paris in may', ['Evening'], '“Kids”, “Slang” and “Trial”'],
    ['campaigns in tiktok with no enrolments in january', ['Slang'], '“Evening”, “Kids” and “Trial”'],
    ['which campaigns had no enrolments on tiktok in february', ['Slang'], '“Evening”, “Kids” and “Trial”'],
  ])('%s', async (question, names, apart) => {
    const told = await namesOf(runs, question);
    expect(told.names).toEqual(names);
    expect(told.explanation).toContain(`Campaigns without any row then, and so not among them: ${apart}.`);
  });
});

describe('a file that writes zeros does so in months without any, too', () => {
  test('a campaign without a row did not run', async () => {
    const told = await namesOf(zerosElsewhere, 'which campaigns had no enrolments in may');
    expect(told.names).toEqual([]);
    expect(told.explanation).toContain('Campaigns without any row then, and so not among them: “Trial”.');
  });

  test('nor on one device', async () => {
    const told = await namesOf(zerosElsewhere, 'which campaigns had no enrolments on mobile in may');
    expect(told.explanation).toContain('not among them: “Kids” and “Trial”.');
  });

  test('a product does not run, and had none', async () => {
    const told = await namesOf(zerosElsewhere, 'which products had no enrolments on desktop in may');
    expect(told.names).toEqual(['Rug']);
    expect(told.explanation).not.toContain('not among them');
  });
});

describe('where only what there was has a row, no row is none', () => {
  test.each([
    ['products with no pieces in may', ['Rug']],
    ['products with no pieces in paris in april', ['Lamp']],
    ['which products had fewer than 10 pieces in lyon in april', ['Rug']],
  ])('%s', async (question, names) => {
    const told = await namesOf(sales, question);
    expect(told.names).toEqual(names);
    expect(told.explanation).not.toContain('not among them');
  });
});
