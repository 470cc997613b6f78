import { z } from 'zod';
import { UNITS_OF_TIME } from '../dates/units-of-time.ts';
import { Assumptions } from './assumption.ts';
import { ChosenDays } from './chosen-days.ts';
import { Claim } from './claims/claim.ts';
import { Each, Ways } from './each.ts';
import { Filter, type ReadFilter } from './filter.ts';
import { Gap } from './gap.ts';
import { Limit, type ReadLimit } from './limit.ts';
import { OfUnits } from './of-units.ts';
import { Period } from './reading-period.ts';
import { Replaced, Weekdays } from './replaced.ts';
import { Verdict } from './verdict.ts';

export type { ReadFilter, ReadLimit };

/** How far something has to move to be told: "by more than 10 %", "at least 100 clicks". A fraction where it is relative. */
const MoveLimit = z.object({
  /** Of two changes at once: which number this one is about. */
  metric: z.string().optional(),
  direction: z.enum(['up', 'down', 'either']),
  is: z.enum(['above', 'below', 'at_least', 'at_most', 'equal']),
  value: z.number(),
  isRelative: z.boolean(),
  /** "Fell in sessions or revenue": one of those that are marked so is enough. */
  isEither: z.boolean().optional(),
});
export type ReadMoveLimit = z.infer<typeof MoveLimit>;

/**
 * What a question was understood as: plain data, kept with its answer so that the next question can follow on it. Names
 * of dimensions are columns of the source, those of metrics as in `ask-metric.ts`.
 */
