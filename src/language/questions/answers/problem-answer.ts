import { type BoundText, sentence } from '../../bound-text.ts';
import type { AnswerDraft } from '../answer.ts';
import { metricLabel } from '../data/ask-metric.ts';
import { type SourceView, viewSource } from '../data/source-view.ts';
import type { QuestionContext } from '../question-context.ts';
import { NotAnswerable, type Problem } from '../reading/problem.ts';
import { readQuestion } from '../reading/read-question.ts';
import { ambiguous } from './ambiguous-words.ts';
import { exampleQuestions } from './example-questions.ts';
import { availableWords, noData, notTogether, usersWords } from './lacking-words.ts';
import { asChoices, filled, type Words, wordsOnly } from './problem-words.ts';
import { settle } from './settle.ts';
import { named, unknownMember, unknownWords } from './unknown-words.ts';

/** What is said where a question is not answered with numbers: why, and what comes nearest; or a question back. */
export function problemAnswer(problem: Problem, question: string, context: QuestionContext): AnswerDraft {
  const views = context.sources.filter(({ firstDay }) => firstDay !== null).map(viewSource);
  const words = wordsFor(problem, question, views);
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
  const choices = words.choices.filter((choice) => isSettled(choice.question, context)).slice(0, 4);
  if (words.asksBack && choices.length > 0)
    return { ...base, status: 'clarification_needed', clarification: { question: headline.text, choices } };
  return {
    ...base,
    status: 'failed',
    failure: { reason: problem.type, nearest: choices.map((choice) => choice.question) },
  };
}

/** What is offered can be answered: whoever chooses it is not asked again. */
function isSettled(question: string, context: QuestionContext): boolean {
  try {
    const { reading, view } = readQuestion(question, context);
    if (reading.intent === 'numbers' && reading.beside === null) settle(reading, view, context.today);
    return true;
  } catch (error) {
    if (error instanceof NotAnswerable) return false;
    throw error;
  }
}

function wordsFor(problem: Problem, question: string, views: readonly SourceView[]): Words {
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
    case 'dimension_missing':
      return {
        headline: (name) => sentence`The connected data are not split by ${name(problem.said)}.`,
        explanation: () => availableWords(views),
        asksBack: false,
        choices: examples,
      };
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
    case 'ambiguous':
      return ambiguous(problem, views, examples);
  }
}
