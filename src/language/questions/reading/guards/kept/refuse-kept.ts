import type { Keyword } from '../../../vocabulary/keyword.ts';
import type { Assembled } from '../../assemble.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { askedBack } from '../../problem.ts';
import { Reading } from '../../reading.ts';

const OPPOSITES: readonly (readonly [Keyword, (reading: Reading) => boolean])[] = [
  ['gain', ({ rank }) => rank !== null && /^(?:loss|shrinkage)$/.test(rank.by)],
  ['loss', ({ rank }) => rank !== null && /^(?:gain|growth)$/.test(rank.by)],
  ['bottom', ({ rank }) => rank?.direction === 'top'],
  ['top', ({ rank }) => rank?.direction === 'bottom'],
  ['increasing', ({ order }) => order === 'down'],
  ['decreasing', ({ order }) => order === 'up'],
];

/** "More" and "less" hold things against each other; these say which way. */
const isLoose = (said: string): boolean =>
  /^(?:more|less|fewer|higher|lower|greater|up|down|min|minimum|max|maximum)$/i.test(said);

/** A question that follows another keeps nothing of it that it contradicts: "the ones that gained" of those that lost. */
export function refuseKept(marks: readonly Mark[], merged: Reading): void {
  for (const [keyword, isKept] of OPPOSITES) {
    const isSaid = marks.some(
      (mark) => mark.type === 'keyword' && mark.keyword === keyword && !isLoose(mark.said),
    );
    if (isSaid && isKept(merged)) throw askedBack('two_rankings');
  }
}

/** "And our best one ever?" behind the worst: where it became no ranking of its own, the one before would be told again. */
export function refuseTurnedInVain(
  marks: readonly Mark[],
  { has, reading: own }: Assembled,
  before: Reading | undefined,
): void {
  const isSaid = marks.some((mark) => isKeyword(mark, 'best', 'worst'));
  if (isSaid && !has.rank && own.stretch === null && before !== undefined && before.rank !== null)
    throw askedBack('two_rankings');
}

/** "And both?": where none of its words changed anything, the answer before would be told again as if it were another one. */
export function refuseToldAgain({ has }: Assembled, before: Reading | undefined, merged: Reading): void {
  const namesSomething =
    has.metric || has.dimension || has.filter || has.period || has.rank || has.time || has.intent;
  if (before !== undefined && !namesSomething && asTold(before) === asTold(merged))
    throw askedBack('points_back');
}

/** What is asked, without how it was said and what became of it. */
const Told = Reading.omit({
  assumptions: true,
  isYesNo: true,
  claim: true,
  asks: true,
  replaced: true,
  found: true,
  foundTime: true,
});

const asTold = (reading: Reading): string => JSON.stringify(Told.parse(reading));
