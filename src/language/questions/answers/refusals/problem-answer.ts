import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { metricLabel } from '../../data/ask-metric.ts';
import { type SourceView, viewSource } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { Mark } from '../../reading/mark.ts';
import { NotAnswerable, type Problem } from '../../reading/problem.ts';
import { marksOf } from '../../reading/read-question.ts';
import { ambiguous } from './ambiguous-words.ts';
import { askedTerms, inTerms, relatedQuestions } from './asked-terms.ts';
import { exampleQuestions } from './example-questions.ts';
import { availableWords, noData, notTogether, othersInPlace, usersWords } from './lacking-words.ts';
import { notAtOnce } from './not-at-once.ts';
import { asChoices, capitalized, filled, type Words, wordsOnly } from './problem-words.ts';
import { named, unknownMember, unknownWords } from './unknown-words.ts';
import { settledReading, wholeQuestion } from './whole-questions.ts';

const MOST_CHOICES = 4;

/** Their choices are words of the question, put together anew. */
const SAID_ANEW: ReadonlySet<string> = new Set(['which_part', 'single_customers', 'who_is_counted']);

type Choice = Words['choices'][number];

/** What is said where a question is not answered with numbers: why, and what comes nearest; or a question back. */
export async function problemAnswer(
  problem: Problem,
  question: string,
  context: QuestionContext,
  isAnswered: (question: string) => Promise<boolean>,
): Promise<AnswerDraft> {
  const views = context.sources.filter(({ firstDay }) => firstDay !== null).map(viewSource);
  const words = wordsFor(problem, question, views, context);
  const evidence: Record<string, string | number> = {};
  const name = (text: string): BoundText => {
    const key = `name_${Object.keys(evidence).length}`;
    evidence[key] = text;
    return { text: `“${text}”`, bindings: [{ text: `“${text}”`, path: `evidence.${key}`, value: text }] };
  };
  const headline = words.headline(name);
  const explanation = words.explanation?.(name) ?? sentence``;
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
  const isMade = isMadeOfReading(problem);
  const offered: Choice[] = [];
  for (const choice of relatedTo(question, words.choices, views, context)) {
    if (offered.length === MOST_CHOICES) break;
    const own = offer(choice, problem, context);
    // What was made of a part of a question is tried; of what is always offered it is known.
    const isKnown = !isMade && words.choices.includes(choice);
    const isNew = offered.every((one) => one.question !== own?.question);
    if (own !== undefined && isNew && (isKnown || (await isAnswered(own.question)))) offered.push(own);
  }
  // Where nothing of the question can be told by itself, it is shown what can be asked.
  const choices = (
    offered.length > 0 || problem.type === 'no_source'
      ? [...new Map(offered.map((choice) => [choice.question, choice])).values()]
      : asChoices(exampleQuestions(views))
  ).slice(0, MOST_CHOICES);
  if (words.asksBack && choices.length > 0)
    return { ...base, status: 'clarification_needed', clarification: { question: headline.text, choices } };
  return {
    ...base,
    status: 'failed',
    failure: { reason: problem.type, nearest: choices.map((choice) => capitalized(choice.question)) },
  };
}

/** A date that can be read in two ways has no marks. */
function marksOrNone(question: string, context: QuestionContext): readonly Mark[] {
  try {
    return marksOf(question, context);
  } catch (error) {
    if (error instanceof NotAnswerable) return [];
    throw error;
  }
}

/** What is offered anyway, each said first in the terms of the question; in the place of mere examples what is near it. */
function relatedTo(
  question: string,
  choices: readonly Choice[],
  views: readonly SourceView[],
  context: QuestionContext,
): readonly Choice[] {
  if (views.length === 0) return choices;
  const terms = askedTerms(marksOrNone(question, context), views);
  const examples = new Set(exampleQuestions(views).map(capitalized));
  const areExamples = choices.every((choice) => examples.has(choice.question));
  if (areExamples) return [...asChoices(relatedQuestions(terms, views)), ...choices];
  return choices.flatMap((choice) => {
    const said = choice.label === choice.question ? inTerms(choice.question, terms, views) : choice.question;
    return said === choice.question ? [choice] : [{ label: said, question: said }];
  });
}

