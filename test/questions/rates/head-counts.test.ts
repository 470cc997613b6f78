import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const NONE_TOLD_APART = /of several days cannot be added up/;

describe('people beside nothing that there are more of are counted each time', () => {
  const ask = askedFile('2026-03-05', [
    'date,practice,animal,patients,no_shows,waiting_minutes',
    '2026-03-02,North,cat,3,1,30',
    '2026-03-02,North,dog,5,0,50',
    '2026-03-03,North,cat,2,0,20',
    '2026-03-03,South,dog,4,5,100',
  ]);

  test('they add up over days and rows, which is said', async () => {
    const { tables, assumptions } = await ask('how many patients from March 2 to March 3, 2026?');
    expect(tables[0]?.rows[0]).toEqual([14]);
    expect(assumptions.join()).toContain('who is in several of them counts in each');
  });

  test('they are what is counted where nobody says which number', async () => {
    const { tables, headline } = await ask('cats by practice');
    expect(tables[0]?.rows).toEqual([['North', 5]]);
    expect(headline).toContain('patients');
  });

  test('minutes are theirs and not those of who did not come', async () => {
    const { tables } = await ask('average waiting minutes by practice');
    expect(tables[0]?.rows.map(([practice, each]) => [practice, each])).toEqual([
      ['South', 25],
      ['North', 10],
    ]);
  });

  test('the busiest one has the most of them', async () => {
    const { tables } = await ask('which practice is the busiest');
    expect(tables[0]?.rows).toEqual([['North', 10]]);
  });
});

describe('people of whom no row has more than of what they took part in are persons', () => {
  const rows = (column: string, events: string) => [
    `date,shop,${column},${events}`,
    '2026-03-02,North,3,4',
    '2026-03-02,South,5,5',
    '2026-03-03,North,2,6',
  ];

  test.each([
    ['customers', 'orders'],
    ['riders', 'hires'],
    ['donors', 'donations'],
    ['listeners', 'downloads'],
  ])('%s beside %s', async (column, events) => {
    const ask = askedFile('2026-03-05', rows(column, events));
    const { headline } = await ask(`how many ${column} from March 2 to March 3, 2026?`);
    expect(headline).toMatch(NONE_TOLD_APART);
  });

  test.each(['users', 'unique_visitors'])('%s are, whatever stands beside them', async (column) => {
    const ask = askedFile(
      '2026-03-05',
      rows(column, 'complaints').map((line) => line.replace(/\d+$/, '0')),
    );
    const { headline } = await ask(`how many ${column.replace('_', ' ')} from March 2 to March 3, 2026?`);
    expect(headline).toMatch(NONE_TOLD_APART);
  });
});

test('visitors that a gate counts alone are heads', async () => {
  const ask = askedFile('2026-03-05', [
    'date,gate,visitors',
    '2026-03-02,East,30',
    '2026-03-03,East,20',
    '2026-03-03,West,5',
  ]);
  const { tables } = await ask('how many visitors from March 2 to March 3, 2026?');
  expect(tables[0]?.rows[0]).toEqual([55]);
});
