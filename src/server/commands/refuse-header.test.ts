import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { askableFile } from './ask-facts-from-csv.ts';
import { factsFromCsv } from './facts-from-csv.ts';

const fileOf = (names: readonly string[], cell = '3') =>
  [`date,channel,sessions,${names.join(',')}`, `2026-03-02,Direct,5,${names.map(() => cell).join(',')}`].join(
    '\n',
  );
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `metric_${at}`);

describe.each([
  ['questions', (text: string) => askableFile(text, '2026-03-09' as Day, 'a.csv')],
  ['the engine', (text: string) => factsFromCsv(text, '2026-03-02' as Day)],
])('a file for %s', (_, read) => {
  it.each([
    ['more than a thousand columns', fileOf(numbered(9_997)), 'the file has 10,000 columns'],
    ['a name of a column that is a text', fileOf(['x'.repeat(3_000)]), 'has 3,000 letters'],
    ['a column without a name', fileOf([' ']), 'column 4 has no name'],
    ['a cell that is a text', fileOf(['note'], 'x'.repeat(1_001)), 'line 2: the cell in the column note'],
  ])('is refused with %s', (_name, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('is read up to these bounds', () => {
    expect(() => read(fileOf([...numbered(996), 'x'.repeat(100)]))).not.toThrow();
  });

  it('is read where its lines end with CR alone', () => {
    expect(() => read(fileOf(['orders']).replaceAll('\n', '\r'))).not.toThrow();
  });
});
