import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';
import { dives } from './dives.ts';

const ask = askedFile('2026-04-02', dives);

const rowsOf = async (question: string): Promise<unknown> => {
  const { status, tables } = await ask(question);
  return { status, rows: tables[0]?.rows };
};

describe('names in two times', () => {
  test.each([
    'Reef vs Wreck dives in February and March',
    'Reef and Wreck: dives by site, February and March',
    'Reef against Wreck dives, February & March',
    'compare Reef and Wreck dives in February and March',
  ])('go from the earlier to the later: "%s"', async (question) => {
    expect(await rowsOf(question)).toEqual({
      status: 'answered',
      rows: [
        ['Reef', 50, 40, 10, 0.25],
        ['Wreck', 30, 50, -20, -0.4],
      ],
    });
  });

  test('one against the other is asked of one time', async () => {
    const { headline, clarification } = await ask('Did Reef beat Wreck in dives in February and March?');
    expect(headline).toBe('Two names are held against each other in one period at a time: which one first?');
    const [february] = clarification?.choices ?? [];
    expect(await rowsOf(february?.question ?? '')).toEqual({
      status: 'answered',
      rows: [
        ['Reef', 40],
        ['Wreck', 50],
      ],
    });
  });

  test('are told as they are named where nothing is compared', async () => {
    expect(await rowsOf('dives at Reef by sail in February and March')).toEqual({
      status: 'answered',
      rows: [
        ['February 2026', 40],
        ['March 2026', 50],
      ],
    });
  });
});

describe('each unit against the one before it', () => {
  test.each([
    'monthly dives in 2026 and the change to the month before',
    'dives per month in 2026 compared with the month before',
    'dives by month this year vs the previous month',
    'dives each month of 2026 and the difference to the previous month',
    'dives by month in 2026 against the prior month',
  ])('"%s"', async (question) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows.slice(0, 3)).toEqual([
      ['2026-01-01', 40, null, null],
      ['2026-02-01', 100, 60, 1.5],
      ['2026-03-01', 90, -10, -0.1],
    ]);
  });

  test('another unit is a stretch of its own', async () => {
    expect((await ask('dives by day in March vs the month before')).headline).toContain('February 2026');
  });
});

describe('shares', () => {
  test.each([
    'Dives from the top 2 sites in March as a share of total',
    "the 2 best sites' share of dives in March",
    'What percentage of dives came from the two biggest sites in March?',
  ])('of the first ones together: "%s"', async (question) => {
    const { headline, tables } = await ask(question);
    expect(tables[0]?.rows).toEqual([[80, 80 / 90]]);
    expect(headline).toMatch(/88\.9\s%/);
  });

  test('of each where they are listed', async () => {
    expect((await ask('top 2 sites by share of dives in March')).tables[0]?.rows).toEqual([
      ['Reef', 50, 50 / 90],
      ['Wreck', 30, 30 / 90],
    ]);
  });

  test.each(['share of motor by site in March', 'motor dives share by site in March'])(
    'of a part within each: "%s"',
    async (question) => {
      expect((await ask(question)).tables[0]?.columns.slice(1)).toEqual([
        'Dives of the part',
        'Dives in total',
        'Share',
      ]);
    },
  );

  test.each([
    'How many more dives did Reef get than Wreck in March, in percent?',
    'by how many percent did Reef beat Wreck in dives in March',
    'difference between Reef and Wreck dives in March in percent',
  ])('and no shares where it is asked how far they are apart: "%s"', async (question) => {
    expect((await ask(question)).headline).toMatch(/66\.7\s% more/);
  });
});

test('a share of another number is asked about', async () => {
  const { status, clarification } = await ask('motor dives share of photos by site in March');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Motor share of photos by site in March',
    'Motor share of dives by site in March',
  ]);
});

describe('limits', () => {
  test('of a sum are none of each one', async () => {
    const { headline, tables } = await ask(
      'Which two sites together made more than 80% of the dives in March?',
    );
    expect(headline).toMatch(/^The top 2 sites made 88\.9\s% of the dives/);
    expect(tables[0]?.rows).toEqual([[80, 80 / 90]]);
  });

  test('that the sum does not reach are said to be missed', async () => {
    const { headline } = await ask('Which two sites together made more than 95% of the dives in March?');
    expect(headline).toMatch(/^None together made as much: the top 2 sites made 88\.9\s%/);
  });

  test('of a sum that is no share are asked about', async () => {
    const { status } = await ask('Which two sites together made less than 10% of the dives in March?');
    expect(status).toBe('clarification_needed');
  });

  test('that chose who is ranked stand in the headline', async () => {
    const { headline } = await ask('top 2 sites by photos in March with more than 20 dives');
    expect(headline).toMatch(/^Of the sites with dives above 20, Reef had the most photos/);
  });
});

test('a week of which only the end is known is no win', async () => {
  const { tables, explanation } = await ask('In how many weeks did Reef beat Wreck in dives in 2026?');
  expect(tables[0]?.rows.map(([week]) => week)).not.toContain('2025-12-29');
  expect(explanation).toContain('The first week is not counted');
});
