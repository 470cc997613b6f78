import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';

/** "Question" by itself, and "which questions", which else asks what can be asked. */
const QUESTIONS = /^(?:(which|what) )?(questions?)(?:[ -](?:based|styled?|types?|like))?$/i;
const STYLE = /^-?(?:based|styled?|types?|like)$/i;
/** "Queries that are questions", "which are phrased as questions" */
const ARE =
  /^(?:that|which|who|are|is|were|that are|which are|phrased|phrased as|worded|written|asked|as|not)$/i;
const SPEAKS_OF = /^(?:from|by|for|of|in|on|among|through|via)$/i;

/** Queries that begin like a question, wherever these are spoken of: "question keywords", "queries that are questions", "which questions get the most clicks". */
export function queriesThatAsk(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const columns = views.flatMap((view) =>
    view.dimensionColumns.filter((column) => view.kindOf(column) === 'query'),
  );
  if (columns.length === 0) return marks;
  return marks.reduce<readonly Mark[]>((said, _, at) => {
    const mark = said[at];
    return mark === undefined ? said : (foundAt(said, at, mark, columns) ?? said);
  }, marks);
}

function foundAt(
  marks: readonly Mark[],
  at: number,
  mark: Mark,
  columns: readonly string[],
): readonly Mark[] | undefined {
  const isQuery = (one: Mark | undefined): boolean =>
    one?.type === 'dimension' && one.dimensions.some((column) => columns.includes(column));
  if (isQuery(mark)) return behindQueries(marks, at, mark);
  const [, which, noun = ''] = QUESTIONS.exec(mark.said) ?? [];
  if (noun === '' || !(mark.type === 'noise' || isKeyword(mark, 'help'))) return undefined;
  const asking = [...(which === undefined ? [] : [keywordMark('which', which)]), askingMark(noun)];
  const next = marks.findIndex((one, place) => place > at && !(one.type === 'noise' || STYLE.test(one.said)));
  const queries = marks[next];
  if (queries !== undefined && isQuery(queries))
    return [...marks.slice(0, at), ...inOrder(marks, at, asking, queries), ...marks.slice(next + 1)];
  if (!isAlone(marks, at, which !== undefined)) return undefined;
  // "Clicks from questions" are those of all of them
  if (SPEAKS_OF.test(marks[at - 1]?.said ?? ''))
    return [...marks.slice(0, at), ...asking, ...marks.slice(at + 1)];
  const dimension: Mark = { type: 'dimension', dimensions: columns, said: noun, others: [], proper: false };
  return [...marks.slice(0, at), ...asking, dimension, ...marks.slice(at + 1)];
}

/** "How many queries" are counted where these two stand side by side. */
const inOrder = (
  marks: readonly Mark[],
  at: number,
  asking: readonly Mark[],
  queries: Mark,
): readonly Mark[] =>
  isKeyword(marks[at - 1], 'count', 'distinct') ? [queries, ...asking] : [...asking, queries];

const askingMark = (said: string): Mark => keywordMark('asking_queries', said);

/** "Queries that are questions" are question queries, and "that are not questions" all others. */
function behindQueries(marks: readonly Mark[], at: number, queries: Mark): readonly Mark[] | undefined {
  const end = marks.findIndex(
    (one, place) => place > at && !(ARE.test(one.said) || isKeyword(one, 'without') || /^a$/i.test(one.said)),
  );
  const last = marks[end];
  const between = marks.slice(at + 1, end);
  if (last?.type !== 'noise' || !QUESTIONS.test(last.said) || between.length === 0) return undefined;
  const without = between.filter((one) => isKeyword(one, 'without'));
  const asking = [...without, askingMark(last.said)];
  return [...marks.slice(0, at), ...inOrder(marks, at, asking, queries), ...marks.slice(end + 1)];
}

/** "Which questions bring the most clicks", "clicks from questions", "top questions by clicks": nothing but queries can be meant. */
function isAlone(marks: readonly Mark[], at: number, isWhich: boolean): boolean {
  const rest = marks.slice(at + 1);
  const isAsked = rest.some((one) => one.type === 'unknown' || /^(?:i|you|me|should)$/i.test(one.said));
  if (isAsked) return false;
  const isTold = rest.some((one) => one.type === 'metric' || isRank(one));
  if (isWhich) return isTold;
  const before = marks[at - 1];
  const place = before?.type === 'number' ? marks[at - 2] : before;
  const isOfNumber = marks.slice(0, at).some((one) => one.type === 'metric');
  return (
    (isRank(place) && (isTold || rest.every((one) => one.type === 'time'))) ||
    (SPEAKS_OF.test(before?.said ?? '') && isOfNumber)
  );
}
