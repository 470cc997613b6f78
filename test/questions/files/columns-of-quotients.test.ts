import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-02', [
  'date,channel,clicks,cost,cost per click,orders per day,items/order,margin,stock level,gross margin',
  '2026-02-27,A,10,5,0.5,4,2,0.3,100,20',
  '2026-02-28,A,30,9,0.3,6,2,0.2,50,30',
]);

describe('what each row says of itself is never added up', () => {
  test.each([
    'orders per day last month',
    'items/order last month',
    'stock level last month',
    'stock level by channel',
  ])('%s', async (question) => {
    expect((await ask(question)).status).not.toBe('answered');
  });

  test('a quotient is made of its parts where they are counted', async () => {
    expect((await ask('cost per click last month')).tables[0]?.rows).toEqual([[14 / 40]]);
  });

  test('a margin in a currency adds up, one of at most 1 does not', async () => {
    expect((await ask('gross margin last month')).tables[0]?.rows).toEqual([[50]]);
    expect((await ask('margin last month')).assumptions).toContain('“margin” is read as gross margin.');
  });
});
