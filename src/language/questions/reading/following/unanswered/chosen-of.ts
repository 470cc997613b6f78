import { LEAD, TAIL } from '../in-whole-words/lead-and-tail.ts';
import type { Unanswered } from './unanswered.ts';

const PLACES = ['first', 'second', 'third', 'fourth'];
const NUMBERS = ['one', 'two', 'three', 'four'];

/** "The first one", "number 2", "option 3 please", "the last" */
const AT_PLACE = new RegExp(
  `^${LEAD}(?:yes|yeah|sure|i mean|i meant|take|let['’]?s take)?[ ,]*(?:(?:the )?(?<nth>${PLACES.join('|')}|last|1st|2nd|3rd|4th)(?: (?:one|choice|option|question))?|(?:(?:the |number |no\\.? ?|option |choice |#)*)(?<count>[1-4]|${NUMBERS.join('|')}))${TAIL}`,
  'iu',
);

const ONLY_YES =
  /^(?:yes|yeah|yep|sure|ok(?:ay)?|exactly|right|correct|that one|this one)(?:,? (?:please|pls|that one|do that|go ahead))*[ .!]*$/iu;

/** "For the whole site then": what was not known of the question is given up, and what was offered has nothing of it. */
const OF_WHOLE = new RegExp(
  `^${LEAD}(?:(?:for|of|across|over) )?(?:the )?(?:whole|entire|complete) (?:site|website|web site|shop|store|business|thing|page|app)${TAIL}`,
  'iu',
);

/** What is typed below a question that was asked back, as an answer to it: one of what was offered. */
export function chosenOf(
  text: string,
  { choices, isAskedBack, hasNames }: Pick<Unanswered, 'choices' | 'isAskedBack' | 'hasNames'>,
): string | undefined {
  const same = choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());
  if (same !== undefined) return same;
  if (ONLY_YES.test(text)) return choices.length === 1 ? choices[0] : undefined;
  if (OF_WHOLE.test(text)) return choices.length === 1 && !hasNames ? choices[0] : undefined;
  const { nth, count } = AT_PLACE.exec(text)?.groups ?? {};
  const said = (nth ?? count)?.toLowerCase();
  if (said === undefined) return isAskedBack ? namedOf(text, choices) : undefined;
  if (said === 'last') return choices.at(-1);
  const digit = Number.parseInt(said, 10);
  const at = Number.isNaN(digit) ? Math.max(PLACES.indexOf(said), NUMBERS.indexOf(said)) : digit - 1;
  return choices[at];
}

const MOST_WORDS = 5;
const EDGES = new RegExp(`^${LEAD}(?:the )?|${TAIL}`, 'giu');

/** "Sessions", "by channel": words that one of them has, and no other. */
function namedOf(text: string, choices: readonly string[]): string | undefined {
  const words = wordsOf(text.replaceAll(EDGES, ''));
  if (words.length === 0 || words.length > MOST_WORDS || choices.length < 2) return undefined;
  const named = choices.filter((choice) => {
    const own = new Set(wordsOf(choice));
    return words.every((word) => own.has(word));
  });
  return named.length === 1 ? named[0] : undefined;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
