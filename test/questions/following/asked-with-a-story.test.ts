import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const lines = [
  'date,channel,device,sessions,purchases,revenue',
  ...['2026-02-02', '2026-02-09', '2026-02-14', '2026-03-02'].flatMap((day) => [
    `${day},Organic Search,mobile,100,1,10`,
    `${day},Email,desktop,50,5,${day === '2026-02-14' ? 500 : 20}`,
  ]),
];
const ask = askedFile('2026-03-05', lines);

describe('what is told before a question', () => {
  it.each([
    'I was trying to use our site on my mobile device the other day, and the experience was not great. Could you pull sessions by device in February?',
    'Email seems to be the biggest driver of our business. Could you pull sessions by device in February so that we can showcase the growth there?',
    "First, I'd like to show our volume growth. Can you pull sessions by device in February?",
  ])('limits nothing, and is told as such: %s', async (question) => {
    const { status, tables } = await ask(question);
    expect(status).toBe('answered');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['mobile', 300],
      ['desktop', 150],
    ]);
  });

  it('names the day and the number that a question points back at', async () => {
    const { tables } = await ask(
      'There was an odd revenue spike on feb 14 – which channel did it come from?',
    );
    expect(tables[0]?.rows[0]).toEqual(['Email', 500]);
  });

  it('is asked back where the question points at what it names', async () => {
    const { status } = await ask(
      'Email is run by my nephew and I see his reports anyway. Leaving it out, what was the top channel by sessions?',
    );
    expect(status).not.toBe('answered');
  });

  it('first, of a list of questions, is no rank', async () => {
    const { tables } = await ask('First, show sessions by week in February');
    expect(tables[0]?.rows.length).toBe(4);
  });
});
