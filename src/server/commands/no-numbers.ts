import type { DailyRows } from './daily-rows.ts';
import { isNumber } from './is-number.ts';
import { quoted } from './quoted.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/** Why a table without a metric column has none: by a cell that was meant for a number, where there is one. */
export function noNumbers({ names, dateColumn, rows }: DailyRows): UnreadableFacts {
  for (let column = names.length - 1; column >= 0; column--) {
    if (column === dateColumn) continue;
    const meant = rows.some(({ cells }) => /\p{Nd}/u.test(cells[column] ?? ''));
    const wrong = rows.find(({ cells }) => {
      const cell = (cells[column] ?? '').trim();
      return cell !== '' && !isNumber(cell);
    });
    if (meant && wrong !== undefined)
      return new UnreadableFacts(
        `there is no metric column: line ${wrong.line} has ${quoted(wrong.cells[column] ?? '')} in the column ${names[column]}; write numbers like 1234.5, and leave cells without one empty`,
      );
  }
  return new UnreadableFacts(
    'there is no metric column; add one that counts something, with a number like 1234.5 in each row',
  );
}
