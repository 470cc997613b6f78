import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Direct and Email gain in March, Social loses. */
const ask = askedFile('2026-04-01', [
  'date,channel,sessions',
  ...[
    ['Direct', 10, 20],
    ['Email', 5, 6],
    ['Social', 9, 1],
  ].flatMap(([channel, february, march]) => [
    `2026-02-01,${channel},${february}`,
    `2026-02-28,${channel},0`,
    `2026-03-01,${channel},0`,
    `2026-03-31,${channel},${march}`,
  ]),
]);

test.each([
  'how many channels grew in March vs February',
  'number of channels with more sessions in March than in February',
  'how many channels had more sessions in March than in February',
])('%s: how many of all did is told first', async (question) => {
  const { headline, tables } = await ask(question);
  expect(headline).toMatch(/^2 of the 3 channels rose, 1 fell\. Direct gained the most/);
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Direct', 'Email']);
});

test.each([
  'how many channels fell in March vs February',
  'how many channels lost sessions in March vs February',
])('%s: and how many fell', async (question) => {
  expect((await ask(question)).headline).toMatch(
    /^1 of the 3 channels fell, 2 rose\. Social lost the most: it had 1 session /,
  );
});
