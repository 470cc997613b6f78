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
  `(?:(?:it|them|that|this|those|these),? )?(?:only )?(?:the )?(?:${IN_PERCENT}|percentage[- ]wise|(?:%|percent(?:age)?|per ?cent)(?= (?:change|growth|difference)))(?: (?:change|growth|difference)s?)?(?: only| alone)?`,
);
const BY_PERCENT = wholly(`${SORT}(?:the )?(?:%|percent(?:age)?|per ?cent)(?: (?:change|growth))?`);

const ASKS_HOW_FAR =
  /\b(?:gap|difference|how far apart|(?:by )?how (?:much|many)(?: (?:more|less|fewer|higher|lower))?[?.!]?$)/i;

/** "In %" behind two times is how far it moved in percent, which stands beside them, and nobody's share. */
export function changeInPercent(text: string, before: Reading, question: string): Reading | undefined {
  if (BY_PERCENT.test(text)) return rankedInPercent(before);
  if (!PERCENT_ALONE.test(text)) return undefined;
  // "What's the gap?", "and in percent?" behind two names: how far one is above the other stands beside it already
  if (before.intent === 'numbers' && before.each?.names.length === 2 && ASKS_HOW_FAR.test(question))
    return toldAnew(before);
  const isMove = before.shape === 'change' || before.shape === 'trend' || holdsTwoTimes(before);
  // Of names that are held against each other, and of each week against the one before it, it stands beside them already
  if (before.intent === 'numbers' && (before.isStepwise || (before.each !== null && isMove)))
    return toldAnew(before);
  // "Which grew most?", "in percent" may be another one, who is asked for by the percentage; all of a list stand with theirs
  if (before.rank?.count === 1 && isOfMoves(before)) return rankedInPercent(before);
  if (before.shape !== 'share' && before.each === null && holdsTwoTimes(before))
    return toldAnew({ ...before, shape: 'change' });
  return isOfMoves(before) ? toldAnew(before) : undefined;
}

const RELATIVE = { gain: 'growth', loss: 'shrinkage', change: 'relative_change' } as const;

/** "By percent instead" behind who gained most: who gained most of what there was before. */
function rankedInPercent(before: Reading): Reading | undefined {
  const { rank } = before;
  if (rank === null && isOfTwoTimes(before))
    return toldAnew({
      ...before,
      shape: 'value',
      order: null,
      orderBy: null,
      rank: { of: 'members', count: null, direction: 'top', by: 'relative_change', within: null },
    });
  if (rank === null || !isOfMoves(before)) return undefined;
  const by = rank.by === 'gain' || rank.by === 'loss' || rank.by === 'change' ? RELATIVE[rank.by] : rank.by;
  return toldAnew({ ...before, rank: { ...rank, by } });
}

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

const ABOVE_IN_PERCENT = wholly(
  '(?:only )?(?:(?:those|the ones|ones|them)(?: (?:that|which|who) (?:are|is|were))? )?(?:with )?(?:above|over|more than) (?<value>\\d+(?:\\.\\d+)?) ?(?:%|percent|per ?cent)(?: only)?',
);

/** "Only those above 5 %" behind what each had in two times: those that rose by more than that. */
export function aboveInPercent(text: string, before: Reading): Reading | undefined {
  const value = ABOVE_IN_PERCENT.exec(text)?.groups?.['value'];
  const isPlain = before.rank === null && before.shape !== 'share' && isOfTwoTimes(before);
  if (value === undefined || !isPlain) return undefined;
  return toldAnew({
    ...before,
    moves: [{ direction: 'up', is: 'above', value: Number(value) / 100, isRelative: true }],
  });
}
