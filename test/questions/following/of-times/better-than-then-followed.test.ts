import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

const lines = daysFrom('2025-12-01' as Day, '2026-03-15' as Day).flatMap((day) =>
  ['google', 'bing'].map((source, at) => `${day},${source},${10 * (at + 1) + (day < '2026-02-01' ? 5 : 0)}`),
);
const ask = followedFile('2026-03-16', ['date,source,sessions', ...lines]);

describe('better than in another time', () => {
  it('holds both against each other', async () => {
    const { tables } = await ask('sessions in February', 'is it better than in January?');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([28 * 30, 31 * 40]);
  });

  it('is of the name that is named, in both times', async () => {
    const { tables } = await ask('sessions by source in February', 'is google better than in January?');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([28 * 10, 31 * 15]);
  });

  it('is of the time that is named, held against the one that was told', async () => {
    const { headline, tables } = await ask('sessions in February', 'was January better?');
    expect(headline).toMatch(/^Yes: /);
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([31 * 40, 28 * 30]);
  });

  it('the one before is better where the one that was told is worse', async () => {
    const { headline } = await ask('sessions in February', 'was the month before better?');
    expect(headline).toMatch(/^Yes: /);
  });

  it.each([[['sessions in January', 'is it better than in January?']]])(
    '%j is asked about where nothing would be held against it',
    async (questions) => {
      expect((await ask(...questions)).status).not.toBe('answered');
    },
  );
});
