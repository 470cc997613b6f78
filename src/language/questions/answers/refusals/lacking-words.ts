import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { plural } from '../../../plural.ts';
import { askMetric, metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isWholeWeek } from '../../dates/period.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { Problem } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { longDay } from '../../wording/say.ts';
import { asChoices, type Choices, filled, type Name, type Words, wordsOnly } from './problem-words.ts';
import { sayWhole } from './whole-questions.ts';

export function availableWords(views: readonly SourceView[]): BoundText {
  const metrics = [
    ...new Set(views.flatMap((view) => view.metricColumns.map((column) => view.metricOf(column).label))),
  ];
  const dimensions = [
    ...new Set(views.flatMap((view) => view.dimensionColumns.map((column) => view.labelOf(column)))),
  ];
  return {
    text: wordsOnly(
      `There are ${listed(metrics) || 'no metrics'}${dimensions.length > 0 ? `, by ${listed(dimensions)}` : ''}.`,
    ),
    bindings: [],
  };
}

/** A file may have a thousand columns; a source's own are all told. */
const MOST_TOLD = 60;

const listed = (names: readonly string[]): string =>
  [...names.slice(0, MOST_TOLD), ...(names.length > MOST_TOLD ? ['and others'] : [])]
    .join(', ')
    .toLowerCase();

/** The question by what the data are split by, in the place of what they are not. */
export function othersInPlace(said: string, question: string, views: readonly SourceView[]): Choices {
  const at = question.toLowerCase().indexOf(said.toLowerCase());
  if (at < 0) return [];
  const isMany = /s$/i.test(said);
  const labels = views.flatMap((view) => view.dimensionColumns.map((column) => view.labelOf(column)));
  const inPlace = (label: string): string =>
    `${question.slice(0, at)}${isMany ? plural(label.toLowerCase()) : label.toLowerCase()}${question.slice(at + said.length)}`;
  return asChoices([...new Set(labels)].map(inPlace));
}

