import type { AnswerTable } from '#src/shared/answer.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Settled } from '../settling/settled.ts';

/**
 * What was asked for and is on no table of the answer: a metric that another took the place of, a kind of parts that the
 * numbers are not split by.
 */
export function refuseHidden({ asked, reading, view }: Settled, tables: readonly AnswerTable[]): void {
  const told = tables
    .flatMap(({ columns, rows, title }) => [title, ...columns, ...rows.map(([first]) => first)])
    .filter((text) => typeof text === 'string')
    .map((text) => text.toLowerCase());
  const isTold = (label: string): boolean => told.some((text) => text.includes(label.toLowerCase()));
  // Of an overview nobody named the metrics; those without data are left out
  const isMetricHidden =
    asked.length > 1 &&
    reading.intent !== 'overview' &&
    asked.some(({ label, noun }) => !isTold(label) && !isTold(noun));
  // The share of the top three together names none of them, nor does how many there are
  const isDimensionHidden =
    reading.shape !== 'share' &&
    !(reading.shape === 'count' && reading.dimensions.length === 1) &&
    reading.dimensions.some((dimension) => !isTold(view.labelOf(dimension)));
  if (isMetricHidden || isDimensionHidden) throw askedBack('not_at_once');
}
