import { askMetric } from '../data/ask-metric.ts';
import { isBetterDown } from '../data/is-better-down.ts';
import type { AssembleOptions } from './assembling/assemble-options.ts';
import { peopleInName } from './assembling/people-in-name.ts';
import { type Parts, readParts } from './assembling/read-parts.ts';
import { readingOf } from './assembling/reading-of.ts';
import { TELLING } from './guards/heard/telling-keywords.ts';
import type { Mark } from './mark.ts';
import { heldLess } from './parts/held-less.ts';
import { isThanTime } from './parts/is-than-time.ts';
import { withAny } from './parts/only-those-with-any.ts';
import { asAlways } from './parts/read-always.ts';
import { asContribution } from './parts/read-contribution.ts';
import { chosenOutside } from './parts/read-left-out.ts';
import { asVerdict } from './parts/read-verdict.ts';
import { isKeyword, isNoise, neighbour, type Piece } from './piece.ts';
import type { Reading } from './reading.ts';

export interface Assembled {
  readonly reading: Reading;
  /** Which parts the question itself names: what it leaves out, a follow-up takes from the question before. */
  readonly has: Readonly<
    Record<'metric' | 'dimension' | 'filter' | 'period' | 'time' | 'rank' | 'versus' | 'intent', boolean>
  >;
  /** Who is asked for by a name that has them in it. */
  readonly people: string | null;
  readonly unknown: readonly string[];
  /** An unknown word stood where a name of this site would stand: "sessions from TikTok". */
  readonly unknownIsName: boolean;
  readonly isFollowOn: boolean;
  /** What has no place in a reading of its own: "top 10 instead", "vs February". */
  readonly loose: {
    readonly count: number | null;
    readonly startsWithVersus: boolean;
    /** "Is it better than in September": the only time that it names is the one that something is held against. */
    readonly isThanTime: boolean;
    /** "And for unfollows" behind the best month: of the number that it names, whether less is better. */
    readonly isBetterDown: boolean;
  };
}

/** Puts the marks of a question together to what it asks. Throws `NotAnswerable` where that cannot be told. */
export function assemble(marks: readonly Mark[], options: AssembleOptions): Assembled {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  const parts = readParts(pieces, options);
  const unknown = pieces.filter(isUnknown);
  return {
    reading: wholeReading(pieces, parts),
    has: partsNamed(parts),
    people: peopleInName(marks),
    unknown: unknown.map(({ said }) => said),
    unknownIsName: unknown.some((piece) => piece.proper || isBehindPreposition(pieces, piece)),
    isFollowOn: isFollowOn(pieces),
    loose: {
      count: parts.measured.numbers.count,
      startsWithVersus: startsWithVersus(pieces),
      isThanTime: isThanTime(pieces, parts.time.periods),
      isBetterDown: isLessBetter(parts),
    },
  };
}

/** The reading of the parts, in the one form that counts, holds in every unit or is a part of a change, if it has one. */
function wholeReading(pieces: Piece[], parts: Parts): Reading {
  const { opening, measured, split, always } = parts;
  const reading = readingOf(pieces, parts);
  const asked =
    split.within !== null
      ? { ...reading, shape: 'count' as const, countWithin: split.within.within, rank: split.within.rank }
      : opening.isOfChange && opening.intent === undefined
        ? asContribution(reading, measured.view)
        : asVerdict(pieces, measured.view, heldLess(pieces, withAny(pieces, measured.view, reading)));
  return chosenOutside(always === null ? asked : asAlways(asked, always), opening.leftOut);
}

function isLessBetter({ measured }: Parts): boolean {
  const [first] = measured.metrics.asked;
  const metric = first === undefined ? undefined : askMetric(measured.view, first);
  return metric !== undefined && isBetterDown(metric);
}

const isUnknown = (piece: Piece): boolean =>
  !piece.used &&
  (piece.type === 'unknown' ||
    (piece.type === 'number' && !/^ones?$/i.test(piece.said)) ||
    isKeyword(piece, ...TELLING));

const partsNamed = ({ opening, measured, split, time, shape }: Parts): Assembled['has'] => ({
  metric: measured.metrics.asked.length > 0 || split.limits.length > 0 || measured.ranges !== null,
  dimension: split.dimensions.length > 0 || measured.ranges !== null,
  filter: split.members.filters.length > 0,
  period: time.periods.length > 0,
  time: shape.grain !== null || time.weekdays.length > 0,
  rank: shape.rank !== null || measured.numbers.count !== null,
  versus: time.versus !== null,
  intent: opening.intent !== undefined || shape.shape !== 'value',
});

const isBehindPreposition = (pieces: readonly Piece[], piece: Piece): boolean =>
  isKeyword(
    pieces[neighbour(pieces, pieces.indexOf(piece), -1, isNoise)],
    'preposition',
    'without',
    'landing_on',
    'only',
  );

/** Words that a question of its own does not begin with. */
const FOLLOWING = [
  'follow_on',
  'only',
  'and',
  'instead',
  'without',
  'preposition',
  'by',
  'versus',
  'why',
  'per',
  'chart',
] as const;

const isFollowOn = (pieces: readonly Piece[]): boolean =>
  isKeyword(pieces[0], ...FOLLOWING) ||
  pieces[0]?.type === 'grain' ||
  pieces.some((piece) => isKeyword(piece, 'instead'));

const startsWithVersus = (pieces: readonly Piece[]): boolean =>
  isKeyword(
    pieces.find((piece) => !isNoise(piece) && !isKeyword(piece, 'and', 'follow_on')),
    'versus',
    'compare',
  );
