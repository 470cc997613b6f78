import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-05-01', [
  'date,material,customer,loads,complaints',
  '2026-03-02,Sand,Hanley,5,0',
  '2026-03-02,Sand,Brightwater,3,1',
  '2026-03-03,Gravel,Hanley,2,0',
  '2026-04-02,Sand,Hanley,1,0',
  '2026-04-03,Sand,Brightwater,4,0',
]);

test.each([
  ['who bought the most sand this year', [['Brightwater', 7]]],
  ['how much did Brightwater buy in april', [[4]]],
  ['who bought gravel', [['Hanley', 2]]],
  ['which materials does Brightwater not buy', [['Gravel', 0]]],
  ['when did Hanley last buy', [['2026-04-02', 1]]],
  ['when did Brightwater first buy from us?', [['2026-03-02', 3]]],
])('where customers are known by name they buy what is counted: %s', async (question, rows) => {
  const { tables, assumptions } = await asked(question);
  expect(tables[0]?.rows).toEqual(rows);
  expect(assumptions.join(' ')).toContain('is read as loads');
});

test('where no customers are known, who bought is not told', async () => {
  const other = askedFile('2026-05-01', ['date,material,loads', '2026-03-02,Sand,5']);
  expect((await other('who bought the most sand')).status).not.toBe('answered');
});

test('the first day of what is sold is told by its verb', async () => {
  const shop = askedFile('2026-05-01', [
    'date,item_name,items_purchased,item_revenue',
    '2026-03-02,Headlamp,5,50',
    '2026-03-04,Solar Lantern,2,20',
  ]);
  expect((await shop('when did the solar lantern first sell')).tables[0]?.rows[0]?.[0]).toBe('2026-03-04');
});
