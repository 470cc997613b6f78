import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const jobs = [
  'date,job_category,city,job_views,applications,ad_spend',
  '2026-06-03,Sales,Berlin,400,40,0',
  '2026-06-03,Sales,Bonn,100,10,0',
  '2026-06-03,Nursing,Berlin,200,70,9',
  '2026-06-03,Nursing,Bonn,200,5,0',
  '2026-06-03,Teaching,Berlin,300,20,3',
  '2026-05-03,Teaching,Berlin,300,90,3',
  '2026-05-03,Sales,Berlin,300,80,3',
];
const asked = askedFile('2026-07-04', jobs);
const followed = followedFile('2026-07-04', jobs);

describe('those above one name', () => {
  test.each([
    'Which job categories beat Sales on applications in June?',
    'Which job categories had more applications than Sales in June?',
    'who had more applications than Sales in June',
    'which job category outperformed Sales on applications in June',
  ])('are told with what it had itself: %s', async (question) => {
    const { status, headline, tables } = await asked(question);
    expect(status).toBe('answered');
    expect(tables[0]?.rows).toEqual([['Nursing', 75]]);
    expect(headline).toContain('above the 50 of Sales');
  });

  test('are those below it, where fewer is said', async () => {
    const { tables } = await asked('Which job categories had fewer applications than Sales in June?');
    expect(tables[0]?.rows).toEqual([['Teaching', 20]]);
  });

  test('are so among the rows that are asked about', async () => {
    const { tables, headline } = await asked(
      'Which job categories beat Sales on applications in Bonn in June?',
    );
    expect(tables[0]?.rows).toEqual([]);
    expect(headline).toContain('the 10 of Sales');
  });

  test('are found anew in other days', async () => {
    const { tables } = await followed(
      'Which job categories beat Sales on applications in June?',
      'and in May?',
    );
    expect(tables[0]?.rows).toEqual([['Teaching', 90]]);
  });

  test('two names, and what grew more, are held against each other otherwise', async () => {
    const { tables } = await asked('applications of Sales vs Nursing in June');
    expect(tables[0]?.rows).toEqual([
      ['Sales', 50],
      ['Nursing', 75],
    ]);
    const gained = await asked('Which job categories gained more applications than Sales in June?');
    expect(gained.headline).not.toContain('of Sales;');
  });
});
