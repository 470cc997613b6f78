import { yesNoQuestion } from '../../../text/yes-no-question.ts';
import type { Mark } from '../../mark.ts';
import { type ClaimWord, claimWords } from './claim-word.ts';
import { type Clause, eachNamed, isPhrase, type Phrase } from './clause.ts';
import { type Clauses, clausesOf, type Further } from './clauses.ts';

/** One of several claims of a question, as a question of its own. */
export interface SingleClaim {
  readonly question: string;
  /** Whether the whole question takes it to be so, or not to be so ("but not in Graz"). */
  readonly isSo: boolean;
}

/**
 * "Does Vienna have more bookings but fewer cancellations than Salzburg?", "… more on mobile but fewer on desktop?": a question of yes
 * or no that holds two names or two times against each other more than once, each time by another number, in another place or against
 * another one. Each claim is said in full; undefined where there is but one, or where one cannot be said by the words of the other.
 */
export function claimsApart(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): readonly SingleClaim[] | undefined {
  const asked = yesNoQuestion(text);
  if (asked === undefined || !JOINT.test(asked)) return undefined;
  const words = claimWords(asked, marksOf(asked));
  const clauses = words && clausesOf(words);
  return clauses && saidInFull(clauses);
}

const JOINT = /\b(?:but|and|yet|while|whereas|though|although)\b/i;

function saidInFull({ first, further }: Clauses): readonly SingleClaim[] | undefined {
  const told = further.map((one) => besideFirst(first, one));
  if (!told.every((one) => one !== undefined)) return undefined;
  const shared = told.flatMap((one) => one.shared);
  const isHeld = [...first, ...shared].some((part) => isPhrase(part) && part.of === 'than');
  const isMoved = first.some((part) => !isPhrase(part) && part.is === 'move');
  // Who rose and who fell are held to their verbs elsewhere; "not in Graz" is asked by no verb
  if (!isHeld && !(isMoved && further.some(({ isDenied }) => isDenied))) return undefined;
  const claims = [{ said: first, isSo: true }, ...told];
  return claims.flatMap(({ said, isSo }) =>
    // What moved in two places together may have moved in one of them alone
    (isHeld ? [said] : ofEachName(said)).map((one) => ({ question: inWords([...one, ...shared]), isSo })),
  );
}

function ofEachName(clause: Clause): readonly Clause[] {
  const at = clause.findIndex((part) => isPhrase(part) && part.of === 'name');
  const list = clause[at];
  return list !== undefined && isPhrase(list) ? eachNamed(list).map((one) => clause.with(at, one)) : [clause];
}

interface Told {
  /** The first claim by the words of this one. */
  readonly said: Clause;
  readonly isSo: boolean;
  /** What stands behind this one and is said of all ("than Salzburg", "in May"). */
  readonly shared: readonly Phrase[];
}

/** What another claim says in the place of the first one; the rest of it is said of both, or, where nothing else is other, of it alone. */
function besideFirst(first: Clause, { clause, isDenied }: Further): Told | undefined {
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
  if (own.some(({ is }) => /^(?:name|move|joint|not)$/.test(is))) return undefined;
  if (own.length === 0) return first;
  const at = first.findIndex((part) => !isPhrase(part) && part.is === 'way');
  const way = own.find(({ is }) => is === 'way');
  if (at < 0 || way === undefined) return undefined;
  if (!own.some(({ is }) => is === 'metric')) return first.with(at, way);
  const [from, to] = predicateAround(first, at);
  return from === to - 1 && !first.slice(0, at).some(isMetric)
    ? undefined
    : [...first.slice(0, from), ...own, ...first.slice(to)];
}

const isMetric = (part: ClaimWord | Phrase): boolean => !isPhrase(part) && part.is === 'metric';

/** "More bookings", "sell more items", "revenue per booking higher": the number with how it is held, up to what belongs to neither. */
function predicateAround(clause: Clause, way: number): readonly [number, number] {
  const isOfIt = (part: ClaimWord | Phrase | undefined): boolean =>
    part !== undefined && !isPhrase(part) && /^(?:metric|other)$/.test(part.is);
  let [from, to] = [way, way + 1];
  while (isOfIt(clause[to])) to++;
  while (isOfIt(clause[from - 1])) from--;
  return [from, to];
}

function inWords(clause: Clause): string {
  const words = clause.flatMap((part) => (isPhrase(part) ? part.words : [part])).map(({ said }) => said);
  const text = words.join(' ').replaceAll(' ,', ',');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}
