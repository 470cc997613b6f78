import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

/** Longer stretches are names as they are written. */
const MOST_WORDS = 5;

/** What is searched for and where it leads are texts: anything may begin so. */
const TEXTS = /^(?:query|page|landing_page)$|title/;

/**
 * "Type 1 share of loads", "green and gray last month" where a material is called "Type 1 sub-base", a customer "Green and Gray
 * Landscapes": words that begin one name alone are that one, though a number or an "and" is among them.
 */
export function namesByTheirStart(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const read: Mark[] = [];
  for (let at = 0; at < marks.length; ) {
    const found = stretchAt(marks, at, views);
    read.push(found?.mark ?? (marks[at] as Mark));
    at += found?.length ?? 1;
  }
  return read;
}

function stretchAt(marks: readonly Mark[], at: number, views: readonly SourceView[]) {
  if (marks[at]?.type !== 'unknown' || marks[at - 1]?.type === 'unknown') return undefined;
  for (let length = Math.min(MOST_WORDS, marks.length - at); length > 1; length--) {
    const stretch = marks.slice(at, at + length);
    // "Hiking socks" without more than words of a name is looked for elsewhere
    const isJoint = stretch.slice(1).some((mark) => mark.type === 'number' || isKeyword(mark, 'and'));
    // "Green and" names nobody yet
    if (!isJoint || isKeyword(stretch.at(-1), 'and') || stretch.some(({ type }) => type === 'stop')) continue;
    const candidates = namesWith(
      stretch.flatMap(({ said }) => wordsOf(said)),
      isCode(stretch) ? holdsInOrder : beginsWith,
      views,
    );
    if (candidates.length === 0) continue;
    const isCalled = isThing(marks[at + length]);
    const said = asSaid(isCalled ? [...stretch, marks[at + length] as Mark] : stretch);
    const proper = stretch.some((mark) => mark.proper);
    return {
      mark: { type: 'members' as const, candidates, said, others: [], proper },
      length: length + (isCalled ? 1 : 0),
    };
  }
  return undefined;
}

/** "B2 First", "H2": a letter or two with a number behind them stand anywhere in a name. */
const isCode = ([first, second]: readonly Mark[]): boolean =>
  /^\p{L}{1,2}$/u.test(first?.said ?? '') && second?.type === 'number';

/** "The B2 First course": what it is, behind its name. */
const isThing = (mark: Mark | undefined): boolean =>
  mark?.type === 'unknown' &&
  /^(?:course|class|lesson|workshop|programme|program|product|item|model|plan|pack|package|tour)$/i.test(
    mark.said,
  );

/** "B2 First" */
const asSaid = (stretch: readonly Mark[]): string =>
  stretch
    .map(({ said }) => said)
    .join(' ')
    .replace(/^(\p{L}{1,2}) (?=\d)/u, '$1');

type Fits = (name: readonly string[], words: readonly string[]) => boolean;

/** The one name that has the words so, of each source that has it. */
function namesWith(
  words: readonly string[],
  fits: Fits,
  views: readonly SourceView[],
): readonly MemberCandidate[] {
  const found = views.flatMap((view) =>
    view.dimensionColumns
      .filter((dimension) => !TEXTS.test(view.kindOf(dimension) ?? dimension))
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => fits(wordsOf(name), words))
          .map((one) => partCandidate(view, dimension, [one])),
      ),
  );
  return new Set(found.flatMap(({ members }) => members)).size === 1 ? found : [];
}

const beginsWith: Fits = (name, words) =>
  name.length > words.length && words.every((word, at) => name[at] === word);

const holdsInOrder: Fits = (name, words) =>
  name.some((_, from) => beginsWith([...name.slice(from), ''], words));
