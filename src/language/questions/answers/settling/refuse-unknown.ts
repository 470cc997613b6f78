import type { Fetched } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { daysWithData } from '../telling/notes.ts';
import type { Settled } from './settled.ts';

/** Of days that are all unknown nobody can count who had any, or which of them lie within a limit: none is no answer. */
export function refuseUnknown({ view, period }: Settled, { missing }: Fetched): void {
  const { from, to } = period;
  if (daysWithData(view, period, missing) === 0)
    throw new NotAnswerable({ type: 'no_data', from, to, sourceId: view.source.id });
}
