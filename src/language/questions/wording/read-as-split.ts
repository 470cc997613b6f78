import { type BoundText, type Piece, sentence } from '../../bound-text.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { GapCourse } from '../reading/gap.ts';
import type { Reading } from '../reading/reading.ts';
import type { Verdict } from '../reading/verdict.ts';
import { labelPiece } from './label-piece.ts';
import type { PartWords, ReadAsContext } from './read-as-context.ts';
import { nounOf } from './read-as-what.ts';
import { listed, valueText, wholeNumber } from './say.ts';
import { soManyWords } from './so-many-words.ts';

const direction = { above: 'higher', below: 'lower', better: 'better', worse: 'worse' } as const;

/** What makes the rows: dimensions, units of time, names side by side, ranges. */
export const splitWords = {
  dimensions: ({ dimensions }, context) =>
    dimensions.length === 0
      ? []
      : [
          sentence`by ${listed(
            dimensions.map((dimension) => labelPiece(dimension, context)),
            ' and ',
          )}`,
        ],
  grain: (reading) =>
    reading.grain === null || reading.isStepwise || isMeanOf(reading) ? [] : [sentence`by ${reading.grain}`],
  unitsOfEach: ({ unitsOfEach, grain }) => (unitsOfEach === null ? [] : [unitsWords(unitsOfEach, grain)]),
  countWithin: ({ countWithin }, context) =>
    countWithin === null ? [] : [sentence`counted in each ${labelPiece(countWithin, context)}`],
  countPer: (reading) => {
    const { countPer } = reading;
    if (countPer === null) return [];
    return [isMeanOf(reading) ? sentence`by ${countPer}` : sentence`counted in each ${countPer}`];
  },
  rankPer: ({ rankPer }) => (rankPer === null ? [] : [sentence`within each ${rankPer}`]),
  rank: ({ rank }, context) =>
    rank?.within == null ? [] : [sentence`within each ${labelPiece(rank.within, context)}`],
  each: ({ each }, context) =>
    each === null
      ? []
      : [
          sentence`side by side: ${labelPiece(each.dimension, context)} ${quotedNames(each.names, 'reading.each.names')}`,
        ],
  verdict: ({ verdict }) => (verdict === null ? [] : [verdictWords(verdict)]),
  gap: ({ gap }) => (gap === null ? [] : [gapWords(gap)]),
  brandSplit: ({ brandSplit }) =>
    brandSplit === null ? [] : [sentence`queries of the brand and all others`],
  weekdays: ({ weekdays }) =>
    weekdays.length < 2
      ? []
      : [
          sentence`side by side: ${listed(
            weekdays.map(({ words }) => words),
            ' and ',
          )}`,
        ],
  ranges: ({ ranges }, context) => (ranges === null ? [] : [rangesWords(ranges, context)]),
  firstOfEach: ({ firstOfEach: first }, context) =>
    first === null
      ? []
      : [
          sentence`and within each the ${first.direction === 'top' ? 'first' : 'last'} ${labelPiece(first.dimension, context)}`,
        ],
} satisfies PartWords;

const OF_ALL = {
  none: 'whether none of them did',
  any: 'whether any did',
  most: 'whether most did',
  all: 'whether all did',
} as const;

const verdictWords = ({ of, members }: Verdict): BoundText =>
  of === 'only'
    ? sentence`whether only ${quotedNames(members, 'reading.verdict.members')} did`
    : sentence`${OF_ALL[of]}`;

const quotedNames = (list: readonly string[], path: string): BoundText =>
  listed(
    list.map((text, at): Piece => ({ text: `“${text}”`, path: `${path}.${at}`, value: text })),
    ' and ',
  );

const OF_COURSE: Readonly<Record<GapCourse, string>> = {
  told: 'the gap over time',
  moved: 'how the gap moved',
  narrowing: 'whether the gap narrowed',
  widening: 'whether the gap widened',
  gaining: 'whether the first gained on the second',
  losing: 'whether the first lost ground to the second',
  leaving: 'whether the first pulled away from the second',
  trailing: 'whether the first fell behind the second',
};

function gapWords({
  names,
  is,
  isDenied,
  factor,
  isRatio,
  course,
  isLimitOfBoth,
}: NonNullable<Reading['gap']>): BoundText {
  if (course !== undefined)
    return sentence`${quotedNames(names, 'reading.gap.names')} against each other: ${OF_COURSE[course]}`;
  const than: Piece =
    factor === undefined
      ? ''
      : sentence` than ${{ text: String(factor), path: 'reading.gap.factor', value: factor }} times the second`;
  return sentence`${quotedNames(names, 'reading.gap.names')} ${isRatio === true ? 'divided by' : 'against'} each other${
    is === null
      ? ''
      : sentence`, where the first is ${isDenied === true ? 'not ' : ''}${direction[is]}${than}`
  }${isLimitOfBoth ? ', limits holding for both' : ''}`;
}

function unitsWords(
  { holds, name, many }: NonNullable<Reading['unitsOfEach']>,
  grain: Reading['grain'],
): BoundText {
  const unit = grain ?? 'day';
  const of: Piece =
    name === null
      ? ''
      : sentence`, asked of ${{ text: `“${name}”`, path: 'reading.unitsOfEach.name', value: name }}`;
  return holds === 'first'
    ? sentence`counting the ${unit}s in which each is the first${of}`
    : many === undefined
      ? sentence`counting the ${unit}s of each`
      : sentence`of those with ${soManyWords[many.is]} ${wholeNumber(many.value, 'reading.unitsOfEach.many.value')} ${unit}${many.value === 1 ? '' : 's'}`;
}

function rangesWords(
  { metric, dimension, bounds }: NonNullable<Reading['ranges']>,
  context: ReadAsContext,
): BoundText {
  const { view } = context;
  const unit = askMetric(view, metric)?.unit ?? 'count';
  const bound = (at: number, end: 'from' | 'to'): Piece =>
    valueText(bounds[at]?.[end] ?? null, unit, view.source.currency, `reading.ranges.bounds.${at}.${end}`);
  const said = bounds.map(({ from, to }, at) => {
    if (from === null) return sentence`up to ${bound(at, 'to')}`;
    return to === null
      ? sentence`from ${bound(at, 'from')}`
      : sentence`${bound(at, 'from')} to ${bound(at, 'to')}`;
  });
  return sentence`${labelPiece(dimension, context)} by ranges of ${nounOf(metric, view)}: ${listed(said, ' and ')}`;
}

/** "Average sessions per week" has the week in its name. */
const isMeanOf = ({ shape, rank, countPer }: Reading): boolean =>
  (shape === 'average' || shape === 'median') && (rank?.of !== 'time' || countPer !== null);
