import type { AnswerTable } from '#src/shared/answer.ts';
import type { Answer } from '../../answer-form.ts';

export interface ShownTable {
  readonly table: AnswerTable;
  /** The explanation tells its rows, as a table or one by one: it is folded. */
  readonly isTold: boolean;
}

/**
 * The tables of an answer, each row once: not those without a row, of which the headline tells, nor a single row that a wider
 * table has too.
 */
export function shownTables({ tables, explanation, headline }: Answer): readonly ShownTable[] {
  const told = markdownTables(explanation);
  return asOneList(tables)
    .filter((table) => headline === '' || table.rows.length > 0)
    .filter((table, _, all) => !all.some((other) => isWithin(table, other)))
    .map((table) => ({
      table,
      isTold: told.some((one) => isSame(one, table)) || isSaid(table, headline, explanation),
    }));
}

/** The winner and "The next ones" below it are one ranking, and are read as one. */
function asOneList(tables: readonly AnswerTable[]): readonly AnswerTable[] {
  const [first, next, ...others] = tables;
  const isRanking =
    first !== undefined &&
    next?.title === 'The next ones' &&
    first.rows.length > 0 &&
    first.columns.join('\n') === next.columns.join('\n') &&
    first.rowFormats === undefined;
  if (!isRanking) return tables;
  const partial = [...(first.partial ?? []), ...(next.partial ?? [])];
  return [
    { ...first, rows: [...first.rows, ...next.rows], ...(partial.length > 0 && { partial }) },
    ...others,
  ];
}

/**
 * "Key events: 200 against 207. Purchases: …": each row by its name and with a number of its own, in sentences, of which two
 * at least are no headline.
 */
function isSaid({ rows, formats }: AnswerTable, headline: string, explanation: string): boolean {
  if (formats[0] !== 'text' || rows.length < 2) return false;
  const sentences = explanation
    .split('\n')
    .filter((line) => !line.includes('|'))
    .join(' ');
  return rows.every(isIn(`${headline} ${sentences}`)) && rows.filter(isIn(sentences)).length >= 2;
}

/** Sentences round to three digits. */
const ROUNDED = 0.006;

/** A name that is a sentence with its number, as of a finding, has told all. */
const SENTENCE = /^(?=.*\d)(?:\S+\s){5}/;

function isIn(text: string): (row: AnswerTable['rows'][number]) => boolean {
  const words = plainWords(unescaped(text));
  const numbers = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
  const isTold = (value: number) =>
    numbers.some((number) => Math.abs(number - Math.abs(value)) <= ROUNDED * Math.abs(value));
  return ([name, ...cells]) => {
    const own = String(name ?? '');
    const named = plainWords(own);
    return (
      named !== '  ' &&
      words.includes(named) &&
      // Fractions are told as percentages.
      (SENTENCE.test(own) ||
        cells.some((cell) => typeof cell === 'number' && (isTold(cell) || isTold(cell * 100))))
    );
  };
}

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** "16,277" alone beside "16,277 after 15,285". */
function isWithin({ rows, columns }: AnswerTable, other: AnswerTable): boolean {
  const [row, ...more] = rows;
  return (
    row !== undefined &&
    more.length === 0 &&
    columns.length < other.columns.length &&
    other.rows.some((cells) => row.every((cell) => cells.includes(cell)))
  );
}

interface MarkdownTable {
  readonly columns: readonly string[];
  readonly rows: number;
}

const isSame = ({ columns, rows }: MarkdownTable, table: AnswerTable): boolean =>
  rows >= table.rows.length &&
  columns.length === table.columns.length &&
  columns.every((name, at) => name.toLowerCase() === table.columns[at]?.toLowerCase());

const RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** A table of Markdown is a line of names, a line of dashes and a line for each row. */
function markdownTables(markdown: string): readonly MarkdownTable[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, at) => {
    const names = lines[at - 1];
    if (names?.includes('|') !== true || !line.includes('-') || !RULE.test(line)) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((row) => !row.includes('|'));
    return [{ columns: cellsOf(names), rows: end < 0 ? rest.length : end }];
  });
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => unescaped(cell.trim()));

const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
