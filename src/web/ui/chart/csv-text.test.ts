import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';
import { tableText } from './table-text.ts';

it('writes what a spreadsheet reads', () => {
  expect(
    csvText(
      ['day', 'page'],
      [
        ['2026-10-19', 'a "b", c'],
        [-3.5, null],
      ],
    ),
  ).toBe('day,page\r\n2026-10-19,"a ""b"", c"\r\n-3.5,\r\n');
});

it('never begins a text with a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      fc.pre(!/^\p{Sc}?[\d.,]+\s?%?$/u.test(rest));
      const [, line = ''] = csvText(['x'], [[sign + rest]]).split(/(?<=^x\r\n)/);
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    }),
  );
});

it('leaves signed numbers numbers, on the clipboard too', () => {
  expect(csvText(['x'], [['-3.5 %'], ['+12'], ['+€20.5']])).toBe('x\r\n-3.5 %\r\n+12\r\n+€20.5\r\n');
  expect(
    tableText({ columns: ['page'], rows: [['=HYPERLINK("http://evil.example")'], ['-2+3'], ['-2']] }),
  ).toBe('page\n\'=HYPERLINK("http://evil.example")\n\'-2+3\n-2');
});

it('begins no cell with a formula where semicolons divide columns, or in letters of full width', () => {
  expect(csvText(['x'], [['/a;=1+1'], ['/a; "@b'], ['＝1+1'], ['\n=1'], ['/a;b'], ['a\t=1']])).toBe(
    "x\r\n/a;'=1+1\r\n\"/a;' \"\"@b\"\r\n'＝1+1\r\n' =1\r\n/a;b\r\na\t'=1\r\n",
  );
});

it('keeps a name in the line of its row, so that nothing behind a line break begins a cell', () => {
  expect(csvText(['day', 'name'], [['2026-01-01', 'x\n=1+1;']])).toBe('day,name\r\n2026-01-01,x =1+1;\r\n');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('\n', '\r', '\r\n', '\u2028'), (text, end) => {
      const lines = csvText(['day', 'name'], [['2026-01-01', `a${end}=${text}${end}@b`]]).split(
        /[\r\n\u2028]+/,
      );
      expect(lines).toHaveLength(3);
    }),
  );
});

it('writes a sum of cents without what it is off by', () => {
  expect(
    csvText(
      ['x'],
      [[43924.59000000002], [963.029999999997], [1e-7], [0.1 + 0.2], [123456789012345], [1234567890.12]],
    ),
  ).toBe('x\r\n43924.59\r\n963.03\r\n1e-7\r\n0.3\r\n123456789012345\r\n1234567890.12\r\n');
});

it('copies what is imperfect about the figures below them', () => {
  const table = { columns: ['Day', 'Sessions'], rows: [['Nov 20', '7']] };
  expect(tableText({ ...table, notes: [] })).toBe('Day\tSessions\nNov 20\t7');
  expect(tableText({ ...table, notes: ['Sampled.'] })).toBe('Day\tSessions\nNov 20\t7\n\nSampled.');
});
