import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

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
      const [, line = ''] = csvText(['x'], [[sign + rest]]).split(/(?<=^x\r\n)/);
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    }),
  );
});
