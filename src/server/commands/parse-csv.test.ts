import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

it('keeps commas, quotes and line breaks of quoted cells', () => {
  const { rows } = parseCsv('date,channel\n2026-03-02,"a, ""b""\nc"\n');
  expect(rows).toEqual([
    ['date', 'channel'],
    ['2026-03-02', 'a, "b"\nc'],
  ]);
});

it.each(['\n', '\r\n', '\r'])('ends lines with %j', (end) => {
  expect(parseCsv(['a,b', '1,2', '3,', ''].join(end)).rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', ''],
  ]);
});

it('ends lines with CR alone where a quoted cell holds an LF', () => {
  expect(parseCsv('a,b\r1,"x\ny"\r3,4').rows).toEqual([
    ['a', 'b'],
    ['1', 'x\ny'],
    ['3', '4'],
  ]);
});

it('tells the lines of the file, whatever stands between the rows', () => {
  const { lines } = parseCsv('\ufeffsep=,\na,b\n\n1,"x\r\ny"\n,\n  \n3,4\n');
  expect(lines).toEqual([2, 4, 8]);
});

it.each([
  ['a,b\n1,"x\ny\n', 'line 2: a quoted cell is not closed'],
  ['a,b\n1,"x\ny"z\n', 'line 3: text after a quoted cell'],
  ['date;b\n', 'divided by semicolons'],
  ['date;page, path;visits\n', 'divided by semicolons'],
  ['sep=;\ndate;b\n', 'divided by semicolons'],
])('refuses %j', (text, why) => {
  expect(() => parseCsv(text)).toThrow(why);
});

it('leaves a semicolon in the name of a column', () => {
  expect(parseCsv('date,source;medium,visits\n').rows).toEqual([['date', 'source;medium', 'visits']]);
});
