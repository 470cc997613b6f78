import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Nights: Rome 20 → 30, Oslo 50 → 40, Bern 10 → 10; bookings per session: Rome 0.2 → 0.1, Oslo 0.1 → 0.2. In May 2025: Rome 40, Oslo 10. */
const ask = askedFile('2026-06-15', [
  'date,channel,sessions,bookings,cancellations,nights',
  '2025-05-10,Rome,1,1,0,40',
  '2025-05-10,Oslo,1,1,0,10',
  '2026-04-10,Rome,1000,200,100,20',
  '2026-04-10,Oslo,1000,100,10,50',
  '2026-04-10,Bern,1000,100,10,10',
  '2026-05-10,Rome,1000,100,10,30',
  '2026-05-10,Oslo,1000,200,100,40',
  '2026-05-10,Bern,1000,100,10,10',
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows.map((row) => row.slice(0, 3));

describe('who was better than then is who improved, and the later time comes first', () => {
  test.each([
    ['Which channels did better in May 2026 than in April 2026 by nights?', [['Rome', 30, 20]]],
    ['Which channels did better than in April in May 2026 by nights?', [['Rome', 30, 20]]],
    ['Which channels were worse than in April 2026 in May 2026 by nights?', [['Oslo', 40, 50]]],
    ['What channels performed worse in May 2026 than in April 2026 in nights?', [['Oslo', 40, 50]]],
    ['Which channels did better than in the month before in May 2026 by nights?', [['Rome', 30, 20]]],
    ['Which channels converted better than in April in May 2026?', [['Oslo', 0.2, 0.1]]],
    [
      'Which channels are better than last year in May 2026 by nights?',
      [
        ['Oslo', 40, 10],
        ['Bern', 10, 0],
      ],
    ],
    ['Which channels did worse in May 2026 than last year by nights?', [['Rome', 30, 40]]],
  ])('%s', async (question, found) => {
    expect(await rows(question)).toEqual(found);
  });

  test('of what is better where there is less of it', async () => {
    const question = 'Which channels had a better cancellation rate in May 2026 than in April 2026?';
    expect(await rows(question)).toEqual([['Rome', 0.1, 0.5]]);
  });

  test('that not all are told is said', async () => {
    const { headline } = await ask('Which channels did better than in April in May 2026 by nights?');
    expect(headline).toMatch(/^1 of the 3 channels rose, 1 fell/);
  });

  test('parts of the same days are no move between two times', async () => {
    const { readAs } = await ask(
      'Which channels do better on weekends than on weekdays in May 2026 by nights?',
    );
    expect(readAs.filter(({ part }) => part === 'kept')).toEqual([]);
  });
});
