import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2025-03-01' as Day;
const BEGAN = '2025-06-10';
const lines = Array.from({ length: 245 }, (_, at) => addDays(FIRST, at)).flatMap((day) => [
  `${day},Old,10,2,1`,
  ...(day >= BEGAN ? [`${day},New,1,1,0`] : []),
]);
const ask = askedFile('2025-11-01', ['date,show,downloads,new_followers,unfollows', ...lines]);

describe('a name that begins among others', () => {
  test('its month is told beside no other one', async () => {
    const { headline } = await ask('downloads of Old and New in June 2025');
    expect(headline).toContain('321');
    expect(headline).not.toMatch(/%|more|fewer/);
    expect((await ask('downloads of New in July 2025')).headline).not.toMatch(/%|more|fewer/);
  });

  test.each([
    'downloads of Old and New in June 2025 vs May 2025',
    'downloads of Old and New in July 2025 compared with June 2025',
  ])('%s: is not compared', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });

  test('months of which both are whole are compared', async () => {
    expect((await ask('downloads of Old and New in August 2025 vs July 2025')).tables[0]?.rows[0]).toEqual([
      'Downloads',
      341,
      341,
      0,
      0,
    ]);
  });
});

test.each(['downloads in June 2025 compared with May', 'downloads in May 2025 vs June'])(
  '%s: the month beside one with a year is the near one',
  async (question) => {
    expect((await ask(question)).tables[0]?.rows[0]?.slice(1, 3)).toEqual([321, 310]);
  },
);

test.each(['which shows lost followers in October', 'which show gained followers in October'])(
  '%s: who left alone, or what is left of both',
  async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((one) => one.question)).toContain(
      'New followers minus unfollows by show in October',
    );
  },
);

test('who lost the most of them had the most that left', async () => {
  expect((await ask('which show lost the most followers in October')).tables[0]?.rows[0]).toEqual([
    'Old',
    31,
  ]);
});
