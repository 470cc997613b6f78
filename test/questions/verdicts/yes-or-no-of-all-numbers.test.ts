import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = (month: string, sessions: number, revenue: number): readonly string[] =>
  Array.from(
    { length: 28 },
    (_, at) => `2026-${month}-${String(at + 1).padStart(2, '0')},Direct,${sessions},${revenue}`,
  );

describe('a time against another, where no number is named', () => {
  it('is a yes or a no where all numbers agree, else both', async () => {
    const ask = askedFile('2026-03-09', [
      'date,channel,sessions,revenue',
      ...days('01', 100, 50),
      ...days('02', 120, 40),
    ]);
    expect((await ask('Did February 1 to 28 beat January 1 to 28?')).headline).toMatch(
      /^By sessions yes, by revenue no\. /,
    );
    const both = askedFile('2026-03-09', [
      'date,channel,sessions,revenue',
      ...days('01', 100, 50),
      ...days('02', 90, 40),
    ]);
    expect((await both('Did February 1 to 28 beat January 1 to 28?')).headline).toMatch(/^No\. /);
  });

  it.each([
    'Was this February better than last February?',
    'Did we do better this February than last February?',
    'Were we better in February 2026 than in February 2025?',
  ])('%s is of all of them, however the year before is named', async (question) => {
    const ask = askedFile('2026-03-09', [
      'date,channel,sessions,revenue',
      ...days('02', 100, 50).map((line) => line.replace('2026', '2025')),
      ...days('02', 120, 40),
    ]);
    expect((await ask(question)).headline).toMatch(/^By sessions yes, by revenue no\. /);
  });

  it('of one number is told as that one is', async () => {
    const ask = askedFile('2026-03-09', [
      'date,channel,sessions',
      ...days('01', 100, 1).map((line) => line.replace(/,1$/, '')),
      ...days('02', 120, 1).map((line) => line.replace(/,1$/, '')),
    ]);
    expect((await ask('Did February 1 to 28 beat January 1 to 28?')).headline).toMatch(
      /^Yes: 3,360 sessions/,
    );
  });
});

describe('the first and the last day of a name', () => {
  const ask = askedFile('2026-03-09', [
    'date,channel,sessions',
    ...Array.from({ length: 28 }, (_, at) => {
      const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
      return [`${day},Direct,5`, ...(at >= 9 && at < 20 ? [`${day},Email,3`] : [])];
    }).flat(),
  ]);
  it.each([
    ['first day with sessions from Direct', 'The data begin then: what was before is not known.'],
    ['last day with sessions from Direct', 'The data end then: what comes after is not known.'],
  ])('%s: at the edge of the data it is said', async (question, said) => {
    expect((await ask(question)).explanation).toContain(said);
  });
  it.each(['first day with sessions from Email', 'last day with sessions from Email'])(
    '%s: within them nothing is',
    async (question) => {
      const { status, explanation } = await ask(question);
      expect(status).toBe('answered');
      expect(explanation).not.toMatch(/The data (?:begin|end) then/);
    },
  );
});
