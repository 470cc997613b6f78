import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'Date,Mechanic,Job Type,Visitor Type,Jobs Done,Invoiced,Users',
  '2026-02-03,Pat,Tyres,new,2,100.00,4',
  '2026-02-04,Ann,Brakes,returning,3,500.00,5',
  '2026-03-03,Pat,Tyres,new,4,160.00,8',
  '2026-03-04,Ann,Brakes,returning,6,900.00,10',
  '2026-03-05,Ann,Tyres,new,2,40.00,2',
];
const asked = askedFile('2026-04-01', LINES);
const followed = followedFile('2026-04-01', LINES);

test('jobs are those that were done where a file counts them', async () => {
  expect((await asked('jobs in March')).tables[0]?.rows).toEqual([[12]]);
  expect((await asked('invoiced per job in March')).tables[0]?.rows).toEqual([[1100 / 12]]);
  expect((await followed('invoiced in March', 'per job')).tables[0]?.rows).toEqual([[1100 / 12]]);
  expect((await asked('jobs by job type in March')).tables[0]?.rows).toEqual([
    ['Brakes', 6],
    ['Tyres', 6],
  ]);
});

test('a rate of users over several days says that they are counted day by day', async () => {
  const said = ({ explanation }: { explanation: string | null }) => explanation ?? '';
  expect(said(await asked('invoiced per user in March'))).toContain('counted day by day');
  expect(said(await asked('invoiced per user on March 3'))).not.toContain('counted day by day');
});

test('there is the one that was found', async () => {
  const { tables } = await followed('which mechanic had the most jobs done in March?', 'for Tyres there');
  expect(tables[0]?.rows).toEqual([[2]]);
});

test('who made more behind a list of kinds is asked back', async () => {
  const { status } = await followed('jobs done in March', 'of what type?', 'who made more?');
  expect(status).not.toBe('answered');
});

test('two times are nobody who is ahead', async () => {
  const { status } = await followed('invoiced by Ann in March', 'the same in February', 'who is ahead?');
  expect(status).not.toBe('answered');
});

test('a name without a row is named beside the other', async () => {
  const { explanation } = await asked('average jobs done per day in February for Pat versus Ann');
  expect(explanation ?? '').not.toContain('Without any row');
  const one = await asked('average jobs done per day on March 3 for Pat versus Ann');
  expect(one.explanation ?? '').toContain('Without any row in these days, and so not listed: “Ann”');
});

test('better in both is up in both', async () => {
  const { tables } = await asked(
    'which mechanics had a better March than February in both jobs done and invoiced?',
  );
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Ann', 'Pat']);
});
