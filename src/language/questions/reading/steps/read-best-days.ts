import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { demandsOf } from '../demands.ts';
import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { bestDaysPhrase } from './best-days-phrase.ts';
import { heard } from './heard.ts';

/**
 * "Revenue by channel in the week with the most revenue", "which countries led on our 3 best days for purchases": the days are
 * found first, of the whole site, and something else is asked of all of them together. undefined where one ranking tells it.
 */
export function readBestDays(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const phrase = bestDaysPhrase(marks);
  if (phrase === undefined) return undefined;
  const { from, to, unit, ranked, metric, time } = phrase;
  const before = marks.slice(0, from);
  const behind = marks.slice(to).filter((mark, at) => at > 0 || !/^[,:]$/.test(mark.said));
  const rest = [...before, ...behind];
  const own = rest.find((mark) => mark.type === 'metric');
  const isBusiest = ranked.some(({ said }) => /^busiest$|^quietest$/i.test(said));
  const isOther =
    rest.some(({ type }) => type === 'dimension') ||
    (metric !== null &&
      rest.some(
        (mark) => mark.type === 'metric' && metric.type === 'metric' && mark.metric !== metric.metric,
      ));
  // One of two that are held against each other, or ranked by days once more
  const isHeld = rest.some(
    (mark) => mark.type === 'unit' || mark.type === 'grain' || isKeyword(mark, 'versus', 'compare', 'each'),
  );
  if (isHeld) return undefined;
  const asked = heard(own === undefined && metric !== null ? [metric, ...rest] : rest, options)?.reading;
  if (asked === undefined) return undefined;
  const rankedBy = (named: Mark | undefined): Reading | undefined =>
    heard([...ranked, ...(named === undefined ? [] : [BY, named]), ...(time === null ? [] : [time])], options)
      ?.reading;
  // No-shows make no day a busy one, and no rate does
  const busiest = isBusiest && metric === null ? rankedBy(undefined) : undefined;
  const isByTraffic = busiest !== undefined && busiest.metrics[0] !== asked.metrics[0];
  if (!isOther && !isByTraffic) return undefined;
  const first = isByTraffic ? busiest : rankedBy(metric ?? own);
  const [best] = first?.metrics ?? [];
  if (first?.rank?.of !== 'time' || best === undefined) return undefined;
  const { rank, place, rankPer, dimensions, limits, shape } = first;
  const isPlainChoice =
    first.metrics.length === 1 &&
    rank.by === 'value' &&
    rank.within === null &&
    place === 1 &&
    rankPer === null &&
    dimensions.length === 0 &&
    limits.length === 0 &&
    shape === 'value' &&
    first.grain === unit;
  const isPlainQuestion =
    asked.sourceId === first.sourceId &&
    asked.intent === 'numbers' &&
    asked.rank?.of !== 'time' &&
    asked.versus === null &&
    asked.periods.length + first.periods.length < 2 &&
    asked.chosenDays === null &&
    asked.leftOutDays === null &&
    asked.weekdays.length === 0 &&
    !demandsOf(asked).includes('moves');
  if (!isPlainChoice || !isPlainQuestion) return undefined;
  return {
    ...asked,
    periods: first.periods.length > 0 ? first.periods : asked.periods,
    chosenDays: {
      unit,
      limits: [],
      best: { metric: best, count: rank.count ?? 1, direction: rank.direction },
    },
    assumptions: [...first.assumptions, ...asked.assumptions],
  };
}

const BY = keywordMark('by', 'by');
