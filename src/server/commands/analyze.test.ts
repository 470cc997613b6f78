import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, type Day } from '#src/shared/week.ts';

const COMMAND = new URL('./analyze.ts', import.meta.url).pathname;
const WEEK = '2026-03-02' as Day;
const folder = mkdtempSync(join(tmpdir(), 'analyze-'));
afterAll(() => rmSync(folder, { recursive: true }));

const outcome = z.object({
  tested: z.number(),
  kept: z.number(),
  findings: z.array(z.unknown()),
  gaps: z.array(z.looseObject({ type: z.string() })),
  ms: z.number(),
});

/** The command in a process of its own, with no more than a gigabyte of heap. */
function analyze(text: string | Uint8Array) {
  const file = join(folder, 'facts.csv');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1024', COMMAND, '--facts', file, '--week', WEEK],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return { status, stderr, outcome: status === 0 ? outcome.parse(JSON.parse(stdout)) : null };
}

/** One row a day and page, `weeks` full weeks up to the analysed one. */
function table(weeks: number, pages: number, value: (day: number, page: number) => number | string): string {
  const first = addDays(WEEK, -7 * (weeks - 1));
  const lines = ['date,page,sessions'];
  for (let day = 0; day < weeks * 7; day++)
    for (let page = 0; page < pages; page++) {
      const cell = value(day, page);
      if (cell !== '') lines.push(`${addDays(first, day)},/${page},${cell}`);
    }
  return `${lines.join('\n')}\n`;
}

const steady = (day: number, page: number) => 40 + ((day * 7 + page * 13) % 11);

describe('npm run analyze on other files', () => {
  it('reads what Excel writes as UTF-16', () => {
    const text = table(10, 3, steady);
    const plain = analyze(text).outcome;
    const utf16 = analyze(Buffer.from(`\ufeff${text}`, 'utf16le')).outcome;
    expect(utf16?.tested).toBeGreaterThan(0);
    expect({ ...utf16, ms: 0 }).toEqual({ ...plain, ms: 0 });
  });

  it.each([
    ['no text', new Uint8Array([0x50, 0, 0x4b, 0, 1, 2]), 'no text file'],
    ['UTF-16 without its mark', Buffer.from('date,sessions\n', 'utf16le'), 'byte order mark'],
    ['Windows-1252', Buffer.from('date,\xe9tat,sessions\n', 'latin1'), 'not written in UTF-8'],
    ['tabs', 'date\tpage\tsessions\n2026-03-02\t/\t3\n', 'divided by tabs'],
    ['semicolons', 'date;page;sessions\n2026-03-02;/;3\n', 'divided by semicolons'],
    ['pipes', 'date|page|sessions\n2026-03-02|/|3\n', 'divided by pipes'],
  ])('refuses %s and says what to do', (_, content, reason) => {
    const { status, stderr } = analyze(content);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });

  it('shows control characters of the file instead of sending them to the terminal', () => {
    const { status, stderr } = analyze('date,page,sessions\n2026-03-02,/,\u001b[2J\u0007 many\n');
    expect(status).toBe(2);
    expect(stderr).toContain('\\u001b[2J\\u0007');
    expect(stderr.trim()).not.toMatch(/\p{Cc}/u);
  });
});

describe('npm run analyze on bad input', () => {
  it.each([
    [
      'a negative count',
      table(10, 3, (day, page) => (day === 9 && page === 1 ? -5 : steady(day, page))),
      'bad_values',
    ],
    ['one week only', table(1, 3, steady), 'history_too_short'],
    [
      'missing weeks',
      table(4, 3, (day, page) => (day < 21 && day > 6 ? '' : steady(day, page))),
      'history_too_short',
    ],
    ['one row', `date,page,sessions\n${WEEK},/a,5\n`, 'partial_week'],
    ['a constant series', table(10, 3, () => 10), null],
    ['nothing but zeros', table(10, 3, () => 0), null],
  ])('%s is answered with JSON, no claim and a reason', (_, text, gap) => {
    const { status, stderr, outcome: found } = analyze(text);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(found?.findings).toEqual([]);
    if (gap) expect(found?.gaps.map(({ type }) => type)).toContain(gap);
  });

  it.each([
    ['NaN', table(10, 3, (day, page) => (day === 9 && page === 1 ? 'NaN' : steady(day, page)))],
    ['an empty file', ''],
    ['a header alone', 'date,page,sessions\n'],
  ])('%s is refused with a sentence and no trace', (_, text) => {
    const { status, stderr } = analyze(text);
    expect(status).toBe(2);
    expect(stderr).toMatch(/facts\.csv: .+/);
    expect(stderr).not.toMatch(/ {4}at /);
  });

  it('300,000 pages with a visit each are too small to claim anything of', () => {
    const rows = ['date,page,sessions'];
    const first = addDays(WEEK, -63);
    for (let page = 0; page < 300_000; page++) rows.push(`${addDays(first, page % 70)},/p/${page},1`);
    const { status, stderr, outcome: found } = analyze(`${rows.join('\n')}\n`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(found?.findings).toEqual([]);
  });
});
