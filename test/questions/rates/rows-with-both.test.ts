import { expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const practice = askedFile('2026-03-06', [
  'date,vet,visits,no_shows,fees,medicine_cost',
  '2026-03-02,Ann,2,0,80,20',
  '2026-03-02,Bo,4,1,,60',
  '2026-03-03,Ann,1,0,,30',
  '2026-03-03,Bo,1,0,50,10',
  '2026-03-04,Ann,1,0,70,20',
]);
const firstOf = async (question: string) => (await practice(question)).tables[0]?.rows[0]?.[0];

it('one number over another is taken of rows in which both are known', async () => {
  expect(await firstOf('fees per visit')).toBe(50);
  expect(await firstOf('medicine cost as % of fees')).toBe(0.25);
  expect((await practice('fees per visit by vet')).tables[0]?.rows).toEqual([
    ['Ann', 50, 3],
    ['Bo', 50, 1],
  ]);
});

it('so is one less another', async () => {
  expect(await firstOf('fees minus medicine cost')).toBe(150);
});

it('what goes with a number that nobody wrote down is said beside the difference', async () => {
  const { assumptions } = await practice('medicine cost minus fees by vet');
  expect(assumptions.join(' ').replaceAll('\u00a0', ' ')).toContain(
    '2 rows have no value for fees: what is to be taken off there is unknown, so their 90 medicine cost are left out as well.',
  );
  const whole = await practice('fees minus medicine cost on march 2, vet Ann');
  expect(whole.assumptions.join(' ')).not.toContain('no value');
});

it('beside a sum of all rows a rate is still that of the rows that have both', async () => {
  const { tables } = await practice('visits and fees per visit by vet');
  expect(tables[0]?.rows).toEqual([
    ['Bo', 5, 50],
    ['Ann', 4, 50],
  ]);
});

it('how many rows lack the number is said, of a rate and of a sum', async () => {
  const rate = (await practice('fees per visit')).explanation.replaceAll('\u00a0', ' ');
  expect(rate).toContain('2 rows from Mar 2, 2026 to Mar 4, 2026 have no value for fees: they are left out');
  const sum = (await practice('fees on march 3')).explanation.replaceAll('\u00a0', ' ');
  expect(sum).toContain('1 row of Mar 3, 2026 has no value for fees: what it had is unknown');
  expect((await practice('visits')).explanation).not.toContain('no value');
});

it('a file that writes no zero leaves its cells empty where there was none', async () => {
  const sparse = askedFile('2026-03-06', [
    'date,device,visits,bookings',
    '2026-03-02,mobile,10,',
    '2026-03-02,desktop,10,4',
  ]);
  const { tables, explanation } = await sparse('bookings per visit');
  expect(tables[0]?.rows[0]?.[0]).toBe(0.2);
  expect(explanation).not.toContain('no value');
});
