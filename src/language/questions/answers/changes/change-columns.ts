import type { Period } from '../../dates/period.ts';
import { periodTitle } from '../../wording/say.ts';
import type { Column } from '../telling/draft.ts';

/**
 * @param unit of the metric; `text` where each row is another one, with formats of its own
 * @param isPerDay the two are of unlike length, so that a day of each is held against one of the other
 */
export const changeColumns = (
  unit: Column['format'],
  now: Period,
  before: Period,
  isPerDay = false,
): Column[] => [
  { title: periodTitle(now), format: unit },
  { title: periodTitle(before), format: unit },
  changeColumn(isPerDay ? 'Change per day' : 'Change', unit),
  { ...relativeColumn(isPerDay ? 'Change per day in %' : 'Change in %'), isAfterChange: true },
];

/** A tenth of a rank means nothing as a part of the rank before: positions move by places. */
export const withoutPercent = <Row>(columns: readonly Row[], at: number): Row[] =>
  columns.filter((_, place) => place !== at);

/** A difference of two values of a metric, written with its sign. */
export const changeColumn = (title: string, unit: Column['format']): Column => ({
  title,
  format: changeFormat(unit),
  isChange: true,
});

/** A difference as a part of what was before, with its sign too. */
export const relativeColumn = (title: string): Column => ({ title, format: 'fraction', isChange: true });

const changeFormat = (unit: Column['format']): Column['format'] => {
  if (unit === 'fraction') return 'points';
  return unit === 'text' ? 'change' : unit;
};
