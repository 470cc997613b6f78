import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import { timeWords } from '../../dates/calendar-words.ts';
import { asChoice, type Problem } from '../../reading/problem.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { keywordWords } from '../../vocabulary/keyword-words.ts';
import { noiseWords } from '../../vocabulary/noise-words.ts';
import { asChoices, type Choices, filled, type Words } from './problem-words.ts';

/** What was said, as far as a sentence about it can hold it. */
const MOST_REPEATED = 80;
const repeated = (text: string): string =>
  text.length > MOST_REPEATED ? `${text.slice(0, MOST_REPEATED).toWellFormed().trimEnd()}…` : text;

/** So many words that were understood are told beside the one that was not. */
const MOST_UNDERSTOOD = 5;

/** "2026-02-30", "31/9/2026": written as a day, and none of the calendar. */
const isNoDay = (said: string): boolean =>
  /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./])\d{1,2}\1(?:\d{4}|\d{2}))$/.test(said.trim());

/** "With 500 sessions": a number is nobody's name. */
const isNumber = (said: string): boolean => /^\d[\d.,]*$/.test(said);

export function unknownWords(
  { said, rest, isName: isSaidAsName }: Problem & { type: 'unknown_words' },
  question: string,
  views: readonly SourceView[],
  examples: Choices,
  understood: readonly string[] = [],
): Words {
  const first = firstSaid(said, question, views);
  const isName = isSaidAsName && (isNoDay(first) || !isNumber(first));
  const nearest = nearestNames(first, views);
  const holding = namesHolding(first, views);
  const near = nearest.length > 0 ? nearest : holding;
  const texts = holding.length > 0 ? [] : textsHolding(first, views);
  const choices = [
    ...texts.map((kind) => asChoice(withTexts(question, first, kind))),
    ...texts.map((kind) =>
      asChoice(`${filled('{sessions}', views)} of ${kind} containing ${first} last month`),
    ),
    ...near.map((name) => ({
      label: `Did you mean “${name}”?`,
      question: named(question, withNoun(first, said, question), name),
    })),
    ...(rest === null || !isGoodPartOf(rest, question)
      ? []
      : [{ label: `Without “${repeated(said.join(' '))}”: ${repeated(rest)}`, question: rest }]),
  ];
  return {
    headline: (name) =>
      isNoDay(first)
        ? sentence`There is no day ${name(first)} in the calendar.`
        : holding.some((one) => one.toLowerCase() === first.toLowerCase())
          ? sentence`${name(repeated(first))} is a name in the data, and may say something else here: is the name meant?`
          : holding.length > 0
            ? sentence`${name(repeated(first))} is a part of names in the data, and none by itself: which one is meant?`
            : texts.length > 0
              ? wordOfTexts(texts, name(repeated(first)))
              : isName
                ? sentence`${name(repeated(first))} does not appear in the connected data.`
                : !isTyped(said, question)
                  ? sentence`This is not understood as a question about the data.`
                  : said.every((word) => isNumber(word) || isOfGrammar(word.toLowerCase()))
                    ? sentence`What does ${name(repeated(said.join(' ')))} refer to?`
                    : sentence`What is meant by ${name(repeated(said.join(' ')))}?`,
    explanation: (name) => {
      // "Newsletters" and "last month" were understood, and one verb was not
      const known = understood.filter((one) => !said.includes(one)).slice(0, MOST_UNDERSTOOD);
      return known.length === 0
        ? sentence`No number, part of the site, time or name in the data is known by these words.`
        : sentence`Understood: ${join(known.map(name), ', ')}; not ${name(repeated(said.join(' ')))}.`;
    },
    asksBack: !isName || near.length + texts.length > 0,
    choices: choices.length > 0 ? choices : examples,
  };
}

/** Short speech is put in full before it is read: no word may be quoted that only stands there. */
const isTyped = (said: readonly string[], question: string): boolean =>
  said.every((word) => question.toLowerCase().includes(word.toLowerCase()));

/** What is left of a question is offered as long as it is a good part of it; "are returning customers ones" asks nothing. */
const isGoodPartOf = (rest: string, question: string): boolean => rest.length * 3 >= question.length;

