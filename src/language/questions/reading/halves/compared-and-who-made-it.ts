import { once } from '../../text/pattern.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import type { Halves } from './halves.ts';
import { isKind } from './is-kind.ts';

const MADE =
  '(?:contribut(?:ed|es?) (?:(?:the )?(?<most>most|least|more|less) )?to|drove|caused|explains?|explained|(?:is|was) (?:mainly |mostly )?(?:responsible for|behind))';
const CHANGE =
  '(?:overall |total |net )?(?<change>difference|gap|change|growth|increase|rise|gain|uplift|drop|decline|decrease|fall|loss|dip|shift)';
const PATTERN = once`^(?<first>.{7,}?[^\s,;:.?!])\s*(?:[?.;:,–—]\s*(?:and (?:also )?)?|\sand (?:also )?)(?:which|what) (?<kind>\p{L}+(?: \p{L}+){0,2}?) ${MADE} (?:(?:the|this|that) ${CHANGE}|(?:it|this|that))(?: (?:the )?most)?\s*[?.!]*$`;

/**
 * "How did revenue in May compare with April, and which channel contributed most to the difference?": both months of all together,
 * and then whose part of what lies between them is the largest. Read as one it would be the share of each in the revenue.
 */
export function comparedAndWhoMadeIt(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): Halves | undefined {
  const { first, kind, most = 'most', change = 'change' } = PATTERN.exec(text)?.groups ?? {};
  if (first === undefined || kind === undefined || !isKind(marksOf(kind))) return undefined;
  const said = /^(?:difference|gap)$/i.test(change) ? 'change' : change;
  return {
    first: `${first}?`,
    second: (reading) =>
      isOfTwoTimes(reading) ? `which ${kind} contributed ${most} to the ${said}?` : undefined,
  };
}

/** One number of two times, and of everything together. */
const isOfTwoTimes = ({
  intent,
  shape,
  metrics,
  versus,
  periods,
  areApart,
  dimensions,
  each,
  grain,
  rank,
  limits,
}: Reading): boolean =>
  intent === 'numbers' &&
  metrics.length === 1 &&
  (shape === 'change' || versus !== null || (periods.length === 2 && !areApart)) &&
  dimensions.length + limits.length === 0 &&
  each === null &&
  grain === null &&
  rank === null;
