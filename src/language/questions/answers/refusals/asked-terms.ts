import { plural } from '../../../plural.ts';
import { askMetric, metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { lengthOf } from '../../dates/period.ts';
import type { Mark } from '../../reading/mark.ts';
import { capitalized } from '../../text/capitalized.ts';
import { nearNumber } from './near-number.ts';
import { filled } from './problem-words.ts';

/** What of a question was understood, though the whole was not: what is offered instead speaks of the same. */
export interface AskedTerms {
  readonly metric: string | undefined;
  readonly dimension: string | undefined;
  readonly name: string | undefined;
  /** Several of them, of which the data may hold no table together. */
  readonly names?: readonly string[];
  readonly time: string | undefined;
}

export function askedTerms(marks: readonly Mark[], views: readonly SourceView[]): AskedTerms {
  const metrics = marks.flatMap((mark) => (mark.type === 'metric' ? mark.metric : []));
  const told = metrics.find((metric) => views.some((view) => askMetric(view, metric) !== undefined));
  const near = metrics.flatMap((metric) => nearNumber(metric, views) ?? [])[0];
  const dimension = marks.flatMap((mark) =>
    mark.type === 'dimension'
      ? mark.dimensions.flatMap((name) => labelIn(name, views) ?? []).slice(0, 1)
      : [],
  )[0];
  const times = marks.filter((mark) => mark.type === 'time');
  const names = marks.filter(({ type }) => type === 'members');
  return {
    metric: told === undefined ? near : metricLabelIn(views, told).toLowerCase(),
    dimension,
    name: names.length === 1 ? names[0]?.said : undefined,
    names: names.map(({ said }) => said),
    // "A year earlier" is no time by itself
    time:
      times.length === 1 && times[0] && times[0].time.type !== 'relative' ? whenSaid(times[0]) : undefined,
  };
}

function labelIn(name: string, views: readonly SourceView[]): string | undefined {
  const view = views.find((one) => one.dimensionOf(name) !== undefined);
  const column = view?.dimensionOf(name);
  return column === undefined ? undefined : view?.labelOf(column).toLowerCase();
}

/** Words that stand behind a number as they are: "sessions yesterday", "sessions since March". */
const SAID_ALONE =
  /^(?:last|this|past|previous|current|yesterday|today|since|until|till|before|after|between|in|on|from|over|during|within|for|at|of|year to date|month to date|ytd|mtd|qtd)\b|\bago$/i;

function whenSaid({ said, time }: Extract<Mark, { type: 'time' }>): string {
  const period = time.type === 'period' ? time.period : undefined;
  if (period?.reading === 'all_data') return 'in total';
  if (/^(?:last|past|previous)\s+(?:\d|few|couple)/i.test(said)) return `in the ${said}`;
  if (SAID_ALONE.test(said)) return said;
  if (/\s(?:to|until|till|through|thru|-|–)\s/i.test(said)) return `from ${said}`;
  const isDay = time.type === 'weekdays' || (period !== undefined && lengthOf(period) === 1);
  return `${isDay ? 'on' : 'in'} ${said}`;
}

/** A question of ours with the number, the parts and the days that were asked for in the place of the usual ones. */
export function inTerms(question: string, terms: AskedTerms, views: readonly SourceView[]): string {
  const usual = filled('{sessions}', views);
  const { metric, dimension, time } = terms;
  const isCompared = /\bvs\b|\bover the last\b/i.test(question);
  let said = question;
  // "At least 100 sessions" limits them by sessions, whatever is asked of them
  if (metric !== undefined && usual !== '')
    said = said.replace(new RegExp(`(?<!\\d )\\b${usual}\\b`, 'i'), metric);
  if (dimension !== undefined)
    said = said
      .replace(/\bby channel\b/i, `by ${dimension}`)
      .replace(/\b(top|bottom)( \d+)? (?:channels|countries)\b(?! per )/i, `$1$2 ${plural(dimension)}`);
  if (time !== undefined && !isCompared) said = said.replace(/\blast (?:week|month)\b/i, time);
  return capitalized(said);
}

/** Each in a question of its own. */
const MOST_NAMES = 2;

/** In the place of what anybody may ask: what says the same number, the same parts, the same name. */
export function relatedQuestions(terms: AskedTerms, views: readonly SourceView[]): readonly string[] {
  const { dimension, name, time, names = [] } = terms;
  const isBare = terms.metric === undefined && dimension === undefined && name === undefined;
  const metric = terms.metric ?? filled('{sessions}', views);
  if (isBare && names.length === 0)
    return time === undefined || metric === ''
      ? []
      : [`${metric} ${time}`, `how did we do ${time}`].map(capitalized);
  const when = time ?? 'last month';
  const each = name === undefined ? names : [name];
  return [
    ...each.slice(0, MOST_NAMES).map((one) => `${metric} from ${one} ${when}`),
    ...(dimension === undefined ? [] : [`${metric} by ${dimension} ${when}`]),
    ...(terms.metric === undefined ? [] : [`${metric} ${when}`]),
    `${metric} over the last 8 weeks`,
  ].map(capitalized);
}
