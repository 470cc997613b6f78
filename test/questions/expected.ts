import type { Range, RawSite, Where } from './raw-site.ts';

/** Any member but these. */
export const not =
  (...names: string[]) =>
  (member: string) =>
    !names.includes(member);

/** One number of each of several members. */
export const members =
  (dimension: string, names: readonly string[], metric: string, range: Range, where: Where = {}) =>
  (site: RawSite) =>
    names.map((name) => [name, site.sum(metric, range, { ...where, [dimension]: name })]);

/** A mean over the parts of a period. */
export const mean =
  (metric: string, range: Range, parts: number, where: Where = {}) =>
  (site: RawSite) => [[site.sum(metric, range, where) / parts]];

/** The largest or smallest days, weeks or months. */
export const extreme =
  (
    grain: 'day' | 'week' | 'month',
    metric: string,
    range: Range,
    sign: 1 | -1,
    count = 1,
    where: Where = {},
  ) =>
  (site: RawSite) =>
    site
      .per(grain, [metric], range, where)
      .sort((a, b) => sign * ((b[1] as number) - (a[1] as number)))
      .slice(0, count);

/** One metric over another by a dimension, the largest first. */
export const quotient =
  (dimension: string, over: string, under: string, range: Range, where: Where = {}) =>
  (site: RawSite) =>
    site
      .by(dimension, [over, under], range, where)
      .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
      .sort((a, b) => b[1] - a[1]);
