import { keywordMark, type Mark, noiseMark } from '../mark.ts';
import { isKeyword, isNoise, isPeriod, isRank } from '../piece.ts';
import { chosenPhrase } from './chosen-phrase.ts';
import type { Steps } from './steps.ts';

const AMONG = /^(?:among|amongst|out of|of|within|from)(?: (?:the|our|my))?$/i;

/**
 * "Best city by revenue per order among the top 3 by orders": those 3 are chosen by their orders, and the other number tells which of
 * them is the best. One ranking of both would take whoever has the most per order, however few orders that is.
 */
export function stepsAmong(marks: readonly Mark[]): Steps | undefined {
  for (const [at, mark] of marks.entries()) {
    if (!AMONG.test(mark.said)) continue;
    const steps = stepsAt(marks, at);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

function stepsAt(marks: readonly Mark[], at: number): Steps | undefined {
  const lead = marks.slice(0, at);
  const start = marks.findIndex((mark, place) => place > at && !isNoise(mark));
  const behind = marks.slice(start);
  const kind =
    lead.find(({ type }) => type === 'dimension') ?? behind.find(({ type }) => type === 'dimension');
  if (start < 0 || kind === undefined || !lead.some(isRank)) return undefined;
  const [first, second, third] = behind;
  const isCounted =
    (isRank(first) && second?.type === 'number') || (first?.type === 'number' && isRank(second));
  // "Among the top 3 by orders": of the same kind
  const isBare = isCounted && third?.type !== 'dimension';
  const said = isBare ? [...behind.slice(0, 2), kind, ...behind.slice(2)] : behind;
  const chosen = chosenPhrase(said);
  if (chosen === undefined || chosen.metric === null || chosen.from !== 0) return undefined;
  const tail = said.slice(chosen.to).filter(({ type }) => type !== 'stop');
  const times = [...lead, ...tail].filter(isPeriod);
  const rest = tail.filter((mark) => !isPeriod(mark) && !isKeyword(mark, 'preposition') && !isNoise(mark));
  // "Best of the top 3 cities by orders by revenue per order"
  const [by, metric] = rest;
  const isBehind = isKeyword(by, 'by') && metric?.type === 'metric' && rest.length === 2;
  const ranked = [...lead, ...(isBehind ? rest : [])];
  if (times.length > 1 || (rest.length > 0 && !isBehind) || chosen.time !== undefined) return undefined;
  if (numbersIn(ranked) !== 1) return undefined;
  const asked = ranked.filter((mark) => !isPeriod(mark));
  const named = asked.some(({ type }) => type === 'dimension') ? asked : withKind(asked, kind);
  return { first: [...chosen.ranked, BY, chosen.metric, ...times], second: [...named, ...times] };
}

/** "Takings per dozen" is one. */
const numbersIn = (marks: readonly Mark[]): number =>
  marks.filter(({ type }, at) => type === 'metric' && !isKeyword(marks[at - 1], 'per')).length;

/** "Highest revenue per order": of which kind is said behind it. */
function withKind(marks: readonly Mark[], kind: Mark): readonly Mark[] {
  const rank = marks.findIndex(isRank);
  return isKeyword(marks[rank + 1], 'by')
    ? marks.toSpliced(rank + 1, 0, kind)
    : [keywordMark('which', 'which'), kind, HAD, ...marks];
}

const HAD = noiseMark('had');
const BY = keywordMark('by', 'by');
