import type { Reading } from '../../reading.ts';
import { IN_PERCENT } from '../in-whole-words/compared-words.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const SORT =
  '(?:(?:re-?)?(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|this|that|these|those|the (?:list|table|rows)))? by |by )';
const MOST = '(?:the )?(?:(?:biggest|largest|greatest|highest|steepest|most) )?';
const MOVE =
  '(?:(?<down>drops?|falls?|loss(?:es)?|declines?|decreases?|dips?)|(?<up>gains?|growth|increases?|rises?)|(?:change|difference|movement)s?)';
const MOVED = `${MOST}(?:(?<relative>percent(?:age)?|relative|%) )?${MOVE}(?<behind>,? ${IN_PERCENT})?`;

/** "Sort by the biggest drop", "largest gain first" */
const BY_CHANGE = [wholly(`${SORT}${MOVED}`), wholly(`${MOVED}(?: first| on top| at the top)`)];

/** How rows of two times are ordered by how far each moved; undefined where the words are others, or no two times are told. */
export function orderedByChange(text: string, before: Reading): Reading | undefined {
  const said = BY_CHANGE.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined);
  if (said === undefined || !isOfTwoTimes(before)) return undefined;
  return toldAnew({
    ...before,
    shape: 'value',
    order: null,
    orderBy: null,
    place: 1,
    rank: { of: 'members', count: null, direction: 'top', by: byOf(said), within: null },
  });
}

const PERCENT_ALONE = wholly(
  `(?:(?:it|them|that|this|those|these),? )?(?:only )?(?:${IN_PERCENT}|percentage[- ]wise)(?: only| alone)?`,
);

/** "In %" behind two times is how far it moved in percent, which stands beside them, and nobody's share. */
export const changeInPercent = (text: string, before: Reading): Reading | undefined =>
  PERCENT_ALONE.test(text) && before.shape !== 'share' && before.each === null && holdsTwoTimes(before)
    ? toldAnew({ ...before, shape: 'change' })
    : PERCENT_ALONE.test(text) && isOfMoves(before)
      ? toldAnew(before)
      : undefined;

/** Who gained and who lost stands with how far in percent, without that the time before was named. */
const isOfMoves = ({ intent, rank, grain, shape }: Reading): boolean =>
  intent === 'numbers' &&
  grain === null &&
  shape === 'value' &&
  rank?.of === 'members' &&
  rank.by !== 'value';

type By = NonNullable<Reading['rank']>['by'];

function byOf({ down, up, relative, behind }: Readonly<Record<string, string | undefined>>): By {
  const isRelative = relative !== undefined || behind !== undefined;
  if (down !== undefined) return isRelative ? 'shrinkage' : 'loss';
  if (up !== undefined) return isRelative ? 'growth' : 'gain';
  return isRelative ? 'relative_change' : 'change';
}

const isOfTwoTimes = (before: Reading): boolean =>
  holdsTwoTimes(before) &&
  before.dimensions.length === 1 &&
  before.each === null &&
  before.moves.length === 0;

const holdsTwoTimes = ({ intent, grain, periods, versus, areApart }: Reading): boolean =>
  intent === 'numbers' && grain === null && !areApart && (periods.length === 2 || versus !== null);
