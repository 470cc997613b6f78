import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';
import { USUAL_COUNT } from '../../usual-count.ts';
import { ASKING } from '../follows-on.ts';

/** "How many bookings did we have in total?" */
const OF_ALL =
  /\b(?:total|totally|overall|altogether|all|whole|entire|everywhere|everyone|site|sitewide)\b/iu;

/** "By revenue instead", "and for clicks?": the list by another number. */
const RANKS_ANEW = /\b(?:by|for|instead|most|top|best)\b/iu;

/**
 * "How many were cancelled?" behind "top 3 hotels by bookings" is asked of those three: of all hotels it would be another question,
 * and nobody could see that. So is a number that another way round is the better one: "and clicks?" behind the best position would
 * be the fewest.
 */
export function asksOfFound(before: Reading, assembled: Assembled, text: string, view: SourceView): boolean {
  const { has, reading: now } = assembled;
  const { rank, dimensions } = before;
  const [dimension] = dimensions;
  const isOfTime = rank?.of === 'time' && rank.count === 1 && dimension === undefined;
  const isOfNames = rank?.of === 'members' && dimension !== undefined;
  if ((!isOfTime && !isOfNames) || (rank.by !== 'value' && before.found === null)) return false;
  const isNumberAlone =
    has.metric &&
    !has.dimension &&
    !has.filter &&
    !has.period &&
    !has.time &&
    !has.rank &&
    !has.versus &&
    (!has.intent || /^(?:change|average|median)$/.test(now.shape)) &&
    !now.isAllData &&
    now.intent === 'numbers';
  const [metric] = now.metrics;
  if (!isNumberAlone || metric === undefined || before.metrics.includes(metric)) return false;
  if (now.sourceId !== before.sourceId) return false;
  const isListed = dimension !== undefined && (rank.count ?? USUAL_COUNT) >= view.membersOf(dimension).length;
  const isWhole = isListed || OF_ALL.test(text);
  const isOfSeveral = isOfNames && rank.count !== 1 && !RANKS_ANEW.test(text);
  const isMeanOfOne = isOfNames && (now.shape === 'average' || now.shape === 'median');
  return (
    ((ASKING.test(text) || isOfSeveral || isMeanOfOne) && !isWhole) ||
    (isOfNames && isBetterOtherwise(before, metric, view))
  );
}

const SPLITS = /\b(?:by|per|each|every|daily|weekly|monthly|quarterly|over time)\b/iu;
const INSTEAD = /\b(?:instead|rather)\b/iu;

/**
 * "By room type" behind "top hotel last month" is of that hotel, and behind the top 3 of each of the three: of all hotels it would be
 * another question, and nobody could see that. A list that is as long as it happens to be is split by something else.
 */
export function splitsFound(before: Reading, { has, reading: now }: Assembled, text: string): boolean {
  const { rank, found, dimensions } = before;
  const [dimension, ...others] = dimensions;
  const isOfNames = rank?.of === 'members' && rank.count !== null && rank.within === null;
  if (!isOfNames || dimension === undefined || others.length > 0 || before.grain !== null) return false;
  if (rank.by !== 'value' && found === null) return false;
  // "By week", "the trend": the course of who was found
  const isTrend = now.shape === 'trend';
  const isCourse = (now.grain !== null || isTrend) && rank.by === 'value';
  const isOther = has.dimension && !now.dimensions.includes(dimension);
  const isSplit = has.dimension ? isOther && (isCourse || now.grain === null) : isCourse;
  const isAlone =
    !has.metric && !has.filter && !has.rank && !has.versus && (!has.intent || isTrend) && !now.isAllData;
  const isSaid = (isTrend || SPLITS.test(text)) && !INSTEAD.test(text) && !OF_ALL.test(text);
  return isSplit && isAlone && now.intent === 'numbers' && isSaid;
}

/** Of the one the lowest is the best, of the other the highest. */
function isBetterOtherwise({ metrics: [first] }: Reading, metric: string, view: SourceView): boolean {
  const isDown = (id: string | undefined): boolean =>
    id !== undefined && askMetric(view, id)?.desired === 'down';
  return isDown(first) !== isDown(metric);
}
