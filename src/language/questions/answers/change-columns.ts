import type { Period } from '../dates/period.ts';
import { periodTitle } from '../wording/say.ts';
import type { Column } from './draft.ts';

export const changeColumns = (unit: Column['format'], now: Period, before: Period): Column[] => [
  { title: periodTitle(now), format: unit },
  { title: periodTitle(before), format: unit },
  { title: 'Change', format: unit === 'fraction' ? 'points' : unit },
  { title: 'Change in %', format: 'fraction' },
];
