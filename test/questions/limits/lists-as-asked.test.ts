import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = [
  '2026-04-10',
  '2026-04-17',
  '2026-04-24',
  '2026-05-01',
  '2026-05-08',
  '2026-05-15',
  '2026-05-22',
];
/** In May /a rose, /courses/b fell, /courses/c hardly did. */
const sessionsOf = (page: string, day: string): number =>
  day < '2026-05-01' ? 30 : page === '/a' ? 90 : page === '/courses/b' ? 2 : 20;
const ask = askedFile('2026-06-01', [
  'date,landing_page,country,sessions',
  ...days.flatMap((day) =>
    ['/a', '/courses/b', '/courses/c'].map((page) => `${day},${page},Austria,${sessionsOf(page, day)}`),
  ),
  ...days.map((day) => `${day},/a,Italy,1`),
  '2026-04-10,/a,Germany,1',
]);
const names = async (question: string) => {
  const { status, headline, tables } = await ask(question);
  return status === 'answered' ? tables[0]?.rows.map(([name]) => name) : headline;
};

test.each([
  ['courses with less than 50 sessions in May', ['/courses/b']],
  ['courses with at most 50 sessions in May', ['/courses/b']],
  ['which Friday in May had the fewest sessions?', ['2026-05-01']],
  ['sort pages in ascending order by sum of sessions', ['/courses/b', '/courses/c', '/a']],
  ['sort pages by sum of sessions in descending order', ['/a', '/courses/c', '/courses/b']],
  ['at most 1 countries by sessions', ['Austria']],
])('%s', async (question, expected) => {
  expect(await names(question)).toEqual(expected);
});

test('sections are counted by a limit of their pages', async () => {
  const { tables } = await ask('how many courses had more than 50 sessions');
  expect(tables[0]?.rows).toEqual([[2]]);
});

test('what comes from neither is all the rest', async () => {
  const { tables } = await ask('sessions that came neither from Italy nor from Germany in May');
  expect(tables[0]?.rows[0]?.[0]).toBe(4 * (90 + 2 + 20));
});

const running = askedFile('2026-05-20', [
  'date,landing_page,sessions',
  ...Array.from({ length: 49 }, (_, at) => addDays('2026-04-01' as Day, at)).flatMap((day) => [
    `${day},/a,${day < '2026-05-01' ? 3 : 9}`,
    `${day},/b,${day < '2026-05-01' ? 9 : 2}`,
  ]),
]);

test.each(['pages down vs last month', 'pages losing traffic vs last month'])('%s', async (question) => {
  const { status, tables } = await running(question);
  expect(status).toBe('answered');
  expect(tables[0]?.rows[0]?.[0]).toBe('/b');
});
