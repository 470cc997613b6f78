import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import type { ImportedFacts } from './combine-tables.ts';
import { type DateForm, dayIn, instantDays } from './date-form.ts';
import { inspectFile } from './inspect-file.ts';
import type { TableMapping } from './inspected-file.ts';
import { numberIn, signOf } from './number-form.ts';
import { listsEachOnce, readImport } from './read-import.ts';

const today = '2026-04-01' as Day;

/** As proposed, unless the test puts something right; every usable table. */
async function importOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  change: Partial<TableMapping> = {},
  timeZone = 'UTC',
): Promise<ImportedFacts> {
  const read = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    const { tables } = await inspectFile(name, bytes, timeZone);
    read.push({
      name,
      bytes,
      tables: tables.flatMap((table) => {
        if (table.mapping === null) return [];
        const mapping = { ...table.mapping, ...change };
        return [{ id: table.id, mapping, listsEachOnce: listsEachOnce(table, mapping) }];
      }),
    });
  }
  return await readImport(read, { timeZone, today });
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('facts of a file', () => {
  test('rows by their members, and totals by day', async () => {
    const facts = await importOf({
      'a.csv':
        'Date,Channel,Sessions,Impressions,Position\n2026-01-05,Direct,10,100,2\n2026-01-05,Email,5,300,4\n2026-01-06,,7,,\n',
    });
    expect(facts.rows).toEqual([
      {
        day: '2026-01-05',
        dimensions: { channel: 'Direct' },
        metrics: { sessions: 10, impressions: 100, position: 2 },
      },
      {
        day: '2026-01-05',
        dimensions: { channel: 'Email' },
        metrics: { sessions: 5, impressions: 300, position: 4 },
      },
      {
        day: '2026-01-06',
        dimensions: { channel: '(not set)' },
        metrics: { sessions: 7, impressions: null, position: null },
      },
    ]);
    // (2 · 100 + 4 · 300) / 400: weighted by impressions.
    expect(facts.site).toEqual([
      { day: '2026-01-05', dimensions: {}, metrics: { sessions: 15, impressions: 400, position: 3.5 } },
      { day: '2026-01-06', dimensions: {}, metrics: { sessions: 7, impressions: null, position: null } },
    ]);
    expect(facts).toMatchObject({
      dimensions: ['channel'],
      metrics: ['impressions', 'position', 'sessions'],
    });
  });

  test('an empty cell beside filled ones of its day is nothing counted; a day without any is missing', async () => {
    const facts = await importOf({
      'a.csv':
        'date,channel,sessions,orders\n2026-01-05,a,5,1\n2026-01-05,b,6,\n2026-01-06,a,5,\n2026-01-06,b,5,\n',
    });
    expect(facts.rows.map(({ metrics }) => metrics['purchases'])).toEqual([1, 0, null, null]);
    expect(facts.site.map(({ metrics }) => metrics['purchases'])).toEqual([1, null]);
  });

  test('totals alone are also the one row of each day', async () => {
    const facts = await importOf({ 'Dates.csv': 'Date,Clicks\n2026-01-05,10\n2026-01-06,12\n' });
    expect(facts.rows).toEqual(facts.site);
    expect(facts.dimensions).toEqual([]);
  });

  test('what the source counted comes before what its rows add up to', async () => {
    const facts = await importOf({
      'export.zip': zipSync({
        'Dates.csv': strToU8('Date,Clicks,Impressions,CTR\n2026-01-05,10,100,10%\n2026-01-06,10,100,10%\n'),
        'by-query.csv': strToU8(
          'Date,Query,Clicks,Impressions,CTR\n2026-01-05,shoes,4,40,10%\n2026-01-06,boots,3,30,10%\n',
        ),
      }),
    });
    expect(facts.site.map(({ metrics }) => metrics['clicks'])).toEqual([10, 10]);
    expect(facts.rows.map(({ metrics }) => metrics['clicks'])).toEqual([4, 3]);
  });

  test('rows of equal day and members are added up, with a note; those of Google’s own reports are refused', async () => {
    const shop = 'date,channel,sessions\n2026-01-05,Direct,1\n2026-01-05,Direct,2\n2026-01-06,Direct,3\n';
    const facts = await importOf({ 'a.csv': shop });
    expect(facts.site.map(({ metrics }) => metrics['sessions'])).toEqual([3, 3]);
    expect(facts.notes).toEqual(['a.csv: 1 row repeats a day and combination; its numbers were added up.']);
    const thrice = await importOf({ 'a.csv': `${shop}2026-01-06,Direct,4\n` });
    expect(thrice.notes).toEqual([
      'a.csv: 2 rows repeat a day and combination; their numbers were added up.',
    ]);
    expect(await refusal(importOf({ 'e.csv': `# Free form 1\n# 20260105-20260106\n${shop}` }))).toBe(
      'FileRefusal: e.csv, line 5: the same day and members stand in line 4 already, and this kind of report lists each of them once. Remove one of the two.',
    );
  });

  test('totals, today and rows without a day are left out and told; days that the file covers are empty, others missing', async () => {
    const facts = await importOf({
      'a.csv':
        '# Free form\n# 20260101-20260107\nDate,Channel,Sessions\n,,99,Grand total\n20260102,Direct,1\n20260104,Direct,1\n20260401,Direct,5\n',
    });
    expect(facts.notes).toEqual([
      'a.csv: 1 row of totals left out; totals are added up anew.',
      'a.csv: 1 row of today left out; the day is not over.',
    ]);
    expect(facts.days).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']);
    const plain = await importOf({ 'b.csv': 'date,sessions\n2026-01-02,1\n2026-01-03,1\n2026-01-05,1\n' });
    expect(plain.days).toEqual(['2026-01-02', '2026-01-03', '2026-01-05']);
    expect(plain.notes[0]).toContain('missing, not as zero: 2026-01-04');
  });

  test('a channel called Total adds up those of its day and counts nothing twice', async () => {
    const rows = ['2026-01-05,Direct,1', '2026-01-05,Email,2', '2026-01-05,Total,3', '2026-01-06,Direct,4'];
    const facts = await importOf({ 'a.csv': `date,channel,sessions\n${rows.join('\n')}\n` });
    expect(facts.site.map(({ metrics }) => metrics['sessions'])).toEqual([3, 4]);
    expect(facts.notes).toContain('a.csv: 1 row of totals left out; totals are added up anew.');
    const sources = await importOf({ 'b.csv': `date,source,sessions\n${rows.join('\n')}\n` });
    expect(sources.site.map(({ metrics }) => metrics['sessions'])).toEqual([6, 4]);
  });

  test('each row counts as a session where rows are sessions', async () => {
    const rows = ['2026-01-05,v1,Direct', '2026-01-05,v2,Direct', '2026-01-06,v3,Email'];
    const facts = await importOf({ 'v.csv': `date,visit_id,channel\n${rows.join('\n')}\n` });
    expect(facts.site.map(({ metrics }) => metrics['sessions'])).toEqual([2, 1]);
  });

  test('instants become days of the site', async () => {
    const text = 'timestamp,clicks\n2026-01-06T02:00:00Z,1\n2026-01-06T12:00:00Z,5\n';
    const facts = await importOf({ 'i.csv': text }, {}, 'America/New_York');
    expect(facts.days).toEqual(['2026-01-05', '2026-01-06']);
  });
});

