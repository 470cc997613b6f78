import { plainCounts } from './event-counts.ts';
import type { SourceView } from './source-view.ts';

const CAME =
  /^(?:admissions?|entries|entrances|visits|check_?ins|arrivals|attend(?:ed|ances?)|passengers_carried|boardings|footfall)$/i;

/** How many came: admissions, those who attended. */
export const whoCame = (view: SourceView): string | undefined =>
  plainCounts(view).find((column) => CAME.test(column));