export function unknownMember(
  { said, dimension, sourceId }: Problem & { type: 'unknown_member' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const view = views.find(({ source }) => source.id === sourceId);
  const near = nearestNames(said, view ? [view] : views);
  const metric = filled('{sessions}', views);
  const by =
    view && dimension !== null
      ? `${metric} by ${view.labelOf(dimension).toLowerCase()} last month`
      : undefined;
  return {
    headline: (name) =>
      isNoDay(said)
        ? sentence`There is no day ${name(said)} in the calendar.`
        : sentence`${name(repeated(said))} does not appear in the data.`,
    explanation: () =>
      isNoDay(said)
        ? sentence`Which day was meant?`
        : sentence`It is not known whether there was none of it or whether it goes by another name.`,
    asksBack: near.length > 0,
    choices:
      near.length > 0
        ? near.map((name) => ({ label: name, question: `${metric} for "${name}" last month` }))
        : by
          ? asChoices([by])
          : examples,
  };
}

/** The question with a name in quotes in the place of words that were not clear. */
export const named = (question: string, said: string, name: string): string =>
  question.toLowerCase().includes(said.toLowerCase())
    ? question.replace(new RegExp(escaped(said), 'i'), () => `"${name}"`)
    : `${question} "${name}"`;

/** Words that stand side by side are asked about together, where a name is near both of them: "Dr Prince". */
function firstSaid(said: readonly string[], question: string, views: readonly SourceView[]): string {
  const both = said.slice(0, 2).join(' ');
  const isBoth = said.length > 1 && question.toLowerCase().includes(both.toLowerCase());
  return isBoth && nearestNames(both, views).length + namesHolding(both, views).length > 0
    ? both
    : (said.find((word) => !isOfGrammar(word.toLowerCase())) ?? said[0] ?? '');
}

/** "Spanish courses": what stands right behind the part of a name and is not known either goes with it. */
function withNoun(first: string, said: readonly string[], question: string): string {
  const next = said[said.indexOf(first) + 1];
  const both = `${first} ${next}`;
  return said.includes(first) && next !== undefined && question.toLowerCase().includes(both.toLowerCase())
    ? both
    : first;
}

const MOST_HOLDING = 6;

/** Names of which the words are a part: "Dr" of Dr May, "Ruth" of Ruth Adeyemi. */
function namesHolding(said: string, views: readonly SourceView[]): readonly string[] {
  const words = wordsOf(said);
  const isOpen = words.every(
    (word) => word.length >= 2 && !timeWords.includes(word) && !isOfGrammar(word) && !isNumber(word),
  );
  if (!isOpen || words.length === 0) return [];
  const names = views.flatMap((view) =>
    view.dimensionColumns
      .filter((column) => !/^(?:query|page|landing_page)$/.test(view.kindOf(column) ?? ''))
      .flatMap((column) => view.membersOf(column))
      .filter(({ name }) => !/[./]/.test(name) && words.every((word) => wordsOf(name).includes(word))),
  );
  const held = names.toSorted((a, b) => b.volume - a.volume).map(({ name }) => name);
  return held.length > MOST_HOLDING ? [] : [...new Set(held)].slice(0, MOST_NAMED);
}

const MOST_NAMED = 4;

type Texts = 'queries' | 'pages';

const TEXTS: readonly { readonly kind: Texts; readonly of: RegExp }[] = [
  { kind: 'queries', of: /^query$/ },
  { kind: 'pages', of: /^(?:page|landing_page)$/ },
];

/** Searches and pages are texts of many words, of which it is one: "roses" of "red roses" and of /shop/roses. */
function textsHolding(said: string, views: readonly SourceView[]): readonly Texts[] {
  const words = wordsOf(said);
  // As it is typed: "roses" is no verb
  if (isOfGrammar(said.toLowerCase()) || !words.some((word) => word.length >= SHORTEST_WORD)) return [];
  return TEXTS.filter(({ of }) =>
    views.some((view) =>
      view.dimensionColumns
        .filter((column) => of.test(view.kindOf(column) ?? ''))
        .some((column) => view.membersOf(column).some(({ name }) => holdsAll(wordsOf(name), words))),
    ),
  ).map(({ kind }) => kind);
}

const SHORTEST_WORD = 4;

const holdsAll = (all: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => all.includes(word));

/** "Clicks for roses" as "clicks for queries containing roses" */
const withTexts = (question: string, said: string, kind: Texts): string =>
  question.replace(new RegExp(escaped(said), 'i'), (word) => `${kind} containing ${word}`);

const wordOfTexts = (texts: readonly Texts[], said: BoundText): BoundText =>
  texts.length > 1
    ? sentence`${said} is a word of searches and of pages: are these meant?`
    : texts.includes('queries')
      ? sentence`${said} is a word of searches: are these meant?`
      : sentence`${said} is a word of pages: are these meant?`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Without", "none" are no part of a name, though one may have them in it. */
const isOfGrammar = (word: string): boolean =>
  word === 'none' || noiseWords.has(word) || keywordWords.some(({ words }) => words.includes(word));

/** "Rose" is a word of "rose garden" and begins "roses", and is no part of "prose"; of addresses whole words alone. */
const holdsWord = (name: string, word: string): boolean => {
  const at = name.indexOf(word);
  const isLetter = (letter: string | undefined): boolean =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return (
    at >= 0 &&
    name !== word &&
    !isLetter(name[at - 1]) &&
    !(name.includes('.') && isLetter(name[at + word.length]))
  );
};

/** "Tents" in "Ridge 2-Person Tent". */
const holdsStem = (name: string, said: string): boolean => {
  const [stem = '', ...more] = wordsOf(said);
  return more.length === 0 && !name.includes('.') && wordsOf(name).includes(stem);
};

/** Names of this site that differ by a few letters or that hold the word. */
function nearestNames(said: string, views: readonly SourceView[]): readonly string[] {
  const wanted = said.toLowerCase();
  if (wanted.length < 4 || timeWords.includes(wanted) || isOfGrammar(wanted)) return [];
  const found: { name: string; score: number }[] = [];
  for (const view of views)
    for (const dimension of view.dimensionColumns)
      for (const { name, volume } of view.membersOf(dimension).slice(0, 2_000)) {
        const lower = name.toLowerCase();
        const distance = editDistance(wanted, lower, 3);
        // The first letter is seldom wrong: "bigger" is no slip of "Niger"
        if (distance > 0 && distance <= Math.min(3, wanted.length / 3) && lower[0] === wanted[0])
          found.push({ name, score: 100 - distance + volume / 1e9 });
        else if (holdsWord(lower, wanted) || holdsStem(name, said))
          found.push({ name, score: 50 + volume / 1e9 });
      }
  return [...new Set(found.sort((a, b) => b.score - a.score).map(({ name }) => name))].slice(0, 3);
}
