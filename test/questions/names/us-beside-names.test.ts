import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,country,channel,device,sessions,revenue',
  '2026-03-02,United States,Organic Search,mobile,30,300',
  '2026-03-02,United States,Paid Search,desktop,20,200',
  '2026-03-03,Germany,Organic Search,mobile,7,70',
  '2026-03-03,Germany,Paid Search,desktop,5,50',
]);

test.each([
  ['us mobile sessions in march', [30]],
  ['us mobile users in march', [30]],
  ['us desktop revenue', [200]],
  ['us organic search revenue in march', [300]],
  ['sessions from us mobile users', [30]],
  ['us mobile organic search sessions', [30]],
  ['mobile sessions us', [30]],
  ['what about us mobile', [30]],
])('"us" before names and what is counted is the country: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});

test('names held against each other are both of the country before them', async () => {
  const { tables } = await asked('us paid search vs organic search revenue');
  expect(tables[0]?.rows).toEqual([
    ['Paid Search', 200],
    ['Organic Search', 300],
  ]);
});

test.each([
  ['how many mobile sessions did organic search bring us', [37]],
  ['organic search brings us mobile sessions', [37]],
  ['how many mobile users visit us', [37]],
])('those whom something is brought are those who ask: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});