export const Reading = z.object({
  intent: z.enum([
    'numbers',
    'why',
    'usual',
    'onset',
    'findings',
    'advice',
    'overview',
    'audience',
    'striking',
    'cannibal',
    'low_ctr',
    'new_members',
    'lost_members',
    'only_members',
    'kept_members',
    'data',
    'gaps',
    'meaning',
    'help',
  ]),
  sourceId: z.string(),
  metrics: z.array(z.string()),
  /** Metrics that are only there to limit the rows. */
  limits: z.array(Limit),
  moves: z.array(MoveLimit).default([]),
  dimensions: z.array(z.string()),
  filters: z.array(Filter),
  /** None: the usual one. Several: one row each. */
  periods: z.array(Period),
  versus: z.enum(['before', 'year_before']).nullable(),
  /** "On March 3 and March 10": two periods are told beside each other, and neither is held against the other. */
  areApart: z.boolean().default(false),
  /** "Month over month and year over year": both. */
  versusYear: z.boolean().default(false),
  /** Of "month over month": what is compared where no period is named. */
  versusUnit: z.enum(UNITS_OF_TIME).nullable(),
  /** "In total", without a period: all days with data. */
  isAllData: z.boolean(),
  /** 0 = Monday; the days of each week that count. Two lists are compared. */
  weekdays: z.array(Weekdays),
  grain: z.enum([...UNITS_OF_TIME, 'weekday']).nullable(),
  rank: z
    .object({
      of: z.enum(['members', 'time']),
      /** null: as many as are usual. */
      count: z.number().nullable(),
      direction: z.enum(['top', 'bottom']),
      /** `growth`, `shrinkage`: relative to what was there before. `both_ends`: those that gained, and those that lost. */
      by: z.enum(['value', 'gain', 'loss', 'change', 'growth', 'shrinkage', 'relative_change', 'both_ends']),
      /** "for each channel": one ranking within every member of this dimension. */
      within: z.string().nullable(),
      /** "Best" and "worst" are what an owner hopes for, of every number anew. */
      wish: z.enum(['best', 'worst']).optional(),
    })
    .nullable(),
  /** "The second highest": which place of the ranking; 1 for the first and those behind it. */
  place: z.number().int().min(1).default(1),
  /** "The best day of each month": one ranking of time within every one of these. */
  rankPer: z.enum(['week', 'month', 'quarter', 'year']).nullable().default(null),
  /** "Without the top 3": the largest members of a dimension, left out before anything is counted. */
  leftOut: z
    .object({
      dimension: z.string(),
      count: z.number(),
      direction: z.enum(['top', 'bottom']),
      /** "… without the top 3 by revenue", of a list of sessions; null: by what is listed. */
      metric: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** "Without our best day": the largest units of time, found first and left out of the period. */
  leftOutDays: z
    .object({
      unit: z.enum(['day', 'week', 'month']),
      count: z.number().int(),
      direction: z.enum(['top', 'bottom']),
      /** "Best" and "worst", as of a stretch. */
      isWish: z.boolean(),
    })
    .nullable()
    .default(null),
  /** "The first week with more than 200": of the units within the limits this one alone. */
  endOfTime: z.enum(['first', 'last']).nullable().default(null),
  /** "How long since the last burst pipe": how long ago that day is stands beside it. */
  isAgo: z.boolean().default(false),
  shape: z.enum([
    'value',
    'share',
    'count',
    'average',
    'median',
    'cumulative',
    'trend',
    'ratio',
    'change',
    /** Which place a member holds among all of its kind. */
    'standing',
    /** Against everything else. */
    'against_rest',
    /** Against everything together, itself among it: "versus the site average" of a rate. */
    'against_all',
    /** How two numbers go together from day to day. */
    'relation',
  ]),
  /** "On how many days of each month", "average day of each month": what the days that are counted are counted by. */
  countPer: z.enum(['week', 'month', 'quarter', 'year']).nullable().default(null),
  /** "How many queries each page has": within each of which the members are counted. */
  countWithin: z.string().nullable().default(null),
  /** "The first 60 %": which part of the whole the largest members are listed up to. */
  upTo: z.number().nullable().default(null),
  /** Each unit of a course against the one before it. */
  isStepwise: z.boolean().default(false),
  /** Of a median: which part of the days lies below it; 0.9 for the 90th percentile. */
  quantile: z.number().default(0.5),
  /** "The percentage of queries with zero clicks": how many of them there are, of all of that kind. */
  isCountShare: z.boolean().default(false),
  /** "What share of 2025 revenue came in December": of which days those of the question are a part; no `whole`: of all data. */
  shareOfTime: z.object({ whole: Period.nullable() }).nullable().default(null),
  /** "Share of downloads on weekends, by show": of each show the part that fell on these days. */
  isPartOfWeek: z.boolean().default(false),
  /** "Which channel contributed most to the increase": what part of the change in total each one made. */
  isOfChange: z.boolean().default(false),
  /** "Take the 5 pages with the most clicks": who the question is about, found by another number or in other days. */
  chosen: z
    .object({
      dimension: z.string(),
      metric: z.string(),
      count: z.number().int(),
      direction: z.enum(['top', 'bottom']),
      periods: z.array(Period),
      /** Who they are, once they were found: what is asked next is asked of the same ones. */
      found: z.array(z.string()).optional(),
    })
    .nullable()
    .default(null),
  /** "On days with more than 20 purchases", "in the best week": limits of the whole site, or a ranking of it, choose the days. */
  chosenDays: ChosenDays.nullable().default(null),
  /** "The best 7 days in a row": the stretch of so many units that had the most, wherever it begins. */
  stretch: z
    .object({
      count: z.number().int(),
      unit: z.enum(['day', 'week', 'month']),
      direction: z.enum(['top', 'bottom']),
      /** "Best" and "worst" are what an owner hopes for, "highest" and "lowest" the number. */
      isWish: z.boolean(),
    })
    .nullable()
    .default(null),
  /** How many days, weeks or months a rolling mean is made of. */
  rolling: z.number().nullable().default(null),
  rollingUnit: z.enum(['day', 'week', 'month']).default('day'),
  /** The brand's queries and all others, one row each. */
  brandSplit: z
    .object({ dimension: z.string(), terms: z.array(z.string()) })
    .nullable()
    .default(null),
  /** Words of the brand that the question itself defines; null: those of the site. */
  brandTerms: z.array(z.string()).nullable().default(null),
  /** Metrics of a second source that are put beside those of the first. */
  beside: z
    .object({ sourceId: z.string(), metrics: z.array(z.string()) })
    .nullable()
    .default(null),
  /** Two members held against each other within every other thing: "countries where mobile converts less than desktop". */
  gap: Gap.nullable().default(null),
  /** "… and which channel brought in the most in each of them": a ranking within every row of the first one. */
  firstOfEach: z
    .object({ dimension: z.string(), direction: z.enum(['top', 'bottom']) })
    .nullable()
    .default(null),
  /** "The minimum and maximum": the first and the last of one list. */
  isBothEnds: z.boolean().default(false),
  /** "How did the ranking change": the place of each member stands beside its value. */
  isRanking: z.boolean().default(false),
  /** Of a median: the mean stands beside it. */
  isWithMean: z.boolean().default(false),
  /** "How many orders last week, and which country had the most": what they were in all stands beside the first. */
  isWithTotal: z.boolean().default(false),
  /** "How many clicks did the queries above 1,000 impressions bring": what those that are listed have together. */
  isTogether: z.boolean().default(false),
  /** What holds of a member in every one of these units, or from each one to the next: "grew three months in a row". */
  always: z
    .object({
      unit: z.enum(UNITS_OF_TIME),
      /** Their first days; none: the last ones that are over. */
      units: z.array(z.string()),
      count: z.number().nullable(),
      /** Each against the one before it; null: the limits of the question hold in each. */
      direction: z.enum(['up', 'down']).nullable(),
    })
    .nullable()
    .default(null),
  /** "Which hotel had the most days above 50": of each member the units in which the limits hold, or in which it is the first. */
  unitsOfEach: z
    .object({
      holds: z.enum(['limits', 'first']),
      order: z.enum(['most', 'fewest']),
      /** Whose number is asked for; all are told. */
      name: z.string().nullable(),
      /** "On fewer than 300 days": of those alone that have so many of them. */
      many: z.object({ is: MoveLimit.shape.is, value: z.number() }).optional(),
    })
    .nullable()
    .default(null),
  /** The place of one unit of time, the mean of the best ones, the longest run of them. */
  ofUnits: OfUnits.nullable().default(null),
  /** Members counted by the range that their number lies in: "queries by position bucket". */
  ranges: z
    .object({
      metric: z.string(),
      dimension: z.string(),
      /** `isOpen`: the one end that there is does not belong to it, as of "over 20". */
      bounds: z.array(
        z.object({
          from: z.number().nullable(),
          to: z.number().nullable(),
          isOpen: z.boolean().optional(),
        }),
      ),
    })
    .nullable()
    .default(null),
  /** Members that are compared with each other, in the order of the question. */
  each: Each.nullable(),
  isYesNo: z.boolean(),
  /** "Did only google grow?", "were none of the sessions mobile?": yes or no of all of a kind. */
  verdict: Verdict.nullable().default(null),
  /** What a question of yes or no takes to be so, by its words. */
  claim: Claim.nullable().default(null),
  /** What a question of yes or no asks of a change. */
  asks: Ways.nullable(),
  /** "sorted by revenue": the metric that rows stand in order of, where it is not the first. */
  orderBy: z.string().nullable(),
  /** Of rows that are listed: by value, from high to low unless it says otherwise. */
  order: z.enum(['up', 'down']).nullable(),
  display: z.enum(['chart', 'table']).nullable(),
  /** "And April?" behind March: what "both" and "the difference" are of. */
  replaced: Replaced.nullable().default(null),
  /** Who stands in the rows of an answer that lists some of their kind: what is asked of them next is asked of the same ones. */
  found: z
    .object({ dimension: z.string(), members: z.array(z.string()) })
    .nullable()
    .default(null),
  /** The day, week or month that its answer found: "that week" is this one. */
  foundTime: Period.nullable().default(null),
  assumptions: Assumptions,
});
export type Reading = z.infer<typeof Reading>;
