import { sentence } from '../../../bound-text.ts';
import { metricLabel, metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { Problem } from '../../reading/problem.ts';
import { ambiguous } from './ambiguous-words.ts';
import { exampleQuestions } from './example-questions.ts';
import { feastChoices } from './feast-choices.ts';
import { availableWords, noData, notTogether, othersInPlace, usersWords } from './lacking-words.ts';
import { missingMoney } from './missing-money.ts';
import { notAtOnce } from './not-at-once.ts';
import { ofRowsOnly } from './of-rows-only.ts';
import { asChoices, type Choices, filled, type Words, wordsOnly } from './problem-words.ts';
import { saidAs, understoodIn } from './said-as.ts';
import { questionsOfTopic, topicInData } from './topic-in-data.ts';
import { named, unknownMember, unknownWords } from './unknown-words.ts';
import { wholeBehind } from './whole-behind.ts';

/** The question that has the problem, and what it is asked of. */
interface Asked {
  readonly question: string;
  readonly views: readonly SourceView[];
  readonly context: QuestionContext;
}

interface AskedWithExamples extends Asked {
  /** Questions that these data answer, whatever was asked. */
  readonly examples: Choices;
}

type WordsOf<Type extends Problem['type']> = (
  problem: Extract<Problem, { type: Type }>,
  asked: AskedWithExamples,
) => Words;

export function wordsOfProblem(problem: Problem, asked: Asked): Words {
  const wordsOf = WORDS[problem.type] as WordsOf<Problem['type']>;
  const examples = asChoices(exampleQuestions(asked.views));
  return (
    ofRowsOnly(problem, asked.question, asked.context, examples) ?? wordsOf(problem, { ...asked, examples })
  );
}

const WORDS: { readonly [Type in Problem['type']]: WordsOf<Type> } = {
  no_source: () => ({
    headline: () => sentence`No source with data is connected yet.`,
    explanation: () =>
      sentence`Connect a source and let it fetch its first days; then questions can be answered.`,
    asksBack: false,
    choices: [],
  }),
  nothing_recognized: (_, { examples }) => ({
    headline: () => sentence`What would you like to know about the site?`,
    explanation: () =>
      sentence`Name a number (sessions, revenue, clicks …), what to split it by and the days it is about.`,
    asksBack: true,
    choices: examples,
  }),
  too_much: (_, { examples }) => ({
    headline: () => sentence`This is more than one question can hold.`,
    explanation: () => sentence`Ask for one thing at a time, for fewer days, or by week or month.`,
    asksBack: true,
    choices: examples,
  }),
  behind_unanswered: ({ kept, isToldApart }, { question, context }) => ({
    headline: () =>
      isToldApart
        ? sentence`The question before took more than one thing to be so, and this one may be of any of them: what is meant?`
        : sentence`The question before was not answered, and this one leaves out what it said: what is meant?`,
    explanation: () => sentence`Name the number, of whom it is, and the days.`,
    asksBack: true,
    choices: asChoices(wholeBehind(question, kept, context)),
  }),
  topic: ({ topic, said }, { question, views }) => {
    const own = topicInData(topic, said, question, views);
    if (own !== undefined)
      return {
        headline: (name) => sentence`What is meant by ${name(said)}?`,
        explanation: () => sentence`The data have a number, a part or a name that is called like it.`,
        asksBack: true,
        choices: asChoices(questionsOfTopic(own, filled('{sessions}', views), views)),
      };
    return {
      headline: () => sentence`The connected data hold no ${wordsOnly(topic.lacking)}.`,
      explanation: (name) => sentence`${name(said)} cannot be answered from them; what comes nearest can.`,
      asksBack: false,
      choices: asChoices(topic.nearest.map((one) => filled(one, views))),
    };
  },
  future: ({ said }, { views }) => ({
    headline: (name) =>
      // "Next week" says itself that it is still to come
      /^(?:next|tomorrow|coming|upcoming|n(?:ä|a)chst)/iu.test(said)
        ? sentence`The data end with the present: nothing is known about the future, and no forecast is made.`
        : sentence`${name(said)} is still to come this year: nothing is known about the future, and no forecast is made.`,
    asksBack: false,
    choices: asChoices(
      ['{sessions} over the last 8 weeks', '{sessions} last month vs the month before'].map((one) =>
        filled(one, views),
      ),
    ),
  }),
  feast: ({ said }, { views, question, context }) => {
    const choices = feastChoices(question, said, context.today);
    const isKnown = choices.length > 0;
    return {
      headline: (name) =>
        isKnown
          ? sentence`Which days are meant by ${name(said)}?`
          : sentence`The days of ${name(said)} are not known here.`,
      explanation: () => sentence`Name the dates, and they are counted.`,
      asksBack: isKnown,
      choices: isKnown ? choices : asChoices([filled('{sessions} per day last month', views)]),
    };
  },
  no_such_day: ({ said, isInWords, choices }, { examples }) => ({
    headline: (name) =>
      isOfCalendar(said)
        ? sentence`${name(said)} lies outside the years that can be asked about.`
        : sentence`There is no day ${name(said)} in the calendar.`,
    explanation: () => sentence`Which day was meant?`,
    asksBack: isInWords && choices.length > 0,
    choices: choices.length > 0 ? choices : examples,
  }),
  unknown_words: (problem, { question, context, views, examples }) =>
    unknownWords(problem, question, views, examples, understoodIn(question, context)),
  unknown_member: (problem, { views, examples }) => unknownMember(problem, views, examples),
  metric_missing: ({ metric }, { question, context, views, examples }) => {
    const said = saidAs(metric, question, context);
    const isNamed = said !== undefined;
    const ofMoney =
      metric === 'revenue' && isNamed ? missingMoney(said || metric, question, views) : undefined;
    return (
      ofMoney ?? {
        headline: (name) =>
          isNamed
            ? sentence`${said === '' ? wordsOnly(metricLabel(metric)) : name(said)} cannot be told: no connected source counts it.`
            : sentence`By which number is that to be told?`,
        explanation: () => availableWords(views),
        asksBack: !isNamed,
        choices: examples,
      }
    );
  },
  dimension_missing: ({ said }, { question, views, examples }) => {
    const others = othersInPlace(said, question, views);
    return {
      headline: (name) => sentence`The connected data are not split by ${name(said)}.`,
      explanation: () => availableWords(views),
      asksBack: false,
      choices: others.length > 0 ? others : examples,
    };
  },
  not_together: (problem, { views, examples }) => notTogether(problem, views, examples),
  users: (problem, { views, context }) => usersWords(problem, views, context),
  no_data: (problem, { question, views }) => noData(problem, question, views),
  which_page: ({ said, names }, { question, examples }) => {
    const words = said.join(' ');
    const pages = names.map((path) => ({ label: path, question: named(question, words, path) }));
    return {
      headline: (name) => sentence`Which page is meant by ${name(words)}?`,
      asksBack: true,
      choices: pages.length > 0 ? pages : examples,
    };
  },
  two_sources: ({ metrics }, { views }) => ({
    headline: () =>
      sentence`These metrics come from two sources, which count differently: each is answered by itself.`,
    asksBack: true,
    choices: asChoices(metrics.map((metric) => `${metricLabelIn(views, metric)} last week`)),
  }),
  ambiguous: (problem, { views, context }) => {
    const words = ambiguous(problem, views);
    if (problem.untold === undefined) return words;
    const apart = notAtOnce(problem.untold, context);
    return problem.about === 'uneven_data'
      ? { ...words, choices: [...(apart.choices ?? []), ...words.choices] }
      : { ...words, ...apart };
  },
};

/** The first of January of the year 1, of which there can be no data */
const isOfCalendar = (said: string): boolean => {
  const time = Date.parse(`${said}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(said);
};
