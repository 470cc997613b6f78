import { describe, expect, it } from 'vitest';
import { opening, openingKept, wholly } from './lead-and-tail.ts';
import { saidAfter } from './said-after.ts';
import { whoMoved } from './who-moved.ts';

const LEADS = ['', 'and ', 'ok, and now ', 'but what about ', 'so then ', 'can you show me ', 'please just '];
const TAILS = ['', '?', ' please', ' instead, please?', ' then', ' as well?', ' again!'];
const framed = LEADS.flatMap((lead) => TAILS.map((tail) => [lead, tail] as const));

describe('what a follow-up begins and ends with', () => {
  it.each(framed)('"%s…%s" asks nothing', (lead, tail) => {
    expect(wholly('the difference').test(`${lead}the difference${tail}`)).toBe(true);
  });

  it('is not what is asked', () => {
    expect(wholly('the difference').test('and the difference by channel')).toBe(false);
    expect('ok and the rest'.replace(opening('the rest'), '')).toBe('');
    expect('ok and the rest'.replace(openingKept('the rest'), '$1others')).toBe('ok and others');
  });
});

describe('every form takes every lead and tail', () => {
  const listed = {
    kind: 'channel',
    days: undefined,
    row: 'channel',
    isOfChosen: false,
    isOne: false,
    isMoved: false,
    isNamed: false,
    moved: undefined,
    isCut: false,
  };

  it.each(framed)('"%s…%s"', (lead, tail) => {
    expect(whoMoved(`${lead}biggest drop${tail}`, 'channel')).toBe('which channel fell most');
    expect(saidAfter(`${lead}the bottom 3${tail}`, listed).text).toBe('bottom 3 channels');
  });
});
