import { plainCounts } from './event-counts.ts';
import { isHeadCount } from './is-of-persons.ts';
import type { SourceView } from './source-view.ts';

const CAME =
  /^(?:admissions?|entries|entrances|visits|check_?ins|arrivals|attend(?:ed|ances?)|passengers_carried|boardings|footfall)$/i;

/** How many came: admissions, those who attended, the heads of a file that counts nothing else so. */
export function whoCame(view: SourceView): string | undefined {
  const counts = plainCounts(view);
  return counts.find((column) => CAME.test(column)) ?? counts.find((column) => isHeadCount(view, column));
}
