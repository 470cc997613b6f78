import { editDistance, nearestWord, slipsAllowed } from '../../text/edit-distance.ts';
import { numberWord } from '../../text/number-words.ts';
import { type Token, wordsOf } from '../../text/tokenize.ts';
import { countryCode } from '../../vocabulary/country-codes.ts';
import { slipInName } from './slip-in-name.ts';
import { isVerbBeforeMost } from './verb-before-most.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that was read as another one. */
export interface Spelling {
  readonly said: string;
  readonly read: string;
}

/** Unknown words beyond these are not looked up among the names: no question has so many slips. */
const MOST_SLIPS = 24;

/** What is longer is no word, so that none is a slip in it. */
const LONGEST_SLIP = 60;

/** Words that nothing is known of, read as the nearest known one where only one is near. */
export function correctSpelling(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): { tokens: readonly Token[]; spellings: readonly Spelling[] } {
  const spellings: Spelling[] = [];
  let looked = 0;
  const read = tokens.map((token, at) => {
    const slip = token.kind === 'word' ? shortSlip(tokens, at, vocabulary) : undefined;
    if (slip !== undefined) {
      spellings.push({ said: token.text, read: slip });
      return { ...token, word: slip };
    }
    if (
      token.kind !== 'word' ||
      token.text.length > LONGEST_SLIP ||
      vocabulary.isKnown(token.word) ||
      isNameAsTyped(token, vocabulary) ||
      numberWord(token.word) !== undefined ||
      isVerbBeforeMost(tokens, at) ||
      isRight(token.text) ||
      isBehindTitle(tokens, at) ||
      slipsAllowed(token.word.length) === 0 ||
      looked >= MOST_SLIPS
    )
      return token;
    looked++;
    const word =
      slipInName(tokens, at, vocabulary.searches) ??
      undoubled(token.text.toLowerCase(), vocabulary) ??
      nearestWord(token.word, vocabulary.spellings);
    if (word === undefined || (isBehindBefore(tokens, at) && !OF_TIME.test(word))) return token;
    spellings.push({ said: token.text, read: word });
    return { ...token, word };
  });
  return { tokens: read, spellings };
}

/** "Sunway", where a query is called so, is no slip of a Sunday. */
const isNameAsTyped = ({ word, text }: Token, vocabulary: Vocabulary): boolean =>
  vocabulary
    .membersOf(word)
    .some(
      ({ how, members }) =>
        how === 'name' && members.some((name) => name.toLowerCase() === text.toLowerCase()),
    );

/** Words of English that lie one letter beside those of questions. */
const OTHER_WORDS = new Set(
  'indiana older elder newer holder folder border younger longer cheaper sooner confident match matches matched matching'.split(
    ' ',
  ),
);

const OF_TIME =
  /^(?:start|begin|beginning|end|middle|first|last|previous|past|week|weekend|month|quarter|year|day|summer|winter|spring|autumn|fall|easter|christmas|holiday|holidays)$/;

/** "Before the storm", "since our move": what happened, by whatever word, and no slip of a name. */
const isBehindBefore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|our)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(?:before|after|since|until|till)$/.test(tokens[at - 2]?.word ?? '');

/** Iceland is no slip of Ireland, what is older no order, and nobody confident a continent. */
const isRight = (typed: string): boolean =>
  OTHER_WORDS.has(typed.toLowerCase()) || (typed.length > 3 && countryCode(typed) !== undefined);

/** Dr Prince is no slip of Dr Price: names of persons are near each other, and which one is meant is asked. */
const isBehindTitle = (tokens: readonly Token[], at: number): boolean =>
  /^(?:dr|mr|mrs|ms|prof|sir)$/.test(tokens[at - 1]?.word ?? '') ||
  (tokens[at - 1]?.word === '.' && /^(?:dr|mr|mrs|ms|prof)$/.test(tokens[at - 2]?.word ?? ''));

/** "Impressionns", "whicch": a letter typed twice, where once makes a word that is known. */
function undoubled(typed: string, vocabulary: Vocabulary): string | undefined {
  const words = [...typed].flatMap((letter, at) =>
    letter === typed[at + 1] ? wordsOf(typed.slice(0, at) + typed.slice(at + 1)) : [],
  );
  const known = new Set(words.filter((word) => word.length >= 4 && vocabulary.isKnown(word)));
  return known.size === 1 ? [...known][0] : undefined;
}

/** Frequent words of questions, in which two letters are swapped or one is missing or doubled. */
const SHORT_WORDS =
  'last the and for from which what how many much week month year show give tell with day days this that were was have did get our best most than over'.split(
    ' ',
  );

/** Slips that are too frequent, and too short, to be found by their letters. */
const USUAL_SLIPS: ReadonlyMap<string, string> = new Map([
  ['wich', 'which'],
  ['whch', 'which'],
  ['wat', 'what'],
  ['wht', 'what'],
  ['teh', 'the'],
  ['hwo', 'how'],
  // Not several of the German "or"
  ['oders', 'orders'],
]);

/** The same letters in another order, of which one pair is swapped. */
function isSwapped(word: string, typed: string): boolean {
  return (
    word.length === typed.length &&
    editDistance(word, typed, 1) === 1 &&
    [...word].sort().join() === [...typed].sort().join()
  );
}

/** "Mny", "whch": a vowel in the middle is left out. */
const isWithoutVowel = (word: string, typed: string): boolean =>
  [...word].some(
    (letter, at) =>
      at > 0 &&
      at < word.length - 1 &&
      /[aeiou]/.test(letter) &&
      word.slice(0, at) + word.slice(at + 1) === typed,
  );

const SHORTEST_SWAPPED = 4;

/** Slips in words that are too short to be looked up by their letters. */
function shortSlip(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const word = tokens[at]?.word ?? '';
  const usual = USUAL_SLIPS.get(tokens[at]?.text.toLowerCase() ?? '') ?? USUAL_SLIPS.get(word);
  if (usual !== undefined && (!vocabulary.isKnown(word) || word === 'oder')) return usual;
  // A form is sent or filled in; what comes "form germany" comes from there.
  if (word === 'form') {
    const beside = /^(?:lead|contact|sign|order|submission|submit|a|the|of|start|complet|fill)/;
    const isForm = beside.test(tokens[at - 1]?.word ?? '') || beside.test(tokens[at + 1]?.word ?? '');
    return isForm || tokens[at + 1] === undefined ? undefined : 'from';
  }
  const typed = tokens[at]?.text.toLowerCase() ?? '';
  if (typed.length < 3 || typed.length > 5 || vocabulary.isKnown(word) || tokens[at]?.text !== typed)
    return undefined;
  const near = SHORT_WORDS.filter(
    (one) => one[0] === typed[0] && (isSwapped(one, typed) || isWithoutVowel(one, typed)),
  );
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  // "Opne rate", "hiers": too short to be found by their distance, but made of the same letters
  const swapped = vocabulary.spellings.filter((one) => one[0] === word[0] && isSwapped(one, word));
  return word.length === SHORTEST_SWAPPED && swapped.length === 1 ? swapped[0] : undefined;
}
