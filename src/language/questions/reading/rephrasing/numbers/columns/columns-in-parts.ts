import { isMetricId } from '#src/semantics/metric.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

const BETWEEN = /^(?:of|for|in|to|a|an|the)$/i;

/**
 * "Minutes of mending", "the slowest first reply" of mending_minutes and first_reply_minutes: words of one column are one number, which
 * is told per something or ranked as a whole.
 */
export function columnsInParts(marks: readonly Mark[]): readonly Mark[] {
  const parted = marks.flatMap(orderApart);
  const joined: Mark[] = [];
  for (const mark of parted) {
    const from = mark.type === 'metric' ? beginOf(joined, mark) : joined.length;
    const words = [...joined.splice(from), mark].map(({ said }) => said).join(' ');
    joined.push(from < joined.length + 1 && words !== mark.said ? { ...mark, said: words } : mark);
  }
  return joined.length === parted.length ? marks : joined;
}

/** Where the words begin that are of the same column. */
function beginOf(before: readonly Mark[], mark: MetricMark): number {
  const end = before.length;
  if (isMetricId(mark.metric) || mark.metric.includes(':')) return end;
  const column = wordsOf(mark.metric);
  const isIn = (one: Mark | undefined): boolean =>
    one !== undefined &&
    wordsOf(one.said).every((word) => column.includes(word) && !wordsOf(mark.said).includes(word));
  let from = end;
  for (let at = end - 1; at >= 0; at--) {
    const one = before[at];
    const isSame = one?.type === 'metric' && one.metric === mark.metric;
    if ((isSame || isKeyword(one, 'top', 'bottom')) && isIn(one)) from = at;
    else if (!BETWEEN.test(one?.said ?? '') || !(isNoise(one) || isKeyword(one, 'preposition'))) break;
  }
  return from;
}

/** "The highest first reply minutes" puts nothing in an order. */
function orderApart(mark: Mark, at: number, marks: readonly Mark[]): readonly Mark[] {
  const [, rank, first] = /^(\p{L}+) (first)$/iu.exec(mark.said) ?? [];
  const behind = marks[at + 1];
  const isOfColumn = behind?.type === 'metric' && wordsOf(behind.metric)[0] === 'first';
  if (rank === undefined || first === undefined || !isOfColumn) return [mark];
  if (!isKeyword(mark, 'decreasing', 'increasing')) return [mark];
  const keyword = isKeyword(mark, 'decreasing') ? 'top' : 'bottom';
  return [
    { ...mark, type: 'keyword', keyword, said: rank },
    { ...mark, type: 'keyword', keyword: 'top', said: first },
  ];
}
