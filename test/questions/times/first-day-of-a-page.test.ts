import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const visits = askedFile('2026-03-15', [
  'date,channelGroup,pagePath,sessions',
  '2026-02-02,Email,/gyms/high-street,9',
  '2026-02-09,Email,/gyms/canal-dock,20',
  '2026-03-03,Direct,/gyms/canal-dock,8',
  '2026-03-10,Direct,/book,30',
]);

describe('the kind of a name behind it is no part of the site', () => {
  test.each([
    ['first date the canal dock page got traffic', ['2026-02-09', 20]],
    ['when did the canal dock page first get traffic', ['2026-02-09', 20]],
    ['first day with more than 5 sessions from the Direct channel group', ['2026-03-03', 8]],
  ])('%s', async (question, row) => {
    expect((await visits(question)).tables[0]?.rows).toEqual([row]);
  });

  test('of parts of the site it stays asked about', async () => {
    expect((await visits('first day with more than 5 sessions by page')).status).not.toBe('answered');
  });
});

test('all pages of a section together are held against one page', async () => {
  const { tables } = await visits('sessions on all gym pages together vs /book');
  expect(tables[0]?.rows.map((row) => row[1])).toEqual([37, 30]);
});
