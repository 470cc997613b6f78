import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { isSameKind, type Steps } from './steps.ts';

/**
 * "Purchases by device for the top 3 channels by sessions in March", "weekly sessions of the top 3 channels": the channels are
 * chosen first, all devices together, and then split. undefined where nothing is split but by those that are ranked: then a
 * ranking tells it.
 */
export function stepsInPlace(marks: readonly Mark[]): Steps | undefined {
  const from = marks.findIndex((_, at) => isRanked(marks.slice(at, at + 3)));
  const kind = marks[from + 2];
  if (from < 1 || kind === undefined || !isOf(marks, from)) return undefined;
  const [by, metric] = [marks[from + 3], marks[from + 4]];
  const isByMetric = isKeyword(by, 'by') && metric?.type === 'metric';
  const to = from + (isByMetric ? 5 : 3);
  const rest = [...withoutJoint(marks.slice(0, from)), ...marks.slice(to)];
  const times = rest.filter((mark) => mark.type === 'time' && mark.time.type === 'period');
  const asked = rest.find(({ type }) => type === 'metric');
  const isSplit = rest.some(({ type }) => type === 'dimension' || type === 'grain');
  const isOfSame = rest.some((mark) => isSameKind(mark, kind));
  const isRankedAgain = rest.some((mark) =>
    isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'each', 'which'),
  );
  if (times.length > 1 || asked === undefined || !isSplit || isOfSame || isRankedAgain) return undefined;
  const chosenBy = isByMetric ? [] : [BY, asked];
  const isOther = rest.some(({ type }) => type === 'dimension');
  const end = rest.at(-1)?.type === 'stop' ? rest.slice(0, -1) : rest;
  return {
    first: [...marks.slice(from, to), ...chosenBy, ...times],
    second: [...end, isOther ? AND : BY, kind],
  };
}

/** "Top 3 channels", "three biggest channels" */
const isRanked = ([first, second, kind]: readonly Mark[]): boolean => {
  const isRank = (mark: Mark | undefined): boolean => isKeyword(mark, 'top', 'bottom', 'best', 'worst');
  const isCount = (mark: Mark | undefined): boolean => mark?.type === 'number';
  const isCounted = (isRank(first) && isCount(second)) || (isCount(first) && isRank(second));
  return isCounted && kind?.type === 'dimension';
};

const joint = (keyword: 'by' | 'and'): Mark => ({
  type: 'keyword',
  keyword,
  said: keyword,
  others: [],
  proper: false,
});
const [BY, AND] = [joint('by'), joint('and')];

/** "Of the", "for our": what is asked of them stands before. */
const isOf = (marks: readonly Mark[], at: number): boolean =>
  isJoint(marks.slice(0, at).findLast(({ type }) => type !== 'noise'));

const isJoint = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'preposition') &&
  /^(?:of|for|from|in|among|amongst|across|within)$/i.test(mark?.said ?? '');

const withoutJoint = (marks: readonly Mark[]): readonly Mark[] => {
  const at = marks.findLastIndex(isJoint);
  return marks.slice(0, at);
};
