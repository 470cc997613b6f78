import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';

/** Units of time that stand behind each other, and the words that are left once those that say so are taken out. */
export interface RunPhrase {
  readonly unit: 'day' | 'week' | 'month';
  readonly rest: readonly Mark[];
  readonly isNow: boolean;
}

const RUN = /^(?:streaks?|runs?|stretch|stretches|series|spells?|sequences?|period|stint|dry spell)$/i;
const IN_ROW = /^(?:consecutive|straight|successive|consecutively)$/i;
const CURRENT = /^(?:current|ongoing|present|latest)$/i;
const LONGEST = /^(?:the )?(?:longest|most|biggest|largest|highest|record|greatest)$/i;
const ASKING =
  /^(?:what|how|when|when was|when were|when is|was|were|is|are|long|our|the|my|a|an|of|for|ever|there|have|we|had)$/i;

/** Words of winning and losing: "our longest winning streak". */
const WINNING = /^(?:winning|growth|growing|upward|hot)$/i;
const LOSING = /^(?:losing|declining|downward|falling|cold)$/i;

/**
 * "Longest streak of days", "how many days in a row", "most consecutive weeks": undefined where no run is asked for, or where it
 * is said how long it is to be ("three weeks in a row").
 */
export function runPhrase(marks: readonly Mark[]): RunPhrase | undefined {
  const at = marks.findIndex(({ said, type }) => /^(?:unknown|noise|keyword)$/.test(type) && RUN.test(said));
  return at < 0 ? inRow(marks) : longest(marks, at);
}

/** "The longest streak of days above 100", "our longest winning streak in revenue" */
function longest(marks: readonly Mark[], at: number): RunPhrase | undefined {
  const rank = marks.findIndex(
    (mark, place) => place < at && ((isRank(mark) && LONGEST.test(mark.said)) || CURRENT.test(mark.said)),
  );
  if (rank < 0) return undefined;
  const between = marks.slice(rank + 1, at);
  const own = between.filter(({ type }) => type !== 'noise');
  // "Winning" says which way it goes; anything else between them is not known here
  const way = own.map(wayOf);
  if (own.length > 1 || way.includes(undefined)) return undefined;
  if (!marks.slice(0, rank).every(isAsking)) return undefined;
  const behind = marks.slice(at + 1);
  const unit = unitIn(behind);
  if (unit === 'none') return undefined;
  // "Of days", "of consecutive weeks"
  const rest = withoutUnit(behind).filter(({ said }) => !IN_ROW.test(said));
  return {
    unit: unit ?? 'day',
    rest: [...way.flatMap((mark) => mark ?? []), ...rest],
    isNow: CURRENT.test(marks[rank]?.said ?? ''),
  };
}

/** "How many days in a row did sessions grow", "the most consecutive days with fewer than 80 orders" */
function inRow(marks: readonly Mark[]): RunPhrase | undefined {
  const at = marks.findIndex(({ type }) => type === 'unit');
  const unit = unitIn(marks);
  if (at < 0 || unit === undefined || unit === 'none') return undefined;
  const isThree = ['in', 'a', 'row'].every((word, step) => marks[at + 1 + step]?.said.toLowerCase() === word);
  const isBefore = IN_ROW.test(marks[at - 1]?.said ?? '');
  const isBehind = IN_ROW.test(marks[at + 1]?.said ?? '');
  if (!isThree && !isBefore && !isBehind) return undefined;
  const before = marks.slice(0, isBefore ? at - 1 : at);
  const asking = before.filter(
    (mark) => isKeyword(mark, 'count') || (isRank(mark) && LONGEST.test(mark.said)),
  );
  if (asking.length === 0 || !before.every((mark) => asking.includes(mark) || isAsking(mark)))
    return undefined;
  const behind = marks.slice(at + 1 + (isThree ? 3 : isBehind ? 1 : 0));
  const isNow = !asking.some(isRank) && isByNow(behind);
  // "At most" says that the longest is meant
  const rest = behind.filter((mark) => !isKeyword(mark, 'at_most') || hasNumberBehind(behind, mark));
  return { unit, rest, isNow };
}

/** "Have orders been growing", "have orders fallen": how long by now; "ever", or in a time that is named, is at any time. */
function isByNow(behind: readonly Mark[]): boolean {
  if (behind.some(({ said }) => /^(?:been|now|currently)$/i.test(said))) return true;
  const [first] = behind;
  return (
    /^(?:have|has)$/i.test(first?.said ?? '') &&
    !behind.some(({ said, type }) => type === 'time' || /^ever$/i.test(said))
  );
}

const hasNumberBehind = (marks: readonly Mark[], mark: Mark): boolean =>
  marks.slice(marks.indexOf(mark) + 1).some(({ type }) => type === 'number');

const isAsking = (mark: Mark): boolean =>
  mark.type === 'noise' ||
  isKeyword(mark, 'which', 'preposition') ||
  (/^(?:unknown|keyword|unit)$/.test(mark.type) && ASKING.test(mark.said));

function wayOf(mark: Mark): Mark | undefined {
  if (isKeyword(mark, 'gain', 'loss')) return mark;
  const way = WINNING.test(mark.said) ? 'gain' : LOSING.test(mark.said) ? 'loss' : undefined;
  return way && keywordMark(way, mark.said);
}

/** The one unit that is named; `none` where it is one that no run is told of, or where there are two. */
function unitIn(marks: readonly Mark[]): RunPhrase['unit'] | 'none' | undefined {
  const units = marks.flatMap((mark) =>
    mark.type === 'unit' ? [mark.unit] : mark.type === 'grain' ? [mark.grain] : [],
  );
  const [unit, ...others] = units;
  if (unit === undefined) return undefined;
  if (others.some((other) => other !== unit)) return 'none';
  return unit === 'day' || unit === 'week' || unit === 'month' ? unit : 'none';
}

/** Without the unit and what joins it: "of days", "a day", "every day". */
function withoutUnit(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(({ type }) => type === 'unit' || type === 'grain');
  if (at < 0) return marks;
  const isJoined = isKeyword(marks[at - 1], 'preposition') && marks[at]?.type === 'unit';
  const from = isJoined ? at - 1 : at;
  return withoutUnit([...marks.slice(0, from), ...marks.slice(at + 1)]);
}
