import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of each day so many callouts of Boyd and of Kelly; what went wrong is told by complaints. */
const PER_DAY: readonly (readonly [string, number, number])[] = [
  ['2026-01-10', 12, 1],
  ['2026-03-01', 4, 3],
  ['2026-03-02', 5, 6],
  ['2026-03-03', 2, 4],
];
const lines = (head: string) => [
  head,
  ...PER_DAY.flatMap(([day, boyd, kelly]) => [
    `${day},Angus Boyd,Boiler,${boyd},1`,
    `${day},Niamh Kelly,Drain,${kelly},0`,
  ]),
];
const ask = askedFile('2026-03-09', lines('date,plumber,job_type,callouts,complaints'));

describe('anyone of those who work there', () => {
  test.each([
    ['did anyone do more than 10 callouts on one day', [['2026-01-10', 'Angus Boyd', 12]]],
    ['has anybody ever done more than 10 callouts in a day?', [['2026-01-10', 'Angus Boyd', 12]]],
  ])('%s: on any day that there was', async (question, rows) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual(rows);
  });

  test.each([
    'who had more than 13 callouts in March 2026',
    'did anyone have more than 13 callouts in March 2026',
    'which plumber had more than 12 callouts in March 2026',
  ])('%s', async (question) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual(/12/.test(question) ? [['Niamh Kelly', 13]] : []);
  });

  test('is asked about where no one column tells who it is', async () => {
    const other = askedFile('2026-03-09', lines('date,crew,job_type,callouts,complaints'));
    const { clarification } = await other('did anyone have more than 10 callouts in March 2026');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Did any crew have more than 10 callouts in March 2026',
      'Did any job type have more than 10 callouts in March 2026',
    ]);
  });
});

describe('worse than so much', () => {
  test.each([
    ['is any plumber’s complaints per callout worse than 10 %', 'Angus Boyd'],
    ['is anybody’s complaints per callout worse than 10%?', 'Angus Boyd'],
    ['is any plumber’s complaints per callout better than 10 %', 'Niamh Kelly'],
  ])('is more of what nobody hopes for: %s', async (question, name) => {
    const { tables, headline } = await ask(question);
    expect(
      tables[0]?.rows.map(([first]) => first),
      headline,
    ).toEqual([name]);
  });
});

describe('so many of what is no number', () => {
  test('is asked by which number, and never a rank of so many kinds', async () => {
    const { status, clarification } = await ask('who did more than 20 jobs in total?');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Who did more than 20 callouts in total?',
      'Who did more than 20 complaints in total?',
    ]);
  });

  test('is their count where there can be so many', async () => {
    const { clarification } = await ask('which plumber had more than 1 job');
    expect(JSON.stringify(clarification?.choices)).not.toContain('more than 1 callouts');
  });
});

describe('a server', () => {
  const servers = (first: string, second: string, column: string) =>
    askedFile('2026-03-09', [
      `date,${column},errors`,
      ...['01', '02', '03'].flatMap((day) => [
        `2026-03-${day},${first},${day === '02' ? 14 : 3}`,
        `2026-03-${day},${second},1`,
      ]),
    ]);

  test.each(['web_server', 'server'])('is a machine and nobody: %s', async (column) => {
    const { status, clarification, headline } = await servers(
      'web-01',
      'web-02',
      column,
    )('did anyone have more than 10 errors in a day');
    expect(status, headline).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toMatch(/^Did any (?:web )?server have more than 10 errors/);
  });

  test('is somebody where it has the name of one', async () => {
    const { tables, headline } = await servers(
      'Mai Lin',
      'Ana de Souza',
      'server',
    )('did anyone have more than 10 errors in a day');
    expect(tables[0]?.rows, headline).toEqual([['2026-03-02', 'Mai Lin', 14]]);
  });
});
