import { addDays, type Day } from '#src/shared/week.ts';
import { demandsOf } from '../demands.ts';
import type { ReadFilter } from '../filter.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

const LEAD = `^(?:(?:and|but|so|now|ok|okay|then|please|well|hm+)[ ,]+)*`;
const TAIL = `(?: (?:please|then|now))?[ ?.!]*$`;
const THEM =
  '(?:them|the two|both(?: of them)?|these|those|it|the (?:numbers|figures|periods|months|weeks|days))';
const IN_PERCENT = '(?:,? (?:in|as)(?: a)? (?:%|percent(?:age)?))?';
const phrase = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})${TAIL}`, 'iu');

const WHICH = `(?:which|what|who)(?: (?:one|of (?:them|these|those|the two)|was|is|were|are|had|has|did))* (?:the )?`;
/** "Which is higher?" is asked of two, "which was the highest?" of all that were told. */
const OF_TWO = phrase(
  `${WHICH}(?:higher|lower|better|worse|bigger|larger|smaller|greater|stronger|weaker|more|less|fewer|ahead)(?: one)?|(?:by )?how (?:much|many) (?:more|less|fewer|higher|lower|better|worse|bigger|smaller)(?: (?:is|was|were) (?:it|that|this))?${IN_PERCENT}`,
);
const OF_ALL = phrase(
  `${WHICH}(?:highest|lowest|best|worst|biggest|largest|smallest|most|least|fewest)(?: one)?`,
);
const DIFFERENCE = phrase(
  `(?:what(?:['’]s| is| was) |how (?:big|large|much)(?: is| was) |show(?: me)? |give(?: me)? )?(?:the |that |their )?(?:difference|diff|delta|gap)(?: between ${THEM})?${IN_PERCENT}`,
);
const CHANGE = phrase(
  `(?:what(?:['’]s| is| was) |how (?:big|large|much)(?: is| was) |show(?: me)? |give(?: me)? )?(?:the |that |their )?change(?: between ${THEM})?${IN_PERCENT}`,
);
const COMPARED = phrase(
  `(?:can you |could you )?(?:compare(?: ${THEM})?|(?:a |the )?comparison|(?:hold|put|set|show) ${THEM} (?:against each other|side by side|next to each other)|side by side|${THEM} compared|show(?: me)? both|both(?: of them)?)(?: (?:with|to) each other| side by side)?`,
);
const APART = phrase(
  '(?:both |each )?(?:of them )?(?:separately|apart|individually|each)|(?:for )?each (?:of them|one)|one by one',
);
const TOGETHER = phrase(
  `(?:both|the two|them|all) (?:together|combined|in total|added(?: up)?)|together|combined|(?:the )?(?:sum|total) of (?:both|them|the two|these|those)|(?:add|sum) (?:them|both)(?: up| together)?`,
);

/**
 * What "which is higher?", "the difference?", "compare them", "both" and "both together" ask of the answers before: of the time or
 * the name that was told last and those that it took the place of, or of the names that one question named. Undefined where the
 * words are others, or speak of the rows of a list.
 */
export function heldTogether(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers' || before.grain !== null) return undefined;
  const isList = before.dimensions.length > 0;
  if (isList && !hasTimes(before)) return undefined;
  // "Which is higher?" of a list is one of its rows
  const isOfTwo = !isList && OF_TWO.test(text);
  const isHeld = isOfTwo || (!isList && OF_ALL.test(text)) || DIFFERENCE.test(text) || COMPARED.test(text);
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
  if (isOfTwo && before.periods.length < 2 && before.each === null) throw pointsNowhere();
  return undefined;
}

const hasTimes = ({ replaced }: Reading): boolean => replaced !== null && replaced.periods.length > 0;

/** Times, or names of one column, beside each other; "the difference" is that of the last two. */
function beside(before: Reading, isOfTwo: boolean): Reading | undefined {
  if (before.each !== null || before.periods.length > 1) return before;
  if (before.replaced !== null && before.replaced.periods.length > 0) {
    const periods = [...before.replaced.periods, ...before.periods].slice(isOfTwo ? -2 : 0);
    refuseOthers(before);
    const laterFirst = periods.toSorted((one, other) => (one.from < other.from ? 1 : -1));
    return { ...before, periods: laterFirst, versus: null, isAllData: false, replaced: null };
  }
  const names = namesOf(before);
  if (names === undefined) return undefined;
  const members = names.members.slice(isOfTwo ? -2 : 0);
  refuseOthers(before);
  if (before.shape !== 'value') throw pointsNowhere();
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

interface Names {
  /** The filter of the question before, whose place they take. */
  readonly last: ReadFilter;
  readonly members: readonly (readonly string[])[];
}

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
    if (first === undefined || last === undefined || !isWhole) throw pointsNowhere();
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

const KEPT: ReadonlySet<string> = new Set(['filters', 'weekdays', 'isTogether', 'versus', 'dimensions']);

/** What ranks, splits or counts has its own way with two of them. */
function refuseOthers(before: Reading): void {
  const isPlain = before.shape === 'value' || before.shape === 'share';
  if (!isPlain || demandsOf(before).some((demand) => !KEPT.has(demand))) throw pointsNowhere();
}

export const pointsNowhere = (): NotAnswerable =>
  new NotAnswerable({ type: 'ambiguous', about: 'points_back', choices: [] });
