import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Settled } from '../settling/settled.ts';
import type { Lead } from '../telling/draft.ts';
import { yesIf } from '../telling/told-verdict.ts';

/** One of two numbers that are asked about: what it did, in words, and whether that is what the question says of it. */
export interface OneMove {
  readonly figures: BoundText;
  readonly isAsAsked: boolean | null;
}

/** "Did impressions go up but clicks go down?", "did both go up?": one answer is of both, whatever the first of them did. */
export const asksOfBoth = ({ reading, asked, yearAgo }: Settled): boolean =>
  reading.intent === 'numbers' &&
  reading.isYesNo &&
  reading.asks !== null &&
  asked.length === 2 &&
  yearAgo === null;

/** "14,098 impressions …: 11.3 % more; 619 clicks …: 3.5 % more." */
export function bothMoves(first: OneMove, second: OneMove): Lead {
  const headline = sentence`${first.figures}; ${second.figures}.`;
  const [isFirst, isSecond] = [first.isAsAsked, second.isAsAsked];
  if (isFirst === null || isSecond === null) return { headline };
  return { headline, verdict: isFirst === isSecond ? yesIf(isFirst) : sentence`Not both:` };
}
