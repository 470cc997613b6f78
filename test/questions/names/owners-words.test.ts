import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-04', lines);
const bikes = asked(
  'date,station,bike_type,hires,damage_reports,hire_income',
  ...['2026-02-01', '2026-03-31'].flatMap((day) => [
    `${day},North,City,40,1,80`,
    `${day},North,Cargo,10,0,60`,
    `${day},South,City,30,0,60`,
    `${day},South,Cargo,20,2,120`,
  ]),
);
const routes = asked(
  'date,route,channel,tickets_sold,fare_revenue',
  '2026-03-02,Oban,Website,60,60',
  '2026-03-02,Oban,Phone,40,400',
  '2026-03-02,Largs,Website,10,10',
  '2026-03-02,Largs,Phone,90,900',
);

describe('things of a column of kinds', () => {
  test.each([
    'how many bikes were hired in March?',
    'how many bikes did people hire in March',
    'how many bikes did we hire out in March',
    'number of bikes hired in March',
  ])('are as many as were hired: %s', async (question) => {
    const { tables, assumptions } = await bikes(question);
    expect(tables[0]?.rows, question).toEqual([[100]]);
    expect(assumptions.join(' ')).toContain('read as hires');
  });

  test.each(['how many bike types were hired in March', 'how many kinds of bike were hired in March'])(
    'are kinds where kinds are asked for: %s',
    async (question) => {
      expect((await bikes(question)).tables[0]?.rows, question).toEqual([[2]]);
    },
  );

  test('are asked about behind a noun that counts something else', async () => {
    const { status, clarification } = await bikes('how many bikes had damage reports in March');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'How many bike types had damage reports in March',
      'Damage reports in March',
    ]);
  });
});

describe('every one of them in every month', () => {
  test.each([
    ['has every station had more than 45 hires each month', ['North', 'South']],
    ['do all stations have at least 50 hires a month', ['North', 'South']],
    ['did every station get more than 60 hires every month', []],
  ])('names those that had: %s', async (question, names) => {
    expect(
      (await bikes(`${question} from February to March 2026`)).tables[0]?.rows.map(([name]) => name),
    ).toEqual(names);
  });
});

describe('the part of their own', () => {
  test.each([
    'routes with more than a third of their tickets sold by Website',
    'routes where more than a third of tickets are sold by Website',
    'which routes sell more than a third of their tickets by Website',
  ])('%s', async (question) => {
    expect((await routes(question)).tables[0]?.rows, question).toEqual([['Oban', 60, 100, 0.6]]);
  });
});

describe('a mailing list is no part of the visits', () => {
  test.each([
    'Is our email list dying?',
    'is our list growing?',
    'is the mailing list shrinking',
    'how big is our list',
  ])('%s', async (question) => {
    expect((await bikes(question)).status, question).not.toBe('answered');
  });

  test('what is listed is', async () => {
    expect((await bikes('list our stations by hires')).status).toBe('answered');
  });
});

describe('what was sold fewer than so often is counted', () => {
  const shop = asked(
    'date,item_name,items_viewed,items_purchased,item_revenue',
    '2026-03-02,Lamp,9,4,400',
    '2026-03-02,Rope,90,50,3',
  );

  test.each([
    ['which products sold fewer than 5 in March', [['Lamp', 4]]],
    ['which products sold less than 5 € in March', [['Rope', 3]]],
  ])('%s', async (question, rows) => {
    expect((await shop(question)).tables[0]?.rows, question).toEqual(rows);
  });

  test('those that were never bought are no difference of two sums', async () => {
    const never = await shop('which items were viewed but never bought in March');
    expect(never.status).toBe('answered');
    expect(never.tables[0]?.rows).toEqual([]);
    expect((await shop('how many items were viewed but never bought in March')).tables[0]?.rows).toEqual([
      [45],
    ]);
  });
});

describe('what is asked back instead of answered by something else', () => {
  const desk = asked(
    'date,topic,tickets_opened,tickets_solved,reply_minutes',
    '2026-03-02,Billing,10,12,60',
    '2026-03-09,Mail,30,20,90',
    '2026-03-30,Mail,30,20,90',
  );

  test.each([
    // One of its kind, as the limit of the others
    'topics with less than half of what Mail opened in March',
    // Two numbers against each other in each week
    'how many weeks did we solve more tickets than we opened',
    'weeks when we solved more tickets than we opened',
  ])('%s', async (question) => {
    expect((await desk(question)).status, question).toBe('clarification_needed');
  });

  // One that was opened waits for its reply, whether it was solved or not
  test.each([
    ['average reply time in March', 240 / 70],
    ['average reply time in hours in March', 240 / 70 / 60],
  ])('%s', async (question, value) => {
    const { tables, assumptions } = await desk(question);
    expect(tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 9);
    expect(assumptions).toContainEqual(expect.stringMatching(/per ticket opened/));
  });

  test.each([
    'topics with less than half of the tickets opened in March',
    'tickets opened and tickets solved by week',
  ])('its neighbours are answered: %s', async (question) => {
    expect((await desk(question)).status, question).toBe('answered');
  });
});
