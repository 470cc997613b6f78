import type { ClaimWord } from './claim-word.ts';
import { type Clause, isPhrase, type Phrase } from './clause.ts';
import type { Further } from './clauses.ts';

interface Told {
  /** The first claim by the words of this one. */
  readonly said: Clause;
  readonly isSo: boolean;
  /** What stands behind this one and is said of all ("than Salzburg", "in May"). */
  readonly shared: readonly Phrase[];
}

/** What another claim says in the place of the first one; the rest of it is said of both, or, where nothing else is other, of it alone. */
export function besideFirst(first: Clause, { clause, isDenied }: Further): Told | undefined {
  const said = saidOtherwise(first, clause);
  if (said === undefined) return undefined;
  let isApart = clause.some((part) => !isPhrase(part) && part.is === 'metric');
  const subject = first.findIndex(isBareTime);
  let whole = said;
  const left: Phrase[] = [];
  for (const phrase of clause.filter(isPhrase)) {
    const at = whole.findIndex(
      (part, place) => isPhrase(part) && place !== subject && isInPlaceOf(phrase, part),
    );
    if (at < 0) left.push(phrase);
    else whole = whole.with(at, phrase);
    isApart ||= at >= 0;
  }
  const own = isApart ? [] : left.slice(0, 1);
  if (!isApart && own.length === 0) return undefined;
  // "Not on mobile" of what names no other device is no claim beside another
  if (isDenied && !isApart) return undefined;
  return { said: [...whole, ...own], isSo: !isDenied, shared: left.slice(own.length) };
}

/** "Mondays", "August 2026" that are held against another time, and limit nothing. */
const isBareTime = (part: ClaimWord | Phrase): boolean =>
  isPhrase(part) && part.of === 'time' && part.words[0]?.is === 'time';

const isInPlaceOf = (phrase: Phrase, other: Phrase): boolean =>
  phrase.of === other.of &&
  (phrase.of !== 'name' || phrase.columns.some((column) => other.columns.includes(column)));

/** "Fewer" in the place of "more", "its cancellation rate lower" in that of "revenue per booking higher". */
function saidOtherwise(first: Clause, clause: Clause): Clause | undefined {
  const own = clause.filter((part): part is ClaimWord => !isPhrase(part));
  if (own.some(({ is }) => /^(?:name|joint|not)$/.test(is))) return undefined;
  if (own.length === 0) return first;
  const way = own.find(({ is }) => is === 'way' || is === 'move');
  if (way === undefined) return withOtherNumber(first, own);
  const at = first.findIndex((part) => !isPhrase(part) && part.is === way.is);
  if (at < 0) return undefined;
  if (!own.some(isMetric)) return first.with(at, way);
  // Which of two numbers rose and which fell is told of both at once
  if (way.is === 'move') return undefined;
  const [from, to] = predicateAround(first, at);
  return from === to - 1 && !first.slice(0, at).some(isMetric)
    ? undefined
    : [...first.slice(0, from), ...own, ...first.slice(to)];
}

/** "More bookings and revenue than": revenue in the place of bookings, and more of it as well. */
function withOtherNumber(first: Clause, own: readonly ClaimWord[]): Clause | undefined {
  const at = first.findIndex((part) => !isPhrase(part) && part.is === 'way');
  const [from, to] = predicateAround(first, at);
  return at >= 0 && from === at && own.some(isMetric) && first.slice(at, to).some(isMetric)
    ? [...first.slice(0, at + 1), ...own, ...first.slice(to)]
    : undefined;
}

const isMetric = (part: ClaimWord | Phrase): boolean => !isPhrase(part) && part.is === 'metric';

/** "More bookings", "sell more items", "revenue per booking higher": the number with how it is held, up to what belongs to neither. */
export function predicateAround(clause: Clause, way: number): readonly [number, number] {
  const isOf = (part: ClaimWord | Phrase | undefined, kinds: RegExp): boolean =>
    part !== undefined && !isPhrase(part) && kinds.test(part.is);
  let [from, to] = [way, way + 1];
  while (isOf(clause[to], /^(?:metric|thing|other)$/)) to++;
  while (isOf(clause[from - 1], /^(?:metric|other)$/)) from--;
  return [from, to];
}
