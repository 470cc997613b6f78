import { isMetricId } from '#src/semantics/metric.ts';
import { isNumber } from './facts-from-csv.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/** What people write where nothing was counted. */
const NOTHING = /^(?:n\/?a|#n\/a|null|none|nil|nan|-|–|—)$/i;
/** "€10.50", "1,234", "12.5%", "(45.10)": a number to the eye, and none to a program. */
const DRESSED = /^[($€£+-]*\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d+)?\s*[)%€$£]*$/;
const FEWEST_CELLS = 5;
const MOSTLY = 0.8;

/**
 * The cells of one column, with what says "nothing" as empty cells where the others are numbers. Throws where a column is one of
 * numbers by its name or by most of its cells, and some cell is none: it would be read as one of names.
 * @param lineOf the line of the file that a cell stands in
 */
export function cellsOfNumbers(
  name: string,
  cells: readonly string[],
  lineOf: (row: number) => number,
): readonly string[] {
  const cleaned = cells.map((cell) => (NOTHING.test(cell) ? '' : cell));
  const said = cleaned.filter((cell) => cell !== '');
  const numbers = said.filter(isNumber);
  const isOfNumbers =
    isMetricId(name) || (numbers.length >= FEWEST_CELLS && numbers.length >= MOSTLY * said.length);
  const isDressed = said.length > 0 && said.every((cell) => isNumber(cell) || DRESSED.test(cell));
  if (!isOfNumbers && !isDressed) return cells;
  const wrong = cleaned.findIndex((cell) => cell !== '' && !isNumber(cell));
  if (wrong >= 0)
    throw new UnreadableFacts(
      `line ${lineOf(wrong)}: "${cells[wrong]}" is no number (${name}); write it like 1234.5, or leave the cell empty`,
    );
  return cleaned;
}
