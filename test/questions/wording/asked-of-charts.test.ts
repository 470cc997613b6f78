import { describe, expect, it } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,device,sessions',
  '2026-03-02,mobile,10',
  '2026-03-02,desktop,20',
  '2026-03-03,mobile,12',
  '2026-03-03,desktop,18',
  '2026-03-04,mobile,15',
  '2026-03-04,desktop,16',
];
const ask = askedFile('2026-03-05', lines);
const follow = followedFile('2026-03-05', lines);

const days = [
  ['2026-03-02', 30],
  ['2026-03-03', 30],
  ['2026-03-04', 31],
];

describe('charts of a kind', () => {
  it.each(['sessions this week as a line chart', 'line graph of sessions this week'])(
    'a line leads over the days of the time: %s',
    async (question) => {
      const { status, tables } = await ask(question);
      expect(status).toBe('answered');
      expect(tables[0]?.rows.slice(0, 3)).toEqual(days);
    },
  );

  it('a line for each part leads over the days, too', async () => {
    const { tables } = await ask('sessions by device this week as a line chart');
    expect(tables[0]?.rows).toContainEqual(['2026-03-03', 'mobile', 12]);
  });

  it('a line behind one number is its course', async () => {
    const { tables } = await follow('sessions this week', 'as a line chart');
    expect(tables[0]?.rows.slice(0, 3)).toEqual(days);
  });

  it.each([['pie'], ['scatter']])('the answer says that no %s is drawn', async (kind) => {
    const { status, assumptions } = await ask(`${kind} chart of sessions by device this week`);
    expect(status).toBe('answered');
    expect(JSON.stringify(assumptions)).toContain(`“${kind}” is not drawn`);
  });
});
