import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const quarry = askedFile('2026-03-10', [
  'date,material,loads,tonnes,invoiced,complaints',
  '2026-03-02,Gravel,10,100,2000,1',
  '2026-03-03,Sand,20,50,500,4',
]);
const jobs = askedFile('2026-03-10', [
  'date,city,job_views,applications,ad_spend,fees',
  '2026-03-02,Berlin,100,10,20,90',
  '2026-03-03,Hamburg,200,8,30,80',
]);
const rowsOf = async (ask: typeof quarry, question: string) =>
  (await ask(question)).tables[0]?.rows.map((row) => row.slice(0, 2));

describe('a price per thing is the one money that came in for each', () => {
  test.each(['price per tonne by material', 'what is our price per tonne by material'])(
    '%s',
    async (question) => {
      expect(await rowsOf(quarry, question)).toEqual([
        ['Gravel', 20],
        ['Sand', 10],
      ]);
      expect((await quarry(question)).assumptions.join(' ')).toContain(
        '“price per tonne” is read as invoiced per tonne',
      );
    },
  );

  test('beside costs it may be what was paid, and is asked about', async () => {
    expect((await jobs('price per application by city')).status).not.toBe('answered');
  });
});

describe('short names of what is counted, and rates of so many', () => {
  test('complaint rate per 100 loads by material', async () => {
    expect(await rowsOf(quarry, 'complaint rate per 100 loads by material')).toEqual([
      ['Sand', 20],
      ['Gravel', 10],
    ]);
  });

  test('tonnage by material', async () => {
    expect(await rowsOf(quarry, 'tonnage by material')).toEqual([
      ['Gravel', 100],
      ['Sand', 50],
    ]);
  });

  test('apps per view by city', async () => {
    expect(await rowsOf(jobs, 'apps per view by city')).toEqual([
      ['Berlin', 0.1],
      ['Hamburg', 0.04],
    ]);
  });
});
