import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const TODAY = '2026-06-01';
const days = daysFrom('2026-01-01' as Day, '2026-05-31' as Day);
const every = (count: number, from: number) => (_: Day, at: number) => at % count === from;

/**
 * Wool Socks sell every day, the Oak Board every fourth day, last four days before the end; the Linen Apron ended in April after every
 * second day, the Advent Box after a week in January. The Easter Egg came in two short stretches, and paused as long between them.
 */
const lines = [
  'date,product,country,orders,gross_sales',
  ...days.map((day) => `${day},Wool Socks,Austria,3,30`),
  ...days.filter(every(4, 2)).map((day) => `${day},Oak Board,Austria,1,60`),
  ...days
    .filter(every(2, 0))
    .filter((day) => day <= '2026-04-15')
    .map((day) => `${day},Linen Apron,France,1,49`),
  ...days.slice(0, 20).map((day) => `${day},Advent Box,France,2,80`),
  ...[0, 80].flatMap((begin) => days.slice(begin, begin + 8).map((day) => `${day},Easter Egg,Austria,1,9`)),
  ...days
    .filter((day) => day <= addDays('2026-05-31' as Day, -5))
    .map((day) => `${day},Clay Mug,Austria,1,12`),
];
const ask = askedFile(TODAY, lines);
const follow = followedFile(TODAY, lines);
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('what has been away far longer than ever before is over', () => {
  it.each([
    'is linen apron still selling?',
    'are linen aprons still being sold',
    'does the linen apron still sell',
    'do we still sell linen aprons',
    'are linen aprons still being ordered?',
    'linen apron: still going?',
    'linen apron: still selling?',
    'does linen apron still exist',
    'does linen apron still bring in orders',
    'do we still sell to France',
    'is France still buying',
  ])('%s', async (question) => {
    const { headline, explanation } = await ask(question);
    expect(plain(headline)).toMatch(/^No: the last day with .* was Apr 15, 2026, with /);
    expect(plain(explanation)).toMatch(
      /The data go on for 46 days without it; before that, it was away for up to 1 day\./,
    );
  });

  it.each([
    'is linen apron no longer sold?',
    'is the linen apron not sold any more',
    'has linen apron stopped selling',
    'did linen apron stop selling',
    'is the linen apron gone?',
    'does the linen apron no longer sell',
  ])('so it is said of its end: %s', async (question) => {
    expect(plain((await ask(question)).headline)).toMatch(
      /^Yes: the last day with .* was Apr 15, 2026, with /,
    );
  });

  it.each([
    'when did linen apron stop selling',
    'when did linen apron last run',
    'when did linen apron stop running',
  ])('and its day alone where that is asked for: %s', async (question) => {
    expect(plain((await ask(question)).headline)).toMatch(/^The last day with .* was Apr 15, 2026, with /);
  });

  it('and so is the next one', async () => {
    const { headline } = await follow('is wool socks still selling?', 'and the linen apron?');
    expect(plain(headline)).toMatch(/^No: the last day .* Apr 15, 2026/);
  });
});

describe('what is away for no longer than usual is still there', () => {
  it.each([
    ['are wool socks still selling?', 'May 31, 2026'],
    ['is the oak board still selling', 'May 31, 2026'],
    ['does wool socks still run', 'May 31, 2026'],
  ])('%s', async (question, day) => {
    expect(plain((await ask(question)).headline)).toMatch(new RegExp(`^Yes: the last day .* was ${day}, `));
  });

  it('and its end is denied', async () => {
    expect((await ask('are wool socks no longer sold?')).headline).toMatch(/^No: the last day /);
  });
});

describe('between the two it is not decided', () => {
  it.each([
    ['is the clay mug still selling?', 'for 5 days without it; before that, it was never away.'],
    ['is the easter egg still selling', 'it was away for up to 72 days.'],
  ])('%s', async (question, told) => {
    const { headline, explanation } = await ask(question);
    expect(headline).toMatch(/^Not certain: the last day /i);
    expect(plain(explanation)).toContain(told);
  });
});

describe('other questions of what still is stay as they are', () => {
  it.each([
    'do we still get more than 2 orders a day?',
    'is wool socks still our best product?',
    'which products still sell?',
    'did we sell linen aprons in March?',
  ])('%s', async (question) => {
    expect((await ask(question)).headline).not.toMatch(/last day with/i);
  });
});
