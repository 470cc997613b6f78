import type { Mark } from '../../mark.ts';
import { besideFirst, predicateAround } from './beside-first.ts';
import { type ClaimWord, claimWords } from './claim-word.ts';
import { type Clause, clauseInWords, isPhrase, type Phrase } from './clause.ts';
import { clausesOf, type Further, JOINT } from './clauses.ts';

const LISTING = /^(?:(?:in|on|for|at|from) )?(?:which|what|how many)\b/i;

/**
 * "Which cities earned more in September than in August on mobile but less on desktop?", "in which months did visits fall in Oslo but rise
 * in Bergen?": what has to hold at once of what is listed, each as a list of its own; undefined of two numbers of the same, which are told
 * in one.
 */
export function conditionsApart(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): readonly string[] | undefined {
  if (!LISTING.test(text) || !JOINT.test(text)) return undefined;
  const words = claimWords(text, marksOf(text));
  const clauses = words && clausesOf(words);
  if (clauses === undefined) return undefined;
  const { first, further } = clauses;
  const [only, second] = further;
  const turned = second === undefined && only !== undefined ? turnedAgainst(first, only) : undefined;
  const conditions = turned ?? inOtherPlaces(first, further);
  return conditions?.map(clauseInWords);
}

/** Each in its own place, or of its own time. */
function inOtherPlaces(first: Clause, further: readonly Further[]): readonly Clause[] | undefined {
  const told = further.every(isOfOtherPlace) ? further.map((one) => besideFirst(first, one)) : [];
  const isCompared = first.some((part) => isWord(part, 'way') || isWord(part, 'move'));
  if (!isCompared || told.length === 0 || !told.every((one) => one !== undefined)) return undefined;
  const shared = told.flatMap((one) => one.shared);
  return [first, ...told.map((one) => one.said)].map((said) => [...said, ...shared]);
}

/** "But less on desktop", "but not in Graz", and no "fewer than London", which is a limit as well. */
const isOfOtherPlace = ({ clause, isDenied }: Further): boolean =>
  clause.every((part) => isPhrase(part) || /^(?:way|move|light)$/.test(part.is)) &&
  clause.some((part) => isPhrase(part) && (part.of === 'name' || part.of === 'time')) &&
  (isDenied || clause.some((part) => isWord(part, 'way') || isWord(part, 'move')));

/** "Vienna had more bookings but Salzburg more revenue": each of the two against the other. */
function turnedAgainst(first: Clause, { clause }: Further): readonly Clause[] | undefined {
  const [here, there] = [first, clause].map((said) => said.findIndex((part) => isWord(part, 'name')));
  const way = first.findIndex((part) => isWord(part, 'way'));
  const isHeld = [...first, ...clause].some((part) => isPhrase(part) && part.of === 'than');
  if (here === undefined || there === undefined || here < 0 || there < 0 || way < here || isHeld)
    return undefined;
  const [one, other] = [first[here] as ClaimWord, clause[there] as ClaimWord];
  const [from, to] = predicateAround(first, way);
  const words = clause.slice(there + 1).filter((part) => !isPhrase(part) && part.is !== 'light');
  const behind = clause.filter(isPhrase);
  return [
    [...first.slice(0, to), than(other), ...first.slice(to), ...behind],
    [...first.with(here, other).slice(0, from), ...words, than(one), ...first.slice(to), ...behind],
  ];
}

const isWord = (part: ClaimWord | Phrase, kind: ClaimWord['is']): boolean =>
  !isPhrase(part) && part.is === kind;

const than = (name: ClaimWord): Phrase => ({
  of: 'than',
  words: [{ is: 'than', said: 'than', columns: [] }, name],
  columns: name.columns,
});
