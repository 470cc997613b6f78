import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { type Demand, demandsOf } from '../demands.ts';
import { keywordMark, type Mark, unitMark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { heard } from './heard.ts';
import { type RunPhrase, runPhrase } from './run-phrase.ts';

const ALLOWED: ReadonlySet<Demand> = new Set<Demand>(['filters', 'limits', 'grain']);

/**
 * "The longest streak of days above 100 orders", "how many weeks in a row did sessions grow": the units are those of a plain
 * question, and it is told how many of them stand behind each other. undefined where no such thing is asked.
 */
export function readRuns(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const phrase = runPhrase(marks);
  if (phrase === undefined) return undefined;
  const { unit, isNow } = phrase;
  const moves = phrase.rest.filter((mark) => isKeyword(mark, 'gain', 'loss'));
  const [move] = moves;
  if (moves.length > 1) return undefined;
  const direction = move === undefined ? null : isKeyword(move, 'gain') ? 'up' : 'down';
  const read = direction === null ? withinLimits(phrase, options) : moving(phrase, move, options);
  if (read === undefined) return undefined;
  const isPlain =
    read.metrics.length <= 1 &&
    read.periods.length < 2 &&
    read.limits.every(({ isShare, isMean }) => isShare !== true && isMean !== true) &&
    demandsOf(read).every((demand) => ALLOWED.has(demand));
  if (!isPlain) return undefined;
  return { ...read, shape: 'value', grain: unit, ofUnits: { asks: 'run', direction, isNow } };
}

/** "Of days above 100 orders": those that are counted by "how many days had more than 100 orders". */
function withinLimits({ unit, rest }: RunPhrase, options: AssembleOptions): Reading | undefined {
  const read = heard([keywordMark('count', 'how many'), unitMark(unit), ...rest], options)?.reading;
  return read?.shape === 'count' && read.grain === unit && read.limits.length > 0 ? read : undefined;
}

/** "Did sessions grow": the course of that number, each unit against the one before it. */
function moving(
  { unit, rest }: RunPhrase,
  move: Mark | undefined,
  options: AssembleOptions,
): Reading | undefined {
  const metric = rest.find(({ type }) => type === 'metric');
  if (metric === undefined) return undefined;
  const others = rest.filter((mark) => mark !== move && mark !== metric && !isLoose(mark, rest));
  const read = heard([metric, grainMark(unit), ...others], options)?.reading;
  return read?.shape === 'value' && read.grain === unit && read.limits.length === 0 ? read : undefined;
}

/** "Streak in revenue", "of downloads": what joins the number to the streak that is taken out. */
function isLoose(mark: Mark, rest: readonly Mark[]): boolean {
  const said = rest.filter(({ type }) => type !== 'noise');
  return isKeyword(mark, 'preposition', 'by') && said[said.indexOf(mark) + 1]?.type === 'metric';
}

const grainMark = (grain: string): Mark => ({
  type: 'grain',
  grain,
  said: `by ${grain}`,
  others: [],
  proper: false,
});
