import { describe, expect, test } from 'vitest';
import { asCompared, holdsNeeded, neededWords } from '../../../text/needed-words.ts';
import { everywhere } from '../../../text/pattern.ts';
import { inFull } from './in-full.ts';
import { MONTH, type Rule, WEEKDAY } from './rule.ts';
import { RULES } from './rules-in-order.ts';

const CASES = RULES.flatMap((rule) =>
  [[rule.said, rule.becomes], ...Object.entries(rule.also ?? {})].map(([said = '', becomes = '']) => ({
    rule,
    said,
    becomes,
  })),
);

/** What the rules before it leave to a rule, and what it makes of that. */
const turnOf = (rule: Rule, said: string): readonly [before: string, after: string] => {
  const before = RULES.slice(0, RULES.indexOf(rule)).reduce(
    (text, { words, full }) => text.replace(words, full),
    said,
  );
  return [before, before.replace(rule.words, rule.full)];
};

const spacedOnce = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const NUMBER = everywhere`\d+(?:[.,]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|${MONTH}|${WEEKDAY}s?)\b`;

/** Numbers, months and days of a text, alike however they are written; what says no more than "any" is none. */
const namedIn = (text: string): readonly string[] =>
  (text.replace(/\b(?:at least 1|more than 0)(?![\d.,])/gu, '').match(NUMBER) ?? []).map((each) =>
    each
      .toLowerCase()
      .replace(/^20(?=\d\d$)/u, '')
      .replace(/^(\p{L}{3}).*/u, '$1'),
  );

describe.each(CASES)('$said', ({ rule, said, becomes }) => {
  const [before, after] = turnOf(rule, said);

  test('is changed when the turn of its rule comes', () => {
    expect(after).not.toBe(before);
    expect(spacedOnce(after)).toBe(becomes);
  });

  test('is looked for in what the rules before it leave', () => {
    expect(holdsNeeded(neededWords(rule.words), asCompared(before))).toBe(true);
  });

  test('is said in full once and for all', () => {
    expect(inFull(inFull(said))).toBe(inFull(said));
  });

  test('gets no number, month or day that nobody said', () => {
    const known = [...namedIn(before), ...namedIn(rule.means ?? '')];
    expect(namedIn(after).filter((each) => !known.includes(each))).toEqual([]);
  });
});
