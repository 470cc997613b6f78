import { keptByContext } from './kept-by-context.ts';
import { readQuestion } from './read-question.ts';

/** Of so many texts the readings are kept: a few are offered, of many that are tried. */
export const MOST_OFFERED = 40;

/** The reading of a question that is offered, which is chosen by it, put in order by it, and tried whether it is answered. */
export const readOnce = keptByContext(readQuestion, MOST_OFFERED);
