import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isLight } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const OF_EACH = /(?:^| )(?:both|each|either)(?: of)?(?: (?:in|on|for|from|at))?$/i;
const HAVING = /^(?:have|has|had|get|got|see|saw|reach|reached|make|made)$/i;

/**
 * "Days on which both Rome and Paris had more than 10 bookings", "did Vienna or Salzburg have more than 60": the limit is of each name,
 * and of what they had together, or of each row of one of them, none is told. "Destinations with 100 on each platform" has to hold on all of
 * them.
 */
export function refuseLimitOfEach(marks: readonly Mark[], reading: Reading): void {
  const { limits, gap, verdict, always, dimensions, grain, shape } = reading;
  const isOfRows = dimensions.length > 0 || grain !== null || shape === 'count';
  const isOfEach = gap === null && verdict === null && always === null;
  if (!isOfRows || !isOfEach || !limits.some(isOfNumber)) return;
  refuseNames(marks, reading);
  refuseKind(marks, reading);
}

const isOfNumber = ({ isMean, isShare, is, value }: Reading['limits'][number]): boolean =>
  isMean !== true && isShare !== true && !(is === 'above' && value === 0);

function refuseNames(marks: readonly Mark[], { filters, each }: Reading): void {
  const several = [
    ...filters.filter(({ is }) => is === 'one_of').map(({ members }) => members.length),
    each?.names.length ?? 0,
  ];
  const list = listOf(marks);
  if (list === undefined || !several.some((many) => many > 1)) return;
  const { first, last, names } = list;
  const isSaidOf = (from: number, to: number): boolean =>
    marks.slice(Math.max(0, from), to).some(({ said }) => OF_EACH.test(said));
  const isOr = isKeyword(marks[last - 1], 'or') || isKeyword(marks[last - 2], 'or');
  const isChoice = isOr && HAVING.test(marks[last + 1]?.said ?? '');
  if (!isChoice && !isSaidOf(first - 2, first) && !isSaidOf(last + 1, last + 3)) return;
  const without = (stretch: readonly Mark[]): readonly Mark[] =>
    stretch.flatMap((mark) => (OF_EACH.test(mark.said) ? leadOf(mark) : [mark]));
  const said = (name: readonly string[]): string =>
    inWords([
      ...without(marks.slice(0, first)),
      ...name.map((word) => ({ ...(marks[first] as Mark), said: word })),
      ...without(marks.slice(last + 1)),
    ]);
  throw askedBack('limit_of_each', [
    ...names.map((name) => asChoice(said([name]))),
    asChoice(said([`${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} together`])),
  ]);
}

/** "On" of "on both" */
const leadOf = (mark: Mark): readonly Mark[] => {
  const lead = /\b(?:in|on|for|from|at)$/i.exec(mark.said)?.[0];
  return lead === undefined ? [] : [{ ...mark, said: lead }];
};

/** "Rome and the Paris", "Rome, Paris or Oslo" */
function listOf(
  marks: readonly Mark[],
): { readonly first: number; readonly last: number; readonly names: readonly string[] } | undefined {
  const isJoint = (mark: Mark | undefined): boolean => isKeyword(mark, 'and', 'or') || mark?.said === ',';
  const next = (at: number): number => {
    if (!isJoint(marks[at + 1])) return -1;
    const place = marks.findIndex((mark, to) => to > at + 1 && !isLight(mark) && !isJoint(mark));
    return marks[place]?.type === 'members' ? place : -1;
  };
  const first = marks.findIndex((mark, at) => mark.type === 'members' && next(at) > 0);
  if (first < 0) return undefined;
  const places = [first];
  for (let at = next(first); at > 0; at = next(at)) places.push(at);
  return { first, last: places.at(-1) ?? first, names: places.map((at) => marks[at]?.said ?? '') };
}

/** "On each platform": of the rows of two kinds those are told that are within the limit, and not who is on all of them. */
function refuseKind(marks: readonly Mark[], { dimensions, rank, rankPer, firstOfEach }: Reading): void {
  // "The best channel in each country with more than 100"
  if (rank !== null || rankPer !== null || firstOfEach !== null) return;
  const kind = marks.findIndex(
    (mark, at) => mark.type === 'dimension' && /(?:^| )(?:each|every)$/i.test(marks[at - 1]?.said ?? ''),
  );
  const limit = marks.findIndex(({ type }) => type === 'number');
  if (kind < 0 || limit < 0 || limit > kind || dimensions.length < 2) return;
  const [each, lead] = [marks[kind - 1], marks[kind - 2]];
  const isLed = each !== undefined && !/ /.test(each.said) && isKeyword(lead, 'preposition');
  const from = isLed ? kind - 2 : kind - 1;
  throw askedBack('limit_of_each', [asChoice(inWords([...marks.slice(0, from), ...marks.slice(kind + 1)]))]);
}
