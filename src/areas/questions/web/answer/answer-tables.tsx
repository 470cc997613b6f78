import { FigureTable } from '#src/web/ui/answer/figure-table.tsx';
import type { Answer } from '../../answer-form.ts';

/** The figures of the answer, as they were computed. */
export function AnswerTables({ answer, drawn }: { answer: Answer; drawn: boolean }) {
  const { tables, currency } = answer;
  return tables.map((table, index) => (
    // Tables have no identity of their own and never move.
    <FigureTable key={`${index} ${table.title}`} table={table} currency={currency} most={drawn ? 5 : 10} />
  ));
}
