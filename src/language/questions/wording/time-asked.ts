import type { Mark } from '../reading/mark.ts';
import { periodAsked } from './as-question-when.ts';

/** A time of a question that is offered: "last week", and "in May 2026" or "on May 3, 2026"; empty where no days are named. */
export const timeAsked = (mark: Mark | null | undefined): string =>
  mark?.type === 'time' && mark.time.type === 'period' ? periodAsked(mark.time.period) : '';
