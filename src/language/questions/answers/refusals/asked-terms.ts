import { askMetric, metricLabel } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../../reading/mark.ts';
import { capitalized, filled } from './problem-words.ts';

/** What of a question was understood, though the whole was not: what is offered instead speaks of the same. */
export interface AskedTerms {
  readonly metric: string | undefined;
  readonly dimension: string | undefined;
  readonly name: string | undefined;
  readonly time: string | undefined;
}

export function askedTerms(marks: readonly Mark[], views: readonly SourceView[]): AskedTerms {
  const metric = marks.find(
    (mark) => mark.type === 'metric' && views.some((view) => askMetric(view, mark.metric) !== undefined),
  );
  const dimension = marks.flatMap((mark) =>
    mark.type === 'dimension'
      ? mark.dimensions.flatMap((name) => labelIn(name, views) ?? []).slice(0, 1)
      : [],
  )[0];
  const times = marks.filter(({ type }) => type === 'time');
  const names = marks.filter(({ type }) => type === 'members');
  return {
    metric: metric?.type === 'metric' ? metricLabel(metric.metric).toLowerCase() : undefined,
    dimension,
    name: names.length === 1 ? names[0]?.said : undefined,
    time: times.length === 1 ? whenSaid(times[0]?.said ?? '') : undefined,
  };
}

function labelIn(name: string, views: readonly SourceView[]): string | undefined {
  const view = views.find((one) => one.dimensionOf(name) !== undefined);
  const column = view?.dimensionOf(name);
  return column === undefined ? undefined : view?.labelOf(column).toLowerCase();
}

const whenSaid = (said: string): string =>
  /^(?:last|this|past|previous|yesterday|today|since|in |on |from |over |during )/i.test(said)
    ? said
    : `in ${said}`;

/** A question of ours with the number, the parts and the days that were asked for in the place of the usual ones. */
export function inTerms(question: string, terms: AskedTerms, views: readonly SourceView[]): string {
  const usual = filled('{sessions}', views);
  const { metric, dimension, time } = terms;
  const isCompared = /\bvs\b|\bover the last\b/i.test(question);
  let said = question;
  if (metric !== undefined && usual !== '') said = said.replace(new RegExp(`\\b${usual}\\b`, 'i'), metric);
  if (dimension !== undefined) said = said.replace(/\bby channel\b/i, `by ${dimension}`);
  if (time !== undefined && !isCompared) said = said.replace(/\blast (?:week|month)\b/i, time);
  return capitalized(said);
}

/** In the place of what anybody may ask: what says the same number, the same parts, the same name. */
export function relatedQuestions(terms: AskedTerms, views: readonly SourceView[]): readonly string[] {
  const { dimension, name, time } = terms;
  if (terms.metric === undefined && dimension === undefined && name === undefined) return [];
  const metric = terms.metric ?? filled('{sessions}', views);
  const when = time ?? 'last month';
  return [
    ...(name === undefined ? [] : [`${metric} from ${name} ${when}`]),
    ...(dimension === undefined ? [] : [`${metric} by ${dimension} ${when}`]),
    ...(terms.metric === undefined ? [] : [`${metric} ${when}`]),
    `${metric} over the last 8 weeks`,
  ].map(capitalized);
}
