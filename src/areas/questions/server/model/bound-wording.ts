import { type Binding, type BoundText, name } from '#src/language/bound-text.ts';
import { amount, dayText } from '#src/language/quantity.ts';
import { markdownLine } from '#src/language/questions/wording/markdown-text.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import type { AnswerTable } from '#src/shared/answer.ts';
import { readWording } from './read-wording.ts';
import { refuseUntrue } from './refuse-untrue.ts';
import { WordingRefused } from './wording-refused.ts';

export interface WordedResult {
  readonly table: AnswerTable;
  /** Ids of the columns, in order: a time, dimensions, metrics. */
  readonly columns: readonly string[];
  readonly currency: string | null;
}

/**
 * Turns a template of the model into bound text: each placeholder becomes the cell it names, as we write it. Around them
 * stand words of a closed list, which say no number, no direction and no name; every other text is refused.
 */
export function boundWording(template: string, result: WordedResult, at: 'headline' | 'markdown'): BoundText {
  // Of other blanks none is taken away: they are none of its marks
  const written = template.replace(/^[ \n]+|[ \n]+$/g, '');
  const items = readWording(written, result.columns);
  const cells = items.filter((item) => item.is === 'cell');
  if (cells.length === 0) throw new WordingRefused('The text names no cell.');
  const pieces = cells.map(({ row, column }) => cellPiece(result, row, column, at));
  refuseUntrue(items, result);
  let [text, end] = ['', 0];
  for (const [place, cell] of cells.entries()) {
    const piece = pieces[place] as Binding;
    text += written.slice(end, cell.at) + (isNumeralName(result, cell) ? `“${piece.text}”` : piece.text);
    end = cell.at + cell.length;
  }
  return { text: text + written.slice(end), bindings: pieces };
}

/** "2026-launch" is a campaign and no number: it is written between marks. */
function isNumeralName({ table }: WordedResult, { row, column }: { row: number; column: number }): boolean {
  const value = table.rows[row]?.[column];
  return typeof value === 'string' && table.formats[column] === 'text' && /\p{N}/u.test(value);
}

/** What turns, hides or breaks a line, in a name that strangers wrote. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

function cellPiece(
  { table, columns, currency }: WordedResult,
  row: number,
  column: number,
  at: 'headline' | 'markdown',
): Binding {
  const value = table.rows[row]?.[column];
  const id = columns[column] ?? '';
  if (value === undefined) throw new WordingRefused(`There is no cell ${row}:${column}.`);
  if (value === null) throw new WordingRefused('A cell without data has nothing to say.');
  const path = `tables.0.rows.${row}.${column}`;
  if (typeof value === 'number')
    return amount(value, isMetricId(id) ? metrics[id].unit : 'count', currency, path);
  const format = table.formats[column];
  if (format === 'day' || format === 'week' || format === 'month') return dayText(value, path);
  if (UNSEEN.test(value) || value.trim() === '') throw new WordingRefused('A name holds what nobody sees.');
  const written = name(value, path);
  return at === 'headline' ? written : { ...written, text: markdownLine(value) };
}
