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

/** Shares of rows stand by their share; those that have less than a hundredth of all come behind the others. */
export function inOrderOfShare<Row extends readonly unknown[]>(
  rows: readonly { readonly whole: number; readonly share: number; readonly row: Row }[],
): Row[] {
  const total = rows.reduce((sum, { whole }) => sum + whole, 0);
  const isFew = ({ whole }: { readonly whole: number }): number => (whole >= total / 100 ? 0 : 1);
  return rows
    .toSorted(
      (a, b) => isFew(a) - isFew(b) || b.share - a.share || (String(a.row[0]) < String(b.row[0]) ? -1 : 1),
    )
    .map(({ row }) => row);
}
