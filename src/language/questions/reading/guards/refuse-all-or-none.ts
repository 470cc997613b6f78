import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { ALL_OR_NONE } from '../rephrasing/names/all-or-none.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';

/** "Sessions from none of the sources", "did only google and mobile grow": what is said of all of a kind, and decided by nothing. */
export function refuseAllOrNone(
  marks: readonly Mark[],
  { verdict, isYesNo, asks, shape, filters, limits }: Reading,
): void {
  if (verdict !== null) return;
  const quantity = marks.filter((mark) => isNoise(mark) && ALL_OR_NONE.test(mark.said));
  refuseUnheard(
    quantity.filter(({ said }) => said !== 'any of'),
    marks,
  );
  const only = marks.findIndex((mark) => isKeyword(mark, 'only'));
  const isOfName = only >= 0 && marks.slice(only + 1, only + 4).some(({ type }) => type === 'members');
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