export function notTogether(
  { metrics, dimensions, sourceId }: Problem & { type: 'not_together' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const view = views.find(({ source }) => source.id === sourceId);
  const label = (dimension: string) => view?.labelOf(dimension).toLowerCase() ?? dimension;
  const metric =
    metrics[0] !== undefined ? metricLabelIn(views, metrics[0]).toLowerCase() : filled('{sessions}', views);
  const single = view
    ? dimensions.filter((dimension) =>
        view.has(askMetric(view, metrics[0] ?? 'sessions')?.columns ?? [], [dimension]),
      )
    : [];
  return {
    headline: () =>
      dimensions.length === 0
        ? sentence`No report counts both parts of ${wordsOnly(metric)}.`
        : sentence`No report counts ${wordsOnly(metric)} by ${wordsOnly(dimensions.map(label).join(' and '))} together.`,
    explanation: () => sentence`The source gives each of them by itself; joining them would be a guess.`,
    asksBack: false,
    choices:
      single.length > 0
        ? asChoices(single.map((dimension) => `${metric} by ${label(dimension)} last week`))
        : examples,
  };
}

export function usersWords(
  { metric, isAdded, isOfDays = false, reading }: Problem & { type: 'users' },
  views: readonly SourceView[],
  context: QuestionContext,
): Words {
  const hasSessions = views.some((view) => askMetric(view, 'sessions') !== undefined);
  const view = views.find(({ source }) => source.id === reading.sourceId);
  const isWeekly =
    view?.source.reports.some(({ grain, metrics }) => grain === 'week' && metrics.includes('users')) ?? false;
  const period = reading.periods[0];
  const range = period === undefined ? 'last week' : periodAsked(period);
  const weekly =
    period === undefined
      ? 'per week over the last 8 weeks'
      : isWholeWeek(period)
        ? range
        : `per week ${range}`;
  const by =
    reading.dimensions[0] !== undefined && view
      ? ` by ${view.labelOf(reading.dimensions[0]).toLowerCase()}`
      : '';
  const others = reading.metrics
    .map((id) => metricLabelIn(views, id).toLowerCase())
    .filter((label) => isOfDays && label !== metric.toLowerCase());
  return {
    headline: () =>
      isAdded
        ? sentence`${wordsOnly(metric)} are counted for whole weeks of the whole site only.`
        : isOfDays
          ? sentence`${wordsOnly(metric)} of several days cannot be added up: who came twice would count twice.`
          : sentence`${wordsOnly(metric)} cannot be added up: who came twice would count twice.`,
    explanation: () =>
      isAdded
        ? sentence`The source has no report on them by day, or by part of the site.`
        : isWeekly
          ? sentence`The source counts them for whole weeks of the whole site only. Over other days, or over parts of the site, no sum of them means anything.`
          : isOfDays
            ? sentence`The data count them day by day, and do not tell whether those of one day came on another. The average day, and each day by itself, can be told.`
            : sentence`The data hold them row by row, and no sum of those rows means anything.`,
    asksBack: false,
    choices: asChoices([
      ...(isOfDays && view && reading.filters.length + (reading.each === null ? 0 : 1) > 0
        ? byDays(reading, view, context)
        : []),
      ...(isOfDays
        ? [`average ${metric.toLowerCase()} per day${by} ${range}`, `${metric.toLowerCase()} by day ${range}`]
        : []),
      ...(isWeekly ? [`${metric.toLowerCase()} ${weekly}`] : []),
      ...(others.length > 0
        ? [`${others.join(' and ')}${by} ${range}`]
        : hasSessions
          ? [`sessions${by} ${range}`]
          : []),
    ]),
  };
}

/** The same, of those who are named, for an average day and day by day. */
const byDays = (reading: Reading, view: SourceView, context: QuestionContext): readonly string[] =>
  (['average', 'value'] as const).flatMap(
    (shape) => sayWhole({ ...reading, shape, grain: 'day', limits: [] }, view, context) ?? [],
  );

export function noData(
  { from, to, sourceId, own }: Problem & { type: 'no_data' },
  _question: string,
  views: readonly SourceView[],
): Words {
  const source = views.find((view) => view.source.id === sourceId)?.source;
  const { firstDay: begin = null, lastDay = null } = source ?? {};
  const firstDay = own?.firstDay ?? begin;
  // "By channel" is told from a report of its own, which may begin after the totals do
  const by = begin !== null && firstDay !== null && firstDay > begin ? (own?.by ?? []) : [];
  const split = by.map((label) => label.toLowerCase()).join(' and ');
  return {
    headline: (name) =>
      by.length > 0
        ? sentence`There are no data by ${split} ${daysOf(name, from, to)}.`
        : firstDay !== null && lastDay !== null && from >= firstDay && to <= lastDay
          ? sentence`Nothing of what is asked for is known ${daysOf(name, from, to)}.`
          : from === to
            ? sentence`There are no data for ${dated(name, from)}.`
            : sentence`There are no data from ${dated(name, from)} to ${dated(name, to)}.`,
    explanation: (name) =>
      firstDay === null || lastDay === null
        ? sentence``
        : by.length > 0 && begin !== null
          ? sentence`The report by ${split} begins on ${dated(name, firstDay)}, the site’s totals on ${dated(name, begin)}. Missing is not zero.`
          : sentence`The data run from ${dated(name, firstDay)} to ${dated(name, lastDay)}. Missing is not zero.`,
    asksBack: false,
    choices: asChoices([
      ...(from === to && lastDay !== null && from > lastDay ? [filled('{sessions} yesterday', views)] : []),
      ...(by.length > 0 && firstDay !== null ? [firstDaysFrom(firstDay, from, to), 'last week'] : []).map(
        (when) => filled(`{sessions} by ${split} ${when}`, views),
      ),
      filled('{sessions} last week', views),
      filled('{sessions} last month', views),
    ]),
  };
}

/** As many days as were asked for, the first that there are. */
function firstDaysFrom(first: Day, from: string, to: string): string {
  const last = addDays(first, daysFrom(from as Day, to as Day).length - 1);
  const when = first === last ? `on ${longDay(first)}` : `from ${longDay(first)} to ${longDay(last)}`;
  return when.replaceAll('\u00a0', ' ');
}

const daysOf = (name: Name, from: string, to: string): BoundText =>
  from === to ? sentence`on ${dated(name, from)}` : sentence`from ${dated(name, from)} to ${dated(name, to)}`;

export function dated(name: Name, day: string): BoundText {
  const text = longDay(day as Day);
  return { text, bindings: name(day).bindings.map((binding) => ({ ...binding, text })) };
}
