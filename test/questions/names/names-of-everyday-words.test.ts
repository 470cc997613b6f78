import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,team,status,region,episode,orders',
  '2026-04-01,A,Lost,North,new episode,5',
  '2026-04-01,C,Lost,north,back catalogue,9',
  '2026-04-02,A,Won,North,new episode,20',
  '2026-04-02,C,Won,south,back catalogue,30',
  '2026-03-31,A,Lost,North,back catalogue,50',
  '2026-03-31,C,Won,north,back catalogue,50',
];
const ask = askedFile('2026-05-01', LINES);

/** Counted from the rows. */
const orders = (isMeant: (row: readonly string[]) => boolean): number =>
  LINES.slice(1)
    .map((line) => line.split(','))
    .filter((row) => row[0]?.startsWith('2026-04') && isMeant(row))
    .reduce((sum, row) => sum + Number(row[5]), 0);

describe('names that are words of everyday', () => {
  it.each([
    ['lost orders last month', orders(([, , status]) => status === 'Lost')],
    ['orders lost last month', orders(([, , status]) => status === 'Lost')],
    ['how many orders were lost last month', orders(([, , status]) => status === 'Lost')],
    ['A orders last month', orders(([, team]) => team === 'A')],
    ['team a orders last month', orders(([, team]) => team === 'A')],
    ['orders in team A last month', orders(([, team]) => team === 'A')],
    ['orders in North last month', orders(([, , , region]) => region === 'North')],
    ['orders in north last month', orders(([, , , region]) => region === 'north')],
    ['orders for "North" last month', orders(([, , , region]) => region === 'North')],
  ])('are names where a name limits: %s', async (question, value) => {
    const answer = await ask(question);
    expect(answer.status).toBe('answered');
    expect(answer.tables[0]?.rows[0]?.[0]).toBe(value);
  });

  it('ranks by those that are called so', async () => {
    const answer = await ask('which team had the most lost orders last month');
    expect(answer.tables[0]?.rows[0]).toEqual(['C', 9]);
  });

  it('keeps what the verb tells', async () => {
    const answer = await ask('which team lost the most orders last month');
    expect(answer.tables[0]?.columns.join()).toContain('Change');
  });

  it.each(['new orders last month', 'mostly orders last month', 'group orders last month'])(
    'asks what a word says that would have no effect: %s',
    async (question) => {
      expect((await ask(question)).status).toBe('clarification_needed');
    },
  );
});
