import { addDays, type Day } from '#src/shared/week.ts';
import { demandsOf } from '../demands.ts';
import type { ReadFilter } from '../filter.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { ofThoseBefore } from './of-those-before.ts';

const LEAD = `^(?:(?:and|but|so|now|ok|okay|then|please|well|hm+)[ ,]+)*`;
const TAIL = `(?: (?:please|then|now))?[ ?.!]*$`;
const THEM =
  '(?:them|the two|both(?: of them)?|these|those|it|the (?:numbers|figures|periods|months|weeks|days))';
const IN_PERCENT = '(?:,? (?:in|as)(?: a)? (?:%|percent(?:age)?))?';
const phrase = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})${TAIL}`, 'iu');

const WHICH = `(?:which|what|who)(?: (?:one|of (?:them|these|those|the two)|was|is|were|are|had|has|did|does|brings|brought|makes|made|sells|sold|gets|got|earns|earned|performs|performed))* (?:the )?`;
/** "Which is higher?" is asked of two, "which was the highest?" of all that were told. */
const OF_TWO = phrase(
  `${WHICH}(?:higher|lower|better|worse|bigger|larger|smaller|greater|stronger|weaker|more|less|fewer|ahead)(?: one)?|(?:by )?how (?:much|many) (?:more|less|fewer|higher|lower|better|worse|bigger|smaller)(?: (?:is|was|were) (?:it|that|this))?${IN_PERCENT}`,
);
const OF_ALL = phrase(
  `${WHICH}(?:highest|lowest|best|worst|biggest|largest|smallest|most|least|fewest)(?: one)?`,
);
/** "Highest?" of times or names that stand beside each other already. */
const BARE = phrase('(?:the )?(?:highest|lowest|best|worst|biggest|largest|smallest)(?: one)?');
const BY_HOW_MUCH = phrase('by how much(?: is (?:it|that))?');
const DIFFERENCE = phrase(
  `(?:what(?:['’]?s| is| was) |how (?:big|large|much)(?: is| was) |show(?: me)? |give(?: me)? )?(?:the |that |their )?(?:difference|diff|delta|gap)(?: between ${THEM})?${IN_PERCENT}`,
);
const CHANGE = phrase(
  `(?:what(?:['’]?s| is| was) |how (?:big|large|much)(?: is| was) |show(?: me)? |give(?: me)? )?(?:the |that |their )?change(?: between ${THEM})?${IN_PERCENT}`,
);
const COMPARED = phrase(
  `(?:can you |could you )?(?:compare(?: ${THEM}| all(?: three| four| of them)?)?|(?:a |the )?comparison|(?:hold|put|set|show) ${THEM} (?:against each other|side by side|next to each other)|side by side|(?:rank|order|sort) (?:them|these|those)|${THEM} compared|show(?: me)? both|both(?: of them)?)(?: (?:with|to) each other| side by side)?`,
);
const APART = phrase(
  '(?:both |each )?(?:of them )?(?:separately|apart|individually|each)|(?:for )?each (?:of them|one)|one by one',
);
const TOGETHER = phrase(
  `(?:both|the two|the three|these|those|them|all(?: three| four| of them)?) (?:together|combined|in total|added(?: up)?)|together|combined|(?:the )?(?:sum|total) of (?:both|them|the two|these|those|all(?: three| four| of them)?)|all (?:three|four)|(?:add|sum) (?:(?:it|them|both) )?up|(?:add|sum) (?:them|both)(?: together)?`,
);

/**
 * What "which is higher?", "the difference?", "compare them", "both" and "both together" ask of the answers before: of the time or
 * the name that was told last and those that it took the place of, or of the names that one question named. Undefined where the
 * words are others, or speak of the rows of a list.
 */
export function heldTogether(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers' || before.grain !== null) return undefined;
  const isList = before.dimensions.length > 0;
  if (
    isList &&
    isOfTwoRows(before) &&
    !isHeldAlready(before) &&
    (DIFFERENCE.test(text) || COMPARED.test(text))
  )
    return heldTogether(text, { ...before, dimensions: [], rank: null, order: null });
  if (isList && before.rank !== null && before.rank.count !== 1 && TOGETHER.test(text))
    return foundAsOne(before);
  if (isList && !hasTimes(before)) return undefined;
  if (!isList && before.versus !== null && BY_HOW_MUCH.test(text))
    return { ...before, isYesNo: false, asks: null };
  // "Which is higher?" of a list is one of its rows
  const isOfTwo = !isList && OF_TWO.test(text);
  const isOfAll =
    !isList && (OF_ALL.test(text) || (isHeldAlready(before) && (BARE.test(text) || BY_HOW_MUCH.test(text))));
  const isHeld = isOfTwo || isOfAll || DIFFERENCE.test(text) || COMPARED.test(text);
  const told =
    isHeld || (CHANGE.test(text) && hasTimes(before))
      ? beside(before, isOfTwo || DIFFERENCE.test(text))
      : APART.test(text) && !hasTimes(before)
        ? beside(before, false)
        : TOGETHER.test(text)
          ? asOne(before)
          : undefined;
  if (told !== undefined) return { ...told, isYesNo: false, asks: null, display: null, assumptions: [] };
  // Of one number nobody can tell beside what it is the higher one
  if (isOfTwo) throw askedBack('points_back');
  return undefined;
}

/** "Only Organic and Direct" of a list by channel: two rows, whose difference is asked for. */
const isOfTwoRows = (before: Reading): boolean => {
  const names = namesOf(before);
  const [dimension, ...others] = before.dimensions;
  return names?.members.length === 2 && names.last.dimension === dimension && others.length === 0;
};

const isHeldAlready = ({ periods, each, weekdays }: Reading): boolean =>
  periods.length > 1 || weekdays.length > 1 || each !== null;

const hasTimes = ({ replaced }: Reading): boolean => replaced !== null && replaced.periods.length > 0;

/** Times, or names of one column, beside each other; "the difference" is that of the last two. */
function beside(before: Reading, isOfTwo: boolean): Reading | undefined {
  if (isHeldAlready(before)) return before;
  if (before.replaced !== null && before.replaced.periods.length > 0) {
    const periods = [...before.replaced.periods, ...before.periods].slice(isOfTwo ? -2 : 0);
    refuseOthers(before);
    const laterFirst = periods.toSorted((one, other) => (one.from < other.from ? 1 : -1));
    return { ...before, periods: laterFirst, versus: null, isAllData: false, replaced: null };
  }
  const days = before.replaced?.weekdays ?? [];
  if (days.length > 0) {
    refuseOthers(before);
    return { ...before, weekdays: [...days, ...before.weekdays], replaced: null };
  }
  const rest = againstRest(before);
  if (rest !== undefined) return rest;
  const names = namesOf(before);
  if (names === undefined) return undefined;
  const members = names.members.slice(isOfTwo ? -2 : 0);
  refuseOthers(before);
  if (before.shape !== 'value') throw askedBack('points_back');
  return {
    ...before,
    filters: before.filters.filter((one) => one !== names.last),
    each: {
      dimension: names.last.dimension,
      members: members.map((one) => [...one]),
      names: members.map((one) => one.join(', ')),
    },
    isTogether: false,
    replaced: null,
  };
}

/** "And the rest?" behind those on mobile: these against all others. */
function againstRest(before: Reading): Reading | undefined {
  const [old] = before.replaced?.filters ?? [];
  const rest = before.filters.find(({ dimension, is }) => dimension === old?.dimension && is === 'none_of');
  if (old === undefined || rest === undefined) return undefined;
  refuseOthers(before);
  const filters = before.filters.map((one) => (one === rest ? old : one));
  return { ...before, filters, shape: 'against_rest', replaced: null };
}

interface Names {
  /** The filter of the question before, whose place they take. */
  readonly last: ReadFilter;
  readonly members: readonly (readonly string[])[];
}

/** Two times, names or kinds of days, each told by itself: what a comparison of them by another number is asked of. */
export const pairOf = (before: Reading): Reading | undefined =>
  before.dimensions.length === 0 && before.grain === null ? beside(before, true) : undefined;

/** Those that were told one behind the other, or that one question named. */
export function namesOf({ filters, replaced }: Reading): Names | undefined {
  const [old] = replaced?.filters ?? [];
  const last = filters.find(({ dimension, is }) => dimension === old?.dimension && is === 'one_of');
  if (last !== undefined)
    return { last, members: [...(replaced?.filters ?? []), last].map(({ members }) => members) };
  const [several, ...others] = filters.filter(({ is, members }) => is === 'one_of' && members.length > 1);
  return several === undefined || others.length > 0
    ? undefined
    : { last: several, members: several.members.map((one) => [one]) };
}

/** "Both together": one number of both names, or of two times that follow each other. */
export function asOne(before: Reading): Reading | undefined {
  if (before.each !== null) return ofHeldNames(before);
  if (hasTimes(before)) {
    const periods = [...(before.replaced?.periods ?? []), ...before.periods];
    const inOrder = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    const [first] = inOrder;
    const last = inOrder.at(-1);
    const isWhole = inOrder.every(
      ({ from }, at) => at === 0 || addDays((inOrder[at - 1]?.to ?? from) as Day, 1) === from,
    );
    if (first === undefined || last === undefined || !isWhole) throw askedBack('points_back');
    refuseOthers(before);
    const whole = { from: first.from, to: last.to, unit: 'range' as const, count: 1 };
    return { ...before, periods: [whole], isAllData: false, replaced: null };
  }
  const names = namesOf(before);
  if (names === undefined) return undefined;
  const all = { ...names.last, members: [...new Set(names.members.flat())] };
  return {
    ...before,
    filters: before.filters.map((one) => (one === names.last ? all : one)),
    isTogether: before.dimensions.length === 0,
    replaced: null,
  };
}

function ofHeldNames(before: Reading): Reading | undefined {
  if (before.each === null) return undefined;
  const { dimension, members } = before.each;
  const filter = { dimension, is: 'one_of' as const, members: members.flat() };
  return { ...before, each: null, filters: [...before.filters, filter], isTogether: true, replaced: null };
}

/** "Together?" behind the top 3: one number of these three. */
function foundAsOne(before: Reading): Reading {
  const one = { ...before, dimensions: [], rank: null, order: null, orderBy: null, replaced: null };
  const found = ofThoseBefore(before, one, { metric: true, dimension: false, rank: false });
  return { ...found, isTogether: true, isYesNo: false, asks: null, display: null, assumptions: [] };
}

const KEPT: ReadonlySet<string> = new Set(['filters', 'weekdays', 'isTogether', 'versus', 'dimensions']);

/** What ranks, splits or counts has its own way with two of them. */
function refuseOthers(before: Reading): void {
  const isPlain = before.shape === 'value' || before.shape === 'share';
  if (!isPlain || demandsOf(before).some((demand) => !KEPT.has(demand))) throw askedBack('points_back');
}
