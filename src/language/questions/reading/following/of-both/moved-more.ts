import { FALL, FELL, RISE, ROSE } from '../../../vocabulary/moving-words.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { IN_PERCENT } from '../in-whole-words/compared-words.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';
import { namesApart } from './names-told.ts';
import { refuseOtherWays } from './refuse-other-ways.ts';

const UP = `${ROSE}|grown|risen|${RISE}|growing|rising|gaining|increasing`;
const DOWN = `${FELL}|fallen|lost|${FALL}|lose|falling|losing|dropping|declining|decreasing|shrinking`;

/** "Which of them grew more", "who fell the most?", "which one rose faster?" */
const MOVED_MORE = wholly(
  `(?:which|what|who)(?: ones?| of (?:the two|them|these|those|both))? (?:(?:did|has|have|is|was) )?(?:(?<up>${UP})|(?<down>${DOWN})) (?:the )?(?:more|most|(?<fast>faster|fastest)|further|furthest|better|best|(?<less>less|least|slower|slowest))(?<percent>,? ${IN_PERCENT})?`,
);

/**
 * "Which of them grew more" behind the sessions on mobile, and those on desktop: of the names that were told, the one that moved
 * furthest that way. Undefined where the words are others, or what was told are the rows of a list.
 */
export function movedMore(text: string, before: Reading): Reading | undefined {
  const { up, fast, less, percent } = MOVED_MORE.exec(text)?.groups ?? {};
  const isOne = before.intent === 'numbers' && before.dimensions.length === 0 && before.grain === null;
  if (!isOne || !MOVED_MORE.test(text)) return undefined;
  if (less !== undefined) throw askedBack('least_moved');
  const names = namesApart(before);
  // Of one name, or of two times, nobody can tell beside what it is the one that did
  if (names === undefined || names.members.length < 2) throw askedBack('points_back');
  refuseOtherWays({ ...before, each: null, shape: before.shape === 'change' ? 'value' : before.shape });
  const { dimension, members } = names;
  const isRelative = fast !== undefined || percent !== undefined;
  const by =
    up === undefined ? (isRelative ? 'shrinkage' : 'loss') : isRelative ? ('growth' as const) : 'gain';
  return toldAnew({
    ...before,
    each: null,
    replaced: null,
    shape: 'value',
    isYesNo: false,
    asks: null,
    isTogether: false,
    versus: before.versus ?? (before.periods.length < 2 ? 'before' : null),
    dimensions: [dimension],
    rank: { of: 'members', count: 1, direction: 'top', by, within: null },
    filters: [
      ...before.filters.filter((one) => one.dimension !== dimension),
      { dimension, is: 'one_of', members },
    ],
  });
}
