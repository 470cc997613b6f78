import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** A question without one stretch of it that a listener could leave out. */
export interface Shortened {
  readonly left: readonly Mark[];
  readonly out: readonly Mark[];
}

/** Longer questions are lists of conditions; each reading of one costs as much as the question itself. */
const MOST_MARKS = 60;
const MOST_STRETCHES = 8;

const isSign = (mark: Mark | undefined): boolean =>
  mark?.type === 'stop' || (mark?.type === 'noise' && /^[,:;()–—]$/.test(mark.said));

const isArticle = (mark: Mark | undefined): boolean =>
  mark?.type === 'noise' && /^(?:the|a|an|our|my|your|their)$/i.test(mark.said);

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Every way of leaving out one stretch whose ends are known: between commas, a period, a name, what stands behind "by". */
export function withoutStretches(marks: readonly Mark[]): readonly Shortened[] {
  if (marks.length > MOST_MARKS) return [];
  const stretches = [
    ...betweenSigns(marks),
    ...marks.flatMap(
      (_, at) =>
        introduced(marks, at) ?? splitBy(marks, at) ?? heldAgainst(marks, at) ?? limited(marks, at) ?? [],
    ),
    ...clauses(marks),
  ];
  return stretches
    .filter(({ from, to }) => to - from < marks.length)
    .slice(0, MOST_STRETCHES)
    .map(({ from, to }) => ({ left: marks.toSpliced(from, to - from), out: marks.slice(from, to) }));
}

const bordersOf = (marks: readonly Mark[]): readonly number[] => [
  -1,
  ...marks.flatMap((mark, at) => (isSign(mark) ? [at] : [])),
  marks.length,
];

/** With the sign before it, the first one with the sign behind it. */
function betweenSigns(marks: readonly Mark[]): readonly Stretch[] {
  const borders = bordersOf(marks);
  return borders.slice(1).flatMap((to, at) => {
    const from = borders[at] as number;
    if (to - from < 2) return [];
    return from >= 0 ? [{ from, to }] : to < marks.length ? [{ from: 0, to: to + 1 }] : [];
  });
}

/** "In March", "from Germany", where neither is one of several */
function introduced(marks: readonly Mark[], at: number): Stretch | undefined {
  const mark = marks[at];
  if (mark?.type !== 'time' && mark?.type !== 'members') return undefined;
  let first = at;
  while (isArticle(marks[first - 1])) first--;
  const lead = marks[first - 1];
  const isLed =
    isKeyword(lead, 'preposition') && /^(?:from|on|in|via|through|during|for)$/i.test(lead?.said ?? '');
  const next = marks[at + 1];
  const isOneOfMore =
    isKeyword(marks[first - 2], 'and', 'or', 'versus', 'without', 'only', 'compare') ||
    isKeyword(next, 'and', 'or', 'versus') ||
    /^(?:dimension|metric|time)$/.test(next?.type ?? '') ||
    /^(?:to|until|till|and|[-–,])$/.test(next?.said ?? '');
  return isLed && !isOneOfMore ? { from: first - 1, to: at + 1 } : undefined;
}

/** "By channel", "per month", where it is not one of several */
function splitBy(marks: readonly Mark[], at: number): Stretch | undefined {
  const kind = /^(?:dimension|grain|unit)$/;
  const behind = marks[at + 2];
  return isKeyword(marks[at], 'by', 'per') &&
    kind.test(marks[at + 1]?.type ?? '') &&
    !isKeyword(behind, 'and', 'or', 'by', 'per') &&
    !/^(?:members|text|path|dimension|grain|unit)$/.test(behind?.type ?? '') &&
    behind?.said !== ','
    ? { from: at, to: at + 2 }
    : undefined;
}

/** "Against the month before" */
function heldAgainst(marks: readonly Mark[], at: number): Stretch | undefined {
  // "Fewer in March than in February": without it the fewest would be meant
  if (!isKeyword(marks[at], 'versus') || /^than\b/i.test(marks[at]?.said ?? '')) return undefined;
  let to = at + 1;
  while (isArticle(marks[to])) to++;
  const behind = marks[to + 1];
  return marks[to]?.type === 'time' && behind?.type !== 'time' && !isKeyword(behind, 'and')
    ? { from: at, to: to + 1 }
    : undefined;
}

/** "With more than 100 sessions" */
function limited(marks: readonly Mark[], at: number): Stretch | undefined {
  const [lead, behind] = [marks[at - 2], marks[at + 2]];
  const isLimit =
    marks[at]?.type === 'number' &&
    isKeyword(marks[at - 1], 'more', 'less', 'at_least', 'at_most') &&
    marks[at + 1]?.type === 'metric' &&
    behind?.type !== 'time' &&
    !isKeyword(behind, 'and', 'or', 'preposition', 'by', 'per');
  if (!isLimit) return undefined;
  const isLed = isKeyword(lead, 'preposition') || /^(?:having|had|have|has|got)$/i.test(lead?.said ?? '');
  return { from: isLed ? at - 2 : at - 1, to: at + 2 };
}

/** "… and which channel brought the most": joined clauses, not the two sides of a list. */
function clauses(marks: readonly Mark[]): readonly Stretch[] {
  const borders = bordersOf(marks);
  return marks.flatMap((mark, at) => {
    if (!isKeyword(mark, 'and') || /^both$/i.test(mark.said)) return [];
    if (marks[at - 1]?.type === marks[at + 1]?.type) return [];
    const start = borders.findLast((border) => border < at) ?? -1;
    const end = borders.find((border) => border > at) ?? marks.length;
    return at - start > 3 && end - at > 3 ? [{ from: at, to: end }] : [];
  });
}
