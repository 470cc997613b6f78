import type { SourceView } from '../../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isBound, isKeyword, isLight, isNoise } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { areOfOneUnit } from './are-of-one-unit.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;
type NumberMark = Extract<Mark, { type: 'number' }>;

const ABOVE =
  /^(?:exceed|surpass|outnumber|outweigh|outstrip|outdo|outperform|top|beat|beaten|outdid)(?:s|ed|ing|ped|ting)?$|^(?:(?:higher|greater|larger|bigger|more) than|above|ahead of)$/i;
const BELOW =
  /^(?:trail|underperform)(?:s|ed|ing)?$|^(?:(?:lower|smaller|less|fewer) than|below|behind|(?:fell|fall|falls|falling) (?:short of|below|behind))$/i;
/** "Stations that gained late returns than …" is what `inFull` makes of those with more of them. */
const MORE = /^(?:more|higher|a higher|greater|larger|gained)$/i;
const FEWER = /^(?:fewer|less|lower|a lower|smaller|lost)$/i;
const NOT = /^(?:not|never|no|without)$|n['’]t$/i;
const YES_OR_NO = /^(?:do|does|did|is|are|was|were|has|have)$/i;
/** What may stand between a number and the word that compares it. */
const isOfNumber = (mark: Mark): boolean =>
  isLight(mark) || mark.type === 'members' || mark.type === 'time' || NOT.test(mark.said);

const isLightWord = (mark: Mark): boolean => isLight(mark) && !/^[,;:]$/.test(mark.said);

interface Held {
  readonly higher: MetricMark;
  readonly lower: MetricMark;
  /** In the order of the question. */
  readonly told: readonly [MetricMark, MetricMark];
  readonly from: number;
  readonly to: number;
  /** Names and times between the two. */
  readonly between: readonly Mark[];
}

/**
 * "Days when solved tickets exceeded opened tickets", "stations with more late returns than damage reports": of each of them the one
 * number is held against the other. Of two numbers in unlike units nothing is more than the other.
 */
export function moreOfOneNumber(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const kind = marks.find(({ type }) => type === 'unit' || type === 'dimension');
  const held = heldByVerb(marks) ?? heldByMore(marks);
  if (kind === undefined || held === undefined) return marks;
  const { higher, lower, told, from, to, between } = held;
  const behind = marks.slice(to);
  const by = farBy(behind);
  const isNot = marks.slice(0, to).some(({ said }) => NOT.test(said));
  const isNamed = between.some(({ type }) => type === 'members') && behind[0]?.type === 'members';
  const isTold = !YES_OR_NO.test(marks[0]?.said ?? '') && !isNot && !isNamed && by !== 'in percent';
  if (!isTold || !areAlike(higher.metric, lower.metric, views)) {
    const times = marks.flatMap(({ type, said }) => (type === 'time' ? [said] : []));
    const each = kind.type === 'unit' ? kind.unit : kind.said;
    const choice = [`${told[0].said} and ${told[1].said} by ${each}`, ...times.slice(0, 1)].join(' ');
    throw askedBack('two_numbers', [asChoice(choice)]);
  }
  const less: MetricMark = {
    ...higher,
    said: `${higher.said} minus ${lower.said}`,
    metric: `less:${higher.metric}:${lower.metric}`,
  };
  const limit = by ?? { bound: keywordMark('more', 'above'), number: ZERO, length: 0 };
  const rest = [...marks.slice(0, from), ...behind.slice(limit.length)];
  const isAlone = !rest.some(({ type }) => type === 'metric');
  const beside = isAlone ? told.flatMap((one) => [keywordMark('and', 'and'), one]) : [];
  return [
    ...marks.slice(0, from),
    less,
    limit.bound,
    limit.number,
    ...beside,
    ...between,
    ...behind.slice(limit.length),
  ];
}

/** Either way: "returns" may be money that is taken off, and are counted beside it. */
const areAlike = (a: string, b: string, views: readonly SourceView[]): boolean =>
  areOfOneUnit(a, b, views) && areOfOneUnit(b, a, views);

const ZERO: NumberMark = {
  type: 'number',
  value: 0,
  percent: false,
  ordinal: false,
  said: '0',
  others: [],
  proper: false,
};

/** "Late returns exceeded damage reports" */
function heldByVerb(marks: readonly Mark[]): Held | undefined {
  for (const [at, { said }] of marks.entries()) {
    const isAbove = ABOVE.test(said);
    if (!isAbove && !BELOW.test(said)) continue;
    const first = marks.findLastIndex((mark, place) => place < at && !isOfNumber(mark));
    const second = marks.findIndex((mark, place) => place > at && !isLightWord(mark));
    refuseOtherMean(marks, first, second);
    const told = pairOf(marks[first], marks[second]);
    if (told === undefined || marks[second + 1]?.type === 'number') continue;
    const [higher, lower] = isAbove ? told : [told[1], told[0]];
    const between = marks.slice(first + 1, at).filter((mark) => !isNoise(mark));
    return { higher, lower, told, from: first, to: second + 1, between };
  }
  return undefined;
}

/** "Days when hires exceeded the average of riders": the mean of the one is none that the other is held against. */
function refuseOtherMean(marks: readonly Mark[], first: number, second: number): void {
  if (!isKeyword(marks[second], 'average')) return;
  const of = marks.findIndex((mark, place) => place > second && !isLightWord(mark));
  const told = pairOf(marks[first], marks[of]);
  if (told !== undefined) throw askedBack('two_numbers');
}

/** "More late returns than damage reports" */
function heldByMore(marks: readonly Mark[]): Held | undefined {
  for (const [at, { said }] of marks.entries()) {
    const isMore = MORE.test(said);
    if (!isMore && !FEWER.test(said)) continue;
    const first = marks.findIndex((mark, place) => place > at && !isNoise(mark));
    const than = marks.findIndex((mark, place) => place > first && !isOfNumber(mark));
    if (!/^than$/i.test(marks[than]?.said ?? '')) continue;
    const second = marks.findIndex((mark, place) => place > than && !isNoise(mark));
    const told = pairOf(marks[first], marks[second]);
    if (told === undefined) continue;
    const [higher, lower] = isMore ? told : [told[1], told[0]];
    const between = marks.slice(first + 1, than).filter((mark) => !isNoise(mark));
    return { higher, lower, told, from: at, to: second + 1, between };
  }
  return undefined;
}

/** Two numbers, and not one that is held against its own mean. */
function pairOf(one: Mark | undefined, other: Mark | undefined): [MetricMark, MetricMark] | undefined {
  const areTwo = one?.type === 'metric' && other?.type === 'metric' && one.metric !== other.metric;
  return areTwo ? [one, other] : undefined;
}

/** "… by more than 10", "by at least 5": how far the one lies above the other. */
function farBy(
  behind: readonly Mark[],
): { readonly bound: Mark; readonly number: NumberMark; readonly length: number } | 'in percent' | undefined {
  const [by, next, third] = behind;
  if (!/^by$/i.test(by?.said ?? '')) return undefined;
  const isLimit = isBound(next);
  const number = isLimit ? third : next;
  if (number?.type !== 'number') return undefined;
  if (number.percent) return 'in percent';
  const bound = isLimit && next !== undefined ? next : keywordMark('at_least', 'at least');
  return { bound, number, length: isLimit ? 3 : 2 };
}
