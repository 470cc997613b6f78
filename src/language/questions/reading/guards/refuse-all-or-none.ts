import { periodAsked } from '../../wording/as-question-when.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isLight, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { ALL_OR_NONE } from '../rephrasing/names/all-or-none.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';

/** "Sessions from none of the sources", "did only google and mobile grow": what is said of all of a kind, and decided by nothing. */
export function refuseAllOrNone(marks: readonly Mark[], reading: Reading): void {
  const { verdict, isYesNo, asks, shape, filters, limits, gap, each } = reading;
  if (verdict !== null) return;
  refuseOnlyOne(marks, reading);
  const quantity = marks.filter((mark) => isNoise(mark) && ALL_OR_NONE.test(mark.said));
  refuseUnheard(
    quantity.filter(({ said }) => said !== 'any of' && gap?.quantity === undefined),
    marks,
  );
  const only = marks.findIndex((mark) => isKeyword(mark, 'only'));
  const isOfName = only >= 0 && marks.slice(only + 1, only + 4).some(({ type }) => type === 'members');
  if (isYesNo && isOfName && (each !== null || gap !== null))
    throw askedBack('only_moved', ofAll(marks, only));
  const isDecided = (shape === 'change' && asks !== null) || limits.length > 0;
  if (!isYesNo || !isDecided || !isOfName || filters.length === 0) return;
  const kinds = [...new Set(filters.map(({ dimension }) => dimension.replaceAll('_', ' ')))];
  throw askedBack(
    'only_moved',
    kinds.map((kind) =>
      asChoice(
        limits.length > 0
          ? `{metric} by ${kind} last month`
          : `{metric} by ${kind} last month vs the month before`,
      ),
    ),
  );
}

/** "Is iOS the only platform with purchases?", "days on which only iOS had purchases": of iOS alone it always holds. */
function refuseOnlyOne(marks: readonly Mark[], { filters, periods, metrics, grain }: Reading): void {
  const name = onlyNamed(marks) ?? (grain === null ? undefined : onlyThere(marks));
  if (name?.type !== 'members') return;
  const own = filters.find(({ dimension }) => name.candidates.some((one) => one.dimension === dimension));
  if (own === undefined) return;
  const number = metrics[0]?.replaceAll('_', ' ') ?? '{metric}';
  const when = periods[0] === undefined ? '' : ` ${periodAsked(periods[0])}`;
  const unit = grain === null ? '' : ` and ${grain}`;
  throw askedBack('only_moved', [
    asChoice(`${number} by ${own.dimension.replaceAll('_', ' ')}${unit}${when}`),
    asChoice(`${number} by ${own.dimension.replaceAll('_', ' ')}${when}`),
  ]);
}

/** "Is iOS the only one", "the only" being one word or two: who stands before it. */
function onlyNamed(marks: readonly Mark[]): Mark | undefined {
  const only = marks.findIndex(({ said }, at) => /^(?:the )?only$/i.test(said) && saysThe(marks, at));
  const kind = marks.slice(only + 1).find((mark) => !isNoise(mark) || /^ones?$/i.test(mark.said));
  const isKind = kind?.type === 'dimension' || /^ones?$/i.test(kind?.said ?? '');
  return only >= 0 && isKind ? marks.slice(0, only).findLast((mark) => !isLight(mark)) : undefined;
}

const saysThe = (marks: readonly Mark[], at: number): boolean =>
  /^the /i.test(marks[at]?.said ?? '') || /\bthe$/i.test(marks[at - 1]?.said ?? '');

/** "On which only iOS had", "when only iOS had" */
function onlyThere(marks: readonly Mark[]): Mark | undefined {
  const only = marks.findIndex((mark) => isKeyword(mark, 'only'));
  const isThere = marks
    .slice(Math.max(0, only - 2), only)
    .some(({ said }) => /\b(?:which|when|where)$/i.test(said));
  return only >= 0 && isThere ? marks[only + 1] : undefined;
}

/** "Does only Lisbon have more mobile than desktop leads": in which of its kind it is so. */
function ofAll(marks: readonly Mark[], only: number): ReturnType<typeof asChoice>[] {
  const at = marks.findIndex(({ type }, place) => place > only && type === 'members');
  const name = marks[at];
  const kinds = name?.type === 'members' ? name.candidates.map(({ dimension }) => dimension) : [];
  const rest = inWords(marks.slice(at + 1).filter(({ said }) => said !== ''));
  return [...new Set(kinds)].map((kind) => asChoice(`which ${kind.replaceAll('_', ' ')} ${rest}`));
}
