import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { IN_PERCENT, MORE } from '../in-whole-words/compared-words.ts';
import { opening, wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';
import { namesTold } from './names-told.ts';
import { asksWhichExplains, partsInBothTimes } from './parts-in-both-times.ts';
import { foundAsOne, namedRowsAsOne, toldAsOne } from './told-as-one.ts';
import { coursesBeside, coursesOfTrend, hasTimes, isHeldAlready, toldBeside } from './told-beside.ts';

const THEM =
  '(?:them|the two|both(?: of them)?|these|those|it|the (?:numbers|figures|periods|months|weeks|days))';
const HOW_FAR = `(?:,? ${IN_PERCENT})?`;

const WHICH = `(?:which|what|who)(?: (?:one|of (?:them|these|those|the two)|was|is|were|are|had|has|did|does|brings|brought|makes|made|sells|sold|gets|got|earns|earned|performs|performed))* (?:the )?`;
/** "Which is higher?" is asked of two, "which was the highest?" of all that were told. */
const OF_TWO = wholly(
  `${WHICH}(?:${MORE}|larger|greater|stronger|weaker|ahead)(?: one)?|(?:by )?how (?:much|many) (?:${MORE})(?: (?:is|was|were) (?:it|that|this))?${HOW_FAR}`,
);
const OF_ALL = wholly(
  `${WHICH}(?:highest|lowest|best|worst|biggest|largest|smallest|most|least|fewest)(?: one)?`,
);
/** "Who made more?" of a list by type: more than what nobody can tell, and the list has no two rows that stand against each other. */
const MADE_MORE = wholly(
  '(?:which|who)(?: (?:one|of (?:them|these|those|the two)))? (?:made|makes|earned|earns|sold|sells|brought(?: in)?|brings(?: in)?|got|gets|generated|generates) (?:the )?(?:more|less|fewer)',
);
const WHO = opening('who\\b');
/** "Highest?" of times or names that stand beside each other already. */
const BARE = wholly('(?:the )?(?:highest|lowest|best|worst|biggest|largest|smallest)(?: one)?');
const BY_HOW_MUCH = wholly(
  'by how (?:much|many)(?: (?:exactly|roughly))?(?: (?:is|was|are|were|did|has|have) (?:it|that|they)(?: (?:up|down|grow|grown|rise|risen|fall|fallen|drop|dropped|change|changed))?)?',
);
const HOW_MUCH = wholly('how (?:much|many)(?: (?:exactly|roughly|(?:is|was) (?:it|that)))?');
const THE = `(?:what(?:['’]?s| is| was) |how (?:big|large|much)(?: is| was) |show )?(?:the |that |their )?(?:(?:percent(?:age)?|relative|%) )?`;
const BETWEEN = `(?: between ${THEM})?${HOW_FAR}`;
const DIFFERENCE = wholly(`${THE}(?:difference|diff|delta|gap)${BETWEEN}`);
const CHANGE = wholly(`${THE}(?:change|growth)${BETWEEN}|what(?: has|['’]s)? changed`);
const COMPARED = wholly(
  `(?:compare(?: ${THEM}| all(?: three| four| of them)?)?|(?:a |the )?comparison|(?:hold|put|set|show) ${THEM} (?:against each other|side by side|next to each other)|side by side|how (?:do|did) (?:they|these|those|the two|both) compare|(?:rank|order|sort) (?:them|these|those)|${THEM} compared|both(?: of them)?)(?: (?:with|to) each other| side by side)?`,
);
const APART = wholly(
  '(?:both |each )?(?:of them )?(?:separately|apart|individually|each)|(?:for )?each (?:of them|one)|one by one',
);
const TOGETHER = wholly(
  `(?:both|the two|the three|these|those|them|all(?: three| four| of them)?) (?:together|combined|in total|added(?: up)?)|together|combined|(?:the )?(?:sum|total) of (?:both|them|the two|these|those|all(?: three| four| of them)?)|all (?:three|four)|(?:add|sum) (?:(?:it|them|both) )?up|(?:add|sum) (?:them|both)(?: together)?`,
);

/**
 * What "which is higher?", "the difference?", "compare them", "both" and "both together" ask of the answers before: of the time or
 * the name that was told last and those that it took the place of, or of the names that one question named. Undefined where the
 * words are others, or speak of the rows of a list.
 */
export function heldTogether(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers') return undefined;
  if (before.grain !== null) {
    const courses = COMPARED.test(text) ? coursesBeside(before) : undefined;
    return courses && toldAnew(courses);
  }
  const trends = COMPARED.test(text) ? coursesOfTrend(before, before.periods) : undefined;
  if (trends !== undefined) return toldAnew(trends);
  const isList = before.dimensions.length > 0;
  const parts = APART.test(text) || asksWhichExplains(text) ? partsInBothTimes(before) : undefined;
  if (parts !== undefined) return toldAnew(parts);
  if (
    isList &&
    isOfTwoRows(before) &&
    !isHeldAlready(before) &&
    (DIFFERENCE.test(text) || COMPARED.test(text))
  )
    return heldTogether(text, { ...before, dimensions: [], rank: null, order: null });
  if (isList && TOGETHER.test(text) && !hasTimes(before)) {
    const isOfTold = (before.replaced?.filters ?? []).length > 0;
    if (!isOfTold && before.rank !== null && before.rank.count !== 1) return foundAsOne(before);
    const rows = isOfTold ? undefined : namedRowsAsOne(before);
    if (rows !== undefined) return toldAnew(rows);
    if (isOfTold) return toldAnew(withoutOwnRows(toldAsOne(before) ?? refusePointing()));
  }
  if (isList && before.rank?.count !== 2 && !isOfTwoRows(before) && MADE_MORE.test(text))
    return refusePointing();
  if (isList && !hasTimes(before)) return undefined;
  if (!isList && before.versus !== null && BY_HOW_MUCH.test(text)) return toldAnew(before);
  // "Is traffic up?" is told with how far: of other days it would be another answer
  const isMove = before.shape === 'change' || before.shape === 'trend';
  if (!isList && isMove && (BY_HOW_MUCH.test(text) || (before.isYesNo && HOW_MUCH.test(text))))
    return { ...before, periods: before.periods.filter(({ reading }) => reading !== 'default') };
  // "Which is higher?" of a list is one of its rows
  const isOfTwo = !isList && OF_TWO.test(text);
  const isOfAll =
    !isList && (OF_ALL.test(text) || (isHeldAlready(before) && (BARE.test(text) || BY_HOW_MUCH.test(text))));
  const isHeld = isOfTwo || isOfAll || DIFFERENCE.test(text) || COMPARED.test(text);
  // Two times are nobody: who is ahead was asked of the names that were told before these
  if (isHeld && WHO.test(text) && hasTimes(before)) return refusePointing();
  const told =
    isHeld || (CHANGE.test(text) && hasTimes(before))
      ? toldBeside(before, isOfTwo || DIFFERENCE.test(text))
      : APART.test(text) && !hasTimes(before)
        ? toldBeside(before, false)
        : TOGETHER.test(text)
          ? toldAsOne(before)
          : undefined;
  if (told !== undefined) return toldAnew(told);
  // Of one number nobody can tell beside what it is the higher one
  if (isOfTwo) throw askedBack('points_back');
  return undefined;
}

/** Of two parts of what a list is split by one number is told, of two others the list. */
const withoutOwnRows = (one: Reading): Reading =>
  one.filters.some(({ dimension }) => one.dimensions.includes(dimension))
    ? { ...one, dimensions: [], rank: null, order: null, orderBy: null, isTogether: true }
    : one;

function refusePointing(): never {
  throw askedBack('points_back');
}

/** "Only Organic and Direct" of a list by channel: two rows, whose difference is asked for. */
const isOfTwoRows = (before: Reading): boolean => {
  const names = namesTold(before);
  const [dimension, ...others] = before.dimensions;
  return names?.members.length === 2 && names.last.dimension === dimension && others.length === 0;
};
