import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Each day: on Web 1 session and 1 of revenue, in the app 9 and 3; of those 4 registered, 2 anonymous, 4 of no kind; 3 large, 7 standard. */
const lines = daysFrom('2026-02-01' as Day, '2026-03-15' as Day).flatMap((day) => [
  `${day},Web,app store search,registered,large,1,1`,
  `${day},App,web ads,registered,large,2,1`,
  `${day},App,web ads,registered,standard,1,0`,
  `${day},App,web mail,anonymous,standard,2,1`,
  `${day},App,web mail,not registered,standard,4,1`,
]);
const ask = askedFile('2026-03-16', ['date,platform,source,reader_type,size,sessions,revenue', ...lines]);

describe('a common word that is a whole name of a column', () => {
  it.each([
    ['web sessions last month', 28],
    ['web traffic last month', 28],
    ['sessions of web last month', 28],
    ['sessions on the web last month', 28],
    ['registered sessions last month', 4 * 28],
    ['sessions of large last month', 3 * 28],
  ])('limits a number: %s', async (question, sessions) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows, headline).toEqual([[sessions]]);
  });

  it.each([
    ['share of web in sessions last month', 0.1],
    ['what share of sessions last month is web', 0.1],
    ['web share of sessions last month', 0.1],
    ['share of large in revenue last month', 0.5],
    ['ratio of registered to anonymous sessions last month', 2],
  ])('is a part: %s', async (question, part) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(part);
  });

  it.each([
    'sessions recorded last month',
    'large numbers of sessions last month',
    'sessions on our site last month',
  ])('is none where the word says something else: %s', async (question) => {
    const { status, headline, tables } = await ask(question);
    expect(status === 'answered' ? tables[0]?.rows : [[280]], headline).toEqual([[280]]);
  });
});
