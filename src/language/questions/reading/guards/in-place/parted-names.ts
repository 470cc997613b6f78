import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { dimensionsOf, unitsOf } from '../heard/held-by-part.ts';
import type { Parted } from '../spoken.ts';

/** What stands behind "by", "per", "versus" or "without" and is read without it. */
export const partedNames = (
  reading: Reading,
  columnsOf: (dimensions: readonly string[]) => readonly string[],
): readonly Parted[] => [
  (spoken, at) => isNotSplit(spoken, at, reading, columnsOf),
  (spoken, at) => isKindNotSplit(spoken, at, reading),
  (spoken, at) => isNoneAsName(spoken, at),
  (spoken, at) => isUnitNotTold(spoken, at, reading),
  (spoken, at) => isNotCompared(spoken, at, reading),
  (spoken, at) => isNotLeftOut(spoken, at, reading),
];

const SPLITTING = ['by', 'per', 'each', 'which', 'top', 'bottom', 'best', 'worst'] as const;

/** "By channel", "each country", "top 5 pages" */
function isNotSplit(
  spoken: readonly Mark[],
  at: number,
  reading: Reading,
  columnsOf: (dimensions: readonly string[]) => readonly string[],
): boolean {
  if (!isKeyword(spoken[at], ...SPLITTING) || /^(?:for|across) all$/i.test(spoken[at]?.said ?? ''))
    return false;
  const place = spoken[at + 1]?.type === 'number' ? at + 2 : at + 1;
  const [mark, behind] = [spoken[place], spoken[place + 1]];
  if (mark?.type !== 'dimension' || /^items?$/i.test(mark.said)) return false;
  // "For each country Germany …": the kind of a name
  if (/^(?:members|text|path)$/.test(behind?.type ?? '')) return false;
  const split = splitOf(reading);
  return !columnsOf(mark.dimensions).some((column) => split.includes(column));
}

/** "Where does Germany rank among countries?": the place is one of all of its kind; else names split no rows. */
const splitOf = (reading: Reading): readonly string[] =>
  dimensionsOf(reading.shape === 'standing' ? reading : { ...reading, filters: [] });

/** "By course and device", "top 3 courses": names among the kinds that rows are split by are kinds, too. */
function isKindNotSplit(spoken: readonly Mark[], at: number, reading: Reading): boolean {
  const mark = spoken[at];
  if (mark?.type !== 'members') return false;
  const [lead, next, behind] = [spoken[at - 1], spoken[at + 1], spoken[at + 2]];
  const isFirst = isKeyword(lead, 'by', 'per') && isKeyword(next, 'and') && behind?.type === 'dimension';
  const isLast =
    isKeyword(lead, 'and') && spoken[at - 2]?.type === 'dimension' && isKeyword(spoken[at - 3], 'by', 'per');
  const isCounted = lead?.type === 'number' && isKeyword(spoken[at - 2], 'top', 'bottom');
  const isSection = mark.candidates.every(({ prefix }) => prefix !== undefined);
  if (!(isFirst || isLast || (isCounted && isSection && next?.type !== 'dimension'))) return false;
  const split = splitOf(reading);
  return !mark.candidates.some(({ dimension }) => split.includes(dimension));
}

/** "Per month", "which week", "in each of the last 14 days" */
function isUnitNotTold(spoken: readonly Mark[], at: number, reading: Reading): boolean {
  const [mark, behind] = [spoken[at], spoken[at + 1]];
  if (mark?.type === 'grain') return !/date/i.test(mark.said) && !isUnitTold(mark.grain, reading);
  if (!isKeyword(mark, ...SPLITTING)) return false;
  if (behind?.type === 'time' && behind.time.type === 'period' && isKeyword(mark, 'each', 'by', 'per'))
    return (
      behind.time.period.count > 1 &&
      !isUnitTold(behind.time.period.unit, reading) &&
      reading.periods.length < 2
    );
  const unit = behind?.type === 'number' ? spoken[at + 2] : behind;
  return unit?.type === 'unit' && !isUnitTold(unit.unit, reading);
}

/** In steps, and not only as that of a period. */
const isUnitTold = (unit: string, reading: Reading): boolean =>
  unitsOf({ ...reading, periods: [] }).some((one) => one === unit) ||
  (unit === 'day' &&
    (reading.grain === 'weekday' || reading.weekdays.length > 0 || reading.shape === 'average')) ||
  (unit === 'weekday' && reading.weekdays.length > 0);

/** "Blog pages versus shop pages", "March versus February" */
function isNotCompared(
  spoken: readonly Mark[],
  at: number,
  { each, gap, shape, brandSplit, periods, versus, weekdays, isStepwise, always }: Reading,
): boolean {
  if (!isKeyword(spoken[at], 'versus')) return false;
  const [near, far, next] = [spoken[at - 1], spoken[at - 2], spoken[at + 1]];
  const before = near?.type === 'dimension' || near?.type === 'metric' ? far : near;
  const isOfNames = each !== null || gap !== null || /^against_/.test(shape) || brandSplit !== null;
  if (before?.type === 'members' && next?.type === 'members') return !isOfNames;
  // "Did Germany have more sessions than Email": of two kinds, and no visits from both
  if (next?.type === 'members' && /^than\b/i.test(spoken[at]?.said ?? '')) return !isOfNames;
  if (near?.type !== 'time' || next?.type !== 'time') return false;
  return periods.length < 2 && versus === null && weekdays.length < 2 && !isStepwise && always === null;
}

/** "Without Germany", and "from Germany" where nothing says without */
function isNotLeftOut(
  spoken: readonly Mark[],
  at: number,
  { filters, each, gap, brandSplit }: Reading,
): boolean {
  const [mark, next] = [spoken[at], spoken[at + 1]];
  if (next?.type !== 'members') return false;
  const names = next.candidates.flatMap(({ members }) => members);
  const isOut = filters.some(
    ({ is, members }) =>
      /^(?:none_of|not_)/.test(is) && members.some((name) => names.some((one) => one.includes(name))),
  );
  if (isKeyword(mark, 'without')) return !isOut && each === null && gap === null && brandSplit === null;
  const isIn =
    isKeyword(mark, 'preposition', 'only') && /^(?:from|on|via|through|only|just)$/i.test(mark?.said ?? '');
  return isIn && isOut && !isKeyword(spoken[at - 1], 'without');
}

/** "From Ireland but none from Germany": no visits, and not those whose medium is "(none)". */
const isNoneAsName = (spoken: readonly Mark[], at: number): boolean =>
  spoken[at]?.type === 'members' &&
  /^none$/i.test(spoken[at]?.said ?? '') &&
  spoken[at - 1]?.type !== 'dimension' &&
  spoken[at + 1]?.type !== 'dimension' &&
  !isKeyword(spoken[at - 1], 'equal', 'versus', 'only') &&
  isKeyword(spoken[at + 1], 'preposition');