describe('refusals name the place and what to do', () => {
  test.each([
    ['date,sessions\n2026-01-05,1\n2026-01-06,-2\n', 'a.csv, line 3, column "sessions": -2 is negative'],
    [
      'date,sessions\n2026-01-05,9007199254740993\n',
      'a.csv, line 2, column "sessions": 9007199254740993 is too large to be counted exactly',
    ],
    ['date,page,sessions\n2026-01-05,"a\nb",1\n2026-01-06,x,many\n2026-01-07,x,1\n', 'Line'],
    ['date,sessions\n2026-01-05,1\n2026-12-06,2\n', 'line 3, column "date": 2026-12-06 lies in the future'],
    ['date,sessions\n2026-01-05,1\n1900-01-01,2\n', 'line 3, column "date": 1900-01-01 lies before'],
    ['date,sessions\n2026-01-05,1\n2026-01-06,1,5\n', 'line 3: the row has 3 values and the table 2 columns'],
  ])('%j', async (text, message) => {
    const told = await refusal(
      importOf(
        { 'a.csv': text },
        text.includes('many') ? { columns: ['date', 'ignore', 'metric:sessions'] } : {},
      ),
    );
    if (message === 'Line') expect(told).toContain('line 4, column "sessions": "many" is not a number');
    else expect(told).toContain(message);
  });

  test('a day that is none among days', async () => {
    const days = Array.from({ length: 20 }, (_, index) => `${addDays('2026-01-05' as Day, index)},1`);
    expect(
      await refusal(importOf({ 'a.csv': `date,sessions\n${days.join('\n')}\n32/13/2026,1\n` })),
    ).toContain('line 22, column "date": "32/13/2026" is not a day');
  });

  test('NaN is no number', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `${addDays('2026-01-05' as Day, index)},1`);
    expect(
      await refusal(importOf({ 'a.csv': `date,sessions\n${rows.join('\n')}\n2026-03-20,NaN\n` })),
    ).toContain('"NaN" is not a number');
  });

  test('a position without impressions, a metric twice, days told twice, rows cut in two ways', async () => {
    expect(await refusal(importOf({ 'a.csv': 'date,clicks,position\n2026-01-05,1,2\n' }))).toContain(
      'impressions behind it',
    );
    const clicks = 'date,clicks\n2026-01-05,1\n2026-01-06,1\n';
    expect(await refusal(importOf({ 'a.csv': clicks, 'b.csv': clicks }))).toContain(
      'a.csv and b.csv both have',
    );
    expect(
      await refusal(
        importOf({
          'a.csv': 'date,channel,clicks\n2026-01-05,x,1\n2026-01-06,x,1\n',
          'b.csv': 'date,country,clicks\n2026-01-05,x,1\n2026-01-06,x,1\n',
        }),
      ),
    ).toContain('split by channel and b.csv by country');
  });
});

