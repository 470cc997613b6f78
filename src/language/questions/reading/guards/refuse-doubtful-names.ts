import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import { refuseNameOfTwoColumns } from './refuse-name-of-two-columns.ts';
import { refuseNameOrTime } from './refuse-name-or-time.ts';

/** Names that another column has, too, or that are a time. */
export function refuseDoubtfulNames(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  refuseNameOfTwoColumns(marks, reading, view);
  refuseNameOrTime(marks, view);
}
