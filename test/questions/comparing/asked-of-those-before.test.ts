import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const daysUpTo = (last: number): string[] =>
  Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
const ask = askedFile('2026-03-15', [
  'date,device,clicks',
  ...daysUpTo(31).map((day) => `2026-01-${day},mobile,2`),
  ...daysUpTo(28).map((day) => `2026-02-${day},mobile,1`),
  ...daysUpTo(14).map((day) => `2026-03-${day},mobile,${Number(day) <= 7 ? 10 : 20}`),
]);

describe('those before, held against the last ones', () => {
  it.each([
    'compare last 7 days to previous 7 days for clicks',
    'compare clicks in the last 7 days to the prior 7 days',
    'difference in clicks between last 7 days and previous 7 days',
    'change in clicks from previous 7 days to last 7 days',
  ])('are the days before them: %s', async (question) => {
    const { status, tables } = await ask(question);
    expect(status).toBe('answered');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([140, 70]);
  });

  it('are the month before it, and not that of a year before', async () => {
    const { tables } = await ask('compare clicks of last month to previous month');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([28, 62]);
  });

  it.each(['last 7 days vs last 7 days clicks', 'change of clicks from last 7 days to last 7 days'])(
    'nothing is held against itself: %s',
    async (question) => {
      const { status } = await ask(question);
      expect(status).toBe('clarification_needed');
    },
  );
});
