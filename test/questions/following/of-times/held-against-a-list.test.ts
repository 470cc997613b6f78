import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../../asking/asked-file.ts';

const WEEKS = [
  '2026-02-02',
  '2026-02-09',
  '2026-02-16',
  '2026-02-23',
  '2026-03-02',
  '2026-03-09',
  '2026-03-16',
];
const BEFORE = [
  '2025-11-17',
  '2025-11-24',
  '2025-12-01',
  '2025-12-08',
  '2025-12-15',
  '2025-12-22',
  '2025-12-29',
  '2026-01-05',
  '2026-01-12',
  '2026-01-19',
  '2026-01-26',
];
const LINES = [
  'date,source,landing_page,sessions,revenue',
  ...BEFORE.flatMap((day) => [`${day},chatgpt.com,/,4,1`, `${day},google,/,50,1`]),
  ...WEEKS.flatMap((day, at) => [
    `${day},chatgpt.com,/,${10 + at},1`,
    `${day},chatgpt.com,/pricing,5,1`,
    `${day},google,/,40,3`,
    `${day},google,/help,20,9`,
  ]),
  '2026-03-31,chatgpt.com,/,1,1',
];
const asked = askedFile('2026-04-01', LINES);
const followed = followedFile('2026-04-01', LINES);

test('against another name behind a trend both stand week by week', async () => {
  const { tables, headline } = await followed('is chatgpt traffic growing?', 'compared to google');
  expect(new Set(tables[0]?.rows.map(([, name]) => name))).toEqual(new Set(['chatgpt.com', 'google']));
  expect(headline).not.toMatch(/^(?:Yes|No)/);
});

test('who grew more is asked of both names behind two trends', async () => {
  const { status } = await followed('is chatgpt traffic growing?', 'and google?', 'which grew more?');
  expect(status).toBe('answered');
});

test('against another name behind a list both stand in every row', async () => {
  const { tables } = await followed('top landing pages from chatgpt in March', 'compared to google');
  expect(tables[0]?.rows).toContainEqual(['/', 46, 120, -74]);
});

test('a list of two times has no place for a second name', async () => {
  const { status } = await followed('landing pages from chatgpt in March vs February', 'compared to google');
  expect(status).toBe('clarification_needed');
});

test('the difference by page behind two names, and behind two months', async () => {
  const names = await followed(
    'sessions from chatgpt in March',
    'and google',
    'the difference by landing page',
  );
  expect(names.tables[0]?.rows).toContainEqual(['/', 46, 120, -74]);
  const times = await followed('sessions in February', 'and March', 'difference by source');
  expect(times.tables[0]?.rows.find(([name]) => name === 'google')?.slice(0, 3)).toEqual([
    'google',
    180,
    240,
  ]);
});

test('a page that others are held against does not limit them', async () => {
  const { tables } = await asked('which landing pages had more sessions than /help in March?');
  expect(tables[0]?.rows).toEqual([['/', 166]]);
  const two = await asked('which landing pages had more sessions than /help but less revenue in March?');
  expect(two.status).toBe('clarification_needed');
});

test('where they land, apart from the home page', async () => {
  const { tables } = await asked('where do google users land, apart from the home page?');
  expect(tables[0]?.rows).toEqual([['/help', 140]]);
});
