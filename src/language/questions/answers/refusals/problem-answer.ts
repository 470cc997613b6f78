import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { type SourceView, viewSource } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import { markedBySite } from '../../reading/known-site.ts';
import { asSpelled } from '../../reading/marking/as-spelled.ts';
import { asChoice, type Problem } from '../../reading/problem.ts';
import { capitalized } from '../../text/capitalized.ts';
import { inTerms } from './asked-terms.ts';
import { exampleQuestions } from './example-questions.ts';
import { nearQuestions, termsOf } from './near-questions.ts';
import { ofWhatWasAsked } from './of-what-was-asked.ts';
import { OWN_WORDS } from './own-words.ts';
import { asChoices, type Choice, type Choices, type Name, type Words } from './problem-words.ts';
import { originsAfter } from './questions-after.ts';
import { readsWell } from './reads-well.ts';
import { settledReading, wholeQuestion } from './whole-questions.ts';
import { conditionsOf, fullestFirst, keptByNone, withConditions, withFiltersOf } from './with-conditions.ts';
import { wordsOfProblem } from './words-of-problem.ts';

const MOST_CHOICES = 4;

/** Their choices are words of the question, put together anew. */
const SAID_ANEW: ReadonlySet<string> = new Set([
  'which_part',
  'single_customers',
  'who_is_counted',
  'days_or_stretch',
  'ends_turned',
  'two_times',
  'display_or_show',
  'by_which_part',
  'by_which_time',
]);

/** Only the days of the question are in doubt: what is offered keeps its number and its names. */
const OF_DAYS: ReadonlySet<string> = new Set(['begun_within', 'no_common_days', 'uneven_data']);

/** What is said where a question is not answered with numbers: why, and what comes nearest; or a question back. */
export async function problemAnswer(
  problem: Problem,
  question: string,
  context: QuestionContext,
  isAnsweredNow: (question: string) => Promise<boolean>,
): Promise<AnswerDraft> {
  const views = context.sources.filter(({ firstDay }) => firstDay !== null).map(viewSource);
  const words = wordsOfProblem(problem, { question, views, context });
  const isAnswered = triedOnce(context, isAnsweredNow);
  const { evidence, name } = quoting();
  const headline = words.headline(name);
  const choices = await choicesOf(problem, words, { question, views, context, isAnswered });
  const said = words.explanation?.(name) ?? sentence``;
  const dropped = ofItsWords(problem) ? [] : keptByNone(choices, conditionsOf(question, context), context);
  const isOfExamples = areMereExamples(choices, question, views, context);
  const explanation = join(
    [
      said,
      ...(isOfExamples ? [EXAMPLES] : []),
      ...(dropped.length === 0 || isOfExamples
        ? []
        : [sentence`The questions below leave out ${join(dropped.map(name), ', ')}.`]),
    ].filter(({ text }) => text !== ''),
    ' ',
  );
  const base = {
    headline,
    explanation,
    tables: [],
    assumptions: [],
    analytics_data: null,
    presentation_config: null,
    references: context.sources
      .slice(0, 1)
      .map(({ id, name: title }) => ({ type: 'source' as const, id, title })),
    plans: [],
    evidence,
    reading: null,
  };
  if (words.asksBack && choices.length > 0)
    return { ...base, status: 'clarification_needed', clarification: { question: headline.text, choices } };
  return {
    ...base,
    status: 'failed',
    failure: { reason: codeOf(problem), nearest: choices.map((choice) => capitalized(choice.question)) },
  };
}

const EXAMPLES = sentence`The questions below are examples of what can be asked.`;

/** Where no number, name, part or time of the question was understood, what is offered speaks of none of them. */
function areMereExamples(
  choices: readonly Choice[],
  question: string,
  views: readonly SourceView[],
  context: QuestionContext,
): boolean {
  if (choices.length === 0 || views.length === 0) return false;
  const examples = new Set(asChoices(exampleQuestions(views)).map((one) => one.question));
  return (
    choices.every((one) => examples.has(one.question)) && nearQuestions(question, views, context).length === 0
  );
}

/** Of what asks back nothing but what it is about tells why. */
const codeOf = (problem: Problem): string =>
  problem.type === 'ambiguous' && problem.about === 'not_analysed' ? problem.about : problem.type;

