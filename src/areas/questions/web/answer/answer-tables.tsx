import type { AnswerTable } from '#src/shared/answer.ts';
import { withoutHost } from '#src/shared/shared-host.ts';
import { FigureTable } from '#src/web/ui/answer/figure-table.tsx';
import { tablesHost } from '#src/web/ui/answer/tables-host.ts';
import { columnWriter } from '#src/web/ui/answer/write-column.ts';
import type { Answer } from '../../answer-form.ts';
import { shownTables } from './shown-tables.ts';

/** Longer names break. */
const MOST_LETTERS = 32;

/** The figures of the answer, as they were computed. */
export function AnswerTables({ answer, most }: { answer: Answer; most: number }) {
  const { tables, currency } = answer;
  const host = tablesHost(tables);
  return shownTables(answer).map(({ table, isTold }, index) => {
    const figures = (
      <FigureTable
        table={table}
        currency={currency}
        most={most}
        letters={sharedLetters(answer, table, host)}
        host={host}
        isNamed={isTold}
      />
    );
    // Tables have no identity of their own and never move.
    const key = `${index} ${table.title}`;
    if (!isTold) return <div key={key}>{figures}</div>;
    return (
      <details key={key} className="min-w-0">
        <summary className="w-fit rounded-control py-1 text-ui text-soft hover:text-ink">
          As a table: {table.title}
        </summary>
        <div className="pt-2">{figures}</div>
      </details>
    );
  });
}

/** The first and "The next ones" are read as one: their columns are as wide as the longest cell of both. */
function sharedLetters(
  { tables, currency }: Answer,
  { columns }: AnswerTable,
  host: string,
): readonly number[] | undefined {
  const alike = tables.filter(
    (table) =>
      table.columns.length === columns.length && table.columns.every((name, at) => name === columns[at]),
  );
  if (alike.length < 2) return undefined;
  return columns.map((_, column) => {
    const lengths = alike.flatMap((table) => {
      const write = columnWriter(table, column, currency);
      return table.rows.map((_, row) => withoutHost(write(row), host).length);
    });
    return Math.min(MOST_LETTERS, Math.max(0, ...lengths));
  });
}
