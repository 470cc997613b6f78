import type { Grain, Range, RawSite, Where } from './raw-site.ts';

export type Cell = string | number;

/**
 * What a right answer holds: the rows of its first table, in order, each with at least these cells (an answer may show
 * more beside them, a share or a change); or that no number is given (`refused`: said why, or asked back), or that
 * findings are told.
 */
export type Want = ((site: RawSite) => readonly (readonly Cell[])[]) | 'refused' | 'asked back' | 'told';

export interface Question {
  readonly ask: string;
  readonly want: Want;
  /** The questions before it, of which it is a follow-up. */
  readonly after?: readonly string[];
}

/** The one number of a question. */
export const total =
  (metric: string, range: Range, where?: Where): Want =>
  (site) => [[site.sum(metric, range, where)]];

export const totals =
  (metrics: readonly string[], range: Range, where?: Where): Want =>
  (site) => [metrics.map((metric) => site.sum(metric, range, where))];

export const by =
  (dimension: string, metrics: string | readonly string[], range: Range, where?: Where): Want =>
  (site) =>
    site.by(dimension, listed(metrics), range, where);

export const top =
  (
    count: number,
    dimension: string,
    metrics: string | readonly string[],
    range: Range,
    where?: Where,
  ): Want =>
  (site) =>
    site.by(dimension, listed(metrics), range, where).slice(0, count);

export const bottom =
  (count: number, dimension: string, metric: string, range: Range, where?: Where): Want =>
  (site) =>
    site
      .by(dimension, [metric], range, where)
      .sort((a, b) => (a[1] as number) - (b[1] as number) || (String(a[0]) < String(b[0]) ? -1 : 1))
      .slice(0, count);

export const per =
  (grain: Grain, metrics: string | readonly string[], range: Range, where?: Where): Want =>
  (site) =>
    site.per(grain, listed(metrics), range, where);

/** One metric in two periods, the newer first. */
export const against =
  (metric: string, now: Range, before: Range, where?: Where): Want =>
  (site) => [[site.sum(metric, now, where), site.sum(metric, before, where)]];

/** Each member's value in both periods, in the order given by `order`. */
export const changes =
  (
    dimension: string,
    metric: string,
    now: Range,
    before: Range,
    order: 'most gained' | 'most lost' | 'largest',
    count: number,
    where?: Where,
  ): Want =>
  (site) =>
    site.changes(dimension, metric, now, before, order, where).slice(0, count);

export const share =
  (metric: string, range: Range, part: Where, whole?: Where): Want =>
  (site) => [[site.sum(metric, range, { ...whole, ...part }) / site.sum(metric, range, whole)]];

export const shares =
  (dimension: string, metric: string, range: Range, where?: Where): Want =>
  (site) =>
    site
      .by(dimension, [metric], range, where)
      .map(([member, value]) => [
        member as Cell,
        value as Cell,
        (value as number) / site.sum(metric, range, where),
      ]);

const listed = (metrics: string | readonly string[]): readonly string[] =>
  typeof metrics === 'string' ? [metrics] : metrics;
