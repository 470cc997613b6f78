import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const inspect = (name: string, text: string | Uint8Array) =>
  inspectFile(name, typeof text === 'string' ? strToU8(text) : text, 'UTC');

async function only(name: string, text: string | Uint8Array) {
  const { tables } = await inspect(name, text);
  expect(tables).toHaveLength(1);
  const [table] = tables;
  if (table === undefined) throw new Error('no table');
  return table;
}

const utf16 = (text: string): Uint8Array => {
  const units = Uint16Array.from(`\ufeff${text}`, (_, index) => `\ufeff${text}`.charCodeAt(index));
  return new Uint8Array(units.buffer);
};

describe('what a table is taken for', () => {
  test('a table of a shop, by names and values', async () => {
    const table = await only(
      'shop.csv',
      'date,Channel,Device category,Sessions,Total revenue (EUR),CTR,Colour,Users\n2026-01-05,Direct,mobile,10,99.50,1%,red,9\n2026-01-06,Email,desktop,12,0.00,2%,blue,8\n',
    );
    expect(table.mapping).toEqual({
      columns: [
        'date',
        'dimension:channel',
        'dimension:device',
        'metric:sessions',
        'metric:revenue',
        'ignore',
        'ignore',
        'ignore',
      ],
      dateForm: 'iso',
      decimal: 'point',
      countRowsAs: null,
    });
    expect(table).toMatchObject({
      kind: 'table',
      rowCount: 2,
      from: '2026-01-05',
      to: '2026-01-06',
      currency: 'EUR',
    });
    expect(table.columns[5]?.why).toContain('cannot be added up');
    expect(table.columns[7]?.why).toContain('counted once');
  });

  test('UTF-16 with tabs, as Excel and Google Ads write it', async () => {
    const table = await only(
      'ads.csv',
      utf16(
        'Campaign report\n1 Jan 2026 - 2 Jan 2026\nDay\tCampaign\tClicks\n2026-01-01\tBränd\t1,234\n2026-01-02\tBränd\t2,345\n',
      ),
    );
    expect(table.mapping?.columns).toEqual(['date', 'dimension:campaign', 'metric:clicks']);
    expect(table.line).toBe(3);
    expect(table.preview[0]).toEqual(['2026-01-01', 'Bränd', '1,234']);
  });

  test('semicolons, decimal commas and days before months, as German Excel writes them', async () => {
    const bytes = Uint8Array.from(
      'Datum;Gerät;Sitzungen;Umsatz\r\n31.01.2026;Händy;1.234;1.099,50 €\r\n01.02.2026;PC;2;3,00 €\r\n',
      (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)),
    );
    const ours = Uint8Array.from(bytes);
    const { tables, notes } = await inspect('shop.csv', ours);
    expect(tables[0]?.mapping).toMatchObject({
      columns: ['date', 'dimension:device', 'metric:sessions', 'metric:revenue'],
      dateForm: 'day_first',
      decimal: 'comma',
    });
    expect(tables[0]).toMatchObject({ dateQuestion: false, decimalQuestion: false });
    expect(notes[0]).toContain('Windows-1252');
  });

  test('the order of day and month is asked only while both are possible', async () => {
    const both = await only('a.csv', 'date,clicks\n01/02/2026,1\n02/02/2026,2\n03/02/2026,2\n');
    expect(both).toMatchObject({ dateQuestion: true, mapping: { dateForm: 'day_first' } });
    const american = await only('a.csv', 'date,clicks\n01/02/2026,1\n01/13/2026,2\n');
    expect(american).toMatchObject({ dateQuestion: false, mapping: { dateForm: 'month_first' } });
  });

  test('"Nth day" counts from the start that the comment names, and several tables stay apart', async () => {
    const { tables } = await inspect(
      'report.csv',
      '# ----\n# Traffic acquisition\n# Start date: 20260105\n# End date: 20260201\nNth day,Sessions\n0000,12\n0001,13\n\n# All\n# Start date: 20260105\n# End date: 20260201\nSession default channel group,Sessions\nDirect,20\nEmail,5\n,25\n',
    );
    expect(tables.map(({ kind }) => kind)).toEqual(['ga4_report', 'ga4_exploration']);
    expect(tables[0]).toMatchObject({ from: '2026-01-05', to: '2026-01-06', problem: null });
    expect(tables[1]).toMatchObject({ mapping: null, line: 12 });
    expect(tables[1]?.problem).toContain('In Google Analytics open Explore');
  });

  test.each([
    ['Date,Clicks,Impressions,CTR,Position', 'Top queries,Clicks,Impressions,CTR,Position'],
    ['Datum,Klicks,Impressionen,CTR,Position', 'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position'],
    ['Date,Clics,Impressions,CTR,Position', 'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position'],
    ['Fecha,Clics,Impresiones,CTR,Posición', 'Consultas principales,Clics,Impresiones,CTR,Posición'],
  ])('an export of Search Console: %s', async (dates, queries) => {
    const { tables } = await inspect(
      'https___example.com_-Performance-on-Search-2026-01-08.zip',
      zipSync({
        'Chart.csv': strToU8(`${dates}\n2026-01-05,1,10,10%,3.2\n2026-01-06,2,20,10%,3.1\n`),
        'Queries.csv': strToU8(`${queries}\nshoes,3,30,10%,1\n`),
        'Filters.csv': strToU8('Filter,Value\nSearch type,Web\n'),
      }),
    );
    expect(tables.map(({ kind, problem }) => [kind, problem === null])).toEqual([
      ['search_console', true],
      ['search_console', false],
      ['table', false],
    ]);
    expect(tables[0]?.mapping?.columns).toEqual([
      'date',
      'metric:clicks',
      'metric:impressions',
      'ignore',
      'metric:position',
    ]);
    expect(tables[1]?.problem).toContain('no days');
  });

  test('weeks, months and tables without days say what to export instead', async () => {
    expect(
      (await only('w.csv', 'week_start,sessions\n2026-01-05,1\n2026-01-12,2\n2026-01-19,2\n')).problem,
    ).toContain('whole weeks');
    expect((await only('n.csv', 'channel,sessions\nDirect,1\n')).problem).toContain('No column holds days');
    expect((await only('h.csv', '1,2\n3,4\n')).problem).toContain('Line 1');
  });

  test('a column of days with a day that there is none of is still one: reading it names the row', async () => {
    const wrong = await only(
      'typo.csv',
      'date,sessions\n2026-11-27,1\n2026-11-28,2\n2026-11-32,3\n2026-11-29,2\n2026-11-30,2\n',
    );
    expect(wrong).toMatchObject({ problem: null, mapping: { columns: ['date', 'metric:sessions'] } });
    // Neither a column of another name, nor one in which hardly anything is a day.
    for (const text of [
      'note,sessions\n2026-11-27,1\n2026-11-32,2\n',
      'date,sessions\nx,1\ny,1\n2026-11-27,1\n',
    ])
      expect((await only('n.csv', text)).problem).toContain('No column holds days');
  });

  test('rows of visits are offered as sessions', async () => {
    const table = await only(
      'sessions.csv.gz',
      gzipSync(
        strToU8(
          'date,visit_start_time,user,channel_grouping,pageviews\n2017-01-01,1483257208,u1,Direct,2\n2017-01-02,1483357208,u1,Direct,2\n',
        ),
      ),
    );
    expect(table.mapping).toMatchObject({
      countRowsAs: 'sessions',
      columns: ['date', 'ignore', 'ignore', 'dimension:channel', 'metric:page_views'],
    });
  });
});

