import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "Tips by channel in cities with fewer than 1,500 orders": the limit is of the cities, and would be laid on pairs. */
export function limitOfOtherKind(marks: readonly Mark[], { limits, dimensions }: Reading): About | undefined {
  const isOfOuter = limits.some(({ of }) => of !== undefined);
  if (limits.length === 0 || isOfOuter || dimensions.length < 2) return undefined;
  const spoken = withoutNoise(marks);
  const first = spoken.findIndex(({ type }) => type === 'dimension');
  const isLimited = spoken.some((mark, at) => {
    if (mark.type !== 'dimension' || at === first) return false;
    const [lead, next] = [spoken[at - 1], spoken[at + 1]];
    const isNarrowing =
      isKeyword(lead, 'only') ||
      (isKeyword(lead, 'preposition') &&
        /^(?:in|for|from|of|only|just|within|among|across)$/i.test(lead?.said ?? ''));
    const isBound =
      isKeyword(next, 'more', 'less', 'at_least', 'at_most', 'over') ||
      (isKeyword(next, 'preposition') && /^(?:with|that had|having|where|whose)$/i.test(next?.said ?? ''));
    return isNarrowing && isBound;
  });
  return isLimited ? 'limit_of_other_kind' : undefined;
}

/** "Days with more than 60 orders, and which channel led": the limit is of all of a day, and would be laid on parts of it. */
export function limitOfWholeUnit(
  marks: readonly Mark[],
  { limits, dimensions, grain, rank, always }: Reading,
): About | undefined {
  const isSplit = dimensions.length === 1 && grain !== null && rank?.of !== 'time' && always === null;
  if (!isSplit || limits.length === 0) return undefined;
  const spoken = withoutNoise(marks);
  const unit = spoken.findIndex(({ type }) => type === 'unit');
  const number = spoken.findIndex(({ type }, at) => type === 'number' && at > unit);
  const kind = spoken.findIndex(({ type }) => type === 'dimension');
  const isOfUnit = spoken
    .slice(unit + 1, unit + 3)
    .some(({ said }) => /^(?:with|where|when|which|on which|that had|that)$/i.test(said));
  return unit >= 0 && isOfUnit && number > unit && kind > number ? 'limit_of_other_kind' : undefined;
}

const NUMBERED = /(?:^|_)(?:version|size|age|year|grade|floor|zip|postcode|code|number|hour)$/i;

/** "Versions above 5.1": of names that are numbers themselves it may be the name, and would be laid on a number that nobody named. */
export function limitOfNumberedNames(
  marks: readonly Mark[],
  { limits, dimensions, assumptions }: Reading,
): About | undefined {
  const isNumbered = dimensions.some((name) => NUMBERED.test(name));
  const isOpen = assumptions.some(({ code }) => code === 'metric_default');
  if (limits.length === 0 || !isNumbered || !isOpen) return undefined;
  const spoken = withoutNoise(marks);
  const isOfNames = spoken.some(
    (mark, at) =>
      mark.type === 'dimension' && isKeyword(spoken[at + 1], 'more', 'less', 'at_least', 'at_most', 'over'),
  );
  return isOfNames ? 'limit_of_ratio' : undefined;
}
