import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Ten sessions a day in the first of eight weeks from January 5, ten more in each week after; in each of them on mobile. */
const ask = askedFile('2026-03-02', [
  'date,device,sessions',
  ...Array.from({ length: 56 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10);
    return `${date},mobile,${10 + 10 * Math.floor(at / 7)}`;
  }),
]);

describe('a trend week over week is told in its steps', () => {
  test.each(['sessions trend week over week from January 5 to March 1', 'sessions trend week over week'])(
    '%s',
    async (question) => {
      const { tables, readAs } = await ask(question);
      expect(tables[0]?.rows.slice(0, 3)).toEqual([
        ['2026-01-05', 70, null, null],
        ['2026-01-12', 140, 70, 1],
        ['2026-01-19', 210, 70, 0.5],
      ]);
      expect(readAs.map(({ text }) => text).join()).toContain('each week against the one before');
      expect(readAs.map(({ text }) => text).join()).not.toContain('against Nov');
    },
  );

  test('against another time both courses stand beside each other', async () => {
    const { tables } = await ask('trend of sessions in February compared with January');
    expect(tables[0]?.columns.slice(1, 3)).toEqual(['February 2026', 'January 2026']);
  });

  test('of each part the steps are asked about', async () => {
    expect((await ask('trend of sessions week over week by device')).status).toBe('clarification_needed');
  });
});
