import { periodBefore } from '../../dates/period.ts';
import type { About } from '../../reading/about.ts';
import { askedBack, NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { isWhyOfBest } from '../changes/why-of-best.ts';
import { isOfLevel } from '../courses/means/level-answer.ts';

/** What a question of causes, findings or the whole picture may ask for on top of it, in the order in which it is asked back. */
const BESIDE = [
  'dimension',
  'split',
  'names',
  'metrics',
  'limits',
  'rank',
  'count',
  'course',
  'periods',
  'year',
  'order',
  'weekdays',
  'counted',
  'shape',
] as const;

type Beside = (typeof BESIDE)[number];

type Asks<Value> = (value: Value, reading: Reading) => readonly Beside[];

const when = (isSo: boolean, ...parts: readonly Beside[]): readonly Beside[] => (isSo ? parts : []);

/** Whether something was asked for that is null where nothing does. */
const ifAny =
  (part: Beside): Asks<unknown> =>
  (value) =>
    when(value !== null, part);

/** It says of which part of the data they are, or comes only with another one that is looked at here. */
const nothing = (): readonly Beside[] => [];

/** By the part of a reading: what it asks for, which not all of these tell. */
const ASKED: { readonly [Part in keyof Reading]: Asks<Reading[Part]> } = {
  intent: nothing,
  sourceId: nothing,
  metrics: (metrics) => when(metrics.length > 1, 'metrics'),
  limits: (limits, { intent }) =>
    // "More than one page for a query" is what is looked for
    when(
      limits.some(({ value }) => intent !== 'cannibal' || value !== 1),
      'limits',
    ),
  moves: (moves) =>
    when(
      moves.some(({ value }) => value !== 0),
      'limits',
    ),
  dimensions: ({ length }) => [...when(length > 0, 'dimension'), ...when(length > 1, 'split')],
  filters: nothing,
  // Held against the days right before it is what comes and goes anyway
  periods: ([now, then]) =>
    when(now !== undefined && then !== undefined && periodBefore(now).from !== then.from, 'periods'),
  versus: (versus) => when(versus === 'year_before', 'year'),
  versusYear: (versusYear) => when(versusYear, 'year'),
  versusUnit: nothing,
  isAllData: nothing,
  weekdays: (weekdays) => when(weekdays.length > 0, 'weekdays'),
  grain: ifAny('course'),
  rank: (rank) => [...when(rank !== null, 'rank'), ...when(rank !== null && rank.count !== null, 'count')],
  place: nothing,
  rankPer: nothing,
  leftOut: ifAny('shape'),
  leftOutDays: ifAny('shape'),
  endOfTime: ifAny('shape'),
  shape: (shape) =>
    shape === 'count' ? ['counted'] : when(!/^(?:value|change|trend)$/.test(shape), 'shape'),
  countPer: nothing,
  countWithin: nothing,
  upTo: ifAny('shape'),
  isStepwise: (isStepwise) => when(isStepwise, 'course'),
  quantile: nothing,
  isCountShare: nothing,
  shareOfTime: nothing,
  isPartOfWeek: nothing,
  isOfChange: nothing,
  chosen: nothing,
  chosenDays: nothing,
  stretch: ifAny('course'),
  rolling: ifAny('course'),
  rollingUnit: nothing,
  brandSplit: ifAny('names'),
  brandTerms: nothing,
  beside: ifAny('metrics'),
  gap: ifAny('names'),
  firstOfEach: nothing,
  isBothEnds: nothing,
  isRanking: nothing,
  isWithMean: nothing,
  isWithTotal: nothing,
  isTogether: nothing,
  always: ifAny('course'),
  unitsOfEach: nothing,
  ofUnits: nothing,
  areApart: nothing,
  ranges: ifAny('shape'),
  each: ifAny('names'),
  isAgo: nothing,
  isYesNo: nothing,
  claim: nothing,
  verdict: nothing,
  asks: nothing,
  orderBy: ifAny('order'),
  order: ifAny('order'),
  display: nothing,
  replaced: nothing,
  found: nothing,
  foundTime: nothing,
  assumptions: nothing,
};

const asksOf = <Part extends keyof Reading>(part: Part, reading: Reading): readonly Beside[] =>
  ASKED[part](reading[part], reading);

const TOLD: Readonly<
  Record<Exclude<Reading['intent'], 'numbers' | 'data' | 'meaning' | 'help'>, readonly Beside[]>
> = {
  gaps: ['course', 'counted'],
  why: ['dimension', 'rank', 'count', 'periods', 'year'],
  usual: ['periods'],
  // It is asked of what the question before told, with all that it was asked with
  onset: BESIDE,
  findings: ['dimension'],
  advice: ['dimension'],
  audience: ['weekdays'],
  overview: ['names', 'periods', 'year'],
  striking: ['dimension', 'metrics'],
  low_ctr: ['dimension', 'metrics', 'rank'],
  cannibal: ['dimension', 'split', 'metrics'],
  new_members: ['dimension', 'periods', 'counted'],
  lost_members: ['dimension', 'rank', 'periods', 'counted'],
  only_members: ['dimension', 'rank', 'periods', 'counted'],
  kept_members: ['dimension', 'rank', 'periods', 'counted'],
};

/** "Is 5,498 sessions a week normal?", "our best day and what drove it": the number or the place that a unit of time is held by. */
const OF_FOUND: readonly Beside[] = ['limits', 'course', 'rank', 'count', 'periods'];

/** Nothing that was asked for beside causes, findings and whole pictures is passed over: it is asked back. */
export function refuseBesideNumbers(reading: Reading): void {
  const { intent } = reading;
  if (intent === 'numbers' || intent === 'data' || intent === 'meaning' || intent === 'help') return;
  const asked = (Object.keys(ASKED) as (keyof Reading)[]).flatMap((part) => asksOf(part, reading));
  const told = isOfLevel(reading) || isWhyOfBest(reading) ? OF_FOUND : TOLD[intent];
  const untold = BESIDE.find((part) => asked.includes(part) && !told.includes(part));
  // "Why?" behind a share: the number that it is a share of has causes
  const isOfShare = /^(?:why|usual)$/.test(intent) && reading.shape === 'share';
  if (untold !== undefined && isOfShare)
    throw new NotAnswerable({
      type: 'ambiguous',
      about: 'not_of_share',
      choices: [],
      // Causes are those of a change, of the same parts and without a ranking of them
      untold: {
        reading: { ...reading, intent: 'why', shape: 'change', isYesNo: false, asks: null },
        part: 'rank',
        others: [],
      },
    });
  if (untold !== undefined) throw askedBack(aboutOf(reading, untold));
}

/** "Which days were unusual?": findings are told of weeks, and days by their numbers. */
const aboutOf = ({ intent, grain }: Reading, part: Beside): About =>
  intent === 'findings' && part === 'course' && grain !== null ? 'unusual_times' : 'not_at_once';
