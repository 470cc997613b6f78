import { type Binding, type BoundText, name } from '#src/language/bound-text.ts';
import { amount, dayText } from '#src/language/quantity.ts';
import { markdownLine } from '#src/language/questions/wording/markdown-text.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import type { AnswerTable } from '#src/shared/answer.ts';

/** A text of the model that cannot be published, with the reason; the plain wording takes its place. */
export class WordingRefused extends Error {
  override readonly name = 'WordingRefused';
}

export interface WordedResult {
  readonly table: AnswerTable;
  /** Ids of the columns, in order: a time, dimensions, metrics. */
  readonly columns: readonly string[];
  readonly currency: string | null;
  /** Names that this organization's data know, none of which may stand in a text by itself. */
  readonly names: readonly string[];
}

const PLACEHOLDER = /\{\{\s*cell\s*:\s*(\d{1,4})\s*:\s*(\d{1,2})\s*\}\}/g;

/**
 * Words that claim a number, a direction or a rank. The model is not asked for any of them, and nothing would bind them: a
 * text that has one is not used.
 */
const CLAIM =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|score|hundred|thousand|million|billion|half|halved?|quarter|third|twice|thrice|doubl\w*|tripl\w*|quadrupl\w*|percent\w*|majority|minority|most|least|more|less|fewer|fewest|highest|lowest|largest|smallest|biggest|best|worst|better|worse|top|bottom|first|second|last|lead\w*|rose|ris\w*|fell|fall\w*|grew|grow\w*|increas\w*|decreas\w*|declin\w*|drop\w*|gain\w*|lost|los(e|s|ses|ing)|up|down|higher|lower|above|below|jump\w*|surg\w*|plung\w*|soar\w*|stable|flat|unchanged|because|caus\w*|due|significan\w*)\b/i;

/**
 * Turns a template of the model into bound text: each placeholder becomes the cell it names, as we write it. Everything
 * else must be words: no numeral, no number word, no direction, no name that only a cell may say.
 */
export function boundWording(template: string, result: WordedResult, at: 'headline' | 'markdown'): BoundText {
  const bindings: Binding[] = [];
  const words: string[] = [];
  let end = 0;
  let text = '';
  for (const found of template.matchAll(PLACEHOLDER)) {
    const between = template.slice(end, found.index);
    const piece = cellPiece(result, Number(found[1]), Number(found[2]), at);
    bindings.push(piece);
    words.push(between);
    text += between + piece.text;
    end = found.index + found[0].length;
  }
  words.push(template.slice(end));
  text += template.slice(end);
  if (bindings.length === 0) throw new WordingRefused('The text names no cell.');
  const own = words.join(' \u0000 ');
  refuseClaims(own, result.names);
  return { text, bindings };
}

function refuseClaims(own: string, names: readonly string[]): void {
  if (/[{}<>[\]`]|https?:|www\./i.test(own)) throw new WordingRefused('The text holds marks or addresses.');
  if (/\p{N}/u.test(own)) throw new WordingRefused('The text holds a number that is no cell.');
  const claim = CLAIM.exec(own);
  if (claim !== null) throw new WordingRefused(`The text claims "${claim[0]}", which no cell stands behind.`);
  const spoken = ` ${plainWords(own)} `;
  const named = names.find((one) => one.length > 2 && spoken.includes(` ${plainWords(one)} `));
  if (named !== undefined) throw new WordingRefused('The text names something that is no cell.');
}

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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
  const written = name(value, path);
  return at === 'headline' ? written : { ...written, text: markdownLine(value) };
}
