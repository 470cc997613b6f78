import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-03-09', [
  'date,hotel,room,bookings,cancellations',
  ...['2026-02-02', '2026-02-03', '2026-02-04'].flatMap((day, at) => [
    `${day},Vienna,Suite,${10 + at},1`,
    `${day},Vienna,Double,${20 + at},2`,
    `${day},Graz,Suite,${30 + at},4`,
    `${day},Linz,Double,${40 + at},8`,
  ]),
]);

describe('what is left out before a name of another kind', () => {
  test.each([
    'bookings in February except suites in Vienna',
    'bookings apart from suites in Vienna in February',
    'bookings of everything but Vienna suites in February',
    'bookings excluding suites or doubles in Vienna in February',
    'bookings excluding suite bookings in Vienna in February',
  ])('is asked back, out of that place or out of everything: %s', async (question) => {
    const { status, headline, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toMatch(/left out of one place alone/);
    const choices = clarification?.choices.map((choice) => choice.question) ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) expect((await ask(choice)).status).toBe('answered');
  });

  test.each([
    ['bookings in Vienna without suites in February', '63 bookings'],
    ['bookings from every hotel other than Vienna in February', ''],
    ['bookings without Graz and Linz in February', '96 bookings'],
    ['non-Vienna suite bookings in February', '93 bookings'],
  ])('is read where it stands behind it, or is one list of one kind: %s', async (question, said) => {
    const { status, headline } = await ask(question);
    expect(status).toBe('answered');
    expect(headline.replaceAll('\u00a0', ' ')).toContain(said);
  });
});

describe('what goes on leaving out', () => {
  test.each([
    ['bookings in February', 'without Graz', 'and Linz', '96 bookings'],
    ['bookings in February', 'without Graz', 'Linz too', '96 bookings'],
    ['bookings in February', 'except Mondays', 'and Tuesdays', '108 bookings'],
    ['bookings in February', 'except Mondays', 'except Tuesdays', '108 bookings'],
    ['bookings in February', 'except February 2', 'and February 3', '108 bookings'],
    ['bookings in February', 'without Graz', 'and in Linz?', '123 bookings'],
  ])('%s | %s | %s', async (first, second, third, said) => {
    const { headline } = await ask(first, second, third);
    expect(headline.replaceAll('\u00a0', ' ')).toContain(said);
  });
});

test.each([
  'bookings for Vienna, cancellations for Graz in February',
  'bookings for Vienna in February, cancellations for Graz',
  'bookings of suites in Graz, doubles in Linz in February',
])('two names and two numbers with a comma between them are not laid on both: %s', async (question) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  const choices = clarification?.choices.map((choice) => choice.question) ?? [];
  expect(choices.filter((choice) => /Vienna|Graz|Linz/.test(choice))).toHaveLength(2);
});

test.each([
  ['bookings for Graz less Vienna in February', '3 fewer bookings than Vienna'],
  ['the lowest but one hotel by bookings in February', 'Vienna'],
])('%s', async (question, said) => {
  const { headline } = await ask(question);
  expect(headline.replaceAll('\u00a0', ' ')).toContain(said);
});

test.each([
  'return bookings in February',
  'on-site bookings in February',
  'on-site bookings by hotel in February',
])('a word right before what is counted is a kind of it, and is not passed over: %s', async (question) => {
  expect((await ask(question)).status).not.toBe('answered');
});
