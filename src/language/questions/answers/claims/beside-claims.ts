import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { listed } from '../../wording/say.ts';
import { joined } from '../joined.ts';
import type { Decided } from '../telling/draft.ts';

/** A claim that was decided, and whether that is as the question took it to be. */
export interface DecidedClaim {
  readonly draft: AnswerDraft;
  readonly decided: Decided;
  readonly isAsAsked: boolean;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** More than these are not told at once. */
export const MOST_CLAIMS = PLACES.length;

/** Several claims as one answer: what holds of all of them, then each with its own numbers. */
export function besideClaims(claims: readonly DecidedClaim[]): AnswerDraft {
  const parts = claims.map(({ draft, decided }, at) => ({
    draft,
    headline: decided.headline,
    name: `claim_${PLACES[at] ?? ''}`,
  }));
  return joined(
    parts,
    (headlines) => sentence`${verdictOf(claims)} ${join(headlines.map(withoutStop), '; ')}.`,
  );
}

/** "Yes, both:", "No, only the first:", "No, neither:" */
function verdictOf(claims: readonly DecidedClaim[]): BoundText {
  const isOfTwo = claims.length === 2;
  const so = claims.flatMap(({ isAsAsked }, at) => (isAsAsked ? [sentence`the ${PLACES[at] ?? ''}`] : []));
  if (so.length === claims.length) return isOfTwo ? sentence`Yes, both:` : sentence`Yes, all of them:`;
  if (so.length === 0) return isOfTwo ? sentence`No, neither:` : sentence`No, none of them:`;
  return sentence`No, only ${listed(so, ' and ')}:`;
}

const withoutStop = (text: BoundText): BoundText => ({ ...text, text: text.text.replace(/\.$/, '') });