const day = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1995-01-01' as Day, offset));
const dayContext = { dayAtInstant: instantDays('UTC'), start: '1995-01-01' as Day };

describe('round trips', () => {
  const writers: Partial<Record<DateForm, (y: string, m: string, d: string) => string>> = {
    iso: (y, m, d) => `${y}-${m}-${d}T10:00`,
    compact: (y, m, d) => `${y}${m}${d}`,
    year_first: (y, m, d) => `${y}/${m}/${d}`,
    day_first: (y, m, d) => `${d}/${m}/${y}`,
    month_first: (y, m, d) => `${m}/${d}/${y} 3:04 PM`,
    named: (y, m, d) =>
      `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(m) - 1]} ${Number(d)}, ${y}`,
  };
  test('every form reads the day that was written', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...(Object.keys(writers) as DateForm[])), (wanted, form) => {
        const [y = '', m = '', d = ''] = wanted.split('-');
        expect(dayIn(form, writers[form]?.(y, m, d) ?? '', dayContext)).toBe(wanted);
      }),
    );
  });

  test('numbers come back from every way of writing them, and their sign never contradicts', () => {
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('en', 'de', 'fr', 'de-CH'),
        fc.constantFrom('', ' €', ' USD'),
        (value, locale, money) => {
          const text = value.toLocaleString(locale, { minimumFractionDigits: 2 }) + money;
          const decimal = locale === 'en' || locale === 'de-CH' ? 'point' : 'comma';
          expect(numberIn(decimal, text)).toBe(value);
          expect([decimal, 'either']).toContain(signOf(text));
        },
      ),
    );
  });

  test('a table that is written and read again is the same table, whatever stands in its cells', async () => {
    const member = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((text) => `p${text.replaceAll(/\r|#/g, '')}`);
    const cell = fc.record({ offset: fc.integer({ min: 0, max: 5 }), member, clicks: fc.nat(1_000_000) });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(cell, {
          minLength: 1,
          maxLength: 30,
          selector: ({ offset, member: name }) => `${offset} ${name.trim()}`,
        }),
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        async (cells, delimiter, wide) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const lines = cells.map(({ offset, member: name, clicks }) =>
            [addDays('2026-01-01' as Day, offset), quoted(name), clicks].join(delimiter),
          );
          const text = [['date', 'query', 'clicks'].join(delimiter), ...lines].join('\r\n');
          const units = Uint16Array.from({ length: text.length + 1 }, (_, at) =>
            at === 0 ? 0xfeff : text.charCodeAt(at - 1),
          );
          const { rows } = await importOf(
            { 'a.csv': wide ? new Uint8Array(units.buffer) : text },
            { columns: ['date', 'dimension:query', 'metric:clicks'], dateForm: 'iso' },
          );
          expect(rows.map((row) => [row.day, row.dimensions['query'], row.metrics['clicks']])).toEqual(
            cells.map(({ offset, member: name, clicks }) => [
              addDays('2026-01-01' as Day, offset),
              name.trim(),
              clicks,
            ]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
