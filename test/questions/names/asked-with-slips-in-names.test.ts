import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-05', [
  'date,query,clicks,impressions,position',
  '2026-03-02,coffee grinder,10,100,5',
  '2026-03-02,coffee mill,7,90,6',
  '2026-03-02,burr grinder,3,50,9',
  '2026-03-02,acme,20,40,1',
  '2026-03-02,ac me,5,10,1',
]);

describe('a slip in a search of several words', () => {
  it('is read as the one whose other words are right', async () => {
    const { tables, assumptions } = await ask('clicks for coffe grinder this week');
    expect(tables[0]?.rows[0]).toEqual([10]);
    expect(JSON.stringify(assumptions)).toContain('“coffe” is read as “coffee”');
  });

  it('says nothing of words that are right', async () => {
    const { assumptions } = await ask('clicks for coffee grinder this week');
    expect(JSON.stringify(assumptions)).not.toContain('is read as');
  });
});

it('a brand is defined by words in a search', async () => {
  const { tables } = await ask(
    'how much of our clicks is branded? count everything with acme or ac me in it as brand',
  );
  expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual([25, 45]);
});
