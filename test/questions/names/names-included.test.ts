import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-03', [
  'date,channel,country,device,sessions',
  '2026-03-10,Email,Germany,mobile,40',
  '2026-03-10,Email,Germany,desktop,30',
  '2026-03-10,Direct,Canada,mobile,20',
  '2026-03-10,Direct,Spain,desktop,10',
]);
const toldBy = async (question: string) => {
  const { status, tables, headline } = await ask(question);
  return status === 'answered' ? tables[0]?.rows.map((row) => row.at(-1)) : headline;
};

test.each([
  ['sessions in March including mobile', [100]],
  ['Email sessions in March incl. mobile', [70]],
  ['sessions in March (incl. desktop)', [100]],
  ['sessions by channel including Email in March', [70, 30]],
  // Beside one of its own column it is added to that
  ['sessions from Germany including Canada in March', [90]],
])('a name among what is counted chooses nothing: %s', async (question, rows) => {
  expect(await toldBy(question)).toEqual(rows);
});

test('that it chooses nothing is said', async () => {
  const answer = await ask('sessions in March including mobile');
  expect(JSON.stringify(answer)).toContain('is read as told beside the question');
});
