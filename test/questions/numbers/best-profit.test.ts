import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const VET = [
  'date,service,appointments,fees,costs',
  '2026-02-02,Dental,8,500,200',
  '2026-02-03,Surgery,4,800,300',
  '2026-03-02,Dental,8,600,200',
  '2026-03-03,Surgery,4,900,300',
];
const vet = askedFile('2026-04-01', VET);
const followed = followedFile('2026-04-01', VET);

test.each([
  ['which service has the best profit in March', 'Surgery'],
  ['which service has the worst profit in March', 'Dental'],
  ['which service has the worst costs in March', 'Surgery'],
  ['which service has the best costs in March', 'Dental'],
])('less costs is more of what is hoped for: “%s”', async (question, first) => {
  const { tables, headline } = await vet(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBe(first);
});

test('a profit that rose improved, costs that rose did not', async () => {
  expect((await vet('did profit improve in March')).headline).toMatch(/^Yes/);
  const dearer = askedFile('2026-04-01', ['date,fees,costs', '2026-02-02,500,200', '2026-03-02,500,300']);
  expect((await dearer('did costs improve in March')).headline).toMatch(/^No/);
  expect((await dearer('did profit improve in March')).headline).toMatch(/^No/);
});

test('worst first begins with the least profit, and with the most costs', async () => {
  const first = async (...questions: readonly string[]) =>
    (await followed(...questions)).tables[0]?.rows[0]?.[0];
  expect(await first('profit by service in March', 'worst first')).toBe('Dental');
  expect(await first('profit by service in March', 'best first')).toBe('Surgery');
  expect(await first('costs by service in March', 'worst first')).toBe('Surgery');
});
