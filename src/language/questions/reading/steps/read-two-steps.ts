import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { DEMANDS, type Demand, demandsOf } from '../demands.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { heard } from './heard.ts';
import { stepsAmong } from './steps-among.ts';
import { stepsInPlace } from './steps-in-place.ts';
import { stepsInTurn } from './steps-in-turn.ts';
import { stepsOfPart } from './steps-of-part.ts';

/** By what some are chosen: a ranking of one number. Where more limits them, it is told nowhere who they are. */
const CHOOSING: ReadonlySet<Demand> = new Set<Demand>(['dimensions', 'rank']);

/**
 * "Take the 5 pages with the most clicks: how did their position change?", "of the top 5 countries last month, which converted
 * best?": some are chosen by one number, and another question is asked of those. undefined where it is no such question.
 */
export function readTwoSteps(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const steps = stepsOfPart(marks) ?? stepsAmong(marks) ?? stepsInTurn(marks) ?? stepsInPlace(marks);
  if (steps === undefined) return undefined;
  const one = heard(steps.first, options);
  // "Their position on mobile and desktop": a rate of both together is none
  const two =
    heard(steps.second, options) ?? (steps.apart === undefined ? undefined : heard(steps.apart, options));
  const { rank } = one?.reading ?? {};
  if (one === undefined || two === undefined || rank?.of !== 'members' || rank.by !== 'value')
    return undefined;
  const { reading: chosen } = one;
  const { reading: asked } = two;
  const [dimension] = chosen.dimensions;
  const [metric] = chosen.metrics;
  const isPlain =
    chosen.shape === 'value' &&
    demandsOf(chosen).every((demand) => CHOOSING.has(demand)) &&
    chosen.dimensions.length === 1 &&
    chosen.metrics.length === 1 &&
    chosen.periods.length < 2 &&
    chosen.periods.every(({ without }) => without === undefined) &&
    rank.within === null &&
    (/^(?:value|change|trend)$/.test(asked.shape) ||
      (steps.together === 'part' && asked.shape === 'share')) &&
    demandsOf(asked).every((demand) => DEMANDS[demand].isOfChosen) &&
    asked.limits.every(({ isMean, isShare }) => isMean !== true && isShare !== true) &&
    asked.sourceId === chosen.sourceId &&
    (steps.together === undefined ? isSplitBy(asked, dimension) : asked.dimensions.length === 0);
  if (!isPlain || dimension === undefined || metric === undefined) return undefined;
  return {
    ...asked,
    ...thoseThatMoved(steps.second, asked),
    ...heldAgainst(steps.second, chosen, asked),
    ...(steps.together === undefined
      ? { dimensions: chosenFirst(asked, dimension) }
      : { shape: steps.together === 'share' ? 'share' : asked.shape }),
    chosen: {
      dimension,
      metric,
      count: rank.count ?? 1,
      direction: rank.direction,
      periods: chosen.periods.length > 0 ? chosen.periods : asked.periods.slice(0, 1),
    },
    assumptions: [...chosen.assumptions, ...asked.assumptions],
  };
}

const SUPERLATIVE = /\b(?:most|least|fewest|\p{L}+est)\b/iu;

/** "Of the top 10 countries, which had lower revenue than in February?": all of them that fell, and not the one that fell most. */
function thoseThatMoved(
  marks: readonly Mark[],
  { rank, moves }: Reading,
): Partial<Pick<Reading, 'rank' | 'moves'>> {
  const direction = rank?.by === 'loss' ? 'down' : rank?.by === 'gain' ? 'up' : undefined;
  if (rank === null || direction === undefined || rank.count !== 1 || moves.length > 0) return {};
  if (marks.some((mark) => isRank(mark) || SUPERLATIVE.test(mark.said))) return {};
  return {
    rank: { ...rank, count: null },
    moves: [{ direction, is: 'above', value: 0, isRelative: false }],
  };
}

/** By those that are chosen, and at most one thing more: "the 3 largest channels, their purchases by device". */
const isSplitBy = ({ dimensions, rank, grain }: Reading, dimension: string | undefined): boolean =>
  dimensions.some((name) => name === dimension) &&
  (dimensions.length === 1 || (dimensions.length === 2 && grain === null && isOfEach(rank, dimension)));

/** "Which was the top query in each of them": within every one that was chosen, and not the other way round. */
const isOfEach = (rank: Reading['rank'], dimension: string | undefined): boolean =>
  rank === null || rank.within === dimension;

const chosenFirst = ({ dimensions, rank }: Reading, dimension: string): string[] =>
  rank === null ? [dimension, ...dimensions.filter((name) => name !== dimension)] : [...dimensions];

/** "Top 3 cities last month, did their rate get better than in December?": last month against December, and not December alone. */
function heldAgainst(
  marks: readonly Mark[],
  chosen: Reading,
  asked: Reading,
): Pick<Reading, 'periods' | 'versus'> | undefined {
  const [first] = chosen.periods;
  const at = marks.findIndex((mark) => mark.type === 'time' && mark.time.type === 'period');
  const joint = marks
    .slice(0, at)
    .findLast((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isAgainst = /\b(?:than|vs|versus|against|compared (?:to|with)|from)$/i.test(joint?.said ?? '');
  if (first === undefined || asked.periods.length !== 1 || !isAgainst) return undefined;
  return { periods: [first, ...asked.periods], versus: null };
}
