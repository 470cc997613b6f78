import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** "Maps" begins in March and has no row in May; "Talks" and "Trains" have one in each month. */
const asked = askedFile('2026-06-01', [
  'date,show,country,downloads',
  ...daysFrom('2026-01-01' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},Talks,Norway,1`,
    `${day},Trains,Norway,${day < '2026-05-01' ? 2 : 3}`,
  ]),
  '2026-03-11,Maps,Norway,5',
  '2026-03-11,Maps,Sweden,2',
  '2026-04-11,Maps,Norway,6',
]);
const answerTo = async (question: string) => {
  const answer = await asked(question);
  expect(answer.status, question).toBe('answered');
  return answer;
};

describe('a name without rows is not known, and is no zero', () => {
  test('by month, and it is said in how many', async () => {
    const { tables, explanation, headline } = await answerTo(
      'downloads of Maps and Talks by month from January to May 2026',
    );
    const maps = tables[0]?.rows.filter(([, show]) => show === 'Maps').map((row) => row[2]);
    expect(maps).toEqual([null, null, 7, 6, null]);
    expect(explanation).toContain('Without a row, and so not known: “Maps” in 3 months.');
    expect(headline).not.toContain('Maps');
  });

  test('of those that are known in both, one moved furthest', async () => {
    const { headline } = await answerTo(
      'downloads of Maps, Talks and Trains by month from January to May 2026',
    );
    expect(headline).toContain('of those with data in both it moved furthest: from 62 ');
  });

  test('where a country narrows the rows it had none from its first one on', async () => {
    const { tables } = await answerTo(
      'downloads of Maps and Talks by month in Norway from January to May 2026',
    );
    const maps = tables[0]?.rows.filter(([, show]) => show === 'Maps').map((row) => row[2]);
    expect(maps).toEqual([null, null, 5, 6, 0]);
  });
});

describe('a name that has no part in a sum is named', () => {
  test.each([
    'downloads of Maps and Talks in February 2026',
    'downloads of Maps and Talks in Sweden in March 2026',
  ])('%s', async (question) => {
    const { explanation } = await answerTo(question);
    expect(explanation).toMatch(
      /Without any row there in these days, so that nothing of it is in the sum: “(?:Maps|Talks)”\./,
    );
  });

  test('all of them have rows', async () => {
    const { explanation } = await answerTo('downloads of Maps and Talks in March 2026');
    expect(explanation).not.toContain('Without any row');
  });
});
