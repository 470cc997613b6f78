import { type BoundText, type Piece, sentence } from '../../bound-text.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { Reading } from '../reading/reading.ts';
import type { ReadAsContext } from './read-as-context.ts';
import { nounOf } from './read-as-what.ts';
import { listed, valueText } from './say.ts';

const direction = { above: 'higher', below: 'lower', better: 'better', worse: 'worse' } as const;

/** What makes the rows: dimensions, units of time, names side by side, ranges. */
export function splitWords(reading: Reading, { view, keep }: ReadAsContext): BoundText[] {
  const { dimensions, grain, each, gap, ranges, rank, rankPer, countPer, brandSplit, weekdays, firstOfEach } =
    reading;
  const label = (dimension: string): Piece => {
    const text = view.labelOf(dimension).toLowerCase();
    return { text, path: keep('split', text), value: text };
  };
  const names = (list: readonly string[], path: string): BoundText =>
    listed(
      list.map((text, at): Piece => ({ text: `“${text}”`, path: `${path}.${at}`, value: text })),
      ' and ',
    );
  return [
    ...(dimensions.length === 0 ? [] : [sentence`by ${listed(dimensions.map(label), ' and ')}`]),
    ...(grain === null || reading.isStepwise || isMeanOf(reading) ? [] : [sentence`by ${grain}`]),
    ...(reading.unitsOfEach === null ? [] : [unitsWords(reading.unitsOfEach)]),
    ...(reading.countWithin === null ? [] : [sentence`counted in each ${label(reading.countWithin)}`]),
    ...(countPer === null
      ? []
      : [isMeanOf(reading) ? sentence`by ${countPer}` : sentence`counted in each ${countPer}`]),
    ...(rankPer === null ? [] : [sentence`within each ${rankPer}`]),
    ...(rank?.within == null ? [] : [sentence`within each ${label(rank.within)}`]),
    ...(each === null
      ? []
      : [sentence`side by side: ${label(each.dimension)} ${names(each.names, 'reading.each.names')}`]),
    ...(gap === null
      ? []
      : [
          sentence`${names(gap.names, 'reading.gap.names')} ${gap.isRatio === true ? 'divided by' : 'against'} each other${
            gap.is === null
              ? ''
              : sentence`, where the first is ${direction[gap.is]}${factorWords(gap.factor)}`
          }${gap.isLimitOfBoth ? ', limits holding for both' : ''}`,
        ]),
    ...(brandSplit === null ? [] : [sentence`queries of the brand and all others`]),
    ...(weekdays.length < 2
      ? []
      : [
          sentence`side by side: ${listed(
            weekdays.map(({ words }) => words),
            ' and ',
          )}`,
        ]),
    ...(ranges === null ? [] : [rangesWords(ranges)]),
    ...(firstOfEach === null
      ? []
      : [
          sentence`and within each the ${firstOfEach.direction === 'top' ? 'first' : 'last'} ${label(firstOfEach.dimension)}`,
        ]),
  ];

  function factorWords(factor: number | undefined): Piece {
    if (factor === undefined) return '';
    return sentence` than ${{ text: String(factor), path: 'reading.gap.factor', value: factor }} times the second`;
  }

  function unitsWords({ holds, name }: NonNullable<Reading['unitsOfEach']>): BoundText {
    const unit = grain ?? 'day';
    const of: Piece =
      name === null
        ? ''
        : sentence`, asked of ${{ text: `“${name}”`, path: 'reading.unitsOfEach.name', value: name }}`;
    return holds === 'first'
      ? sentence`counting the ${unit}s in which each is the first${of}`
      : sentence`counting the ${unit}s of each`;
  }

  function rangesWords({ metric, dimension, bounds }: NonNullable<Reading['ranges']>): BoundText {
    const unit = askMetric(view, metric)?.unit ?? 'count';
    const bound = (at: number, end: 'from' | 'to'): Piece =>
      valueText(bounds[at]?.[end] ?? null, unit, view.source.currency, `reading.ranges.bounds.${at}.${end}`);
    const said = bounds.map(({ from, to }, at) => {
      if (from === null) return sentence`up to ${bound(at, 'to')}`;
      return to === null
        ? sentence`from ${bound(at, 'from')}`
        : sentence`${bound(at, 'from')} to ${bound(at, 'to')}`;
    });
    return sentence`${label(dimension)} by ranges of ${nounOf(metric, view)}: ${listed(said, ' and ')}`;
  }
}

/** "Average sessions per week" has the week in its name. */
const isMeanOf = ({ shape, rank, countPer }: Reading): boolean =>
  (shape === 'average' || shape === 'median') && (rank?.of !== 'time' || countPer !== null);
