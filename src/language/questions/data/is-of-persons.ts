import type { AskMetric } from './asked-metric.ts';
import type { SourceView } from './source-view.ts';

/**
 * Columns that count who came: of two days, or of two rows of one day, they add up to more than there were. Everybody is new once,
 * and passengers, guests and attendees are counted as often as they come.
 */
const PERSONS =
  /(?<!(?:^|_)new_?)(?:^|_|(?<=\p{Ll}))(?:users|visitors|persons|people|riders|borrowers|donors|customers|clients|readers|listeners|viewers|players|patients|students|learners|renters|shoppers|buyers)$/iu;

export const isNamedAsPersons = (column: string): boolean => PERSONS.test(column);

/** Those of a file that its own rows tell to be heads that are counted each time: more of them than of anything that they took part in. */
export const isHeadCount = ({ source: { headCounts = [] } }: SourceView, column: string): boolean =>
  headCounts.includes(column);

export const isOfPersons = (view: SourceView, column: string): boolean =>
  isNamedAsPersons(column) && !isHeadCount(view, column);

/** A count of them, of which no sum over several days is told. */
export const countsPersons = ({ kind, columns }: AskMetric, view: SourceView): boolean =>
  kind === 'additive' && columns.some((column) => isOfPersons(view, column));
