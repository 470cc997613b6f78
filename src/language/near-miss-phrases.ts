import type { Unit } from '#src/semantics/metric.ts';
import { type BoundText, type Piece, sentence } from './bound-text.ts';
import { byChance } from './by-chance.ts';
import type { NearMiss } from './near-misses.ts';
import { amount } from './quantity.ts';
import { segmentPhrase } from './segment-phrase.ts';

/** In whose words a near miss is told: what its metric is called, in which currency, and where its numbers stand. */
export interface NearMissTerms {
  readonly noun: string;
  /** The unit that people say it in: what is counted per session may be said in percent. */
  readonly unit: Unit;
  readonly currency: string | null;
  /** Path of one of its numbers. */
  readonly at: (part: 'observed' | 'low' | 'high' | 'p' | 'part.observed' | 'part.expected') => string;
}

const shown = (value: number, part: Parameters<NearMissTerms['at']>[0], terms: NearMissTerms) =>
  amount(value, terms.unit, terms.currency, terms.at(part));

/** What is outside a range of 95 % and comes by chance more often than that lies at its edge. */
const AT_THE_EDGE = 0.05;

/**
 * "purchases, 100 where 105 to 173 are usual"; what is so close to its range that it is written like the end of it, or that
 * chance is not rarer: "average position, 12.4, just above the usual 11.7 to 12.4".
 *
 * @param when behind the name: " in the week of Mar 2", where there are several
 */
export function namedNearMiss(miss: NearMiss, terms: NearMissTerms, when: Piece = ''): BoundText {
  const [observed, low, high] = [
    shown(miss.observed, 'observed', terms),
    shown(miss.low, 'low', terms),
    shown(miss.high, 'high', terms),
  ];
  const isAbove = miss.observed > miss.high;
  const isClose = observed.text === (isAbove ? high : low).text || (miss.p ?? 0) >= AT_THE_EDGE;
  if (isClose)
    return sentence`${terms.noun}${when}, ${observed}, just ${isAbove ? 'above' : 'below'} the usual ${low} to ${high}`;
  return sentence`${terms.noun}${when}, ${observed} where ${low} to ${high} ${miss.unit === 'count' ? 'are' : 'is'} usual`;
}

/** How likely it is by chance; nothing where it could not be tested. */
export function chanceOfNearMiss({ p }: NearMiss, terms: NearMissTerms): BoundText[] {
  if (p === null) return [];
  return [
    sentence`Taken by itself, a difference like that of ${terms.noun} comes ${byChance(p, terms.at('p'))}; among so many tests, some are as far off in any week.`,
  ];
}

/** Where it sits, as far as any part tells. @param names of the part, by themselves those of its segment */
export function partOfNearMiss(
  miss: NearMiss,
  terms: NearMissTerms,
  names: BoundText = sentence`${segmentPhrase(miss.part?.segment ?? {}, 'within')}`,
): BoundText[] {
  if (miss.part === null) return [];
  const { observed, expected } = miss.part;
  // Of a count: a rate or a mean is held against its own past.
  const asMoved = miss.unit === 'count' || miss.unit === 'currency' ? ' given how the whole site moved' : '';
  return [
    sentence`The part of it that is furthest from what was expected: ${names}, ${shown(observed, 'part.observed', terms)} ${terms.noun} where ${shown(expected, 'part.expected', terms)} were expected${asMoved}.`,
  ];
}