const isMadeOfReading = (problem: Problem): boolean =>
  problem.type === 'unknown_words' ||
  problem.type === 'dimension_missing' ||
  (problem.type === 'ambiguous' && (SAID_ANEW.has(problem.about) || problem.untold !== undefined));

/** What is offered can be answered, and is a question that somebody would ask. */
function offer(choice: Choice, problem: Problem, context: QuestionContext): Choice | undefined {
  const isPart =
    problem.type === 'unknown_words'
      ? choice.question === problem.rest
      : problem.type === 'ambiguous' && SAID_ANEW.has(problem.about);
  if (!isPart) return settledReading(choice.question, context) && choice;
  const whole = wholeQuestion(choice.question, context);
  return whole === undefined ? undefined : { label: whole, question: whole };
}

function wordsFor(
  problem: Problem,
  question: string,
  views: readonly SourceView[],
  context: QuestionContext,
): Words {
  const examples = asChoices(exampleQuestions(views));
  switch (problem.type) {
    case 'no_source':
      return {
        headline: () => sentence`No source with data is connected yet.`,
        explanation: () =>
          sentence`Connect a source and let it fetch its first days; then questions can be answered.`,
        asksBack: false,
        choices: [],
      };
    case 'nothing_recognized':
      return {
        headline: () => sentence`What would you like to know about the site?`,
        explanation: () =>
          sentence`Name a number (sessions, revenue, clicks …), what to split it by and the days it is about.`,
        asksBack: true,
        choices: examples,
      };
    case 'too_much':
      return {
        headline: () => sentence`This is more than one question can hold.`,
        explanation: () => sentence`Ask for one thing at a time, for fewer days, or by week or month.`,
        asksBack: true,
        choices: examples,
      };
    case 'topic':
      return {
        headline: () => sentence`The connected data hold no ${wordsOnly(problem.topic.lacking)}.`,
        explanation: (name) =>
          sentence`${name(problem.said)} cannot be answered from them; what comes nearest can.`,
        asksBack: false,
        choices: asChoices(problem.topic.nearest.map((one) => filled(one, views))),
      };
    case 'future':
      return {
        headline: () =>
          sentence`The data end with the present: nothing is known about the future, and no forecast is made.`,
        asksBack: false,
        choices: asChoices(
          ['{sessions} over the last 8 weeks', '{sessions} last month vs the month before'].map((one) =>
            filled(one, views),
          ),
        ),
      };
    case 'feast':
      return {
        headline: (name) => sentence`The days of ${name(problem.said)} are not known here.`,
        explanation: () => sentence`Name the dates, and they are counted.`,
        asksBack: false,
        choices: asChoices([filled('{sessions} per day last month', views)]),
      };
    case 'unknown_words':
      return unknownWords(problem, question, views, examples);
    case 'unknown_member':
      return unknownMember(problem, views, examples);
    case 'metric_missing':
      return {
        headline: () =>
          sentence`${wordsOnly(metricLabel(problem.metric))} cannot be told: no connected source counts it.`,
        explanation: () => availableWords(views),
        asksBack: false,
        choices: examples,
      };
    case 'dimension_missing': {
      const said = othersInPlace(problem.said, question, views);
      return {
        headline: (name) => sentence`The connected data are not split by ${name(problem.said)}.`,
        explanation: () => availableWords(views),
        asksBack: false,
        choices: said.length > 0 ? said : examples,
      };
    }
    case 'not_together':
      return notTogether(problem, views, examples);
    case 'users':
      return usersWords(problem, views);
    case 'no_data':
      return noData(problem, question, views);
    case 'which_page':
      return {
        headline: (name) => sentence`Which page is meant by ${name(problem.said.join(' '))}?`,
        asksBack: true,
        choices:
          problem.names.length > 0
            ? problem.names.map((path) => ({
                label: path,
                question: named(question, problem.said.join(' '), path),
              }))
            : examples,
      };
    case 'two_sources':
      return {
        headline: () =>
          sentence`These metrics come from two sources, which count differently: each is answered by itself.`,
        asksBack: true,
        choices: asChoices(problem.metrics.map((metric) => `${metricLabel(metric)} last week`)),
      };
    case 'ambiguous': {
      const words = ambiguous(problem, views, examples);
      return problem.untold === undefined ? words : { ...words, ...notAtOnce(problem.untold, context) };
    }
  }
}
