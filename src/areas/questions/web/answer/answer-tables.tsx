import { FigureTable } from '#src/web/ui/answer/figure-table.tsx';
import { writeTableCell } from '#src/web/ui/answer/write-cell.ts';
import type { Answer } from '../../answer-form.ts';

/** Longer names break. */
const MOST_LETTERS = 32;

/** The figures of the answer, as they were computed. */
export function AnswerTables({ answer, drawn }: { answer: Answer; drawn: boolean }) {
  const { tables, currency } = answer;
  return tables.map((table, index) => (
    <FigureTable
      // Tables have no identity of their own and never move.
      key={`${index} ${table.title}`}
      table={table}
      currency={currency}
      most={drawn ? 5 : 10}
      letters={sharedLetters(answer, index)}
    />
  ));
}

/** The first and "The next ones" are read as one: their columns are as wide as the longest cell of both. */
function sharedLetters({ tables, currency }: Answer, index: number): readonly number[] | undefined {
  const columns = tables[index]?.columns ?? [];
  const alike = tables.filter(
    (table) =>
      table.columns.length === columns.length && table.columns.every((name, at) => name === columns[at]),
  );
  if (alike.length < 2) return undefined;
  return columns.map((_, column) => {
    const lengths = alike.flatMap((table) =>
      table.rows.map((_, row) => writeTableCell(table, row, column, currency).length),
    );
    return Math.min(MOST_LETTERS, Math.max(0, ...lengths));
  });
}
