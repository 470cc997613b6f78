import { isMetricId } from '#src/semantics/metric.ts';
import { isNumber, isTooLarge } from './is-number.ts';
import { quoted } from './quoted.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/** What people write where nothing was counted. */
export const NOTHING = /^(?:n\/?a|#n\/a|null|none|nil|nan|-|–|—)$/i;
const CURRENCY = '(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SEK|NOK|DKK|PLN|kr|[$€£¥])';
/** "€10.50", "1,234", "1.234.567", "1 234", "12.5%", "(45.10)", "EUR 12": a number to the eye, and none to a program. */
const DRESSED = new RegExp(
  `^[(+−–-]*\\s*${CURRENCY}?\\s*[+−–-]?(?:\\p{Nd}{1,3}(?:[,.'’\\s]\\p{Nd}{3})+|\\p{Nd}+)(?:[.,]\\p{Nd}+)?\\s*(?:${CURRENCY}|[)%])*$`,
  'iu',
);
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
  const numbers = said.filter((cell) => isNumber(cell) || isTooLarge(cell));
  const isOfNumbers =
    isMetricId(name) || (numbers.length >= FEWEST_CELLS && numbers.length >= MOSTLY * said.length);
  const isDressed = said.length > 0 && said.every((cell) => isNumber(cell) || DRESSED.test(cell));
  if (!isOfNumbers && !isDressed) return cells;
  const wrong = cleaned.findIndex((cell) => cell !== '' && !isNumber(cell));
  if (wrong >= 0) throw noNumber(name, cells[wrong] as string, lineOf(wrong));
  refuseLargeSums(name, cleaned);
  return cleaned;
}

const noNumber = (name: string, cell: string, line: number): UnreadableFacts =>
  new UnreadableFacts(
    isTooLarge(cell)
      ? `line ${line}: ${quoted(cell)} is too large to be counted exactly (${name}); write it in thousands or millions, or leave the column out`
      : `line ${line}: ${quoted(cell)} is no number (${name}); write it like 1234.5, or leave the cell empty`,
  );

/** Beyond so much the last digits of a sum are made up. */
function refuseLargeSums(name: string, cells: readonly string[]): void {
  let sum = 0;
  for (const cell of cells) sum += Math.abs(Number(cell));
  if (sum > Number.MAX_SAFE_INTEGER)
    throw new UnreadableFacts(
      `the column ${name} adds up to more than can be counted exactly; write it in thousands or millions, or leave the column out`,
    );
}
