import type { About } from '../../about.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { differ, metricsOf } from '../two-sides.ts';

/**
 * "Sessions of Canada in February and orders of Japan in March", "more bookings in Vienna in August than in Graz in September": what
 * stands on either side differs in two ways, and one table would lay each name and each time on both; so do kinds of days.
 * @throws NotAnswerable with each of the sides as a question of its own
 */
export function refuseCrossedSides(marks: readonly Mark[]): void {
  const joints = marks.flatMap((mark, at) => (isJoint(mark, marks[at + 1]) ? [at] : []));
  for (const [place, at] of joints.entries()) {
    const left = marks.slice((joints[place - 1] ?? -1) + 1, at);
    const right = withoutTurn(marks.slice(at + 1, joints[place + 1] ?? marks.length));
    const sides = [...left, ...right];
    if (sides.some((mark, behind) => isLimit(mark, sides[behind + 1]))) continue;
    const ways = [timesOf, weekdaysOf, metricsOf, ...kindsIn(sides).map((kind) => namesOf(kind))];
    if (ways.filter((said) => differ(said(left), said(right))).length < 2) continue;
    throw askedBack(
      'not_at_once',
      [left, right].map((side) => asChoice(alone(side, marks))),
    );
  }
}

/** "More orders in May than in April but less revenue": behind "but" is said of both times what is said before it. */
function withoutTurn(side: readonly Mark[]): readonly Mark[] {
  const turn = side.findIndex(({ said }) => /^(?:but|yet|though|while)\b/i.test(said));
  return turn < 0 ? side : side.slice(0, turn);
}

const THAN = /^(?:(?:more|less|fewer|higher|lower|greater|bigger|smaller|larger|better|worse) )?than\b/i;

const isJoint = (mark: Mark, next: Mark | undefined): boolean =>
  isKeyword(mark, 'and', 'or', 'versus', 'compare') ||
  (THAN.test(mark.said) && next?.type !== 'number') ||
  (isKeyword(mark, 'follow_on') && /^and\b/i.test(mark.said)) ||
  /^(?:to|with|against)$/i.test(mark.said) ||
  mark.type === 'stop';

const COMPARATIVE = /^(?:more|less|fewer|higher|lower|greater|bigger|smaller|larger|better|worse)$/i;

const isLimit = (mark: Mark, next: Mark | undefined): boolean =>
  mark.type === 'number' ||
  (isKeyword(mark, 'more', 'less', 'gain', 'loss')
    ? !COMPARATIVE.test(mark.said) || next?.type === 'number'
    : isKeyword(mark, 'at_least', 'at_most', 'over', 'top', 'bottom', 'between', 'none', 'change', 'why'));

/** One side with what it leaves to the other: the number, and a time that stands behind both. */
function alone(side: readonly Mark[], marks: readonly Mark[]): string {
  const said = side.filter(
    (mark) => isKeyword(mark, 'preposition') || /^(?:metric|members|path|text|time)$/.test(mark.type),
  );
  const end = said.findLastIndex((mark) => !isKeyword(mark, 'preposition'));
  const own = said.slice(0, end + 1);
  const number = marks.find(({ type }) => type === 'metric');
  const time = own.some(isTime) ? undefined : marks.find(isTime);
  const words = inWords(own).replace(AUXILIARY, '');
  const isWhole = number === undefined || own.some(({ type }) => type === 'metric');
  const isPlaced = isKeyword(own[0], 'preposition') || /^(?:on|at|during|over) /i.test(own[0]?.said ?? '');
  const joint = isPlaced ? '' : 'for ';
  return [
    isWhole ? words : `${number.said.replace(AUXILIARY, '')} ${joint}${words}`,
    ...(time === undefined
      ? []
      : [/^(?:last|this|yesterday|today|since)\b/i.test(time.said) ? time.said : `in ${time.said}`]),
  ].join(' ');
}

/** Kinds of days are of a time that stands beside them. */
const isTime = (mark: Mark): boolean => mark.type === 'time' && mark.time.type !== 'weekdays';

const AUXILIARY = /^(?:was|were|is|are|did|do|does) /i;

const timesOf = (side: readonly Mark[]): readonly string[] =>
  side.flatMap((mark) =>
    mark.type === 'time' && mark.time.type === 'period' && !/weekend|weekday|^ever$/i.test(mark.said)
      ? [`${mark.time.period.from} ${mark.time.period.to}`]
      : // "Sessions last week, and revenue the week before"
        mark.type === 'time' && mark.time.type === 'relative'
        ? [mark.time.to]
        : [],
  );

const weekdaysOf = (side: readonly Mark[]): readonly string[] =>
  side.flatMap((mark) => (mark.type === 'time' && mark.time.type === 'weekdays' ? [mark.time.words] : []));

const firstKind = (mark: Mark): string | undefined =>
  mark.type === 'members' ? mark.candidates[0]?.dimension : mark.type === 'path' ? 'path' : undefined;

const kindsIn = (marks: readonly Mark[]): readonly string[] => [
  ...new Set(marks.flatMap((mark) => firstKind(mark) ?? [])),
];

const namesOf =
  (kind: string) =>
  (side: readonly Mark[]): readonly string[] =>
    side.flatMap((mark) => (firstKind(mark) === kind ? [mark.said.toLowerCase()] : []));

/** "Clicks in Austria as a share of all clicks in Austria": nothing is held against itself. */
export function againstItself({ each }: Reading): About | undefined {
  const sides = (each?.members ?? []).map((members) => [...members].sort().join('\n'));
  return new Set(sides).size < sides.length ? 'not_at_once' : undefined;
}
