import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const shop = askedFile('2026-03-01', [
  'date,source,device,revenue,purchases',
  '2026-02-10,facebook,mobile,300,30',
  '2026-02-10,instagram,desktop,200,20',
  '2026-02-11,google,mobile,90,9',
]);

const told = async (question: string) => {
  const { status, tables } = await shop(question);
  return status === 'answered' ? tables[0]?.rows : status;
};

describe('a name of the first sentence is one side of what the second holds against another', () => {
  test.each([
    'is facebook worth it? revenue and purchases vs instagram, february',
    'how is facebook doing? revenue and purchases compared to instagram in february',
    'what about facebook? revenue and purchases vs instagram in february',
  ])('%s', async (question) => {
    expect(await told(question)).toEqual([
      ['facebook', 300, 30],
      ['instagram', 200, 20],
    ]);
  });

  test.each([
    // Both sides stand there
    ['is google worth it? revenue of facebook vs instagram in february', ['facebook', 'instagram']],
    // What is held against another is a number of its own
    ['is mobile worth it? revenue by device in february', ['mobile', 'desktop']],
  ])('and none where %s', async (question, names) => {
    const rows = await told(question);
    expect(rows).toHaveLength(names.length);
    for (const name of names) expect(JSON.stringify(rows)).toContain(name);
  });

  test.each([
    ['is facebook worth it? revenue in february', [[300]]],
    ['how is facebook doing? purchases in february', [[30]]],
  ])('%s: what is asked behind it is of that name', async (question, rows) => {
    expect(await told(question)).toEqual(rows);
  });

  test('a total is that of everybody', async () => {
    expect(await told('is facebook worth it? total revenue in february')).not.toEqual([[300]]);
  });

  test('and none of another column', async () => {
    expect(JSON.stringify(await told('is mobile worth it? revenue vs instagram in february'))).not.toContain(
      '390',
    );
  });
});
