import { isMetricId } from '#src/semantics/metric.ts';
import type { AnswerTable } from '#src/shared/answer.ts';
import { isSentenceEnd, type WordingItem } from './read-wording.ts';
import { WordingRefused } from './wording-refused.ts';

interface Held {
  readonly table: Pick<AnswerTable, 'rows'>;
  readonly columns: readonly string[];
}

type CellItem = Extract<WordingItem, { is: 'cell' }>;

/**
 * A cell is a number that is true of its row and its column alone. Refuses a text that puts two numbers together, gives one
 * the name of another row, or that of another metric.
 */
export function refuseUntrue(items: readonly WordingItem[], held: Held): void {
  refuseTogether(items, held);
  for (const sentence of splitBy(items, isSentenceEnd)) {
    const clauses = splitBy(sentence, isClauseEnd);
    for (const clause of clauses) refuseOtherMetric(clause, held);
    if (held.table.rows.length > 1) refuseOtherRow(clauses, held);
  }
}

const isClauseEnd = (item: WordingItem): boolean =>
  (item.is === 'mark' && item.mark !== ':') || (item.is === 'word' && item.word === 'and');

const isNumber = (item: WordingItem | undefined, { columns }: Held): item is CellItem =>
  item?.is === 'cell' && isMetricId(columns[item.column] ?? '');

/** "8,290 2,920", "8,290 of 2,920" and "987 sessions", where 987 is somebody's campaign, say what no cell does. */
function refuseTogether(items: readonly WordingItem[], held: Held): void {
  const cells = items.flatMap((item, place) => (item.is === 'cell' ? [{ item, place }] : []));
  for (const [at, { item, place }] of cells.entries()) {
    const next = cells[at + 1];
    if (!isNumber(item, held) && items[place + 1]?.is === 'metric')
      throw new WordingRefused('A name stands where a number does.');
    if (next === undefined) continue;
    const between = items.slice(place + 1, next.place);
    if (between.length === 0) throw new WordingRefused('Two cells stand side by side.');
    if (!isNumber(item, held) || !isNumber(next.item, held)) continue;
    const hasWord = between.some(({ is }) => is === 'word' || is === 'metric');
    if (!hasWord || !between.some(isClauseEnd))
      throw new WordingRefused('Two numbers are said of each other.');
  }
}

/** "8,290 users", of a cell that counts sessions. Where there are several metrics, every number has its own behind it. */
function refuseOtherMetric(clause: readonly WordingItem[], held: Held): void {
  const metricOf = ({ column }: CellItem): string | undefined => held.columns[column];
  const numbers = clause.filter((item): item is CellItem => isNumber(item, held));
  const told = clause.flatMap((item) => (item.is === 'metric' ? [item.metric] : []));
  const isOf = (metric: string): boolean => numbers.some((cell) => metricOf(cell) === metric);
  if (numbers.length > 0 && !told.every(isOf))
    throw new WordingRefused('A number is called by another metric.');
  const [first] = numbers;
  const isOne = numbers.length === 1 || held.columns.filter(isMetricId).length === 1;
  if (first === undefined || (isOne && (told.length > 0 || held.columns.filter(isMetricId).length === 1)))
    return;
  for (const [place, item] of clause.entries()) {
    const behind = clause[place + 1];
    if (isNumber(item, held) && !(behind?.is === 'metric' && behind.metric === metricOf(item)))
      throw new WordingRefused('It is not said what a number counts.');
  }
}

/** Whose number it is stands nearest to it: before it in its clause, behind it there, or before that. */
function refuseOtherRow(clauses: readonly (readonly WordingItem[])[], held: Held): void {
  const { table, columns } = held;
  const keys = columns.flatMap((id, column) => (isMetricId(id) ? [] : [column]));
  for (const [at, clause] of clauses.entries())
    for (const [place, item] of clause.entries()) {
      if (!isNumber(item, held)) continue;
      const inOrder = [
        ...clause.slice(0, place).reverse(),
        ...clause.slice(place + 1),
        ...clauses.slice(0, at).flat().reverse(),
        ...clauses.slice(at + 1).flat(),
      ];
      for (const column of keys) {
        const named = inOrder.find((one): one is CellItem => one.is === 'cell' && one.column === column);
        if (named === undefined || table.rows[named.row]?.[column] !== table.rows[item.row]?.[column])
          throw new WordingRefused('A number is told of another row than its own.');
      }
    }
}

function splitBy(items: readonly WordingItem[], isEnd: (item: WordingItem) => boolean): WordingItem[][] {
  const parts: WordingItem[][] = [[]];
  for (const item of items) {
    if (isEnd(item)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}