const tried = new WeakMap<QuestionContext['sources'], Map<string, boolean>>();
const MOST_TRIED = 500;

/** The same few questions are offered again and again: each is tried once for the same data, unless it follows another. */
function triedOnce(
  { sources, site, today, previous }: QuestionContext,
  isAnswered: (question: string) => Promise<boolean>,
): (question: string) => Promise<boolean> {
  if (previous !== undefined) return isAnswered;
  const known = tried.get(sources) ?? new Map<string, boolean>();
  tried.set(sources, known);
  return async (question) => {
    const key = `${today} ${site?.brandTerms.join() ?? ''} ${question}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = await isAnswered(question);
    if (known.size < MOST_TRIED) known.set(key, now);
    return now;
  };
}

/** Names of the question are quoted as it has them, each kept as evidence so that its numerals lead somewhere. */
function quoting(): { readonly evidence: Record<string, string>; readonly name: Name } {
  const evidence: Record<string, string> = {};
  const name = (text: string): BoundText => {
    const key = `name_${Object.keys(evidence).length}`;
    evidence[key] = text;
    return { text: `“${text}”`, bindings: [{ text: `“${text}”`, path: `evidence.${key}`, value: text }] };
  };
  return { evidence, name };
}

interface Asked {
  readonly question: string;
  readonly views: readonly SourceView[];
  readonly context: QuestionContext;
  readonly isAnswered: (question: string) => Promise<boolean>;
}

/** Of what comes nearest only what can be answered, no question twice. */
async function choicesOf(problem: Problem, words: Words, asked: Asked): Promise<readonly Choice[]> {
  const { question, views, context, isAnswered } = asked;
  const offered: Choice[] = [];
  // Of users who cannot be counted, sessions are offered: that is what these choices are about.
  const origins = asksOfOrigin(problem, context) ? asChoices(originsAfter(context, views)) : [];
  const choices =
    problem.type === 'users'
      ? words.choices
      : origins.length > 0
        ? origins
        : relatedTo(problem, words.choices, { question, views, context });
  const conditions = ofItsWords(problem) ? [] : conditionsOf(question, context);
  const limitedAsAsked = (choice: Choice): Choice =>
    problem.type === 'users'
      ? withFiltersOf(choice, problem.reading, context)
      : isMadeOfIt(problem, choice)
        ? choice
        : withConditions(choice, conditions, context);
  for (const choice of choices) {
    if (offered.length === MOST_CHOICES) break;
    const made = offer(choice, problem, context);
    const own = made && limitedAsAsked(spelledRight(made, context));
    const isNew = offered.every((one) => one.question.toLowerCase() !== own?.question.toLowerCase());
    if (own === undefined || !isNew || !readsWell(own.question)) continue;
    if (await isAnswered(own.question)) offered.push(own);
  }
  const inOrder = (all: readonly Choice[]): readonly Choice[] =>
    isOpen(problem) ? fullestFirst(all, question, conditions, context) : all;
  if (offered.length > 0 || problem.type === 'no_source') return inOrder(offered);
  const near = asChoices(nearQuestions(question, views, context)).map(limitedAsAsked);
  const nearest = await answeredOf(near, isAnswered);
  if (nearest.length > 0) return inOrder(nearest).slice(0, MOST_CHOICES);
  // Where nothing of the question can be told by itself, it is shown what can be asked.
  const examples = asChoices(exampleQuestions(views)).slice(0, MOST_CHOICES);
  const answered = await answeredOf(examples, isAnswered);
  return answered.length > 0 ? answered : examples;
}

/** What is offered is no reading of the question's own words, but what comes near to it. */
const isOpen = (problem: Problem): boolean =>
  problem.type === 'ambiguous'
    ? (problem.choices.length === 0 && problem.untold === undefined) || problem.about === 'versus_what'
    : /^(?:unknown_words|metric_missing|dimension_missing|topic)$/.test(problem.type);

/** What is offered in its place is no question of ours, or its names themselves are in doubt. */
const ofItsWords = ({ type }: Problem): boolean =>
  /^(?:no_source|nothing_recognized|too_much|feast|which_page|unknown_member|behind_unanswered)$/.test(type);

/** A part of the question, which says of which of its names it is. */
const isMadeOfIt = (problem: Problem, { question }: Choice): boolean =>
  problem.type === 'ambiguous' &&
  !isOpen(problem) &&
  (problem.untold !== undefined ||
    ((SAID_ANEW.has(problem.about) || OWN_WORDS.has(problem.about)) &&
      problem.choices.some((choice) => capitalized(choice.question) === capitalized(question))));

/** Behind another question what is offered is that one by other columns: "which channels?" alone would have lost what it was of. */
const asksOfOrigin = (problem: Problem, { previous }: QuestionContext): boolean =>
  previous !== undefined &&
  ((problem.type === 'dimension_missing' && OF_ORIGIN.test(problem.said)) ||
    (problem.type === 'ambiguous' && problem.about === 'where_from'));

const OF_ORIGIN = /campaign|\bads?\b|ad ?group|referr|source|channel|medium/i;

/** What is offered is written as it was read: "Sessions from gogle" would keep the slip of the question. */
function spelledRight({ label, question }: Choice, context: QuestionContext): Choice {
  const { spellings } = markedBySite(question, context);
  return { label: asSpelled(label, spellings), question: asSpelled(question, spellings) };
}

async function answeredOf(choices: Choices, isAnswered: Asked['isAnswered']): Promise<Choices> {
  const areAnswered = await Promise.all(choices.map(({ question }) => isAnswered(question)));
  return choices.filter((_, at) => areAnswered[at]);
}

/** What is offered anyway, each said first in the terms of the question; in the place of mere examples what is near it. */
function relatedTo(
  problem: Problem,
  choices: readonly Choice[],
  { question, views, context }: Pick<Asked, 'question' | 'views' | 'context'>,
): readonly Choice[] {
  // Which days a feast is on is asked of the question as it stands
  if (views.length === 0 || problem.type === 'feast') return choices;
  if (problem.type === 'no_such_day' && problem.choices.length > 0) return choices;
  const terms = termsOf(question, views, context);
  const examples = new Set(exampleQuestions(views).map(capitalized));
  const areExamples = choices.every((choice) => examples.has(choice.question));
  if (areExamples) return [...asChoices(nearQuestions(question, views, context)), ...choices];
  if (problem.type === 'ambiguous' && OF_DAYS.has(problem.about)) {
    const own = choices.flatMap((choice) => {
      const said = ofWhatWasAsked(inTerms(choice.question, terms, views), question, context);
      return said === undefined ? [] : [asChoice(said)];
    });
    if (own.length > 0) return own;
  }
  // What is made of the question's own words has its terms already
  const made = problem.type === 'ambiguous' && OWN_WORDS.has(problem.about) ? problem.choices : [];
  return choices.flatMap((choice) => {
    if (made.includes(choice)) {
      const own = capitalized(choice.question);
      return [choice.label === choice.question ? { label: own, question: own } : choice];
    }
    const said = choice.label === choice.question ? inTerms(choice.question, terms, views) : choice.question;
    return said === choice.question ? [choice] : [asChoice(said)];
  });
}

/** Words of a question that were put together anew: "am I losing purchases ?" */
const sentenceOf = (words: string): string => capitalized(words.replaceAll(/ +(?=[?!.,;:](?:\s|$))/g, ''));

/** What is offered can be answered, and is a question that somebody would ask. */
function offer(choice: Choice, problem: Problem, context: QuestionContext): Choice | undefined {
  const isPart =
    problem.type === 'unknown_words'
      ? choice.question === problem.rest
      : problem.type === 'ambiguous' &&
        (SAID_ANEW.has(problem.about) || (problem.about === 'which_period' && problem.choices.length > 0));
  if (!isPart) return settledReading(choice.question, context) && choice;
  // Where one word was put in the place of another, what was asked is a sentence still.
  const isSentence =
    problem.type === 'ambiguous' && /^(?:who_is_counted|days_or_stretch|ends_turned)$/.test(problem.about);
  const own =
    isSentence && settledReading(choice.question, context) ? sentenceOf(choice.question) : undefined;
  const whole = wholeQuestion(choice.question, context) ?? own;
  return whole === undefined ? undefined : { label: whole, question: whole };
}