describe('what is refused', () => {
  const refused = (name: string, bytes: Uint8Array | string) =>
    inspect(name, bytes).then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const csv = strToU8('date,clicks\n2026-01-05,1\n');
  /** Where the directory of an archive begins, by its whole mark: a single byte of it may stand in the time of writing. */
  const directoryOf = (archive: Uint8Array): number =>
    archive.findLastIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, place) => archive[at + place] === byte));

  test('an archive that was made to burst', async () => {
    expect(await refused('bomb.zip', zipSync({ 'a.csv': new Uint8Array(30_000_000) }))).toContain(
      'left closed',
    );
    const lying = zipSync({ 'a.csv': strToU8('date,clicks\n'.repeat(10_000)) });
    const gz = gzipSync(strToU8('2026-01-05,1\n'.repeat(100_000)));
    expect(await refused('bomb.csv.gz', gz)).toContain('grows beyond measure');
    // The directory says 40 bytes; the content is 120,000.
    const at = directoryOf(lying);
    new DataView(lying.buffer).setUint32(at + 24, 40, true);
    expect(await refused('lie.zip', lying)).toMatch(/FileRefusal: .*(damaged|cut off)/);
  });

  test('an encrypted, a damaged and a foreign archive', async () => {
    const locked = zipSync({ 'a.csv': csv });
    locked[directoryOf(locked) + 8] = 1;
    expect(await refused('locked.zip', locked)).toContain('protected by a password');
    expect(await refused('half.zip', zipSync({ 'a.csv': csv }).slice(0, 60))).toContain('damaged or cut off');
    expect(await refused('book.xlsx', zipSync({ '[Content_Types].xml': csv }))).toContain('CSV UTF-8');
  });

  test('what is no text, empty, or never closes a quote', async () => {
    expect(await refused('image.png', Uint8Array.of(137, 80, 78, 71, 0, 0))).toContain('not a text file');
    expect(await refused('empty.csv', '')).toContain('empty');
    expect(await refused('quote.csv', 'date,page\n2026-01-05,a\n2026-01-06,"b\n2026-01-07,c\n')).toContain(
      'line 3',
    );
  });

  test('nested paths and names of old systems are only names', async () => {
    const archive = zipSync({ '../../etc/Dates.csv': csv, '__MACOSX/x.csv': csv });
    const { tables } = await inspect('a.zip', archive);
    expect(tables.map(({ name }) => name)).toEqual(['../../etc/Dates.csv']);
  });
});

