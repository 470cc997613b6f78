import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const search = askedFile('2026-03-10', [
  'date,query,clicks,impressions,position',
  '2026-03-01,own name,50,100,1.2',
  '2026-03-01,second,20,100,2.4',
  '2026-03-01,hardly clicked,3,100,4.1',
  '2026-03-01,on page one,2,100,8.0',
  '2026-03-01,far down,1,900,15.0',
]);
const queriesOf = async (question: string) =>
  (await search(question)).tables[0]?.rows.map(([query]) => query);

describe('what is called low stands first, of those within the limit alone', () => {
  test.each([
    'low ctr queries that rank in top 5',
    'queries with low ctr in position 1 to 5',
    'queries in the top 5 with poor ctr',
    'queries with position at most 5 and low ctr',
    'queries that rank in the top 5 but get few clicks',
    'which queries have a low ctr although they rank in the top 5',
  ])('%s', async (question) => {
    expect(await queriesOf(question)).toEqual(['hardly clicked', 'second', 'own name']);
    expect((await search(question)).readAs.map(({ text }) => text)).toContain('lowest first');
  });

  test('low ctr keywords on page one', async () => {
    expect(await queriesOf('low ctr keywords on page one')).toEqual([
      'on page one',
      'hardly clicked',
      'second',
      'own name',
    ]);
  });

  test('what is called high stands first', async () => {
    expect(await queriesOf('high ctr queries with position above 5')).toEqual(['on page one', 'far down']);
  });

  test('two levels within a limit stand beside each other', async () => {
    const { status, tables } = await search('queries with low ctr and high impressions in top 10');
    expect(status).toBe('answered');
    expect(tables[0]?.columns).toEqual(expect.arrayContaining(['Click-through rate', 'Search impressions']));
  });
});

describe('the top by what is better when it is less', () => {
  const site = askedFile('2026-03-10', [
    'date,landing_page,sessions,engaged_sessions',
    '2026-03-01,/,100,90',
    '2026-03-01,/cart,100,40',
    '2026-03-01,/blog,100,60',
    '2026-03-01,/sale,100,70',
  ]);
  const pagesOf = async (question: string) => (await site(question)).tables[0]?.rows.map(([page]) => page);

  test('is the highest number, which is said', async () => {
    expect(await pagesOf('top 2 landing pages by bounce rate')).toEqual(['/cart', '/blog']);
    const { assumptions } = await site('top 2 landing pages by bounce rate');
    expect(assumptions.join(' ')).toContain('“top” is read as the highest number');
  });

  test('is the highest that was asked for', async () => {
    expect(await pagesOf('top 2 landing pages with the highest bounce rate')).toEqual(['/cart', '/blog']);
  });

  test('is the lowest that was asked for', async () => {
    expect(await pagesOf('top 2 landing pages with the lowest bounce rate')).not.toEqual(['/cart', '/blog']);
    expect(await pagesOf('top 3 landing pages with the lowest bounce rate')).toEqual(['/', '/sale', '/blog']);
  });

  test('the best are those with the least', async () => {
    expect(await pagesOf('best 2 landing pages by bounce rate')).toEqual(['/', '/sale']);
  });
});
