import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-05', [
  'date,channel,sessions,engaged_sessions',
  '2026-03-02,Direct,10,4',
  '2026-03-02,Social,1,0',
  '2026-03-02,Email,200,180',
]);

describe('the quality of traffic', () => {
  it('is its engagement rate, and the answer says so', async () => {
    const { tables, assumptions } = await ask('which channel brings the highest quality traffic');
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Email', 0.9]);
    expect(JSON.stringify(assumptions)).toContain('“quality traffic” is read as engagement rate');
  });

  it('of one session only is told to rest on 1 session', async () => {
    const { headline } = await ask('which channel sends the lowest quality traffic');
    expect(headline).toContain('It rests on 1 session only');
  });
});
