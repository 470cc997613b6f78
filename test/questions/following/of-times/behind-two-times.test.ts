import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

const LINES = [
  'date,town,channel,lessons,fees',
  '2025-11-10,Ashby,phone,7,70',
  '2025-12-10,Ashby,phone,30,300',
  '2025-12-11,Kelso,web,20,200',
  '2026-01-10,Ashby,phone,40,400',
  '2026-01-11,Kelso,web,60,600',
  '2026-02-10,Kelso,web,5,50',
  '2026-03-10,Ashby,web,70,700',
  '2026-03-31,Kelso,web,10,100',
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-04-01', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('behind two times that are told beside each other', () => {
  test.each([
    ['lessons in December and January', 'in which town most?', 'Kelso had the most lessons', ': 80.'],
    ['lessons in December and January', 'which town had the fewest?', 'Ashby had the fewest', ': 70.'],
    ['lessons from web in December and January', 'in which town most?', 'Kelso had the most', ': 80.'],
    // Without the months that lie between them
    ['lessons in December and March', 'which town had the most?', 'Ashby had the most', ': 100.'],
  ])('the most is that of both together: %s, %s', async (one, other, who, amount) => {
    const answer = await told(one, other);
    expect(answer).toContain(who);
    expect(answer).toContain(amount);
  });

  test('who fell is told forward in time', async () => {
    const answer = await told('lessons in December and January', 'which town fell most?');
    expect(answer).toContain('No towns lost');
    expect(answer).toContain('in January 2026, against 30 in December 2025');
  });

  test('another number is told of each of them', async () => {
    expect(await told('lessons in December and January', 'and fees?')).toContain(
      '500 fees in December 2025 and 1,000 fees in January 2026',
    );
  });

  test('two times that are held against each other stay so', async () => {
    expect(await told('lessons in December vs January', 'which town had the most?')).toContain(
      'Kelso comes first: 60 lessons in January 2026, against 20 in December 2025',
    );
  });
});
