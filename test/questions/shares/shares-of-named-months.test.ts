import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-06-01', [
  'date,device,sessions',
  ...[1, 2, 3, 4, 5].flatMap((month) => [
    `2026-0${month}-10,mobile,${month}`,
    `2026-0${month}-10,desktop,${10 - month}`,
  ]),
]);

const sharesOf = async (question: string) =>
  (await site(question)).tables[0]?.rows.map((row) => [String(row[0]).slice(0, 7), row.at(-1)]);

test.each([
  'what share of sessions was mobile in jan, feb and march',
  'mobile share of sessions in each of January, February and March',
  'what % of sessions came from mobile in March, February, January?',
])('a share in each month that is named: %s', async (question) => {
  expect(await sharesOf(question), question).toEqual([
    ['2026-01', 0.1],
    ['2026-02', 0.2],
    ['2026-03', 0.3],
  ]);
});

test('a month between them that is not named is not told', async () => {
  expect(await sharesOf('what share of sessions was mobile in january, march and may')).toEqual([
    ['2026-01', 0.1],
    ['2026-03', 0.3],
    ['2026-05', 0.5],
  ]);
});

test('two of them are held against each other', async () => {
  const { headline } = await site('what share of sessions was mobile in january and march');
  expect(headline).toContain('points');
});

test('months that do not stand in one order are not put in one', async () => {
  expect((await site('what share of sessions was mobile in june, january and february')).status).not.toBe(
    'answered',
  );
});
