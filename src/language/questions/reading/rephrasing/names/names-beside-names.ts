import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

type Names = Extract<Mark, { type: 'members' }>;

const MOST_NAMES = 12;

/**
 * "Bookings of split, malaga and athens", "free, paying and trial readers", "free vs paying": a word of everyday is a name where it
 * stands in one row with names of a column that has it; of a name of several words the first one will do, where no other begins so.
 */
export function namesBesideNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  let read = marks;
  for (let round = 0; round < MOST_NAMES; round++) {
    const next = read.map((mark, at) => namedBeside(read, at, views) ?? mark);
    if (next.every((mark, at) => mark === read[at])) return read;
    read = next;
  }
  return read;
}

function namedBeside(marks: readonly Mark[], at: number, views: readonly SourceView[]): Mark | undefined {
  const mark = marks[at];
  const isWord = mark !== undefined && /^(?:unknown|keyword|topic)$/.test(mark.type) && !/\s/.test(mark.said);
  // "From Malaga and Athens, split by device" asks for rows
  if (!isWord || /^(?:by|into|per|up|out|in)$/i.test(marks[at + 1]?.said ?? '')) return undefined;
  if (isKeyword(mark, 'and', 'or', 'versus', 'preposition', 'without', 'by', 'per')) return undefined;
  const beside = [inRowWith(marks, at, 1), inRowWith(marks, at, -1)].find((one) => one !== undefined);
  for (const { dimension, sourceId } of beside?.candidates ?? []) {
    const view = views.find(({ source }) => source.id === sourceId);
    const name = view && nameOf(mark, view, dimension);
    if (name === undefined) continue;
    const how = name.name.toLowerCase() === mark.said.toLowerCase() ? ('name' as const) : ('part' as const);
    const candidate = { dimension, sourceId, members: [name.name], how, volume: name.volume };
    return { type: 'members', candidates: [candidate], said: mark.said, others: [], proper: mark.proper };
  }
  return undefined;
}

/** The name on that side with nothing but a comma, "and", "or", "vs" between. */
function inRowWith(marks: readonly Mark[], at: number, step: 1 | -1): Names | undefined {
  let place = at + step;
  let isJoined = false;
  for (; isJoint(marks[place]) || isArticle(marks[place]); place += step)
    if (isJoint(marks[place])) isJoined = true;
  const beside = marks[place];
  return isJoined && beside?.type === 'members' ? beside : undefined;
}

const isJoint = (mark: Mark | undefined): boolean =>
  /^(?:,|&|\/)$/.test(mark?.said ?? '') || isKeyword(mark, 'and', 'or', 'versus');

/** "Phone vs the website" */
const isArticle = (mark: Mark | undefined): boolean => mark?.type === 'noise' && /^the$/i.test(mark.said);

function nameOf({ type, said }: Mark, view: SourceView, dimension: string) {
  const names = view.membersOf(dimension);
  const own = names.find(({ name }) => name.toLowerCase() === said.toLowerCase());
  // A word of asking is no part of a name
  if (own !== undefined || type === 'keyword') return own;
  const [word = ''] = wordsOf(said);
  const found = names.filter(({ name }) => wordsOf(name)[0] === word);
  return found.length === 1 ? found[0] : undefined;
}
