// biome-ignore-all lint/style/noExcessiveLinesPerFile: one case for each problem
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../bound-text.ts';
import type { AnswerDraft } from '../answer.ts';
import { askMetric, metricLabel } from '../data/ask-metric.ts';
import { type SourceView, viewSource } from '../data/source-view.ts';
import type { Period } from '../dates/period.ts';
import type { QuestionContext } from '../question-context.ts';
import type { Problem } from '../reading/problem.ts';
import { editDistance } from '../text/edit-distance.ts';
import { longDay } from '../wording/say.ts';
import { exampleQuestions } from './example-questions.ts';

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
  const choices = words.choices.slice(0, 4);
  if (words.asksBack && choices.length > 0)
    return { ...base, status: 'clarification_needed', clarification: { question: headline.text, choices } };
  return {
    ...base,
    status: 'failed',
    failure: { reason: problem.type, nearest: choices.map((choice) => choice.question) },
  };
}

type Choices = NonNullable<Answer['clarification']>['choices'];
type Name = (text: string) => BoundText;

interface Words {
  readonly headline: (name: Name) => BoundText;
  readonly explanation?: (name: Name) => BoundText;
  readonly asksBack: boolean;
  readonly choices: Choices;
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
        explanation: () => sentence`Ask for one thing at a time.`,
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

const wordsOnly = (text: string): string => text.replace(/\p{N}+/gu, '…');
const asChoices = (questions: readonly string[]): Choices =>
  [...new Set(questions)]
    .filter((question) => question !== '')
    .map((question) => ({ label: question.charAt(0).toUpperCase() + question.slice(1), question }));

/** A question of ours in the words of a source that can answer it; empty where none can. */
function filled(question: string, views: readonly SourceView[]): string {
  const wanted = /\{(\w+)\}/.exec(question)?.[1];
  if (wanted === undefined) return question;
  for (const metric of [wanted, 'sessions', 'clicks'])
    if (views.some((view) => askMetric(view, metric) !== undefined))
      return question.replace(/\{\w+\}/, metricLabel(metric).toLowerCase());
  const [column] = views.flatMap((view) =>
    view.metricColumns
      .filter((name) => view.metricOf(name).kind.type === 'additive')
      .map((name) => view.metricOf(name).label.toLowerCase()),
  );
  return column === undefined ? '' : question.replace(/\{\w+\}/, column);
}

function availableWords(views: readonly SourceView[]): BoundText {
  const metrics = [
    ...new Set(views.flatMap((view) => view.metricColumns.map((column) => view.metricOf(column).label))),
  ];
  const dimensions = [
    ...new Set(views.flatMap((view) => view.dimensionColumns.map((column) => view.labelOf(column)))),
  ];
  return {
    text: wordsOnly(
      `There are ${metrics.join(', ').toLowerCase() || 'no metrics'}${dimensions.length > 0 ? `, by ${dimensions.join(', ').toLowerCase()}` : ''}.`,
    ),
    bindings: [],
  };
}

function unknownWords(
  { said, rest, isName }: Problem & { type: 'unknown_words' },
  question: string,
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const first = said[0] ?? '';
  const near = nearestNames(first, views);
  const choices = [
    ...near.map((name) => ({ label: `Did you mean ${name}?`, question: named(question, first, name) })),
    ...(rest === null ? [] : [{ label: `Without “${said.join(' ')}”: ${rest}`, question: rest }]),
  ];
  return {
    headline: (name) =>
      isName
        ? sentence`${name(first)} does not appear in the connected data.`
        : sentence`What is meant by ${name(said.join(' '))}?`,
    explanation: () => sentence`These words are neither a metric nor a dimension, nor a name in the data.`,
    asksBack: !isName || near.length > 0,
    choices: choices.length > 0 ? choices : examples,
  };
}

function unknownMember(
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
    headline: (name) => sentence`${name(said)} does not appear in the data.`,
    explanation: () =>
      sentence`It is not known whether there was none of it or whether it goes by another name.`,
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
const named = (question: string, said: string, name: string): string =>
  question.toLowerCase().includes(said.toLowerCase())
    ? question.replace(new RegExp(said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), () => `"${name}"`)
    : `${question} "${name}"`;

/** Names of this site that differ by a few letters or that hold the word. */
function nearestNames(said: string, views: readonly SourceView[]): readonly string[] {
  const wanted = said.toLowerCase();
  if (wanted.length < 4) return [];
  const found: { name: string; score: number }[] = [];
  for (const view of views)
    for (const dimension of view.dimensionColumns)
      for (const { name, volume } of view.membersOf(dimension).slice(0, 2_000)) {
        const lower = name.toLowerCase();
        const distance = editDistance(wanted, lower, 3);
        if (distance <= Math.min(3, wanted.length / 3))
          found.push({ name, score: 100 - distance + volume / 1e9 });
        else if (lower.includes(wanted)) found.push({ name, score: 50 + volume / 1e9 });
      }
  return [...new Set(found.sort((a, b) => b.score - a.score).map(({ name }) => name))].slice(0, 3);
}

function notTogether(
  { metrics, dimensions, sourceId }: Problem & { type: 'not_together' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const view = views.find(({ source }) => source.id === sourceId);
  const label = (dimension: string) => view?.labelOf(dimension).toLowerCase() ?? dimension;
  const metric =
    metrics[0] !== undefined ? metricLabel(metrics[0]).toLowerCase() : filled('{sessions}', views);
  const single = view
    ? dimensions.filter((dimension) =>
        view.has(askMetric(view, metrics[0] ?? 'sessions')?.columns ?? [], [dimension]),
      )
    : [];
  return {
    headline: () =>
      sentence`No report counts ${wordsOnly(metric)} by ${wordsOnly(dimensions.map(label).join(' and '))} together.`,
    explanation: () => sentence`The source gives each of them by itself; joining them would be a guess.`,
    asksBack: false,
    choices:
      single.length > 0
        ? asChoices(single.map((dimension) => `${metric} by ${label(dimension)} last week`))
        : examples,
  };
}

function usersWords({ metric, reading }: Problem & { type: 'users' }, views: readonly SourceView[]): Words {
  const hasSessions = views.some((view) => askMetric(view, 'sessions') !== undefined);
  const view = views.find(({ source }) => source.id === reading.sourceId);
  const isWeekly =
    view?.source.reports.some(({ grain, metrics }) => grain === 'week' && metrics.includes('users')) ?? false;
  const period = reading.periods[0] as Period | undefined;
  const range = period === undefined ? 'last week' : `from ${period.from} to ${period.to}`;
  const by =
    reading.dimensions[0] !== undefined && view
      ? ` by ${view.labelOf(reading.dimensions[0]).toLowerCase()}`
      : '';
  return {
    headline: () => sentence`${wordsOnly(metric)} cannot be added up: who came twice would count twice.`,
    explanation: () =>
      isWeekly
        ? sentence`The source counts them for whole weeks of the whole site only. Over other days, or over parts of the site, no sum of them means anything.`
        : sentence`The data hold them row by row, and no sum of those rows means anything.`,
    asksBack: false,
    choices: asChoices([
      ...(isWeekly
        ? [`${metric.toLowerCase()} per week ${period === undefined ? 'over the last 8 weeks' : range}`]
        : []),
      ...(hasSessions ? [`sessions${by} ${range}`] : []),
    ]),
  };
}

function noData(
  { from, to, sourceId }: Problem & { type: 'no_data' },
  _question: string,
  views: readonly SourceView[],
): Words {
  const source = views.find((view) => view.source.id === sourceId)?.source;
  const { firstDay = null, lastDay = null } = source ?? {};
  return {
    headline: (name) =>
      from === to
        ? sentence`There are no data for ${dated(name, from)}.`
        : sentence`There are no data from ${dated(name, from)} to ${dated(name, to)}.`,
    explanation: (name) =>
      firstDay === null || lastDay === null
        ? sentence``
        : sentence`The data run from ${dated(name, firstDay)} to ${dated(name, lastDay)}. Missing is not zero.`,
    asksBack: false,
    choices: asChoices([filled('{sessions} last week', views), filled('{sessions} last month', views)]),
  };
}

function dated(name: Name, day: string): BoundText {
  const text = longDay(day as Day);
  return { text, bindings: name(day).bindings.map((binding) => ({ ...binding, text })) };
}

function ambiguous(
  { about, choices }: Problem & { type: 'ambiguous' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const metric = filled('{sessions}', views);
  switch (about) {
    case 'where_from':
      return {
        headline: () => sentence`By what should it be told where visits come from?`,
        asksBack: true,
        choices,
      };
    case 'not_analysed':
      return {
        headline: () => sentence`This week was not analysed yet, so no findings can be told of it.`,
        explanation: () => sentence`Generate its insights, or ask for its numbers.`,
        asksBack: false,
        choices: asChoices([`${metric} last week vs the week before`, `why did ${metric} change last week?`]),
      };
    case 'brand_terms':
      return {
        headline: () => sentence`Which words are the brand's is not known yet.`,
        explanation: () =>
          sentence`Analyze the site at its source, or name the word: queries containing "…".`,
        asksBack: false,
        choices: asChoices(['top queries last month']),
      };
    case 'share_of_rate':
      return {
        headline: () => sentence`A rate has no parts that add up, so there is no share of it.`,
        asksBack: true,
        choices: asChoices([`share of ${metric} by channel last week`, `${metric} by channel last week`]),
      };
    case 'share_of_what':
      return {
        headline: () => sentence`Whose share is asked for?`,
        asksBack: true,
        choices: asChoices([
          `share of ${metric} by channel last week`,
          `share of ${metric} by device last week`,
          `share of ${metric} by country last week`,
        ]),
      };
    case 'average_by':
      return {
        headline: () => sentence`An average over what?`,
        asksBack: true,
        choices: asChoices([`average ${metric} per day last month`, `${metric} by channel last month`]),
      };
    case 'median_of_rate':
      return {
        headline: () =>
          sentence`There is no median of a rate here: single visits and orders are not in the data.`,
        asksBack: true,
        choices: asChoices([`median ${metric} per day last month`, `average order value last month`]),
      };
    case 'date_order':
      return {
        headline: () => sentence`Which comes first in these dates, the day or the month?`,
        asksBack: true,
        choices,
      };
    case 'spend_per_what':
      return {
        headline: () => sentence`What they spend on each order, or on each visit?`,
        asksBack: true,
        choices,
      };
    case 'move_of_rate':
      return {
        headline: () => sentence`A rate is a percentage itself: is the limit one of its points?`,
        explanation: () =>
          sentence`Name the points (“by more than two percentage points”), or take all changes.`,
        asksBack: true,
        choices: asChoices([`which channels gained the most ${metric} last month`]),
      };
    case 'rolling':
      return {
        headline: () => sentence`A rolling mean is made of one number over one period.`,
        asksBack: true,
        choices: asChoices([
          `rolling average of ${metric} over the last 90 days`,
          `${metric} per week over the last 8 weeks`,
        ]),
      };
    case 'left_out_of_what':
      return {
        headline: () => sentence`The largest of what is to be left out?`,
        asksBack: true,
        choices: asChoices([
          `${metric} without the top 3 channels last month`,
          `${metric} without the top 3 countries last month`,
        ]),
      };
    case 'course_of_two':
      return {
        headline: () => sentence`Two periods are laid over each other for one number at a time.`,
        asksBack: true,
        choices: asChoices([`${metric} last month vs the month before`, `${metric} per day last month`]),
      };
    case 'both_brands':
      return {
        headline: () =>
          sentence`The brand's queries and all others are laid side by side over one period, as they are.`,
        asksBack: true,
        choices: asChoices([
          'brand vs non-brand clicks last month',
          'branded share of clicks last month',
          'brand clicks last month',
          'non-brand clicks last month',
        ]),
      };
    case 'versus_what':
      return {
        headline: () => sentence`What is to be compared with it?`,
        asksBack: true,
        choices: asChoices(choices.map(({ question: one }) => one.replace('{metric}', metric))),
      };
    case 'two_rankings':
      return {
        headline: () => sentence`One ranking at a time: the highest of one thing or the lowest of another.`,
        asksBack: true,
        choices: asChoices([
          `top channels by ${metric} last month`,
          `bottom channels by ${metric} last month`,
        ]),
      };
    case 'limit_of_change':
      return {
        headline: () =>
          sentence`How far something moved is read of parts of the site between two periods: of which parts?`,
        asksBack: true,
        choices: asChoices([
          `which channels gained the most ${metric} last month`,
          `which channels lost the most ${metric} last month`,
        ]),
      };
    case 'limit_of_what':
      return {
        headline: () => sentence`Which rows is the limit for: days, or parts of the site?`,
        asksBack: true,
        choices: asChoices([`${metric} per day last month`, `${metric} by channel last month`]),
      };
    case 'rank_within':
      return {
        headline: () =>
          sentence`One ranking at a time: a ranking within each part is not made in one answer.`,
        asksBack: true,
        choices: asChoices([
          `${metric} by channel and country last month`,
          `top 10 countries by ${metric} last month`,
        ]),
      };
    default:
      return {
        headline: () => sentence`This can be read in more than one way.`,
        asksBack: true,
        choices: choices.length > 0 ? choices : examples,
      };
  }
}
