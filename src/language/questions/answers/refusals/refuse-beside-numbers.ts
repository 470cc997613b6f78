import { periodBefore } from '../../dates/period.ts';
import type { About } from '../../reading/about.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';

/** What a question of causes, findings or the whole picture may ask for on top of it. */
const PARTS = {
  dimension: ({ dimensions }: Reading) => dimensions.length > 0,
  split: ({ dimensions }: Reading) => dimensions.length > 1,
  names: ({ each, gap, brandSplit }: Reading) => each !== null || gap !== null || brandSplit !== null,
  metrics: ({ metrics, beside }: Reading) => metrics.length > 1 || beside !== null,
  limits: ({ intent, limits, moves }: Reading) =>
    // "More than one page for a query" is what is looked for
    limits.some(({ value }) => intent !== 'cannibal' || value !== 1) ||
    moves.some(({ value }) => value !== 0),
  rank: ({ rank }: Reading) => rank !== null,
  count: ({ rank }: Reading) => rank !== null && rank.count !== null,
  course: ({ grain, isStepwise, rolling, stretch, always }: Reading) =>
    grain !== null || isStepwise || rolling !== null || stretch !== null || always !== null,
  // Held against the days right before it is what comes and goes anyway
  periods: ({ periods: [now, then] }: Reading) =>
    now !== undefined && then !== undefined && periodBefore(now).from !== then.from,
  year: ({ versus, versusYear }: Reading) => versus === 'year_before' || versusYear,
  order: ({ order, orderBy }: Reading) => order !== null || orderBy !== null,
  weekdays: ({ weekdays }: Reading) => weekdays.length > 0,
  counted: ({ shape }: Reading) => shape === 'count',
  shape: ({ shape, ranges, upTo, leftOut, leftOutDays, endOfTime }: Reading) =>
    !/^(?:value|change|trend|count)$/.test(shape) ||
    ranges !== null ||
    upTo !== null ||
    (leftOut ?? leftOutDays ?? endOfTime) !== null,
} as const satisfies Record<string, (reading: Reading) => boolean>;

type Part = keyof typeof PARTS;

const TOLD: Readonly<
  Record<Exclude<Reading['intent'], 'numbers' | 'data' | 'meaning' | 'help'>, readonly Part[]>
> = {
  why: ['dimension', 'rank', 'count', 'periods', 'year'],
  usual: ['periods'],
  findings: ['dimension'],
  advice: ['dimension'],
  overview: ['names', 'periods', 'year'],
  striking: ['dimension', 'metrics'],
  low_ctr: ['dimension', 'metrics', 'rank'],
  cannibal: ['dimension', 'split', 'metrics'],
  new_members: ['dimension', 'periods', 'counted'],
  lost_members: ['dimension', 'rank', 'periods', 'counted'],
  only_members: ['dimension', 'rank', 'periods', 'counted'],
  kept_members: ['dimension', 'rank', 'periods', 'counted'],
};

/** Nothing that was asked for beside causes, findings and whole pictures is passed over: it is asked back. */
export function refuseBesideNumbers(reading: Reading): void {
  const { intent } = reading;
  if (intent === 'numbers' || intent === 'data' || intent === 'meaning' || intent === 'help') return;
  for (const [part, isAsked] of Object.entries(PARTS))
    if (isAsked(reading) && !TOLD[intent].includes(part as Part))
      throw new NotAnswerable({ type: 'ambiguous', about: aboutOf(reading, part), choices: [] });
}

/** "Which days were unusual?": findings are told of weeks, and days by their numbers. */
const aboutOf = ({ intent, grain }: Reading, part: string): About =>
  intent === 'findings' && part === 'course' && grain !== null ? 'unusual_times' : 'not_at_once';
