import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/**
 * "Sessions of Canada in February and orders of Japan in March": what stands on either side differs in two ways, and one table
 * would lay each name and each time on both.
 */
export function crossedSides(marks: readonly Mark[]): About | undefined {
  const joints = marks.flatMap((mark, at) => (isJoint(mark) ? [at] : []));
  const isCrossed = joints.some((at, place) => {
    const left = marks.slice((joints[place - 1] ?? -1) + 1, at);
    const right = marks.slice(at + 1, joints[place + 1] ?? marks.length);
    if ([...left, ...right].some(isLimit)) return false;
    const ways = [timesOf, metricsOf, ...kindsIn([...left, ...right]).map((kind) => namesOf(kind))];
    return ways.filter((said) => differ(said(left), said(right))).length > 1;
  });
  return isCrossed ? 'not_at_once' : undefined;
}

const isJoint = (mark: Mark): boolean =>
  isKeyword(mark, 'and', 'versus', 'compare') ||
  /^(?:to|with|against)$/i.test(mark.said) ||
  mark.type === 'stop';

const isLimit = (mark: Mark): boolean =>
  mark.type === 'number' ||
  isKeyword(
    mark,
    'more',
    'less',
    'at_least',
    'at_most',
    'over',
    'top',
    'bottom',
    'between',
    'none',
    'gain',
    'loss',
    'change',
    'why',
  );

const timesOf = (side: readonly Mark[]): readonly string[] =>
  side.flatMap((mark) =>
    mark.type === 'time' && mark.time.type === 'period' && !/weekend|weekday/i.test(mark.said)
      ? [`${mark.time.period.from} ${mark.time.period.to}`]
      : // "Sessions last week, and revenue the week before"
        mark.type === 'time' && mark.time.type === 'relative'
        ? [mark.time.to]
        : [],
  );

const metricsOf = (side: readonly Mark[]): readonly string[] =>
  side.flatMap((mark) => (mark.type === 'metric' ? [mark.metric] : []));

const firstKind = (mark: Mark): string | undefined =>
  mark.type === 'members' ? mark.candidates[0]?.dimension : mark.type === 'path' ? 'path' : undefined;

const kindsIn = (marks: readonly Mark[]): readonly string[] => [
  ...new Set(marks.flatMap((mark) => firstKind(mark) ?? [])),
];

const namesOf =
  (kind: string) =>
  (side: readonly Mark[]): readonly string[] =>
    side.flatMap((mark) => (firstKind(mark) === kind ? [mark.said.toLowerCase()] : []));

/** Both sides say it, and not the same. */
const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((said) => other.includes(said));

/** "Google organic vs (direct)": what narrows the first side stands behind its name, and would narrow the second, too. */
export function narrowedSide(marks: readonly Mark[], { each, filters }: Reading): About | undefined {
  if (each === null) return undefined;
  const spoken = withoutNoise(marks);
  const isOf = (mark: Mark | undefined, kinds: readonly string[]): boolean =>
    mark?.type === 'members' && mark.candidates.some(({ dimension }) => kinds.includes(dimension));
  const others = filters.map(({ dimension }) => dimension).filter((kind) => kind !== each.dimension);
  const isNarrowed = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'versus') &&
      isOf(spoken[at - 2], [each.dimension]) &&
      isOf(spoken[at - 1], others) &&
      !isOf(spoken[at - 1], [each.dimension]) &&
      (isOf(spoken[at + 1], [each.dimension]) || /^(?:text|path)$/.test(spoken[at + 1]?.type ?? '')) &&
      !isOf(spoken[at + 2], others),
  );
  return isNarrowed ? 'not_at_once' : undefined;
}

/** "Clicks in Austria as a share of all clicks in Austria": nothing is held against itself. */
export function againstItself({ each }: Reading): About | undefined {
  const sides = (each?.members ?? []).map((members) => [...members].sort().join('\n'));
  return new Set(sides).size < sides.length ? 'not_at_once' : undefined;
}