describe('what was made to do harm', () => {
  test('a NUL character anywhere is refused with its line', async () => {
    const text = `date,sessions,note\n${'2026-01-05,1,a\n'.repeat(1_000)}2026-01-05,1,b\0\n`;
    await expect(inspect('a.csv', text)).rejects.toThrow('a.csv, line 1002: it holds a NUL character');
    await expect(inspect('a.csv', utf16('date,sessions\n2026-01-05,\0\n'))).rejects.toThrow('NUL');
  });

  test('names in an archive are shown without what cannot be shown, and only so long', async () => {
    const table = strToU8('date,sessions\n2026-01-05,1\n');
    const archive = zipSync({ 'nul\0.csv': table, [`${'a'.repeat(60_000)}.csv`]: table });
    const { tables } = await inspect('a.zip', archive);
    expect(tables.map(({ name }) => name)).toEqual(['nul.csv', `${'a'.repeat(196)}.csv`]);
  });

  test('more rows than are taken, which are not read to the end', async () => {
    const text = `date,sessions\n${'2026-01-05,1\n'.repeat(90_000)}2026-01-05,"never closed`;
    await expect(inspectFile('a.csv', strToU8(text), 'UTC', 10)).rejects.toThrow('more than 10 rows');
    await expect(inspectFile('a.csv', strToU8(text), 'UTC')).rejects.toThrow('never closed');
  });

  test('thousands of tables, columns without end and names without end', async () => {
    const table = '#\nday,sessions\n2026-01-05,1\n';
    expect((await inspect('a.csv', table.repeat(200))).tables).toHaveLength(200);
    await expect(inspect('a.csv', table.repeat(201))).rejects.toThrow('more than 200 tables');
    const wide = `#\n${'c,'.repeat(150)}day\n${'1,'.repeat(150)}2026-01-05\n`;
    await expect(inspect('a.csv', wide.repeat(27))).rejects.toThrow('4,000 columns in all');
    const long = await only('a.csv', `# ${'t'.repeat(900)}\nday,${'n'.repeat(900)}\n2026-01-05,1\n`);
    expect([long.columns[1]?.name.length, long.name.length]).toEqual([200, 'a.csv: '.length + 200]);
  });
});
