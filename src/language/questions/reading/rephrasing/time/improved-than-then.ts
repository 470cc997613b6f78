import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isNoise, isPeriod } from '../../piece.ts';
import { isLastYear, isOneUnit } from './ahead-of-last-year.ts';

const BETTER =
  /^(?:(?:do|does|did|doing|perform|performs|performed|performing) )?(?<how>better|worse)(?<than> than)?$/i;

/**
 * "Which channels did better in June than in May", "sold better than in February in March": who improved between both, as "which
 * improved" is; the word that only compares would list all of them, and hold the first time that is named against the second.
 */
export function improvedThanThen(marks: readonly Mark[]): readonly Mark[] {
  const asked = marks.findIndex(
    ({ said }, at) => /^(?:which|what)$/i.test(said) && isKind(firstBehind(marks, at)),
  );
  const at = marks.findIndex(({ said }, place) => place > asked && BETTER.test(said));
  const { how, than } = BETTER.exec(marks[at]?.said ?? '')?.groups ?? {};
  if (asked < 0 || how === undefined || marks.some((mark) => isKeyword(mark, 'gain', 'loss'))) return marks;
  const improved =
    how.toLowerCase() === 'better' ? keywordMark('gain', 'improved') : keywordMark('loss', 'worsened');
  const behind = [...(than === undefined ? [] : [keywordMark('versus', 'than')]), ...marks.slice(at + 1)];
  const held = behind.findIndex((mark) => isKeyword(mark, 'versus', 'yoy') && /^than\b/i.test(mark.said));
  const then = isKeyword(behind[held], 'yoy') ? behind[held] : firstBehind(behind, held);
  const others = marks.filter((mark) => mark !== then && isPeriod(mark));
  if (held < 0 || !isThen(then) || others.length === 0) return marks;
  const read = [...marks.slice(0, at), improved, ...behind];
  return isLastYear(then) && others.every(isOneUnit) ? againstYearBefore(read, then) : read;
}

/** "Than last year in June": than in June of that year. */
const againstYearBefore = (marks: readonly Mark[], then: Mark | undefined): readonly Mark[] =>
  marks.flatMap((mark) => {
    if (isKeyword(mark, 'versus') && firstBehind(marks, marks.indexOf(mark)) === then) return [];
    return mark === then ? [keywordMark('yoy', 'vs last year')] : [mark];
  });

/** "Channels", and "courses" that are the pages below an address */
const isKind = (mark: Mark | undefined): boolean =>
  mark?.type === 'dimension' ||
  (mark?.type === 'members' && mark.candidates.some(({ prefix }) => prefix !== undefined));

/** "February", "the month before", and no weekday, which is another part of the same days */
const isThen = (mark: Mark | undefined): boolean =>
  (mark?.type === 'time' && /^(?:period|relative|shifted)$/.test(mark.time.type)) || isKeyword(mark, 'yoy');

const firstBehind = (marks: readonly Mark[], at: number): Mark | undefined =>
  marks.slice(at + 1).find((mark) => !isNoise(mark) && !isKeyword(mark, 'preposition'));
