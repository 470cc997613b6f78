import { timeAsked } from '../../wording/time-asked.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { demandsOf } from '../demands.ts';
import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { areOfOneKind } from '../rephrasing/names/are-of-one-kind.ts';
import { type BestDaysOfNamePhrase, bestDaysOfNamePhrase } from './best-days-of-name-phrase.ts';
import { heard } from './heard.ts';

/**
 * "On Vienna's best day in May, how many bookings did Graz have?": the day is found by what the one name had, and asked is what another
 * one had on it. Both together would be told otherwise. undefined where no other name is asked for.
 */
export function readBestDaysOfName(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const phrase = bestDaysOfNamePhrase(marks);
  if (phrase === undefined) return undefined;
  const rest = [...marks.slice(0, phrase.from), ...behind(marks, phrase.to)];
  if (!rest.some((mark) => areOfOneKind(phrase.name, mark) && !isSame(phrase.name, mark))) return undefined;
  return readBoth(phrase, rest, options) ?? notTold(phrase, rest);
}

function readBoth(
  { name, rank, unit, metric, time }: BestDaysOfNamePhrase,
  rest: readonly Mark[],
  options: AssembleOptions,
): Reading | undefined {
  const asked = heard(withMetric(rest, metric), options)?.reading;
  const by = metric ?? rest.find(({ type }) => type === 'metric');
  const first = heard(
    [rank, unit, ...(by === undefined ? [] : [BY, by]), FOR, name, ...(time === null ? [] : [IN, time])],
    options,
  )?.reading;
  const best = by === undefined ? asked?.metrics[0] : first?.metrics[0];
  const grain = first?.grain;
  if (asked === undefined || first?.rank?.of !== 'time' || best === undefined) return undefined;
  if (grain !== 'day' && grain !== 'week' && grain !== 'month') return undefined;
  if (!isPlainChoice(first) || !isPlainQuestion(asked) || asked.sourceId !== first.sourceId) return undefined;
  const { count, direction } = first.rank;
  return {
    ...asked,
    periods: first.periods.length > 0 ? first.periods : asked.periods,
    chosenDays: {
      unit: grain,
      limits: [],
      best: { metric: best, count: count ?? 1, direction, filters: first.filters },
    },
    assumptions: [...first.assumptions.filter(({ code }) => code !== 'metric_default'), ...asked.assumptions],
  };
}

const isPlainChoice = ({ rank, metrics, place, rankPer, dimensions, limits, shape, versus }: Reading) =>
  rank?.by === 'value' &&
  rank.within === null &&
  metrics.length === 1 &&
  place === 1 &&
  rankPer === null &&
  dimensions.length === 0 &&
  limits.length === 0 &&
  versus === null &&
  shape === 'value';

const isPlainQuestion = (asked: Reading): boolean =>
  asked.intent === 'numbers' &&
  asked.shape === 'value' &&
  asked.rank?.of !== 'time' &&
  asked.grain === null &&
  asked.versus === null &&
  asked.periods.length < 2 &&
  asked.chosenDays === null &&
  asked.weekdays.length === 0 &&
  !demandsOf(asked).includes('moves');

/** "How many did Graz have" is of what the day was the best of. */
function withMetric(rest: readonly Mark[], metric: Mark | null): readonly Mark[] {
  if (metric === null || rest.some(({ type }) => type === 'metric')) return rest;
  const at = rest.findIndex((mark) => isKeyword(mark, 'count')) + 1;
  return [...rest.slice(0, at), metric, ...rest.slice(at)];
}

const behind = (marks: readonly Mark[], to: number): readonly Mark[] =>
  marks.slice(to).filter((mark, at) => at > 0 || !/^[,:]$/.test(mark.said));

/** Both names together would be told, and the one day of both of them. */
function notTold({ name, rank, unit, time }: BestDaysOfNamePhrase, rest: readonly Mark[]): never {
  const metric = rest.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  throw askedBack('chosen_days', [
    asChoice(`${rank.said} ${unit.said} of ${name.said} by ${metric} ${timeAsked(time)}`.trim()),
  ]);
}

const isSame = (name: Mark, other: Mark): boolean =>
  name.type === 'members' &&
  other.type === 'members' &&
  name.candidates.some(({ members }) =>
    other.candidates.some((own) => own.members.join('\n') === members.join('\n')),
  );

const BY = keywordMark('by', 'by');
const FOR = keywordMark('preposition', 'for');
const IN = keywordMark('preposition', 'in');
