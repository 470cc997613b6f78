import { plural } from '../../../plural.ts';
import type { Settled } from '../settling/settled.ts';

/** What the members of a dimension are called together, in the middle of a sentence: "countries". */
export function namesOf(dimension: string, { view }: Pick<Settled, 'view'>): string {
  const label = view.labelOf(dimension).toLowerCase();
  if (label === 'new or returning') return 'kinds of visitors';
  return plural(label);
}
