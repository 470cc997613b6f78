import { describe, expect, it } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,device,sessions,revenue',
  ...Array.from({ length: 28 }, (_, at) => String(at + 1).padStart(2, '0')).flatMap((day) => [
    `2026-02-${day},mobile,10,5`,
    `2026-02-${day},desktop,20,${Number(day) > 14 ? 80 : 40}`,
  ]),
  '2026-03-01,mobile,4,1',
  '2026-03-02,mobile,6,1',
];
const ask = askedFile('2026-03-03', lines);
const follow = followedFile('2026-03-03', lines);

describe('what one of them brings', () => {
  it('is told per session', async () => {
    const { tables } = await ask('how much revenue does a session bring by device in february');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['desktop', 3],
      ['mobile', 0.5],
    ]);
  });

  it('an average day behind a number is of its days', async () => {
    const { tables } = await follow('sessions in february', 'how many per day on average?');
    expect(tables[0]?.rows[0]).toEqual([30]);
  });
});

describe('two times side by side', () => {
  it('halves of a month are held against each other', async () => {
    const { tables } = await ask('compare revenue of the first and second half of february');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([1190, 630]);
  });

  it('the previous day beside yesterday is the one before', async () => {
    const { tables } = await ask('how did sessions yesterday compare with the previous day');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([6, 4]);
  });

  it('better than a time that is named alone is asked back: better when', async () => {
    const { status } = await ask('is revenue better than in february');
    expect(status).toBe('clarification_needed');
  });
});
