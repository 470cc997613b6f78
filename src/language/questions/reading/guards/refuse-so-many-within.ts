import { singular } from '../../../plural.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isMove, isNoise, isPlural, isRank } from '../piece.ts';
import { asChoice, askedBack, type NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { inTime } from './in-time.ts';

const HAVE = /^(?:has|have|had|having|with|get|gets|got|ranks? (?:with|for|on)|ranks?)$/i;
const ALL = /(^|\s)(?:all|every)$/i;
const ASKS = /^(?:did|do|does|has|have)$/i;

type Kind = Mark & { readonly type: 'dimension' };

const isKind = (mark: Mark | undefined): mark is Kind => mark?.type === 'dimension';

/**
 * "Which query has two pages?", "which items were bought in all cities?": who has so many of another kind, or all of them, is no
 * list of pairs and no ranking of so many.
 */
export function refuseSoManyWithin(
  marks: readonly Mark[],
  { intent, countWithin, rank, metrics }: Reading,
): void {
  const isRanked = marks.some(isRank) || (rank !== null && rank.by !== 'value');
  if (intent !== 'numbers' || countWithin !== null) return;
  const which = marks.findIndex((mark) => isKeyword(mark, 'which'));
  const asked = marks.find((mark, at) => at > which && isKind(mark));
  if (!isKind(asked) || (which < 0 && marks.indexOf(asked) > 1)) return;
  const found =
    (isRanked ? undefined : soMany(marks, marks.indexOf(asked))) ??
    (which < 0 && !isOfThoseWith(marks, asked) ? undefined : allOf(marks, asked));
  if (found === undefined || found.dimensions.some((name) => asked.dimensions.includes(name))) return;
  if (isRanked) {
    // "The best in every city" is one of each, but who "fell in every city" fell in all of them
    if (!marks.some(isMove) && /\bevery$/i.test(marks[marks.indexOf(found) - 1]?.said ?? '')) return;
    throw bestInAll(marks, asked, found);
  }
  const isNamed = marks.some(({ type }) => type === 'metric');
  const number = (isNamed && metrics[0]?.replaceAll('_', ' ')) || '{metric}';
  const when = marks.find(({ type }) => type === 'time')?.said;
  const time = when === undefined ? '' : ` ${inTime(when)}`;
  const many = /ss$|[^s]$/i.test(found.said) ? manyOf(found.said) : found.said;
  throw askedBack('so_many_within', [
    asChoice(`how many ${many} by ${asked.said} by ${number}${time}`),
    asChoice(`${number} by ${asked.said}${time}`),
  ]);
}

/** "Which item sold best in all cities": of all together, and not the best pair of both kinds. */
function bestInAll(marks: readonly Mark[], asked: Kind, all: Kind): NotAnswerable {
  const at = marks.indexOf(all);
  const from = isKeyword(marks[at - 2], 'preposition') || isNoise(marks[at - 2]) ? at - 2 : at - 1;
  const isDoer = ASKS.test(marks[at - 2]?.said ?? '');
  const isMovedIn = marks.some(isMove) && !marks.some(isRank);
  const inEach = [
    ...marks.slice(0, at - 1),
    ...marks.slice(at - 1, at).map((mark) => ({ ...mark, said: mark.said.replace(ALL, '$1each') })),
    { ...all, said: singular(all.said) },
    ...marks.slice(at + 1),
  ];
  return askedBack('two_rankings', [
    ...(isDoer ? [] : [asChoice(inWords([...marks.slice(0, from), ...marks.slice(at + 1)]))]),
    asChoice(isMovedIn ? inWords(inEach) : `{metric} by ${asked.said} and ${all.said}`),
  ]);
}

/** "Queries with two pages": the kind that is counted. */
function soMany(marks: readonly Mark[], asked: number): Kind | undefined {
  const at = marks.findIndex(({ type }, place) => place > asked && type === 'number');
  const number = marks[at];
  const kind = marks.slice(at + 1).find((mark) => !isNoise(mark));
  // "Which handlers fly only one raptor?"
  const isOnly = isKeyword(marks[at - 1], 'only');
  const isHad = isOnly || marks.slice(asked + 1, at).some(({ said }) => HAVE.test(said));
  const isNear = at > asked && at - asked <= 5;
  return number?.type === 'number' && isNear && isHad && isKind(kind) && (isOnly || isPlural(kind.said))
    ? kind
    : undefined;
}

/** "In all cities", "on every device", "have all class types", "fly all raptors" */
function allOf(marks: readonly Mark[], asked: Kind): Kind | undefined {
  const at = marks.findIndex(
    (mark, place) => place > marks.indexOf(asked) && ALL.test(mark.said) && isKind(marks[place + 1]),
  );
  const kind = marks[at + 1];
  const before = marks[at - 1];
  const isPlace = /^(?:in|on|from|at|by|through|via|across|for) /i.test(marks[at]?.said ?? '');
  const isBehindPlace =
    isKeyword(before, 'preposition', 'by') || /^(?:across|for)$/i.test(before?.said ?? '');
  // "In which countries did every show fall?"
  const isMoved = ASKS.test(before?.said ?? '') && isMove(marks[at + 2]);
  const isHad = HAVE.test(before?.said ?? '') || before?.type === 'metric' || isMoved;
  return at >= 0 && isKind(kind) && (isPlace || isBehindPlace || isHad) ? kind : undefined;
}

/** "Campaigns with donations from all countries" asks which they are. */
const isOfThoseWith = (marks: readonly Mark[], asked: Kind): boolean =>
  /^(?:with|having)$/i.test(marks[marks.indexOf(asked) + 1]?.said ?? '');

const manyOf = (said: string): string => (/[^aeiou]y$/i.test(said) ? `${said.slice(0, -1)}ies` : `${said}s`);
