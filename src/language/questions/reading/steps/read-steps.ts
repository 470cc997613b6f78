import type { AssembleOptions } from '../assembling/assemble-options.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import { askOneFirst } from './ask-one-first.ts';
import { readBestDays } from './read-best-days.ts';
import { readBestDaysOfName } from './read-best-days-of-name.ts';
import { readMeanOfBest } from './read-mean-of-best.ts';
import { readPlaceOfTime } from './read-place-of-time.ts';
import { readRuns } from './read-runs.ts';
import { readShareOfTime } from './read-share-of-time.ts';
import { readTwoSteps } from './read-two-steps.ts';
import { readUnitsOfEach } from './read-units-of-each.ts';

/** Questions in two steps, or of something that is counted within another. */
export function readSteps(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  askOneFirst(marks);
  return (
    readShareOfTime(marks, options) ??
    readRuns(marks, options) ??
    readPlaceOfTime(marks, options) ??
    readMeanOfBest(marks, options) ??
    readTwoSteps(marks, options) ??
    readUnitsOfEach(marks, options) ??
    readBestDaysOfName(marks, options) ??
    readBestDays(marks, options)
  );
}
