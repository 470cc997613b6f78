import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/**
 * In July and August the two hotels: Alder 300 and 240 bookings, 30 and 12 cancellations, Birch 200 and 260, 40 and 26. Suites alone:
 * Alder 100 and 40, Birch 120 and 60. The third one, Cedar, has 50 and 70 bookings, all single rooms.
 */
const lines = [
  'date,hotel,room_type,bookings,cancellations',
  '2026-07-01,Alder,Suite,50,10',
  '2026-07-01,Alder,Single,100,10',
  '2026-07-01,Birch,Suite,60,20',
  '2026-07-01,Birch,Single,40,0',
  '2026-07-01,Cedar,Single,25,1',
  '2026-07-31,Alder,Suite,50,5',
  '2026-07-31,Alder,Single,100,5',
  '2026-07-31,Birch,Suite,60,10',
  '2026-07-31,Birch,Single,40,10',
  '2026-07-31,Cedar,Single,25,1',
  '2026-08-01,Alder,Suite,20,4',
  '2026-08-01,Alder,Single,100,2',
  '2026-08-01,Birch,Suite,30,6',
  '2026-08-01,Birch,Single,100,7',
  '2026-08-01,Cedar,Single,35,1',
  '2026-08-31,Alder,Suite,20,4',
  '2026-08-31,Alder,Single,100,2',
  '2026-08-31,Birch,Suite,30,6',
  '2026-08-31,Birch,Single,100,7',
  '2026-08-31,Cedar,Single,35,1',
];
const ask = askedFile('2026-09-01', lines);
const told = async (question: string) => (await ask(question)).headline.replace(/\s/gu, ' ');

describe('two numbers of two names', () => {
  test.each([
    [
      'Did Alder have more bookings but fewer cancellations than Birch in July 2026?',
      /^Yes, both: .*300 against 200; .*30 against 40/,
    ],
    [
      'Did Alder have more bookings and more cancellations than Birch in July 2026?',
      /^No, only the first: .*300 against 200; .*30 against 40/,
    ],
    [
      'Did Alder have more bookings but fewer cancellations than Birch in August 2026?',
      /^No, only the second: .*240 against 260; .*12 against 26/,
    ],
    ['Did Alder have more bookings and more cancellations than Birch in August 2026?', /^No, neither: /],
    ["Were Alder's bookings higher and its cancellations lower than Birch's in July 2026?", /^Yes, both: /],
    ["Were Alder's bookings higher than Birch's but its cancellations lower in July 2026?", /^Yes, both: /],
    [
      'Did Alder have more bookings and a lower cancellation rate than Birch in July 2026?',
      /^Yes, both: .*10 % against 20 %/,
    ],
  ])('%s', async (question, answer) => {
    expect(await told(question)).toMatch(answer);
  });

  test('each with its own table, and every number leads to its cell', async () => {
    const answer = await ask('Did Alder have more bookings but fewer cancellations than Birch in July 2026?');
    expect(answer.tables.map(({ rows }) => rows)).toEqual([
      [
        ['Alder', 300],
        ['Birch', 200],
      ],
      [
        ['Alder', 30],
        ['Birch', 40],
      ],
    ]);
    const paths = answer.bindings.map(({ path }) => path);
    expect(paths).toContain('tables.1.rows.0.1');
    expect(paths.some((path) => path.startsWith('reading.'))).toBe(false);
  });
});

test('two numbers behind one word are two claims', async () => {
  expect(await told('Did Alder have more bookings and cancellations than Birch in July 2026?')).toMatch(
    /^No, only the first: /,
  );
  expect(await told('Did Alder have fewer bookings and cancellations than Birch in August 2026?')).toMatch(
    /^Yes, both: /,
  );
});

describe('one number in two places, at two times, against two others', () => {
  test.each([
    [
      'Did Alder have more bookings than Birch for singles but fewer for suites in July 2026?',
      /^Yes, both: .*200 against 80; .*100 against 120/,
    ],
    [
      'Did Alder have more bookings than Birch for singles and for suites in July 2026?',
      /^No, only the first: /,
    ],
    ['Did Alder have more bookings than Birch for singles but not for suites in July 2026?', /^Yes, both: /],
    [
      'Did Alder have more bookings than Birch in July 2026 but fewer in August 2026?',
      /^Yes, both: .*300 against 200; .*240 against 260/,
    ],
    ['Did Alder have more bookings than Birch in July 2026 and in August 2026?', /^No, only the first: /],
    [
      'Did Birch have fewer bookings than Alder but more than Cedar in July 2026?',
      /^Yes, both: .*200 against 300; .*200 against 50/,
    ],
    [
      'Were bookings higher in August 2026 than in July 2026 in Birch but lower in Alder?',
      /^Yes, both: .*260 .*200.*240 .*300/,
    ],
    ['Were bookings higher in August 2026 than in July 2026 in Alder but lower in Birch?', /^No, neither: /],
    ['Did bookings rise in Birch but not in Alder in August 2026?', /^Yes, both: .*260 .*240 /],
    ['Did bookings rise in Birch but not in Cedar in August 2026?', /^No, only the first: .*260 .*70 /],
    [
      'Did bookings rise in Birch and Alder but not in Cedar in August 2026?',
      /^No, only the first: .*260 .*240 .*70 /,
    ],
  ])('%s', async (question, answer) => {
    expect(await told(question)).toMatch(answer);
  });
});

test('three claims', async () => {
  expect(
    await told(
      'Did Alder have more bookings, fewer cancellations and a lower cancellation rate than Birch in July 2026?',
    ),
  ).toMatch(/^Yes, all of them: /);
  expect(
    await told(
      'Did Alder have more bookings, more cancellations and a lower cancellation rate than Birch in July 2026?',
    ),
  ).toMatch(/^No, only the first and the third: /);
});

test('one that nothing decides is asked back by its claims', async () => {
  // June lies before the data
  const answer = await ask('Did Alder have more bookings than Birch but fewer than in June 2026?');
  expect(answer.status).toBe('clarification_needed');
  expect(answer.headline).toMatch(/^This takes more than one thing to be so/);
  expect(answer.clarification?.choices[0]?.question).toBe('Did Alder have more bookings than Birch?');
});

describe('behind it', () => {
  const asked = 'Did Alder have more bookings but fewer cancellations than Birch in July 2026?';
  const ask2 = followedFile('2026-09-01', lines);

  test('another month may be of any of them', async () => {
    const answer = await ask2(asked, 'and in August?');
    expect(answer.status).toBe('clarification_needed');
    expect(answer.headline).toMatch(/^The question before took more than one thing to be so/);
  });

  test('a place takes one of them', async () => {
    expect((await ask2(asked, 'the second one')).headline).toMatch(/^Yes: Alder had 10 fewer cancellations/);
  });
});

describe('one claim stays one', () => {
  test.each([
    ['Did Alder and Birch have more than 100 bookings in July 2026?', /^Yes/],
    ['Did Alder have more bookings than Birch and Cedar in July 2026?', /300/],
    ['Did Birch rise but Alder fall in bookings in August 2026?', /^Yes, both: /],
  ])('%s', async (question, answer) => {
    expect(await told(question)).toMatch(answer);
  });
});
