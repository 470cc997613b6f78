import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const daysOf = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);

/**
 * The Pier had 11 to 41 hires on the mornings of May, Old Market one each evening but May 4 and 12, with a refund but on May 5 and 6.
 * So Mondays had 14, 22, 29 and 36, weekends 27 to 83.
 */
const hires = askedFile('2026-06-01', [
  'date,station,shift,hires,refunds',
  ...daysOf('2026-05', 31).flatMap((day, at) => [
    `${day},Pier,Morning,${at + 11},0`,
    ...(at === 3 || at === 11 ? [] : [`${day},Old Market,Evening,1,${at === 4 || at === 5 ? 0 : 1}`]),
  ]),
]);

describe('a limit of any Monday is one of single Mondays', () => {
  test.each([
    ['Was there a Monday in May with more than 50 hires?', /^No: no day/],
    ['Was there a Monday in May with more than 30 hires?', /^Yes: one day .*May.25/],
    ['Were there Mondays in May with fewer than 20 hires?', /^Yes: one day .*May.4/],
    ['Was any Sunday in May above 60 hires?', /^No: no day/],
    ['Was any Sunday in May above 40 hires?', /^Yes: one day .*May.31/],
    ['Did a Saturday in May bring more than 60 hires?', /^No day/],
    ['Were all Mondays in May above 13 hires?', /^Yes: no day/],
    ['Were all Mondays in May above 20 hires?', /^No: one day .*May.4/],
    ['Did every Monday in May have fewer than 37 hires?', /no day .*at least 37/i],
    ['Was there a Tuesday in May without Old Market hires?', /^Yes: one day .*May.12/],
    ['Was there a Wednesday in May without Old Market hires?', /^No: no day/],
    ['Was there any Monday in May where Old Market had no hires?', /^Yes: one day .*May.4/],
    ['Was there a weekend in May with more than 90 hires?', /^No: no week/],
    ['Was there a weekend in May with more than 80 hires?', /^Yes: one week .*May.25/],
  ])('%s', async (question, headline) => {
    expect((await hires(question)).headline).toMatch(headline);
  });

  test.each([
    ['Did Mondays in May have more than 100 hires?', /^Yes: 101 hires/],
    ['hires on Mondays in May', /101/],
    ['Were there more than 100 hires on Mondays in May?', /^Yes: 101 hires/],
  ])('all of them together are one number: %s', async (question, headline) => {
    expect((await hires(question)).headline).toMatch(headline);
  });

  test.each([
    'Was each Monday in May over 20 hires and without refunds?',
    'Were most Mondays in May above 20 hires?',
    'Did every weekend in May bring more than 60 hires?',
    'Did Pier have a Monday with more than 20 hires?',
  ])('and where single ones cannot be held against it, it is asked back: %s', async (question) => {
    const { headline, status } = await hires(question);
    expect(headline).not.toMatch(/^(?:Yes|No):/);
    expect(status).not.toBe('failed');
  });
});

describe('evenings without refunds are days', () => {
  test.each([
    ['Were there evenings without refunds in May?', ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-12']],
    ['Were there evenings in May without hires?', ['2026-05-04', '2026-05-12']],
    ['Were there mornings in May without hires?', []],
    ['Were there mornings in May with more than 39 hires?', ['2026-05-30', '2026-05-31']],
    ['Was any evening in May above 1 hires?', []],
  ])('%s', async (question, days) => {
    const { headline, tables } = await hires(question);
    expect(headline).toMatch(days.length > 0 ? /^Yes: / : /^No: /);
    expect(tables[0]?.rows.map(([day]) => day)).toEqual(days);
  });
});

describe('a day without a name is one that had none of it', () => {
  test.each([
    ['Was there a day in May without Old Market hires?', ['2026-05-04', '2026-05-12']],
    ['Were there days in May without Old Market?', ['2026-05-04', '2026-05-12']],
    ['Was there a day in May without Pier hires?', []],
    ['Did we have a day in May without refunds?', ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-12']],
  ])('%s', async (question, days) => {
    expect((await hires(question)).tables[0]?.rows.map(([day]) => day)).toEqual(days);
  });

  test('and a number without it stays what is left of it', async () => {
    const { tables } = await hires('hires by day in May without Old Market');
    expect(tables[0]?.rows).toHaveLength(31);
  });
});

/** Sport had 310, 280, 279 and 360 visits in the months of 2026, Travel 310, 336, 403 and 450. */
const perDay = { Sport: [10, 10, 9, 12], Travel: [10, 12, 13, 15] };
const visits = askedFile('2026-05-01', [
  'date,section,visits',
  ...[31, 28, 31, 30].flatMap((count, month) =>
    daysOf(`2026-0${month + 1}`, count).flatMap((day) =>
      Object.entries(perDay).map(([section, numbers]) => `${day},${section},${numbers[month]}`),
    ),
  ),
]);

describe('a month in which it fell is held against the one before it', () => {
  test.each([
    ['Was there a month in 2026 in which Sport fell?', /^Yes: .*2 of 3 months/],
    ['Was there a month in which Travel fell?', /^No/],
    ['Were there months in which Sport fell?', /^Yes: .*2 of 3 months/],
    ['Did Sport fall in any month of 2026?', /^Yes: .*2 of 3 months/],
    ['Did Sport fall in a month of 2026?', /fell from one month to the next in 2 of 3 months/],
    ['Did Sport have a month with fewer visits than the month before?', /fell .* in 2 of 3 months/],
    ['Was there a month in which Sport lost visits?', /^Yes: .*2 of 3 months/],
    [
      'Was there a month in which visits in Sport fell?',
      /^Yes: visits with section Sport fell .*2 of 3 months/,
    ],
    ['Did we lose visits in any month of 2026?', /fell .* in 1 of 3 months/],
  ])('%s', async (question, headline) => {
    expect((await visits(question)).headline).toMatch(headline);
  });

  test('that it fell in one month stays against the month before', async () => {
    expect((await visits('Did Sport fall in April?')).headline).toMatch(/^No: 360 visits/);
  });
});
