import { beforeAll, describe, expect, it } from 'vitest';
import { heldAgainst, settle } from '#src/language/questions/answers/settling/settle.ts';
import { DEMANDS, demandsOf } from '#src/language/questions/reading/demands.ts';
import { NotAnswerable } from '#src/language/questions/reading/problem.ts';
import { type ReadQuestion, readQuestion } from '#src/language/questions/reading/read-question.ts';
import type { Reading } from '#src/language/questions/reading/reading.ts';
import { readAs } from '#src/language/questions/wording/read-as.ts';
import type { Day } from '#src/shared/week.ts';
import type { AskedSite } from '../asking/asked-site.ts';
import { askedSites } from '../sites.ts';

/**
 * What an answer says it was asked has to hold everything that makes its table: a demand that is in the reading and not in
 * these words could be misread unseen. So each demand of each reading is taken out, one at a time, and the words must
 * change.
 */

type Changed = readonly [string, Reading];

const withoutOne = (reading: Reading): Changed[] =>
  demandsOf(reading)
    // What it is held against is looked at with its periods below.
    .filter((key) => key !== 'versus')
    // A mean without a unit is one of days.
    .filter(
      (key) => key !== 'grain' || !['average', 'median'].includes(reading.shape) || reading.grain !== 'day',
    )
    .map((key) => [key, { ...reading, [key]: DEMANDS[key].plain }]);

const flipped = {
  above: 'below',
  below: 'above',
  at_least: 'at_most',
  at_most: 'at_least',
  equal: 'above',
} as const;
const inverse = {
  one_of: 'none_of',
  none_of: 'one_of',
  containing: 'not_containing',
  not_containing: 'containing',
  starting_with: 'not_starting_with',
  not_starting_with: 'starting_with',
} as const;

/** The same demands, one of them the other way round. */
function otherwise(reading: Reading): Changed[] {
  const { limits, moves, filters, rank, periods } = reading;
  return [
    ...limits.flatMap((limit, at): Changed[] => [
      ['limit', { ...reading, limits: limits.with(at, { ...limit, is: flipped[limit.is] }) }],
      ...(limit.isMean === true
        ? []
        : [
            [
              'limit',
              { ...reading, limits: limits.with(at, { ...limit, value: limit.value * 2 + 1 }) },
            ] as const,
          ]),
    ]),
    ...moves.map(
      (move, at): Changed => [
        'move',
        { ...reading, moves: moves.with(at, { ...move, is: flipped[move.is] }) },
      ],
    ),
    ...filters.map(
      (filter, at): Changed => [
        'filter',
        { ...reading, filters: filters.with(at, { ...filter, is: inverse[filter.is] }) },
      ],
    ),
    ...(rank === null || rank.by === 'both_ends'
      ? []
      : [
          [
            'end',
            { ...reading, rank: { ...rank, direction: rank.direction === 'top' ? 'bottom' : 'top' } },
          ] as const,
          ['count', { ...reading, rank: { ...rank, count: (rank.count ?? 0) + 1 } }] as const,
          ['by', { ...reading, rank: { ...rank, by: rank.by === 'growth' ? 'gain' : 'growth' } }] as const,
        ]),
    ...periods
      .slice(0, 1)
      .map(
        (period): Changed => [
          'period',
          { ...reading, periods: [{ ...period, from: '2001-01-01' as Day }, ...periods.slice(1)] },
        ],
      ),
  ];
}

/** Demands that none of those questions makes. */
const rare: Partial<Reading> = {
  countPer: 'month',
  countWithin: 'country',
  isOfChange: true,
  chosen: { dimension: 'country', metric: 'sessions', count: 5, direction: 'top', periods: [] },
  versus: 'before',
  upTo: 0.8,
  beside: { sourceId: 'search', metrics: ['clicks'] },
  isWithMean: true,
  verdict: { of: 'any', members: [] },
  isWithTotal: true,
};

let sites: readonly AskedSite[];
beforeAll(async () => {
  sites = await askedSites();
});

describe('what a question was read as', () => {
  it('tells every demand of the reading', () => {
    const untold: string[] = [];
    const told = new Set<string>();
    for (const site of sites)
      for (const { ask, after = [] } of site.questions) {
        if (after.length > 0) continue;
        const read = readingOf(ask, site);
        if (read === undefined || read.reading.intent !== 'numbers') continue;
        const whole = wordsOf(read, read.reading);
        for (const [key, other] of [...withoutOne(read.reading), ...otherwise(read.reading)]) {
          told.add(key);
          if (wordsOf(read, other) === whole) untold.push(`${key}: ${ask}`);
        }
      }
    expect(untold).toEqual([]);
    expect(Object.keys(DEMANDS).filter((key) => !told.has(key) && !Object.hasOwn(rare, key))).toEqual([]);
  });

  it('tells demands that are made seldom', () => {
    const [site] = sites as readonly [AskedSite, ...AskedSite[]];
    const read = readingOf('sessions last week', site) as ReadQuestion;
    const whole = wordsOf(read, read.reading);
    for (const [key, value] of Object.entries(rare))
      expect(wordsOf(read, { ...read.reading, [key]: value }), key).not.toBe(whole);
  });
});

function readingOf(ask: string, { context }: AskedSite): ReadQuestion | undefined {
  try {
    const read = readQuestion(ask, context);
    const { period } = settle(read.reading, read.view, context.today);
    const periods = read.reading.periods.length > 0 ? read.reading.periods : [period];
    return { ...read, reading: { ...read.reading, periods } };
  } catch (error) {
    if (error instanceof NotAnswerable) return undefined;
    throw error;
  }
}

const wordsOf = ({ view }: ReadQuestion, reading: Reading): string =>
  readAs(reading, { view, other: heldAgainst(reading, view), keep: (name) => `evidence.${name}` })
    .map(({ text }) => text.text)
    .join(' · ');
