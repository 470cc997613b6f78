import type { FeedbackReason } from '../card-feedback.ts';

/** Why a card was of no use, in the words of its buttons. */
export const reasonWords: Record<FeedbackReason, string> = {
  known: 'I knew this',
  not_important: 'Not important',
  wrong: 'Looks wrong',
  unclear: 'Unclear',
};

/** In the order of their buttons; the schema itself would bring its whole library to the browser. */
export const reasons = ['known', 'not_important', 'wrong', 'unclear'] as const satisfies FeedbackReason[];

/** What a reason does; said when it was chosen. */
export const reasonEffect: Record<FeedbackReason, string> = {
  known: 'Later changes of the same metric and segment stand lower in your lists for twelve weeks.',
  not_important: 'Later changes of the same metric and segment stand lower in your lists for twelve weeks.',
  wrong: 'Kept with this card. Look at its query and rows, and run it again.',
  unclear: 'Kept with this card. It changes no order.',
};
